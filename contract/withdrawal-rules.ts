import { z } from 'zod';
import { positiveMoneySchema } from './fields.ts';

const hoursSchema = z.int().min(0).max(720);

/** What a site asks of a withdrawal. Amounts are in the site's currency. */
export const withdrawalRulesSchema = z.object({
  minimum: positiveMoneySchema,
  maximum: positiveMoneySchema.describe('Of one withdrawal, where the VIP level says nothing else'),
  daily_amount: positiveMoneySchema.nullable().describe('Of one player in a day; null without a limit'),
  per_day: z
    .int()
    .min(1)
    .max(100)
    .describe('Withdrawals of one player in a day, where the VIP level says nothing else'),
  turnover_multiple: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,3})?$/, 'a number')
    .describe(
      'How many times a deposit is to be staked before it can be withdrawn; for deposits from now on',
    ),
  bank_account_wait_hours: hoursSchema.describe('Until money can go to a new bank account'),
  security_wait_hours: hoursSchema.describe('Until money can go after a change of security data'),
  payout_gateway: z
    .string()
    .regex(/^[a-z0-9_]{2,32}$/, 'the method')
    .describe('The gateway that pays out; `manual` if an operator pays by hand'),
});
export type WithdrawalRules = z.output<typeof withdrawalRulesSchema>;
