import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const safetyExclude = defineOperation({
  path: '/operate/safety/exclude',
  summary: 'Exclude a player, here or on every site of the operator where the same person has an account',
  access: 'safety.update',
  scope: 'site',
  stepUp: true,
  audits: 'each',
  subject: 'player',
  request: z.object({
    player_id: playerIdSchema,
    months: z.int().min(6, 'at least 6').max(60, 'at most 60').nullable().describe('Null for no end'),
    everywhere: z
      .boolean()
      .default(false)
      .describe('Also accounts with the same verified phone or e-mail, or the same name and date of birth'),
    reason: reasonSchema,
  }),
  answer: z.object({
    value: z.array(
      z.object({
        player_id: playerIdSchema,
        site_code: z.string(),
        account_id: z.string(),
        excluded: z.boolean().describe('False if a longer exclusion is in force already'),
      }),
    ),
  }),
  refusals: ['playerNotFound', 'exclusionNotShortened'],
});
