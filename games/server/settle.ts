/** Carries a decided round on at the operator: bet, then win; or, when the bet's fate is unknown, rollback. */
import { v7 as newId } from 'uuid';
import { finalBetStatuses, type WalletAnswer } from '@marquee/contract/providers/hub88.ts';
import type { PlayErrorCode } from '../kit/play-api/common.ts';
import type { NoAnswer } from '../kit/wallet/client.ts';
import type { House } from './house.ts';
import { endForAbsent } from './absent.ts';
import {
  betOf,
  markBetTaken,
  markFailed,
  markGivenBack,
  markSettled,
  postpone,
  rollbacksOwed,
  winOf,
} from './rounds/change.ts';
import { isRaising, markRaiseFailed, raiseOf } from './rounds/raise.ts';
import type { Round, RoundTransaction } from './rounds/round.ts';
import { Refusal } from './refusal.ts';
import { readSession, type Session } from './sessions.ts';

/** What the player is told when the operator answers with a status other than OK. */
export function failureOf(status: WalletAnswer['status'] | NoAnswer['status']): PlayErrorCode {
  switch (status) {
    case 'RS_ERROR_NOT_ENOUGH_MONEY':
      return 'not_enough_money';
    case 'RS_ERROR_LIMIT_REACHED':
      return 'limit_reached';
    case 'RS_ERROR_TOKEN_EXPIRED':
    case 'RS_ERROR_INVALID_TOKEN':
      return 'session_expired';
    case 'RS_ERROR_USER_DISABLED':
      return 'player_disabled';
    case 'RS_ERROR_INVALID_GAME':
      return 'game_unknown';
    default:
      return 'operator_unavailable';
  }
}

/**
 * What the player is told of a bet that was not taken. The protocol's balance is real and bonus money together, and is
 * told as it was when the bet was refused: where it covers the bet, the missing money is real money.
 */
function failureOfBet(answer: WalletAnswer | NoAnswer, amount: bigint): PlayErrorCode {
  const failure = failureOf(answer.status);
  if (answer.status !== 'RS_ERROR_NOT_ENOUGH_MONEY' || answer.balance === undefined) return failure;
  return BigInt(answer.balance) >= amount ? 'real_money_needed' : failure;
}

function commonFields(session: Session, round: Round) {
  if (session.operatorToken === null) throw new Error(`Round ${round.publicId} is demo play.`);
  return {
    user: session.player,
    token: session.operatorToken,
    game_code: round.gameCode,
    request_uuid: newId(),
    round: round.publicId,
  };
}

function moneyFields(round: Round) {
  return {
    currency: round.currency,
    is_free: round.rewardUuid !== null,
    ...(round.rewardUuid === null ? {} : { reward_uuid: round.rewardUuid }),
  };
}

const isFinal = (status: string) => finalBetStatuses.some((final) => final === status);

function sendBet(
  house: House,
  session: Session,
  round: Round,
  { transactionUuid, amount }: RoundTransaction,
) {
  return house.wallet.bet({
    ...commonFields(session, round),
    ...moneyFields(round),
    transaction_uuid: transactionUuid,
    supplier_transaction_id: transactionUuid,
    round_closed: false,
    amount: Number(amount),
    ...contributionOf(round),
  });
}

/** What a bet tells the operator of its jackpot, or of the pools of its lottery. */
function contributionOf({ jackpot, poolShare, gameCode }: Round) {
  if (poolShare !== null) return { meta: { jackpot: { id: gameCode, contribution: Number(poolShare) } } };
  if (jackpot?.state !== 'asked' || jackpot.contribution === 0n) return {};
  return { meta: { jackpot: { id: jackpot.id, contribution: Number(jackpot.contribution) } } };
}

/** What a win tells the operator of its jackpot: what of it the pot has paid, and what the house has added to a new one. */
function potOf({ jackpot, poolShare, fromRake, gameCode, win }: Round) {
  if (poolShare !== null)
    return win === 0n ? {} : { meta: { jackpot: { id: gameCode, win: Number(win - fromRake), seed: 0 } } };
  if (!jackpot || (jackpot.paid === 0n && jackpot.seedTold === 0n)) return {};
  const { id, paid, seedTold } = jackpot;
  return { meta: { jackpot: { id, win: Number(paid), seed: Number(seedTold) } } };
}

