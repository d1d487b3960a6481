import { hash } from 'node:crypto';
import { accounts, kinds } from './accounts.ts';
import type { FundsOrder, Operation, OperationMeta, StoredMeta } from './types.ts';

const fundsCodes = { real_first: 0, bonus_first: 1, real_only: 2 } as const satisfies Record<
  FundsOrder,
  number
>;

/** The largest accepted amount, ninety billion units. A bigint column can sum such amounts without an overflow. */
const amountLimit = 9_000_000_000_000_000n;

/**
 * An operation in the form that `ledger.post_batch` takes: the text of one object of its JSON array.
 * Throws a RangeError if the amount is too large.
 */
export function operationRow(operation: Operation): string {
  // The ledger knows the amount that is rolled back, so the caller's amount is not part of the request.
  const amount = operation.kind === 'rollback' ? 0n : operation.amount;
  if (amount > amountLimit || amount < -amountLimit)
    throw new RangeError(`Not an amount of money: ${amount}`);
  return JSON.stringify({
    site_id: operation.siteId,
    player_id: operation.playerId.toString(),
    currency: operation.currency,
    kind: kinds[operation.kind].code,
    amount: amount.toString(),
    source: operation.source,
    external_id: operation.externalId,
    request_hash: requestHash(operation, amount),
    reference: operation.reference,
    round_id: operation.round,
    game_code: operation.game,
    funds: fundsCodes[operation.funds ?? 'real_first'],
    clearing: accounts[operation.clearing ?? 'clearing_sandbox'].code,
    ignore_limits: operation.ignoreLimits,
    owed: operation.isOwed,
    meta: storedMeta(operation),
  });
}

/**
 * The first 128 bits, in hex, of the SHA-256 over everything that makes two requests equal. The order of funds is left
 * out (null keeps its place), as is the weight for rewards, because we choose them and may choose differently when a
 * provider repeats a bet.
 */
function requestHash(operation: Operation, amount: bigint): string {
  const facts = [
    operation.kind,
    operation.currency,
    amount.toString(),
    operation.reference,
    operation.round,
    operation.game,
    null,
    operation.clearing,
    operation.meta && sortedEntries(operation.meta),
  ];
  return hash('sha256', JSON.stringify(facts), 'hex').slice(0, 32);
}

/** The weight is stored beside what the caller gave, and is no part of the request. */
function storedMeta({ meta, rewardWeight }: Operation): StoredMeta | undefined {
  return rewardWeight === undefined ? meta : { ...meta, reward_weight: rewardWeight };
}

function sortedEntries(meta: OperationMeta): readonly unknown[] {
  return Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
