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

export const referralEarnings = defineCall({
  path: '/api/referral/earnings',
  summary: 'Referral earnings by day and friend, latest first',
  access: 'player',
  request: z.object({ ...sessionFields, ...pageFields }),
  answer: z.object({
    ...pageAnswer,
    value: z.array(
      z.object({
        day: z.iso.date().describe("The site's day"),
        kind: z.enum(['commission', 'invite']),
        account: z.string().describe('The friend, masked'),
        commission_percent: z.string().nullable().describe('Null for an invite'),
        amount: moneySchema,
        currency: currencySchema,
        claimed_at: timeSchema.nullable(),
      }),
    ),
  }),
  refusals: [],
});