/** Sends the bet of an opened round and notes what became of it. Returns the round if it was taken. */
async function placeBet(house: House, session: Session, round: Round): Promise<Round | null> {
  const bet = betOf(round);
  const answer = await sendBet(house, session, round, bet);
  if (answer.status === 'RS_OK' && answer.balance !== undefined) {
    return markBetTaken(house, round, {
      balance: BigInt(answer.balance),
      booked: BigInt(answer.jackpot_contribution ?? 0),
    });
  }
  const failure = failureOfBet(answer, bet.amount);
  const { status } = answer;
  house.log.info({ round: round.publicId, status }, 'bet not taken');
  await markFailed(house, round, isFinal(status) && status !== 'RS_OK' ? 'refused' : 'rolling_back', failure);
  return null;
}

/**
 * Sends a raise. One that may or may not have arrived is given back.
 * @returns the balance after it.
 * @throws Refusal if it was not taken: the round stands as before.
 */
export async function placeRaise(
  house: House,
  session: Session,
  round: Round,
  raise: RoundTransaction,
): Promise<bigint> {
  const answer = await sendBet(house, session, round, raise);
  if (answer.status === 'RS_OK' && answer.balance !== undefined) return BigInt(answer.balance);
  const { status } = answer;
  house.log.info({ round: round.publicId, status }, 'raise not taken');
  const isRefused = isFinal(status) && status !== 'RS_OK';
  const failed = await markRaiseFailed(house, round, raise, isRefused ? 'refused' : 'unknown');
  if (failed && !isRefused) await rollBack(house, session, failed);
  throw new Refusal(failureOfBet(answer, raise.amount), `the operator answered ${status}`);
}

/** Sends the win that a taken bet is owed, nought included: it closes the round. Returns whether it was acknowledged. */
export async function payWin(house: House, session: Session, round: Round): Promise<boolean> {
  const win = winOf(round);
  const answer = await house.wallet.win({
    ...commonFields(session, round),
    ...moneyFields(round),
    transaction_uuid: win.transactionUuid,
    supplier_transaction_id: win.transactionUuid,
    reference_transaction_uuid: betOf(round).transactionUuid,
    round_closed: true,
    amount: Number(win.amount),
    ...potOf(round),
  });
  if (answer.status === 'RS_OK' && answer.balance !== undefined) {
    await markSettled(house, round, BigInt(answer.balance));
    return true;
  }
  house.log.warn({ round: round.publicId, answer }, 'win not acknowledged');
  await postpone(house, round, win);
  return false;
}

/** Sends the rollbacks that a round owes: of a bet whose fate is unknown, or of all bets of a player who did not return. */
export async function rollBack(house: House, session: Session, round: Round): Promise<void> {
  for (const rollback of rollbacksOwed(round)) {
    const answer = await house.wallet.rollback({
      ...commonFields(session, round),
      transaction_uuid: rollback.transactionUuid,
      supplier_transaction_id: rollback.transactionUuid,
      reference_transaction_uuid: rollback.referenceUuid ?? '',
      round_closed: round.state === 'rolling_back',
    });
    if (answer.status !== 'RS_OK') {
      house.log.warn({ round: round.publicId, answer }, 'rollback not acknowledged');
      await postpone(house, round, rollback);
      return;
    }
    await markGivenBack(house, round, rollback);
  }
}

/** Takes a round that has just been opened as far as the operator lets it: to its end, or to where it waits for its player. */
export async function settleOpened(house: House, session: Session, round: Round): Promise<void> {
  const taken = await placeBet(house, session, round);
  if (taken?.state === 'closing') await payWin(house, session, taken);
}

/**
 * Takes up a round that was left on its way: a bet that may or may not have arrived is taken back, a win or rollback that is owed
 * is sent again, and a round whose player did not return in time is ended.
 */
export async function resumeRound(house: House, round: Round): Promise<void> {
  const moved = await moveOn(house, round);
  if (!moved) return;
  const session = await readSession(house, round.sessionId);
  if (session.operatorToken === null) return;
  if (moved.state === 'closing') await payWin(house, session, moved);
  else await rollBack(house, session, moved);
}

/** Whoever moved a round on since it was read carries it on: a bet that has been taken must not be given back. */
async function moveOn(house: House, round: Round): Promise<Round | null> {
  if (round.state === 'opened') return markFailed(house, round, 'rolling_back', 'round_cancelled');
  if (round.state !== 'in_play') return round;
  if (!isRaising(round)) return endForAbsent(house, round);
  return round.raise ? markRaiseFailed(house, round, raiseOf(round), 'unknown') : round;
}
