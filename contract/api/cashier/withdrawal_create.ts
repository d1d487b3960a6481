import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { withdrawalSchema } from '../../entities.ts';
import { idempotencyKeySchema, moneySchema, positiveMoneySchema, sessionFields } from '../../fields.ts';

export const withdrawalCreate = defineCall({
  path: '/api/cashier/withdrawal_create',
  summary: 'Ask for a payout; the amount is held until an operator decides',
  access: 'player',
  request: z.object({
    ...sessionFields,
    idempotency_key: idempotencyKeySchema,
    bank_account_id: z.uuid('the bank account'),
    amount: positiveMoneySchema.describe(
      'A multiple of what withdrawal_info gives as amount_step; a finer amount is refused, and nothing is held',
    ),
    forfeits: moneySchema
      .optional()
      .describe('What it takes of the active bonus, as withdrawal_info has shown it: accepted by being sent'),
  }),
  answer: z.object({ withdrawal: withdrawalSchema }),
  refusals: [
    'bankAccountNotFound',
    'bankAccountTooNew',
    'amountBelowMinimum',
    'amountAboveMaximum',
    'insufficientBalance',
    'turnoverRequired',
    'withdrawalCooling',
    'dailyWithdrawalsReached',
    'dailyWithdrawalAmountReached',
    'idempotencyConflict',
    'underAge',
    'BLOCK',
    'CLOSE',
    'bonusWouldBeForfeited',
  ],
});
