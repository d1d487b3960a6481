/** Carries a decided round on at the operator: bet, then win; or, when the bet's fate is unknown, rollback. */
import { v7 as newId } from 'uuid';
import { finalBetStatuses, type WalletAnswer } from '@marquee/contract/providers/hub88.ts';
import type { PlayErrorCode } from '../kit/play-api/common.ts';
import type { NoAnswer } from '../kit/wallet/client.ts';
import type { House } from './house.ts';
import { markBetTaken, markFailed, markRolledBack, markSettled, postpone, type Round } from './rounds.ts';
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

/** Sends the bet of an opened round and notes what became of it. Returns whether it was taken. */
async function placeBet(house: House, session: Session, round: Round): Promise<boolean> {
  const answer = await house.wallet.bet({
    ...commonFields(session, round),
    ...moneyFields(round),
    transaction_uuid: round.betUuid,
    supplier_transaction_id: round.betUuid,
    round_closed: false,
    amount: Number(round.bet),
  });
  if (answer.status === 'RS_OK' && answer.balance !== undefined) {
    return markBetTaken(house, round, BigInt(answer.balance));
  }
  const failure = failureOf(answer.status);
  const { status } = answer;
  house.log.info({ round: round.publicId, status }, 'bet not taken');
  await markFailed(house, round, isFinal(status) && status !== 'RS_OK' ? 'refused' : 'rolling_back', failure);
  return false;
}

/** Sends the win that a taken bet is owed, nought included: it closes the round. Returns whether it was acknowledged. */
export async function payWin(house: House, session: Session, round: Round): Promise<boolean> {
  const answer = await house.wallet.win({
    ...commonFields(session, round),
    ...moneyFields(round),
    transaction_uuid: round.winUuid,
    supplier_transaction_id: round.winUuid,
    reference_transaction_uuid: round.betUuid,
    round_closed: true,
    amount: Number(round.win),
  });
  if (answer.status === 'RS_OK' && answer.balance !== undefined) {
    await markSettled(house, round, BigInt(answer.balance));
    return true;
  }
  house.log.warn({ round: round.publicId, answer }, 'win not acknowledged');
  await postpone(house, round);
  return false;
}

/** Sends the rollback of a bet whose fate is unknown. */
export async function rollBack(house: House, session: Session, round: Round): Promise<void> {
  const answer = await house.wallet.rollback({
    ...commonFields(session, round),
    transaction_uuid: round.rollbackUuid,
    supplier_transaction_id: round.rollbackUuid,
    reference_transaction_uuid: round.betUuid,
    round_closed: true,
  });
  if (answer.status === 'RS_OK') {
    await markRolledBack(house, round);
    return;
  }
  house.log.warn({ round: round.publicId, answer }, 'rollback not acknowledged');
  await postpone(house, round);
}

/** Takes a round that has just been opened to its end, as far as the operator lets it. */
export async function settleOpened(house: House, session: Session, round: Round): Promise<void> {
  if (await placeBet(house, session, round)) await payWin(house, session, round);
}

/**
 * Takes up a round that was left on its way: a bet that may or may not have arrived is taken back, a
 * win or rollback that is owed is sent again.
 */
export async function resumeRound(house: House, round: Round): Promise<void> {
  const session = await readSession(house, round.sessionId);
  if (round.state === 'bet_ok') {
    await payWin(house, session, round);
    return;
  }
  // Whoever moved the round on since it was read carries it on: a bet that has been taken must not be given back.
  if (round.state === 'opened' && !(await markFailed(house, round, 'rolling_back', 'round_cancelled')))
    return;
  await rollBack(house, session, { ...round, state: 'rolling_back' });
}
