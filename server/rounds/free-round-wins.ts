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

/**
 * Credits a win, or takes it back where its round is rolled back, in the transaction in which the win is recorded: what
 * is written beside it is kept or lost with it. It answers what the ledger said, and is called once for each.
 */
export interface FreeRoundCredit {
  credit(transaction: Database, win: FreeRoundWin): Promise<PostResult>;
  takeBack(transaction: Database, win: FreeRoundWin): Promise<PostResult>;
}

/** Who credits the wins of free rounds. */
export interface FreeRoundWins {
  /** Let wins be credited by somebody else from now on, e.g. by the bonus engine with its promotion's wagering. */
  creditWith(credit: FreeRoundCredit): void;
  current(): FreeRoundCredit | undefined;
}

export function createFreeRoundWins(): FreeRoundWins {
  let chosen: FreeRoundCredit | undefined;
  return {
    creditWith: (credit) => {
      chosen = credit;
    },
    current: () => chosen,
  };
}

/** Without anybody else: bonus money, with nothing asked of it here. It can be played, and not withdrawn. */
export function plainCredit(ledger: Pick<Ledger, 'postIn'>): FreeRoundCredit {
  const operationOf = (win: FreeRoundWin) => ({
    source: 'free_rounds',
    siteId: win.siteId,
    playerId: win.playerId,
    currency: win.currency,
    amount: win.amount,
    meta: { reward_uuid: win.rewardUuid },
  });
  return {
    credit: (transaction, win) =>
      ledger.postIn(transaction, {
        ...operationOf(win),
        kind: 'bonus_grant',
        externalId: `${win.providerCode}:${win.transactionId}`,
      }),
    takeBack: (transaction, win) =>
      ledger.postIn(transaction, {
        ...operationOf(win),
        kind: 'bonus_forfeit',
        externalId: `${win.providerCode}:${win.transactionId}:rollback`,
      }),
  };
}
