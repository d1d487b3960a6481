import { z } from 'zod';
import { moneySchema, timeSchema } from './fields.ts';
import { linkSchema } from './site-documents.ts';

/** Campaigns as operators write them. */

export const campaignChannels = ['inbox', 'email', 'sms'] as const;
/** `stopped`: who had not been written to by then never is. */
export const campaignStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;

const days = z.int().min(1).max(3650);
/**
 * Which players are written to: all of what is said must hold. Players who do not accept marketing, are blocked, or take a break
 * are never written to, whatever is said.
 */
export const segmentSchema = z.object({
  level_from: z.int().min(0).max(100).nullable().describe('The lowest VIP level'),
  level_to: z.int().min(0).max(100).nullable().describe('The highest VIP level'),
  played: z
    .object({ did: z.boolean().describe('Whether they played in these days, or did not'), days })
    .nullable(),
  deposited: z
    .object({ did: z.boolean(), days, at_least: moneySchema.nullable().describe('In these days, in all') })
    .nullable(),
  signed_up: z.object({ days }).nullable().describe('Within the last days'),
  language: z.enum(['EN', 'PHP', 'CN']).nullable(),
  tags: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'a tag'))
    .max(10)
    .describe('At least one of these; empty for any'),
});
export type Segment = z.output<typeof segmentSchema>;

function textSchema(most: number) {
  const one = z.string().trim().max(most, `at most ${most} characters`);
  return z.object({ EN: one.min(1, 'a text in English'), PHP: one.default(''), CN: one.default('') });
}

export const campaignDocumentSchema = z.object({
  name: z.string().trim().min(1, 'a name').max(80, 'at most 80 characters').describe('For operators'),
  segment: segmentSchema,
  channels: z.array(z.enum(campaignChannels)).min(1).max(3),
  words: z.object({ title: textSchema(120), body: textSchema(1200) }),
  href: z.union([linkSchema, z.literal('')]).describe('Where the message leads; empty for nowhere'),
});
export type CampaignDocument = z.output<typeof campaignDocumentSchema>;

const counts = {
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  skipped: z
    .int()
    .describe(
      'They had withdrawn their consent or taken a break by then, or the message no longer reached them',
    ),
  waiting: z.int(),
};
export const campaignFiguresSchema = z.object({
  ...counts,
  opened: z.int().describe('Of those in the inbox; of e-mail and SMS it is not known'),
});

export const campaignSchema = z.object({
  campaign_id: z.uuid(),
  campaign: campaignDocumentSchema,
  state: z.enum(campaignStates),
  send_at: timeSchema.nullable(),
  saved_by: z.string(),
  saved_at: timeSchema,
  started_at: timeSchema.nullable(),
  ended_at: timeSchema.nullable(),
  figures: campaignFiguresSchema,
  by_channel: z.array(z.object({ channel: z.enum(campaignChannels), ...counts })),
});
