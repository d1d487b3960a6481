/** Plays one round for a session: decides it, takes the bet, pays the win, and only then tells the client. */
import { DatabaseError } from 'pg';
import { v7 as newId } from 'uuid';
import { betLadder, worstCase } from '../kinds/slot/bets.ts';
import { createFairRandom } from '../kit/fairness/stream.ts';
import { playBook } from '../kinds/slot/engine/book-recorder.ts';
import { freeBetInForce, takeFreeBet } from './free-bets.ts';
import type { House, HouseGame } from './house.ts';
import { allowedBets } from './jurisdictions.ts';
import { beginRound } from './player-turn.ts';
import { Refusal } from './refusal.ts';
import { findSpin, insertRound, type Round } from './rounds.ts';
import { takeSeeds } from './seeds.ts';
import { moveDemoBalance, type Session } from './sessions.ts';
import { rollBack, settleOpened } from './settle.ts';
import { inTransaction } from './transaction.ts';

/** Spins under way in this process, so that one sent twice waits for the first instead of being refused. */
const underWay = new Map<string, Promise<Round>>();

/** Resolves when no spin of this process is under way. */
export async function spinsAtRest(): Promise<void> {
  await Promise.allSettled(underWay.values());
}

/**
 * Plays a spin, or returns the round it has become if it was sent before.
 * @throws Refusal with the code that the player is told.
 */
export async function playSpin(
  house: House,
  game: HouseGame,
  session: Session,
  spinId: string,
  bet: bigint,
): Promise<Round> {
  const key = `${session.sessionId}:${spinId}`;
  const running = underWay.get(key) ?? decideAndSettle(house, game, session, spinId, bet);
  underWay.set(key, running);
  try {
    return answerFor(await running, bet);
  } finally {
    underWay.delete(key);
  }
}

function answerFor(round: Round, bet: bigint): Round {
  if (round.bet !== bet) throw new Refusal('bad_request', 'the spin_id was used with another bet');
  if (round.state === 'settled') return round;
  if (round.failure) throw new Refusal(round.failure, `round ${round.publicId} is ${round.state}`);
  throw new Refusal('operator_unavailable', `the win of round ${round.publicId} is on its way`);
}

async function decideAndSettle(
  house: House,
  game: HouseGame,
  session: Session,
  spinId: string,
  bet: bigint,
): Promise<Round> {
  const before = await findSpin(house, session.sessionId, spinId);
  if (before) return before;
  if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
  await requireAllowedBet(house, game, session, bet);
  await openRound(house, game, session, spinId, bet);
  const opened = await requireSpin(house, session, spinId);
  if (opened.state !== 'opened') return opened;

  await settleOpened(house, session, opened);
  const settled = await requireSpin(house, session, spinId);
  // The first rollback goes out at once; if it fails the queue repeats it.
  if (settled.state === 'rolling_back') await rollBack(house, session, settled);
  return settled;
}

async function requireSpin(house: House, session: Session, spinId: string): Promise<Round> {
  const round = await findSpin(house, session.sessionId, spinId);
  if (!round) throw new Error(`Spin ${spinId} is gone.`);
  return round;
}

async function requireAllowedBet(house: House, game: HouseGame, session: Session, bet: bigint) {
  const { rules, currency } = session;
  if (allowedBets(rules, betLadder(game.slot, currency), currency).includes(bet)) return;
  const freeBet = await freeBetInForce(house, session);
  if (freeBet?.bet === bet && allowedBets(rules, [bet], currency).length > 0) return;
  throw new Refusal('bet_not_allowed', `${bet} is no step of the bet ladder`);
}

/** Decides the round and writes it down whole, before anything is said to the operator. */
async function openRound(house: House, game: HouseGame, session: Session, spinId: string, bet: bigint) {
  const { definition } = game.slot;
  const publicId = newId();
  const exposure = session.operatorToken === null ? 0n : worstCase(game.slot, bet);
  if (exposure > 0n && !(await house.exposure.reserve(publicId, session.currency, exposure))) {
    throw new Refusal('stake_above_house_limit', 'the house would owe more than its limit');
  }
  try {
    await inTransaction(house.pool, async (client) => {
      await beginRound(house, client, session);
      const seeds = await takeSeeds(house, client, session.player, definition.code);
      const rewardUuid = await takeFreeBet(house, client, session, bet);
      const book = playBook(game.slot, bet, createFairRandom(seeds));
      const win = BigInt(book.win_minor);
      const isDemo = session.operatorToken === null;
      const demoBalanceAfter = isDemo ? await moveDemoBalance(client, session.sessionId, bet, win) : null;
      if (isDemo && demoBalanceAfter === null) throw new Refusal('not_enough_money', 'demo balance too low');
      await insertRound(house, client, {
        publicId,
        exposure,
        sessionId: session.sessionId,
        spinId,
        player: session.player,
        gameCode: definition.code,
        gameVersion: definition.version,
        currency: session.currency,
        bet,
        win,
        rewardUuid,
        seedId: seeds.seedId,
        nonce: seeds.nonce,
        book,
        buildId: game.build.buildId,
        betUuid: newId(),
        winUuid: newId(),
        rollbackUuid: newId(),
        demoBalanceAfter,
      });
    });
  } catch (error) {
    house.exposure.release(publicId);
    if (error instanceof DatabaseError && error.constraint === 'round_in_flight') {
      throw new Refusal('spin_in_flight', 'another spin of the session is under way');
    }
    throw error;
  }
}
