import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { playerIdSchema } from '../../operator-entities.ts';
import { erasureHindrances, exportStates } from '../../operator-privacy.ts';

export const playersData = defineOperation({
  path: '/operate/players/data',
  summary: 'The archives of a player’s data that were asked for, and whether the player can be erased',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ player_id: playerIdSchema }),
  answer: z.object({
    exports: z
      .array(
        z.object({
          export_id: z.uuid(),
          asked_by: z.string(),
          asked_by_me: z.boolean().describe('Only whoever asked downloads it'),
          asked_at: timeSchema,
          state: z.enum(exportStates),
          error: z.string(),
          bytes: z.int().nullable(),
          expires_at: timeSchema.nullable(),
          taken_at: timeSchema.nullable(),
        }),
      )
      .describe('The latest twenty'),
    erasure: z.object({
      hindrance: z
        .enum(erasureHindrances)
        .nullable()
        .describe('What keeps the player from being erased now; null if nothing does'),
      approval_id: z.uuid().nullable().describe('The open request for a second operator'),
      erased_at: timeSchema.nullable(),
    }),
  }),
  refusals: ['playerNotFound'],
});
