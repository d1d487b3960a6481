/**
 * Void a round: everything of it that stands goes back, by rollbacks of the ledger's own. A bet or win is rolled back once, whoever
 * asks for it and under whatever key, so a void moves nothing twice, and what the provider sends afterwards moves nothing at all.
 */
import type { PlainReason } from '@marquee/contract/command-reasons.ts';
import type { WalletApp } from './bet-pipeline.ts';
import { CommandError } from '../kernel/command-error.ts';
import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import {
  findClosed,
  operationKey,
  readRoundOperations,
  type PostedOperation,
} from '../ledger/read-operations.ts';
import type { Operation } from '../ledger/types.ts';
import { postRollbackIn, Undo } from './free-round-wallet.ts';
import { shareToReturn } from './jackpot-wallet.ts';

/** A round whose money is to go back. */
export interface VoidedRound {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  readonly providerCode: string;
  readonly roundId: string;
}

/**
 * Why a round cannot be voided now. `nothing_stands`: all of it went back already. `in_play`: its provider has not closed it, and
 * it moved a short time ago. `spent`: the player does not have what its wins would take back.
 */
export type VoidObjection = 'nothing_stands' | 'in_play' | 'spent';

export interface VoidPlan {
  readonly objection: VoidObjection | null;
  /** What the bets give back. */
  readonly returns: Minor;
  /** What the wins take back. */
  readonly takes: Minor;
  /** The bets and wins that stand, in the order in which they go back: what the player gets comes first. */
  readonly standing: readonly PostedOperation[];
}

export class VoidError extends CommandError {
  override name = 'VoidError';
  readonly objection: VoidObjection;
  constructor(objection: VoidObjection) {
    super(objectionText[objection]);
    this.objection = objection;
  }
}

const objectionText: Readonly<Record<VoidObjection, PlainReason>> = {
  nothing_stands: 'Everything of this round went back already.',
  in_play:
    'The round is in play. It can be voided once its provider has closed it, or an hour after it last moved.',
  spent: 'The player no longer has what the round paid.',
};

/** So long after it last moved, an open round is no longer in play. */
const inPlay_ms = 60 * 60_000;

/** What a void of the round would move, and what speaks against it. */
export async function planVoid(
  app: Pick<WalletApp, 'db' | 'ledger' | 'clock'>,
  round: VoidedRound,
): Promise<VoidPlan> {
  return planOf(app, round, await app.ledger.balance(round));
}

async function planOf(
  app: Pick<WalletApp, 'db' | 'clock'>,
  round: VoidedRound,
  wallet: { readonly real: Minor; readonly bonus: Minor } | null,
): Promise<VoidPlan> {
  const { siteId, playerId, providerCode, roundId } = round;
  const posted = await readRoundOperations(app.db, { siteId, playerId, source: providerCode }, roundId);
  const played = posted.filter(({ kind }) => kind === 'bet' || kind === 'win');
  const closed = await findClosed(app.db, played);
  const stands = played.filter((one) => !closed.has(operationKey(one)));
  const bets = stands.filter(({ kind }) => kind === 'bet');
  const wins = stands.filter(({ kind }) => kind === 'win');
  const plan = {
    returns: sum(bets, ({ amount }) => amount),
    takes: sum(wins, ({ amount, details }) => amount + details.freeWin),
    standing: [...bets, ...wins],
  };
  if (stands.length === 0) return { ...plan, objection: 'nothing_stands' };
  const lastMoved_ms = Math.max(...posted.map(({ postedAt }) => postedAt.getTime()));
  const isClosed = posted.some(({ details }) => details.isRoundClosed);
  if (!isClosed && app.clock.now().getTime() - lastMoved_ms < inPlay_ms)
    return { ...plan, objection: 'in_play' };
  const real = sum(bets, (one) => one.realAmount) - sum(wins, (one) => one.realAmount);
  const bonus = sum(bets, (one) => one.bonusAmount) - sum(wins, (one) => one.bonusAmount);
  const isSpent = (wallet?.real ?? 0n) + real < 0n || (wallet?.bonus ?? 0n) + bonus < 0n;
  return { ...plan, objection: isSpent ? 'spent' : null };
}

/**
 * Void a round, all of it or nothing. `record` runs in the same transaction, after the money has moved. Throws VoidError if
 * something speaks against it.
 */
export async function voidRound(
  app: WalletApp,
  round: VoidedRound,
  record: (trx: Database, plan: VoidPlan) => Promise<void>,
): Promise<VoidPlan> {
  try {
    return await app.ledger.transaction(app.db, async (trx) => {
      // Nothing else is posted to the wallet from here on, neither a late win nor another void.
      const wallet = await app.ledger.lockWallet(trx, round);
      const plan = await planOf({ ...app, db: trx }, round, wallet);
      if (plan.objection !== null) throw new VoidError(plan.objection);
      for (const operation of plan.standing) await takeBack(app, trx, operation);
      await record(trx, plan);
      return plan;
    });
  } catch (error) {
    if (error instanceof Undo) throw new VoidError('spent');
    throw error;
  }
}

async function takeBack(app: WalletApp, trx: Database, undone: PostedOperation): Promise<void> {
  const rollback: Operation = {
    siteId: undone.siteId,
    playerId: undone.playerId,
    currency: undone.currency,
    source: undone.source,
    externalId: `void:${undone.externalId}`,
    kind: 'rollback',
    amount: 0n,
    reference: undone.externalId,
    round: undone.round ?? undefined,
    game: undone.game ?? undefined,
    meta: { round_closed: true },
  };
  const result = await postRollbackIn(app, trx, rollback);
  if (result.status === 'insufficient_funds') throw new VoidError('spent');
  if (!result.accepted) throw new Error(`A void was refused: ${result.status}`);
  const share = await shareToReturn(trx, rollback);
  if (share === undefined) return;
  const returned = await app.ledger.postIn(trx, share);
  if (!returned.accepted) throw new Error(`The share of a jackpot was not returned: ${returned.status}`);
}

function sum(operations: readonly PostedOperation[], of: (one: PostedOperation) => Minor): Minor {
  return operations.reduce((total, one) => total + of(one), 0n);
}
