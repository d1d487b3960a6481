import {
  jiliBetCodes,
  jiliCancelCodes,
  type JiliAuthRequest,
  type JiliBetRequest,
  type JiliCancelBetRequest,
} from '@marquee/contract/providers/jili.ts';
import type { Operation, PostResult } from '../../ledger/types.ts';
import type { JiliConnection } from '../connections.ts';
import {
  moveFault,
  playRound,
  stakeFault,
  type FreeRound,
  type StakeFault,
  type TermsFault,
} from '../bet-pipeline.ts';
import { findGrantOfBet, postFreeRound, postRollbackOfRound } from '../free-round-wallet.ts';
import { findEarlierStake } from './earlier-stake.ts';
import {
  freeSpinsRefused,
  outcomeOf,
  refusalOf,
  refusedOutcome,
  tokenUnknown,
  type JiliOutcome,
} from './outcome.ts';
import { findJiliPlayer, type JiliPlayer, type JiliWalletApp } from './player.ts';

/** The answer to a bet above the maximum of the player's active bonus. */
export const aboveBonusMaximum: JiliOutcome = {
  errorCode: jiliBetCodes.otherError,
  message: "The bet exceeds the active bonus's maximum",
};

/** The player of a token, and their playable balance. */
export async function auth(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliAuthRequest,
): Promise<JiliOutcome> {
  if (!connection.isActive) return switchedOff;
  const session = await app.rounds.sessions.find(request.token);
  if (session?.providerCode !== connection.providerCode) return tokenUnknown;
  if (session.expiresAt <= app.clock.now()) return tokenUnknown;
  const balance = await app.ledger.balance(session);
  if (!balance) return { errorCode: jiliBetCodes.otherError, message: 'The player has no wallet' };
  return { ...outcomeOf({ ...session, session }, balance), token: request.token };
}

/** A stake and its win together: after = before − betAmount + winloseAmount, only if before ≥ betAmount. */
export async function bet(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliBetRequest,
): Promise<JiliOutcome> {
  // A payment while the player is offline settles earlier stakes and identifies the player by id.
  const isOffline = request.isFreeRound === true && request.betAmount === 0n;
  const player = await findJiliPlayer(app, connection, {
    ...request,
    userId: isOffline ? request.userId : undefined,
  });
  if (!player) return tokenUnknown;
  const stakeId = isOffline ? undefined : request.round;
  const fault = await betFault(app, connection, player, request, stakeId);
  if (fault) return fault;
  const operation = operationOf(connection, player, request);
  const stake = {
    ...operation,
    externalId: request.round,
    kind: 'bet',
    amount: request.betAmount,
    isOwed: isOffline,
  } as const;
  const win = {
    ...operation,
    externalId: winIdOf(request.round),
    kind: 'win',
    amount: request.winloseAmount,
    reference: request.round,
  } as const;
  const free = freeRoundOf(request);
  const isPrize = request.betAmount === 0n && request.winloseAmount > 0n && !free;
  const result = isPrize ? await payPrize(app, stake, win) : await playRound(app, { bet: stake, win }, free);
  if (result === 'above_bonus_maximum') return aboveBonusMaximum;
  if (typeof result === 'string') return refusedOutcome(app, player, freeSpinsRefused);
  if (result.status !== 'posted') return refusedOutcome(app, player, refusalOf(result));
  return outcomeOf(player, result);
}

/**
 * Pay what a round without a stake won, as the stake that it was won by: in that stake's proportion of real and bonus
 * money, or by the terms of its free spins. Without any stake it is refused, because nothing says that it is cash.
 */
async function payPrize(
  app: JiliWalletApp,
  bet: Operation,
  win: Operation & { readonly game: string },
): Promise<PostResult | TermsFault> {
  const earlier = await findEarlierStake(app.db, win);
  if (!earlier) return 'unknown_reward';
  if (!earlier.isFree)
    return playRound(app, { bet, win: { ...win, reference: earlier.externalId } }, undefined);
  const grant = await findGrantOfBet(app.db, { ...win, externalId: earlier.externalId });
  return grant ? postFreeRound(app, grant, { bet, win }, { rounds: 0 }) : 'unknown_reward';
}

