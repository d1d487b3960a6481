import type { LedgerAccountName } from '@marquee/contract/ledger-accounts.ts';
import type { z } from 'zod';
import type {
  ledgerPostingSchema,
  legSchema,
  transactionAboutSchema,
} from '@marquee/contract/operator-money.ts';
import { adjustmentSource } from '../cashier/adjustments.ts';
import { refuseField } from '../kernel/errors.ts';
import { formatMoney } from '../kernel/money.ts';
import type { AccountPosting, AccountQuery } from '../ledger/browse.ts';
import type { Transaction } from '../ledger/transactions.ts';

/** The legs of a transaction as the console shows them. */
export function showLegs({
  externalId,
  currency,
  legs,
}: Pick<Transaction, 'externalId' | 'currency' | 'legs'>): z.infer<typeof legSchema>[] {
  return legs.map(({ leg, debit, credit, amount }) => ({
    leg_id: `${externalId}:${leg}`,
    debit,
    credit,
    amount: formatMoney(amount),
    currency,
  }));
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** What a transaction is of. */
export function aboutOf(transaction: Transaction): z.infer<typeof transactionAboutSchema> {
  const { source, externalId, round, game, meta } = transaction;
  const none = { provider_code: '', game_code: '' };
  if (round !== null) return { kind: 'round', id: round, provider_code: source, game_code: game ?? '' };
  const id = uuid.exec(externalId)?.[0] ?? '';
  if (source === 'cashier' && externalId.startsWith('deposit:')) return { kind: 'deposit', id, ...none };
  if (source === 'cashier' && externalId.startsWith('withdrawal:'))
    return { kind: 'withdrawal', id, ...none };
  if (source === adjustmentSource) return { kind: 'adjustment', id: externalId, ...none };
  if (meta?.bonus_id !== undefined) return { kind: 'bonus', id: meta.bonus_id, ...none };
  return { kind: 'other', id: '', ...none };
}

/** A posting of an account as the console shows it, its amount on the side of the account. */
export function showAccountPosting(
  posting: AccountPosting,
  account: LedgerAccountName,
  of: { siteCode: string; accountId: string },
): z.infer<typeof ledgerPostingSchema> {
  const isDebit = posting.debit === account;
  const amount = formatMoney(posting.amount);
  return {
    posting_id: placeOf(posting),
    at: posting.postedAt.toISOString(),
    site_code: of.siteCode,
    player_id: posting.playerId.toString(),
    account_id: of.accountId,
    kind: posting.kind,
    source: posting.source,
    transaction_id: posting.externalId,
    counter_account: isDebit ? posting.credit : posting.debit,
    debit: isDebit ? amount : null,
    credit: isDebit ? null : amount,
    currency: posting.currency,
  };
}

/** The place of a posting in a list, which is its cursor too. */
export function placeOf({ place, playerId, sequence, leg }: AccountPosting): string {
  return `${place}/${playerId}/${sequence}/${leg}`;
}

/** The place that a cursor stands for. Throws `invalidInput` if it is none of ours. */
export function postingPlace(cursor: string | undefined): AccountQuery['before'] {
  if (cursor === undefined) return undefined;
  const parts =
    /^(20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{6}Z)\/(\d{1,18})\/(\d{1,18})\/(\d{1,4})$/.exec(
      cursor,
    );
  const [, place, playerId, sequence, leg] = parts ?? [];
  if (place === undefined || playerId === undefined || sequence === undefined || leg === undefined)
    throw refuseField('cursor', 'an id');
  if (Number.isNaN(Date.parse(place))) throw refuseField('cursor', 'an id');
  return { place, playerId: BigInt(playerId), sequence: BigInt(sequence), leg: Number(leg) };
}
