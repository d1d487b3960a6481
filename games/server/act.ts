/** Actions in a round in play: each is done once, by whom the round belongs to, where the round stands as they think. */
import { isDeepStrictEqual } from 'node:util';
import { ZodError } from 'zod';
import { ActionRefused, type Standing, type Thing } from '../kit/round/round-game.ts';
import { awayNameOf, bookOf, replay } from './course.ts';
import type { House, RoundHouseGame } from './house.ts';
import { Refusal } from './refusal.ts';
import { closeRound } from './rounds/close.ts';
import { insertRaise, isRaising, markRaiseTaken, raiseOf } from './rounds/raise.ts';
import { findRound, lockRound, type Round } from './rounds/round.ts';
import { moveDemoBalance, readSession, type Session } from './sessions.ts';
import { payWin, placeRaise } from './settle.ts';
import { inTransaction, type Queryable } from './transaction.ts';
import { once } from './under-way.ts';

export type AskedAction = { roundId: string; actionId: string; step: number; action: Thing };

/**
 * Does an action, or returns where it has led if it was sent before. One that stakes more is done once the operator has taken that.
 * @throws Refusal with the code that the player is told; the round is then as it was.
 */
export async function playAction(
  house: House,
  game: RoundHouseGame,
  session: Session,
  asked: AskedAction,
): Promise<Round> {
  if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
  return once(`${session.sessionId}:${asked.roundId}:${asked.actionId}`, async () => {
    const round = await inTransaction(house.pool, (client) =>
      beginAction(house, client, game, session, asked),
    );
    const moved = round.raise ? await raise(house, game, session, round) : round;
    if (moved.state !== 'closing') return moved;
    // It is paid as the session that it was begun in was let in, whichever device ends it.
    await payWin(house, await readSession(house, moved.sessionId), moved);
    return (await findRound(house, moved.publicId)) ?? moved;
  });
}

/** Does an action, unless it has been done, or writes down what it stakes. */
async function beginAction(
  house: House,
  client: Queryable,
  game: RoundHouseGame,
  session: Session,
  { roundId, actionId, step, action }: AskedAction,
): Promise<Round> {
  const round = await lockRound(house, client, roundId);
  if (!round || round.player !== session.player || round.gameCode !== session.gameCode) {
    throw new Refusal('round_unknown', 'the player has no such round');
  }
  const { rows } = await client.query<{ action: unknown }>(
    `SELECT action FROM house.round_action WHERE round_id = $1 AND action_id = $2`,
    [round.roundId, actionId],
  );
  if (rows[0]) {
    if (isDeepStrictEqual(rows[0].action, action)) return { ...round, raise: null };
    throw new Refusal('bad_request', 'action_id: it was used for another action');
  }
  if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
  if (round.state !== 'in_play') throw new Refusal('round_ended', `the round is ${round.state}`);
  if (isRaising(round)) throw new Refusal('spin_in_flight', 'a further bet is on its way');
  if (step !== round.actions.length) {
    throw new Refusal('round_moved_on', `step: ${round.actions.length} actions have been done`);
  }
  const standing = standingAfter(game, round, [...round.actions, action]);
  const amount = standing.raised_minor - round.raised;
  if (amount === 0n) return doAction(house, client, round, { actionId, action, standing });
  if (session.operatorToken === null) {
    if ((await moveDemoBalance(client, round.sessionId, amount, 0n)) === null)
      throw new Refusal('not_enough_money', 'demo balance too low');
    await client.query(`UPDATE house.round SET raised = raised + $2 WHERE round_id = $1`, [
      round.roundId,
      amount.toString(),
    ]);
    return doAction(
      house,
      client,
      { ...round, raised: round.raised + amount },
      { actionId, action, standing },
    );
  }
  await insertRaise(house, client, round, { actionId, action, amount });
  const raising = await lockRound(house, client, roundId);
  if (!raising) throw new Error(`Round ${roundId} is gone.`);
  return raising;
}

/** Asks the operator for what an action stakes, and does the action if that is taken. */
async function raise(house: House, game: RoundHouseGame, session: Session, round: Round): Promise<Round> {
  const bet = raiseOf(round);
  const balance = await placeRaise(house, session, round, bet);
  return inTransaction(house.pool, async (client) => {
    const now = await lockRound(house, client, round.publicId);
    // Whoever took the round up meanwhile has given the bet back.
    if (!now?.raise || now.raise.transactionUuid !== bet.transactionUuid || now.state !== 'in_play')
      throw new Refusal('round_moved_on', 'the bet took too long and was given back');
    const { actionId, action } = now.raise;
    const standing = standingAfter(game, now, [...now.actions, action]);
    await markRaiseTaken(house, client, now, bet, balance);
    const staked = await lockRound(house, client, round.publicId);
    if (!staked) throw new Error(`Round ${round.publicId} is gone.`);
    return doAction(house, client, staked, { actionId, action, standing });
  });
}

type Done = { actionId: string; action: Thing; standing: Standing };

/** Writes an action down with where it leads, and decides the round if that is its end. */
async function doAction(
  house: House,
  client: Queryable,
  round: Round,
  { actionId, action, standing }: Done,
): Promise<Round> {
  await client.query(
    `INSERT INTO house.round_action (round_id, step, action_id, action, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [round.roundId, round.actions.length, actionId, JSON.stringify(action), house.now()],
  );
  const actions = [...round.actions, action];
  const book = bookOf(standing);
  await client.query(`UPDATE house.round SET actions = $2, book = $3, when_away = $4 WHERE round_id = $1`, [
    round.roundId,
    actions.length,
    JSON.stringify(book),
    awayNameOf(standing),
  ]);
  const moved = { ...round, actions, book };
  if (standing.state === 'in_play') return moved;
  return closeRound(house, client, moved, standing.win_minor, book);
}

function standingAfter(game: RoundHouseGame, round: Round, actions: readonly Thing[]): Standing {
  try {
    return replay(game, round).after(actions);
  } catch (error) {
    if (error instanceof ActionRefused) throw new Refusal('action_not_allowed', error.message);
    if (!(error instanceof ZodError)) throw error;
    const [issue] = error.issues;
    const where = ['action', ...(issue?.path ?? [])].join('.');
    throw new Refusal('bad_request', `${where}: ${issue?.message ?? 'malformed'}`);
  }
}
