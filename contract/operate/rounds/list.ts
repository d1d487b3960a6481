import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { moneySchema, timeSchema } from '../../fields.ts';
import {
  cursorAnswer,
  cursorFields,
  gameKeySchema,
  roundKeySchema,
  roundSchema,
  roundStates,
  siteCodeSchema,
} from '../../operator-entities.ts';

export const roundsList = defineOperation({
  path: '/operate/rounds/list',
  summary: 'Rounds by id, player, game, site, state, time and amount, latest first',
  access: 'rounds.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    site_code: siteCodeSchema.optional(),
    round_id: roundKeySchema.shape.round_id.optional(),
    account_id: z.string().trim().min(1).max(60, 'at most 60 characters').optional(),
    provider_code: gameKeySchema.shape.provider_code.optional(),
    game_code: gameKeySchema.shape.game_code.optional(),
    state: z.enum(roundStates).optional().describe('Open rounds come with the oldest first'),
    from: timeSchema.optional().describe('Rounds that began from this time on'),
    to: timeSchema.optional().describe('Until before this time'),
    min_stake: moneySchema.optional(),
    min_payout: moneySchema.optional(),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(roundSchema) }),
  refusals: [],
});