/** Undo a bet and its win, however late. An unknown bet is remembered and refused if it arrives later. */
export async function cancelBet(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliCancelBetRequest,
): Promise<JiliOutcome> {
  const player = await findJiliPlayer(app, connection, request);
  if (!player) return { errorCode: jiliCancelCodes.otherError, message: 'The player is unknown' };
  if (request.currency !== player.currency) return wrongCurrency;
  if (!app.rounds.owners.claim(connection.providerCode, request.round, player.userId)) return usedByAnother;
  const rollback = (id: string) =>
    ({
      ...operationOf(connection, player, request),
      externalId: `cancel:${id}`,
      kind: 'rollback',
      amount: 0n,
      reference: id,
    }) as const;
  // The stake is returned first, so that the balance only has to cover the difference between win and stake.
  const [stake, win] = await postRollbackOfRound(
    app,
    rollback(request.round),
    rollback(winIdOf(request.round)),
  );
  if (!stake?.accepted || !win) {
    const isSpent = stake?.status === 'insufficient_funds';
    return refusedOutcome(app, player, isSpent ? winSpent : roundNotFound);
  }
  if (stake.status === 'duplicate' || stake.status === 'already_rolled_back') {
    return outcomeOf(player, win, jiliCancelCodes.alreadyCancelled, 'Already canceled');
  }
  if (stake.status === 'posted') return outcomeOf(player, win);
  return outcomeOf(player, win, roundNotFound.errorCode, roundNotFound.message);
}

const roundNotFound = { errorCode: jiliCancelCodes.roundNotFound, message: 'Round not found' };
const winSpent = { errorCode: jiliCancelCodes.cancelRefused, message: 'The win has been spent' };
const switchedOff: JiliOutcome = {
  errorCode: jiliBetCodes.otherError,
  message: 'The provider is switched off',
};
const wrongCurrency: JiliOutcome = {
  errorCode: jiliBetCodes.invalidParameter,
  message: "Not the player's currency",
};
const usedByAnother: JiliOutcome = {
  errorCode: jiliBetCodes.otherError,
  message: 'The round was used by another player',
};

/** The protocol's answer for each reason to reject a stake. */
const outcomeOfFault: Readonly<Record<StakeFault, JiliOutcome>> = {
  switched_off: switchedOff,
  no_session: tokenUnknown,
  expired: tokenUnknown,
  disabled: { errorCode: jiliBetCodes.otherError, message: 'The player may not bet' },
  limit_reached: { errorCode: jiliBetCodes.otherError, message: 'The player has reached their own limit' },
  closed_game: { errorCode: jiliBetCodes.otherError, message: 'The game is closed' },
  unknown_game: { errorCode: jiliBetCodes.invalidParameter, message: 'Unknown game' },
  site_closed: { errorCode: jiliBetCodes.otherError, message: 'The site is closed' },
  wrong_currency: wrongCurrency,
  used_by_another: usedByAnother,
};

/**
 * Why a player cannot bet; undefined if they can. `stakeId` is the bet's ledger key. Without it the request is owed,
 * and only the faults of `moveFault` count.
 */
export async function betFault(
  app: JiliWalletApp,
  connection: JiliConnection,
  player: JiliPlayer,
  request: { currency: string; game: string; round: string },
  stakeId: string | undefined,
): Promise<JiliOutcome | undefined> {
  const { currency, game: gameCode, round: transactionId } = request;
  const move = { connection, player, gameCode, currency, transactionId };
  const fault =
    stakeId === undefined
      ? await moveFault(app, move)
      : await stakeFault(app, move, { session: player.session, externalId: stakeId, round: transactionId });
  return fault && outcomeOfFault[fault];
}

/** The free spins that a bet or settlement belongs to. */
export function freeRoundOf({
  freeSpinData,
  wagersTime,
}: Pick<JiliBetRequest, 'freeSpinData' | 'wagersTime'>): FreeRound | undefined {
  if (!freeSpinData) return undefined;
  return {
    rewardId: freeSpinData.referenceId,
    rounds: Number(freeSpinData.deduct ?? 1),
    ...(wagersTime === undefined ? {} : { playedAt: new Date(Number(wagersTime) * 1000) }),
  };
}

/** The ledger key of the win that a bet carries. */
function winIdOf(round: string): string {
  return `${round}:win`;
}

function operationOf(
  connection: JiliConnection,
  player: JiliPlayer,
  request: { round: string; game: string },
): Omit<Operation, 'kind' | 'amount' | 'externalId' | 'game'> & { readonly game: string } {
  return {
    source: connection.providerCode,
    siteId: player.siteId,
    playerId: player.playerId,
    currency: player.currency,
    round: request.round,
    game: request.game,
    meta: { round_closed: true },
  };
}
