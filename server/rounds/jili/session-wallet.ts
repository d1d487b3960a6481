import {
  jiliBetCodes,
  jiliCancelCodes,
  type JiliCancelSessionBetRequest,
  type JiliSessionBetRequest,
} from '@marquee/contract/providers/jili.ts';
import type { Database } from '../../kernel/database.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Operation, PostResult } from '../../ledger/types.ts';
import type { JiliConnection } from '../connections.ts';
import { grantOf, playedOf } from '../bet-pipeline.ts';
import {
  findGrantOfBet,
  postFreeBetIn,
  postFreeWinIn,
  postRollbackIn,
  type Grant,
} from '../free-round-wallet.ts';
import { underBonusTerms } from '../place-bet.ts';
import {
  freeSpinsRefused,
  Refused,
  refusedOutcome,
  requirePosted,
  settle,
  tokenUnknown,
  type JiliOutcome,
} from './outcome.ts';
import { findJiliPlayer, type JiliPlayer, type JiliWalletApp } from './player.ts';
import {
  addStake,
  beginSession,
  changeSession,
  changeStake,
  lockSession,
  sessionKey,
  stakesOf,
  type SessionKey,
  type SessionStake,
} from './session-store.ts';
import { aboveBonusMaximum, betFault, freeRoundOf } from './wallet.ts';

const { otherError, invalidParameter, alreadyAccepted } = jiliBetCodes;

/** A stake (type 1) or the only settlement (type 2) of a table game's round. */
export function sessionBet(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliSessionBetRequest,
): Promise<JiliOutcome> {
  return request.type === '1' ? stake(app, connection, request) : settlement(app, connection, request);
}

/** after = before − betAmount; with preserve, before − preserve. */
async function stake(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliSessionBetRequest,
): Promise<JiliOutcome> {
  const player = await findJiliPlayer(app, connection, request);
  if (!player) return tokenUnknown;
  const fault = await betFault(app, connection, player, request, idOf(request, request.round));
  if (fault) return fault;
  if (request.winloseAmount !== 0n)
    return { errorCode: invalidParameter, message: 'The winloseAmount of a bet must be 0' };
  const key = sessionKey(connection, player, request.sessionId);
  const isPreserve = request.preserve > 0n;
  const amount = isPreserve ? request.preserve : request.betAmount;
  const free = freeRoundOf(request);
  const operation = {
    ...operationOf(connection, player, request, false),
    externalId: idOf(request, request.round),
    kind: 'bet',
    amount,
  } as const;
  const grant = free && (await grantOf(app, operation, free));
  if (free && (!grant || isPreserve)) return refusedOutcome(app, player, freeSpinsRefused);
  const placed = grant ? operation : await underBonusTerms(app, player, operation);
  if (placed === 'above_bonus_maximum') return aboveBonusMaximum;
  return settle(app, player, async (trx) => {
    const session = await beginSession(trx, key);
    const played = free ? playedOf(free) : { rounds: 1 };
    const result = requirePosted(
      grant ? await postFreeBetIn(app, trx, grant, operation, played) : await app.ledger.postIn(trx, placed),
    );
    if (!session.takesBets || session.settledBy !== null) {
      throw new Refused(otherError, 'The session takes no more bets');
    }
    const stakes = await stakesOf(trx, key);
    // The settlement pays all stakes together, so they have to be of one kind.
    const other = stakes.find((one) => one.status === 'live');
    const otherGrant = other && (await findGrantOfBet(trx, stakeKey(key, other.round)));
    if (other && otherGrant?.rewardUuid !== grant?.rewardUuid) throw freeSpinsRefused;
    await addStake(trx, key, { round: request.round, amount, isPreserve, position: stakes.length });
    return { result };
  });
}

/**
 * after = before + winloseAmount; with preserve, before + preserve − betAmount + winloseAmount. It is accepted after
 * the player has left or can no longer bet, because placed stakes are always settled.
 */
async function settlement(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliSessionBetRequest,
): Promise<JiliOutcome> {
  const player = await findJiliPlayer(app, connection, request);
  if (!player) return tokenUnknown;
  const fault = await betFault(app, connection, player, request, undefined);
  if (fault) return fault;
  return settle(app, player, (trx) => settleIn(app, trx, { connection, player, request }));
}

interface Settlement {
  readonly connection: JiliConnection;
  readonly player: JiliPlayer;
  readonly request: JiliSessionBetRequest;
}

