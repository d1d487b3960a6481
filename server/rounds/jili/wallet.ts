import {
  jiliBetCodes,
  jiliCancelCodes,
  type JiliAuthRequest,
  type JiliBetRequest,
  type JiliCancelBetRequest,
} from '@marquee/contract/providers/jili.ts';
import type { Operation } from '../../ledger/types.ts';
import { stakeStanding } from '../../safety/may-stake.ts';
import type { JiliConnection } from '../connections.ts';
import { findGrantOfReward, postFreeBetIn, postFreeWinIn, postRollbackIn } from '../free-round-wallet.ts';
import { underBonusTerms } from '../place-bet.ts';
import { outcomeOf, Refused, requirePosted, settle, tokenUnknown, type JiliOutcome } from './outcome.ts';
import { findJiliPlayer, type JiliPlayer, type JiliWalletApp } from './player.ts';

/** The answer to a bet that is larger than the player's active bonus allows. */
export const aboveBonusMaximum: JiliOutcome = {
  errorCode: jiliBetCodes.otherError,
  message: 'The bet is above what the active bonus allows',
};

/** Who the token belongs to, and what he can play with. */
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

/** A stake and what it won, as one: after = before − betAmount + winloseAmount, only where before ≥ betAmount. */
export async function bet(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliBetRequest,
): Promise<JiliOutcome> {
  // A payment while the player is offline settles what was staked before, and comes by his id.
  const isOffline = request.isFreeRound === true && request.betAmount === 0n;
  const player = await findJiliPlayer(app, connection, {
    ...request,
    userId: isOffline ? request.userId : undefined,
  });
  if (!player) return tokenUnknown;
  const stakeId = isOffline ? undefined : request.round;
  const fault = await betFault(app, connection, player, request, stakeId);
  if (fault) return fault;
  const { freeSpinData } = request;
  const reward = freeSpinData && {
    providerCode: connection.providerCode,
    gameCode: request.game,
    rewardId: freeSpinData.referenceId,
  };
  const grant = reward ? await findGrantOfReward(app.db, player, reward) : undefined;
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
  const placed = grant ? stake : await underBonusTerms(app, player, stake);
  if (placed === 'above_bonus_maximum') return aboveBonusMaximum;
  return settle(app, player, async (trx) => {
    const played = { rounds: Number(freeSpinData?.deduct ?? 1) };
    const taken = grant
      ? await postFreeBetIn(app, trx, grant, stake, played)
      : await app.ledger.postIn(trx, placed);
    // A repeat has to repeat the win as well; then it is the balance of now that is answered.
    if (taken.status !== 'duplicate') requirePosted(taken);
    const paid = grant ? await postFreeWinIn(app, trx, grant, win) : await app.ledger.postIn(trx, win);
    return { result: requirePosted(paid) };
  });
}

/** Undo a bet with its win, as late as it comes. A bet that is not known is remembered, and refused when it comes. */
export async function cancelBet(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliCancelBetRequest,
): Promise<JiliOutcome> {
  const player = await findJiliPlayer(app, connection, request);
  if (!player) return { errorCode: jiliCancelCodes.otherError, message: 'The player is not known' };
  if (request.currency !== player.currency) return wrongCurrency;
  if (!isClaimed(app, connection, request.round, player)) return usedByAnother;
  const rollback = (id: string) =>
    ({
      ...operationOf(connection, player, request),
      externalId: `cancel:${id}`,
      kind: 'rollback',
      amount: 0n,
      reference: id,
    }) as const;
  return settle(app, player, async (trx) => {
    // The stake goes back first, so that what was won is only missing where the two together are.
    const stake = await postRollbackIn(app, trx, rollback(request.round));
    if (stake.status === 'duplicate' || stake.status === 'already_rolled_back') {
      return { result: stake, errorCode: jiliCancelCodes.alreadyCancelled, message: 'Already canceled' };
    }
    if (!stake.accepted) throw new Refused(jiliCancelCodes.roundNotFound, 'Round not found');
    const win = await postRollbackIn(app, trx, rollback(winIdOf(request.round)));
    if (win.status === 'insufficient_funds') {
      throw new Refused(jiliCancelCodes.cancelRefused, 'What was won has been spent');
    }
    if (!win.accepted) throw new Refused(jiliCancelCodes.otherError, win.status);
    if (stake.status === 'posted') return { result: win };
    return { result: win, errorCode: jiliCancelCodes.roundNotFound, message: 'Round not found' };
  });
}

const switchedOff: JiliOutcome = {
  errorCode: jiliBetCodes.otherError,
  message: 'The provider is switched off',
};
const wrongCurrency: JiliOutcome = {
  errorCode: jiliBetCodes.invalidParameter,
  message: 'Another currency than the player has',
};
const usedByAnother: JiliOutcome = {
  errorCode: jiliBetCodes.otherError,
  message: 'The round was used by another player',
};

/**
 * What keeps a player from betting; undefined where nothing does. `stakeId` is the ledger's key of the bet; without it what
 * is asked for is owed, and only what makes it impossible counts.
 */
export async function betFault(
  app: JiliWalletApp,
  connection: JiliConnection,
  player: JiliPlayer,
  request: { currency: string; game: string; round: string },
  stakeId: string | undefined,
): Promise<JiliOutcome | undefined> {
  if (request.currency !== player.currency) return wrongCurrency;
  const standing = await app.rounds.games.standing(connection.providerCode, request.game);
  if (standing === 'unknown') return { errorCode: jiliBetCodes.invalidParameter, message: 'Unknown game' };
  if (!isClaimed(app, connection, request.round, player)) return usedByAnother;
  if (stakeId === undefined) return undefined;
  if (!player.session) return tokenUnknown;
  if (!connection.isActive) return switchedOff;
  if (standing === 'closed') return { errorCode: jiliBetCodes.otherError, message: 'The game is closed' };
  const key = { source: connection.providerCode, externalId: stakeId };
  const stake = await stakeStanding(app, player.session, key);
  if (stake === 'expired') return tokenUnknown;
  if (stake === 'limit_reached') {
    return { errorCode: jiliBetCodes.otherError, message: "A limit of the player's own is reached" };
  }
  if (stake === 'site_closed') return { errorCode: jiliBetCodes.otherError, message: 'The site is closed' };
  if (stake === 'disabled') {
    return { errorCode: jiliBetCodes.otherError, message: 'The player may not bet' };
  }
  return undefined;
}

function isClaimed(
  app: JiliWalletApp,
  connection: JiliConnection,
  round: string,
  player: JiliPlayer,
): boolean {
  return app.rounds.owners.claim(connection.providerCode, round, player.userId);
}

/** The key of the win of a bet that carries its own. */
function winIdOf(round: string): string {
  return `${round}:win`;
}

function operationOf(
  connection: JiliConnection,
  player: JiliPlayer,
  request: { round: string; game: string },
): Omit<Operation, 'kind' | 'amount' | 'externalId'> {
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
