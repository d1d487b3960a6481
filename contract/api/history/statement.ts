import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, moneySchema, sessionFields, timeSchema } from '../../fields.ts';

/** opening + deposits − withdrawals − stakes + payouts + rollbacks + bonuses + adjustments = closing, exactly. */
export const statement = defineCall({
  path: '/api/history/statement',
  summary: 'Opening and closing balance of a period, and the movements between them',
  access: 'player',
  request: z.object({ ...sessionFields, date_from: timeSchema, date_to: timeSchema }),
  answer: z.object({
    currency: currencySchema,
    date_from: timeSchema,
    date_to: timeSchema,
    opening_balance: moneySchema,
    deposits: moneySchema,
    withdrawals: moneySchema.describe('Held or paid out in the period, less returns'),
    stakes: moneySchema,
    payouts: moneySchema,
    rollbacks: moneySchema.describe('Stakes returned with cancelled rounds, less their payouts'),
    bonuses: moneySchema.describe(
      'Bonuses and rewards given, less bonus money that was forfeited or expired',
    ),
    adjustments: moneySchema,
    closing_balance: moneySchema,
  }),
  refusals: [],
});
