import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, moneySchema, sessionFields, timeSchema } from '../../fields.ts';

/** opening + deposits − withdrawals − stakes + payouts + rollbacks + bonuses + adjustments = closing, exactly. */
export const statement = defineCall({
  path: '/api/history/statement',
  summary: 'Opening and closing balance of a period, and what lies between',
  access: 'player',
  request: z.object({ ...sessionFields, date_from: timeSchema, date_to: timeSchema }),
  answer: z.object({
    currency: currencySchema,
    date_from: timeSchema,
    date_to: timeSchema,
    opening_balance: moneySchema,
    deposits: moneySchema,
    withdrawals: moneySchema.describe('Held or paid out in the period, less what was returned'),
    stakes: moneySchema,
    payouts: moneySchema,
    rollbacks: moneySchema.describe(
      'Stakes that came back with cancelled rounds, less payouts that went with them',
    ),
    bonuses: moneySchema.describe('Bonuses and rewards given, less bonus money that was given up or ran out'),
    adjustments: moneySchema,
    closing_balance: moneySchema,
  }),
  refusals: [],
});
