import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema } from '../../fields.ts';

export const jackpotsCheck = defineOperation({
  path: '/operate/jackpots/check',
  summary:
    'Hold what the providers say of their jackpots against the ledger, and have them check every entry',
  access: 'ledger.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    value: z.array(
      z.object({
        provider_code: z.string(),
        currency: currencySchema,
        what: z.enum(['contributions', 'seeds', 'payouts']),
        ledger: moneySchema,
        least: moneySchema.describe('What the provider has booked for certain'),
        most: moneySchema.describe('The same with what is on its way'),
        is_same: z.boolean(),
      }),
    ),
    faults: z.array(
      z.object({ provider_code: z.string(), text: z.string().describe('What does not add up, in English') }),
    ),
    silent: z.array(z.string()).describe('Providers that did not answer'),
  }),
  refusals: [],
  ratePerMinute: 6,
});
