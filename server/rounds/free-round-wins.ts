import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PostResult } from '../ledger/types.ts';

/** A free round's win that is paid as bonus money. */
export interface FreeRoundWin {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  /** The reward of the grant, as given to `grantFreeRounds`. */
  readonly rewardUuid: string;
  readonly providerCode: string;
  /** The provider's id of the win, unique per player and provider. */
  readonly transactionId: string;
  /** More than zero. */
  readonly amount: Minor;
}

type CreditLedger = Pick<Ledger, 'postIn'>;

/**
 * Credit a win as bonus money in the transaction that records it, so that both are stored or neither is. The bonus
 * engine reads the grant from the ledger's outbox and adds the wagering that the promotion requires.
 */
export function creditFreeRoundWin(
  ledger: CreditLedger,
  transaction: Database,
  win: FreeRoundWin,
): Promise<PostResult> {
  return ledger.postIn(transaction, {
    ...operationOf(win),
    kind: 'bonus_grant',
    externalId: `${win.providerCode}:${win.transactionId}`,
    isOwed: true,
  });
}

/** Take back a win's bonus money when its round is rolled back. */
export function takeBackFreeRoundWin(
  ledger: CreditLedger,
  transaction: Database,
  win: FreeRoundWin,
): Promise<PostResult> {
  return ledger.postIn(transaction, {
    ...operationOf(win),
    kind: 'bonus_forfeit',
    externalId: `${win.providerCode}:${win.transactionId}:rollback`,
  });
}

function operationOf(win: FreeRoundWin) {
  return {
    source: 'free_rounds',
    siteId: win.siteId,
    playerId: win.playerId,
    currency: win.currency,
    amount: win.amount,
    meta: { reward_uuid: win.rewardUuid },
  };
}
