import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema, timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { trialLineSchema } from '../../operator-money.ts';

export const ledgerTrialBalance = defineOperation({
  path: '/operate/ledger/trial_balance',
  summary: 'The debits and credits of every account up to a moment, counted from the postings, by currency',
  access: 'ledger.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema.optional(),
    at: timeSchema.optional().describe('Without it, now'),
  }),
  answer: z.object({
    at: timeSchema,
    totals: z.array(
      z.object({
        currency: currencySchema,
        debit: moneySchema,
        credit: moneySchema,
        balanced: z.boolean(),
      }),
    ),
    value: z.array(trialLineSchema),
  }),
  refusals: [],
  ratePerMinute: 20,
});
