import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';

export const gatewayDifferenceKinds = ['missing_here', 'missing_there', 'amount', 'state'] as const;
export const gatewayCodeSchema = z.string().regex(/^[a-z0-9_]{2,32}$/, 'the code of a gateway');

export const gatewayReconciliationSchema = z.object({
  run_id: z.uuid(),
  gateway: z.string(),
  day: z.iso.date().describe('Of UTC'),
  source: z.enum(['list', 'statement']).describe('The gateway’s own list, or a statement that was uploaded'),
  statement_name: z.string(),
  asked_by: z.string().describe('Empty for the nightly job'),
  finished_at: timeSchema,
  theirs: z.int().describe('How many payments the list has of the day'),
  ours: z.int().describe('How many we settled on the day'),
  matched: z.int(),
  differences: z.int(),
  open: z.int().describe('Differences that nobody has explained'),
});

export const gatewayDifferenceSchema = z.object({
  subject: z.string().describe('The same for the same payment in every run'),
  said: z.string().describe('What is said differently; an explanation holds for as long as it is the same'),
  kind: z
    .enum(gatewayDifferenceKinds)
    .describe(
      'missing_here: not settled here. missing_there: not on the list. amount: the amounts differ. state: paid there, and given back or paid by another way here',
    ),
  movement: z.enum(['payment', 'payout']),
  gateway_id: z.string().describe('Its id at the gateway'),
  reference: z.string(),
  deposit_id: z.uuid().nullable(),
  withdrawal_id: z.uuid().nullable(),
  site_code: z.string().nullable(),
  account_id: z.string().nullable(),
  theirs: moneySchema.nullable(),
  ours: moneySchema.nullable(),
  our_state: z.string().describe('How it stood here; empty if we do not know it'),
  currency: currencySchema,
  explanation: z.string().nullable(),
  explained_by: z.string().nullable(),
  explained_at: timeSchema.nullable(),
});
