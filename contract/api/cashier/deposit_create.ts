import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { depositSchema } from '../../entities.ts';
import { idempotencyKeySchema, positiveMoneySchema, sessionFields, urlSchema } from '../../fields.ts';
import { mayPlayRefusals } from '../../safety.ts';

export const depositCreate = defineCall({
  path: '/api/cashier/deposit_create',
  summary: 'Begin a deposit; returns the gateway page on which the player pays',
  access: 'player',
  request: z.object({
    ...sessionFields,
    idempotency_key: idempotencyKeySchema,
    method_code: z.string().min(1, 'the method').max(32),
    amount: positiveMoneySchema,
    return_url: urlSchema.describe('The address to come back to'),
  }),
  answer: z.object({ deposit: depositSchema }),
  refusals: [
    'methodUnavailable',
    'amountBelowMinimum',
    'amountAboveMaximum',
    'gatewayUnavailable',
    'idempotencyConflict',
    'limitReached',
    'tooManyPendingDeposits',
    ...mayPlayRefusals,
  ],
  ratePerMinute: 30,
});
