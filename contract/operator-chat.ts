import { z } from 'zod';
import { timeSchema } from './fields.ts';
import { playerIdSchema, siteCodeSchema } from './operator-entities.ts';

/** What the console's calls about chats have in common. */

export const chatViewSchema = z.enum(['reported', 'judged', 'all']);
const byWhomSchema = z.object({ at: timeSchema, by: z.string(), why: z.string() });

/** Null where the provider names somebody whom it was never told of, or who has been erased. */
export const chatPlayerFields = {
  player_id: playerIdSchema.nullable(),
  account_id: z.string().nullable(),
};

const saidFields = {
  line_id: z.uuid(),
  ...chatPlayerFields,
  text: z.string(),
  written_at: timeSchema,
  removed: byWhomSchema.nullable(),
};

export const chatLineSchema = z.object({
  ...saidFields,
  provider_code: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  reports: z.int().describe('By how many players it was reported'),
  reported_at: timeSchema.nullable().describe('First'),
  judged: byWhomSchema.nullable().describe('Null while a report is open'),
  mute: z.object({ until: timeSchema.nullable() }).nullable().describe('`until` is null for good'),
  context: z.array(z.object(saidFields)).describe('What was said around it, with the line itself'),
});

/** A chat is of one site's players at one provider. */
export const chatKeyFields = {
  site_code: siteCodeSchema,
  provider_code: z.string().min(1).max(64),
};
/** How long a player is muted. */
export const muteTerms = ['hour', 'day', 'week', 'ever'] as const;
