import type { Buckets, Operation, OperationKind, PostStatus } from './types.ts';

/** What the model remembers of an accepted operation. */
interface Remembered {
  readonly operation: Operation | null;
  /** The change of each bucket, negative if it decreased. */
  readonly change: Change;
  readonly bonusPart: bigint;
  /** Whether it was rolled back or, for a hold, settled. */
  isClosed: boolean;
}

type Change = { -readonly [bucket in keyof Buckets]: Buckets[bucket] };

/** The kinds that touch no bucket. */
const betweenHouseAccounts: ReadonlySet<OperationKind> = new Set([
  'deposit_fee',
  'jackpot_contribution',
  'jackpot_payout',
  'jackpot_seed',
  'jackpot_return',
  'jackpot_payout_return',
]);

const nothing: Change = { real: 0n, bonus: 0n, token: 0n, locked: 0n };

/**
 * A wallet by the ledger's rules, one operation after another in plain code, for comparison with the ledger. Shares no
 * code with it.
 */
export function createWalletModel(currency: string) {
  const buckets: Change = { ...nothing };
  const known = new Map<string, Remembered>();
  let version = 0n;

  function remember(operation: Operation, change: Change, bonusPart = 0n): PostStatus {
    // What moves money between house accounts still has a place in the player's sequence.
    const moves =
      betweenHouseAccounts.has(operation.kind) || Object.values(change).some((amount) => amount !== 0n);
    if (moves) version += 1n;
    buckets.real += change.real;
    buckets.bonus += change.bonus;
    buckets.token += change.token;
    buckets.locked += change.locked;
    known.set(operation.externalId, { operation, change, bonusPart, isClosed: false });
    return 'posted';
  }

  function affords(change: Change): boolean {
    return (
      buckets.real + change.real >= 0n &&
      buckets.bonus + change.bonus >= 0n &&
      buckets.token + change.token >= 0n &&
      buckets.locked + change.locked >= 0n
    );
  }

  function move(operation: Operation, change: Change, bonusPart = 0n): PostStatus {
    return affords(change) ? remember(operation, change, bonusPart) : 'insufficient_funds';
  }

  function rollBack(operation: Operation): PostStatus {
    const { reference } = operation;
    if (reference === undefined || reference === operation.externalId) return 'reference_unknown';
    const undone = known.get(reference);
    if (!undone) {
      known.set(reference, { operation: null, change: nothing, bonusPart: 0n, isClosed: true });
      remember(operation, nothing);
      return 'remembered';
    }
    const kind = undone.operation?.kind;
    if (kind !== undefined && kind !== 'bet' && kind !== 'win') return 'reference_unknown';
    if (undone.isClosed) {
      remember(operation, nothing);
      return 'already_rolled_back';
    }
    const change = { ...nothing, real: -undone.change.real, bonus: -undone.change.bonus };
    if (!affords(change)) return 'insufficient_funds';
    undone.isClosed = true;
    return remember(operation, change);
  }

  function bet(operation: Operation): PostStatus {
    const { amount, funds } = operation;
    const least = (a: bigint, b: bigint) => (a < b ? a : b);
    let bonusPart = 0n;
    if (funds === 'bonus_first') bonusPart = least(buckets.bonus, amount);
    else if (funds !== 'real_only') bonusPart = amount - least(buckets.real, amount);
    return move(operation, { ...nothing, real: bonusPart - amount, bonus: -bonusPart }, bonusPart);
  }

  function win(operation: Operation): PostStatus {
    if (operation.reference === undefined) return move(operation, { ...nothing, real: operation.amount });
    const stake = known.get(operation.reference);
    // Checked before the kind, because a closed operation cannot be followed by a win, whatever it was.
    if (stake?.isClosed) return 'rolled_back';
    if (stake?.operation?.kind !== 'bet') return 'reference_unknown';
    const staked = stake.operation.amount;
    const bonus = stake.bonusPart === 0n ? 0n : (operation.amount * stake.bonusPart) / staked;
    return move(operation, { ...nothing, real: operation.amount - bonus, bonus });
  }

  function settle(operation: Operation): PostStatus {
    const hold = known.get(operation.reference ?? '');
    if (hold?.operation?.kind !== 'withdrawal_hold') return 'reference_unknown';
    if (hold.isClosed) return 'reference_settled';
    if (hold.operation.amount !== operation.amount) return 'invalid_amount';
    hold.isClosed = true;
    const real = operation.kind === 'withdrawal_return' ? operation.amount : 0n;
    return move(operation, { ...nothing, real, locked: -operation.amount });
  }

  function post(operation: Operation): PostStatus {
    const { amount, kind } = operation;
    if (operation.currency !== currency) return 'wrong_currency';
    if (kind !== 'rollback' && (amount < 0n || (amount === 0n && kind !== 'bet' && kind !== 'win'))) {
      return 'invalid_amount';
    }
    const before = known.get(operation.externalId);
    if (before?.operation === null) return 'rolled_back';
    if (before) {
      if (!isSame(before.operation, operation)) return 'conflict';
      return before.isClosed && (kind === 'bet' || kind === 'win') ? 'rolled_back' : 'duplicate';
    }
    switch (kind) {
      case 'bet':
        return bet(operation);
      case 'win':
        return win(operation);
      case 'rollback':
        return rollBack(operation);
      case 'withdrawal_payout':
      case 'withdrawal_return':
        return settle(operation);
      case 'deposit':
      case 'payout_reversal':
      case 'adjustment_credit':
      case 'cash_reward':
        return move(operation, { ...nothing, real: amount });
      case 'adjustment_debit':
        return move(operation, { ...nothing, real: -amount });
      case 'withdrawal_hold':
        return move(operation, { ...nothing, real: -amount, locked: amount });
      case 'bonus_grant':
        return move(operation, { ...nothing, bonus: amount });
      case 'bonus_forfeit':
        return move(operation, { ...nothing, bonus: -amount });
      case 'bonus_convert':
        return move(operation, { ...nothing, real: amount, bonus: -amount });
      case 'token_grant':
        return move(operation, { ...nothing, token: amount });
      case 'token_spend':
        return move(operation, { ...nothing, token: -amount });
      case 'deposit_fee':
      case 'jackpot_contribution':
      case 'jackpot_payout':
      case 'jackpot_seed':
      case 'jackpot_return':
      case 'jackpot_payout_return':
        return move(operation, nothing);
    }
  }

  return {
    /** The answer expected from the ledger, with the wallet after the operation. */
    post: (operation: Operation) => {
      const status = post(operation);
      const isElsewhere = status === 'wrong_currency';
      return { status, ...(isElsewhere ? nothing : buckets), version: isElsewhere ? 0n : version };
    },
  };
}

function isSame(a: Operation | null, b: Operation): boolean {
  return (
    a !== null &&
    a.kind === b.kind &&
    (a.kind === 'rollback' || a.amount === b.amount) &&
    a.reference === b.reference
  );
}
