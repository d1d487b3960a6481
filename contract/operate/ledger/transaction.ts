import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema, timeSchema } from '../../fields.ts';
import { playerIdSchema, siteCodeSchema } from '../../operator-entities.ts';
import { legSchema, transactionAboutSchema } from '../../operator-money.ts';

export const ledgerTransaction = defineOperation({
  path: '/operate/ledger/transaction',
  summary: 'One transaction with all its legs, and what it is of',
  access: 'ledger.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema,
    player_id: playerIdSchema,
    source: z.string().min(1, 'a source').max(64, 'at most 64 characters'),
    transaction_id: z.string().min(1, 'an id').max(300, 'at most 300 characters'),
  }),
  answer: z.object({
    kind: z.string(),
    at: timeSchema,
    account_id: z.string(),
    amount: moneySchema,
    currency: currencySchema,
    sequence: z
      .string()
      .nullable()
      .describe('Its place among the transactions of the wallet; null if it posted nothing'),
    reference: z.string().nullable().describe('The transaction of the same source that it goes back to'),
    closed_by: z.string().nullable().describe('The one that rolled it back or settled it'),
    about: transactionAboutSchema,
    legs: z.array(legSchema),
  }),
  refusals: ['transactionNotFound'],
});
