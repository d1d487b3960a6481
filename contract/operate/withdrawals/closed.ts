import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema } from '../../fields.ts';
import { playerIdSchema, siteCodeSchema } from '../../operator-entities.ts';

export const withdrawalsClosed = defineOperation({
  path: '/operate/withdrawals/closed',
  summary: 'Closed accounts with money in them, which arrived after they were closed',
  access: 'withdrawals.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema.optional() }),
  answer: z.object({
    value: z
      .array(
        z.object({
          site_code: z.string(),
          player_id: playerIdSchema,
          account_id: z.string(),
          amount: moneySchema,
          currency: currencySchema,
        }),
      )
      .describe('At most 500'),
  }),
  refusals: [],
});
