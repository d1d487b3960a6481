import { ledgerAccountNames } from './ledger-accounts.ts';
import { z } from 'zod';
import { depositKinds, depositStatuses } from './entities.ts';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';
import { approvalStates, playerIdSchema } from './operator-entities.ts';

/** What asks for a closer look at a deposit. */
export const depositRisks = ['same_picture', 'same_reference', 'shared_device'] as const;
/** What a list of deposits is narrowed to. `waiting`: those that need an operator. */
export const depositListStates = ['waiting', ...depositStatuses] as const;

/** The reference of a payment at the bank or the gateway. */
export const paymentReferenceSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ._:/#-]{2,79}$/, '3 to 80 letters, digits and - . _ / : #');

export const listedDepositSchema = z.object({
  deposit_id: z.uuid(),
  site_code: z.string(),
  player_id: playerIdSchema,
  account_id: z.string(),
  method_code: z.string(),
  kind: z.enum(depositKinds),
  gateway: z.string(),
  amount: moneySchema.describe('What is credited'),
  fee: moneySchema,
  total: moneySchema.describe('What the player pays: the amount and the fee'),
  currency: currencySchema,
  status: z.enum(depositStatuses),
  reference: z.string().nullable().describe('Of a bank transfer: what the player writes into it'),
  proofs: z.int(),
  risks: z.array(z.enum(depositRisks)),
  received: z
    .object({ amount: moneySchema, reference: z.string() })
    .nullable()
    .describe('What an operator says has arrived'),
  approval: z
    .object({ approval_id: z.uuid(), state: z.enum(approvalStates), asked_by: z.string() })
    .nullable()
    .describe('The latest request for a second operator, if there is one'),
  needs_approval: z.boolean().describe('Crediting its total asks for a second operator'),
  reason: z.string(),
  created_at: timeSchema,
  expires_at: timeSchema,
  settled_at: timeSchema.nullable(),
});

/** One leg of a transaction in the ledger. */
export const legSchema = z.object({
  leg_id: z.string(),
  debit: z.string().describe('The name of the account'),
  credit: z.string(),
  amount: moneySchema,
  currency: currencySchema,
});

export const ledgerAccountNameSchema = z
  .enum(ledgerAccountNames)
  .describe('As the chart of accounts names it');
export const ledgerClasses = ['player', 'revenue', 'cost', 'liability', 'clearing'] as const;

const balanceFields = {
  account: ledgerAccountNameSchema,
  class: z.enum(ledgerClasses),
  site_code: z.string(),
  currency: currencySchema,
};

export const ledgerAccountSchema = z.object({
  ...balanceFields,
  player_id: playerIdSchema
    .nullable()
    .describe('Whose it is; null for the house, and for all players together'),
  account_id: z.string().nullable(),
  balance: moneySchema.describe('On the side on which the account grows'),
});

export const trialLineSchema = z.object({ ...balanceFields, debit: moneySchema, credit: moneySchema });

/** What a transaction is of. */
export const transactionAboutSchema = z.object({
  kind: z.enum(['round', 'deposit', 'withdrawal', 'adjustment', 'bonus', 'other']),
  id: z.string(),
  provider_code: z.string().describe('Of a round; otherwise empty'),
  game_code: z.string().describe('Of a round; otherwise empty'),
});

/** A posting as an account shows it. */
export const ledgerPostingSchema = z.object({
  posting_id: z.string(),
  at: timeSchema,
  site_code: z.string(),
  player_id: playerIdSchema,
  account_id: z.string(),
  kind: z.string(),
  source: z.string(),
  transaction_id: z.string(),
  counter_account: z.string(),
  debit: moneySchema.nullable(),
  credit: moneySchema.nullable(),
  currency: currencySchema,
});
