import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  currencySchema,
  moneySchema,
  pageAnswer,
  pageFields,
  sessionFields,
  timeSchema,
} from '../../fields.ts';

export const referralList = defineCall({
  path: '/api/referral/list',
  summary: 'The friends who joined with the player’s code, latest first',
  access: 'player',
  request: z.object({ ...sessionFields, ...pageFields }),
  answer: z.object({
    ...pageAnswer,
    value: z.array(
      z.object({
        account: z.string().describe('Masked'),
        status: z.enum(['joined', 'qualified', 'excluded']),
        joined_at: timeSchema,
        qualified_at: timeSchema.nullable(),
        earned: moneySchema,
        currency: currencySchema,
      }),
    ),
  }),
  refusals: [],
});
