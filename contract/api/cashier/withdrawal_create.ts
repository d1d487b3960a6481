import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { withdrawalSchema } from '../../entities.ts';
import { idempotencyKeySchema, moneySchema, positiveMoneySchema, sessionFields } from '../../fields.ts';

export const withdrawalCreate = defineCall({
  path: '/api/cashier/withdrawal_create',
  summary: 'Request a withdrawal; the amount is held until an operator decides',
  access: 'player',
  request: z.object({
    ...sessionFields,
    idempotency_key: idempotencyKeySchema,
    bank_account_id: z.uuid('the bank account'),
    amount: positiveMoneySchema.describe(
      'A multiple of the amount_step of withdrawal_info; a finer amount is refused, and nothing is held',
    ),
    forfeits: moneySchema
      .optional()
      .describe(
        'The part of the active bonus that is forfeited, as withdrawal_info stated it; sending it accepts the loss',
      ),
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
