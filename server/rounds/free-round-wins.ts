import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PostResult } from '../ledger/types.ts';

/** What a free round has won that is to become bonus money. */
export interface FreeRoundWin {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  /** The reward that the rounds were granted under, as `grantFreeRounds` was given it. */
  readonly rewardUuid: string;
  readonly providerCode: string;
  /** The provider's id of the win: unique for the player and provider. */
  readonly transactionId: string;
  /** More than zero. */
  readonly amount: Minor;
}

type CreditLedger = Pick<Ledger, 'postIn'>;

/**
 * Credit a win as bonus money, in the transaction in which it is recorded: what is written beside it is kept or lost with
 * it. What a promotion asks to be wagered for it is the bonus engine's, which reads the grant in the ledger's outbox.
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

/** Take the bonus money of a win back, where its round is rolled back. */
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