async function settleIn(
  app: JiliWalletApp,
  trx: Database,
  settlement: Settlement,
): Promise<{ result: PostResult; errorCode?: number; message?: string }> {
  const { connection, player, request } = settlement;
  const key = sessionKey(connection, player, request.sessionId);
  const session = await lockSession(trx, key);
  if (!session) throw new Refused(otherError, 'The session is unknown');
  const figures = [request.betAmount, request.winloseAmount, request.preserve].join('/');
  if (session.settledBy !== null) {
    const isRepeat = session.settledBy === request.round && session.settlement === figures;
    throw isRepeat
      ? new Refused(alreadyAccepted, 'Already accepted')
      : new Refused(otherError, 'The session was settled with other amounts');
  }
  await changeSession(trx, key, { settled_by: request.round, settlement: figures });
  const live = (await stakesOf(trx, key)).filter((one) => one.status === 'live');
  // The stakes tell whether the session is free; a settlement that claims it of others is refused.
  const [first] = live;
  const grant: Grant | undefined = first && (await findGrantOfBet(trx, stakeKey(key, first.round)));
  if (freeRoundOf(request) && first && !grant) throw freeSpinsRefused;
  const operation = operationOf(connection, player, request, true);
  const win = (amount: Minor, reference: string | undefined) =>
    ({ ...operation, externalId: idOf(request, request.round), kind: 'win', amount, reference }) as const;

  if (request.preserve > 0n) {
    const holds = heldFor(live, request.preserve);
    for (const hold of holds) await release(app, trx, key, hold, operation);
    const stakeId = idOf(request, `${request.round}:stake`);
    const { rewardWeight } = await app.betTerms(player, operation.source, operation.game ?? '');
    const staked = await app.ledger.postIn(trx, {
      rewardWeight,
      ...operation,
      externalId: stakeId,
      kind: 'bet',
      amount: request.betAmount,
      ignoreLimits: true,
      // A stake larger than the hold and the win together can be refused, like any other stake.
      isOwed: request.betAmount <= request.preserve + request.winloseAmount,
    });
    requirePosted(staked);
    return { result: requirePosted(await app.ledger.postIn(trx, win(request.winloseAmount, stakeId))) };
  }
  const reference = first && idOf(request, first.round);
  if (reference === undefined && request.winloseAmount > 0n) {
    throw new Refused(otherError, 'Every bet of the session was cancelled');
  }
  const paid = win(request.winloseAmount, reference);
  const result = grant ? await postFreeWinIn(app, trx, grant, paid) : await app.ledger.postIn(trx, paid);
  return { result: requirePosted(result) };
}

/**
 * The holds that a settlement counts. The provider counts only what it knows to have succeeded. If the cancel of the
 * last bet is still on its way, that is less than is held here. So take the first holds that add up to its figure.
 */
function heldFor(live: readonly SessionStake[], preserve: Minor): readonly SessionStake[] {
  const holds = live.filter((one) => one.isPreserve);
  let sum = 0n;
  for (const [index, hold] of holds.entries()) {
    sum += hold.amount;
    if (sum === preserve) return holds.slice(0, index + 1);
  }
  throw new Refused(otherError, 'The held amount is different');
}

async function release(
  app: JiliWalletApp,
  trx: Database,
  key: SessionKey,
  hold: SessionStake,
  operation: Omit<Operation, 'kind' | 'amount' | 'externalId'>,
): Promise<void> {
  const stakeId = idOf({ sessionId: key.session_id }, hold.round);
  requirePosted(
    await app.ledger.postIn(trx, {
      ...operation,
      externalId: `release:${stakeId}`,
      kind: 'rollback',
      amount: 0n,
      reference: stakeId,
    }),
  );
  await changeStake(trx, key, hold.round, 'released');
}

/**
 * Undo one stake, even after the settlement, which was then computed without it. Afterwards the session takes no bets.
 * An unknown stake is remembered and refused if it arrives later. A settlement cannot be cancelled.
 */
export async function cancelSessionBet(
  app: JiliWalletApp,
  connection: JiliConnection,
  request: JiliCancelSessionBetRequest,
): Promise<JiliOutcome> {
  if (request.type === '2') {
    return { errorCode: jiliCancelCodes.cancelRefused, message: 'A settlement cannot be cancelled' };
  }
  const player = await findJiliPlayer(app, connection, request);
  if (!player) return { errorCode: jiliCancelCodes.otherError, message: 'The player is unknown' };
  if (request.currency !== player.currency) {
    return { errorCode: invalidParameter, message: "Not the player's currency" };
  }
  const key = sessionKey(connection, player, request.sessionId);
  const stakeId = idOf(request, request.round);
  return settle(app, player, async (trx) => {
    const session = await beginSession(trx, key);
    if (session.settledBy === request.round) {
      throw new Refused(jiliCancelCodes.cancelRefused, 'A settlement cannot be cancelled');
    }
    await changeSession(trx, key, { takes_bets: false });
    const known = (await stakesOf(trx, key)).find((one) => one.round === request.round);
    if (known?.status === 'released') {
      throw new Refused(jiliCancelCodes.cancelRefused, 'The settlement includes this bet');
    }
    const result = await postRollbackIn(app, trx, {
      ...operationOf(connection, player, request, false),
      externalId: `cancel:${stakeId}`,
      kind: 'rollback',
      amount: 0n,
      reference: stakeId,
    });
    if (result.status === 'duplicate' || result.status === 'already_rolled_back') {
      return { result, errorCode: jiliCancelCodes.alreadyCancelled, message: 'Already canceled' };
    }
    if (!result.accepted) throw new Refused(jiliCancelCodes.roundNotFound, 'Round not found');
    if (known) await changeStake(trx, key, request.round, 'cancelled');
    if (result.status === 'posted') return { result };
    return { result, errorCode: jiliCancelCodes.roundNotFound, message: 'Round not found' };
  });
}

/**
 * The ledger key of a transaction. It differs from every key of a slot, so a slot's cancel cannot affect a table's bet.
 */
function idOf(request: { sessionId: string }, round: string): string {
  return `${request.sessionId}:${round}`;
}

/** The ledger key of a session's stake. */
function stakeKey(key: SessionKey, round: string) {
  return {
    siteId: key.site_id,
    playerId: key.player_id,
    source: key.provider_code,
    externalId: idOf({ sessionId: key.session_id }, round),
  };
}

function operationOf(
  connection: JiliConnection,
  player: JiliPlayer,
  request: { sessionId: string; game: string },
  isSettlement: boolean,
): Omit<Operation, 'kind' | 'amount' | 'externalId'> {
  return {
    source: connection.providerCode,
    siteId: player.siteId,
    playerId: player.playerId,
    currency: player.currency,
    round: request.sessionId,
    game: request.game,
    meta: { round_closed: isSettlement },
  };
}
