/** Actions in a round in play: each is done once, by whom the round belongs to, where the round stands as they think. */
import { isDeepStrictEqual } from 'node:util';
import { ZodError } from 'zod';
import { ActionRefused, type Course } from '../kinds/instant/instant.ts';
import { payoutOf } from '../kinds/instant/multiplier.ts';
import { bookOf, replay } from './course.ts';
import type { House, InstantHouseGame } from './house.ts';
import { Refusal } from './refusal.ts';
import { closeRound } from './rounds/close.ts';
import { findRound, lockRound, type Round, type Thing } from './rounds/round.ts';
import { readSession, type Session } from './sessions.ts';
import { payWin } from './settle.ts';
import { inTransaction, type Queryable } from './transaction.ts';

export type AskedAction = { roundId: string; actionId: string; step: number; action: Thing };

/**
 * Does an action, or returns where it has led if it was sent before.
 * @throws Refusal with the code that the player is told; the round is then as it was.
 */
export async function playAction(
  house: House,
  game: InstantHouseGame,
  session: Session,
  asked: AskedAction,
): Promise<Round> {
  if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
  const round = await inTransaction(house.pool, (client) => doAction(house, client, game, session, asked));
  if (round.state !== 'closing') return round;
  // It is paid as the session that it was begun in was let in, whichever device ends it.
  await payWin(house, await readSession(house, round.sessionId), round);
  return (await findRound(house, round.publicId)) ?? round;
}

async function doAction(
  house: House,
  client: Queryable,
  game: InstantHouseGame,
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
    if (isDeepStrictEqual(rows[0].action, action)) return round;
    throw new Refusal('bad_request', 'action_id: it was used for another action');
  }
  if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
  if (round.state !== 'in_play') throw new Refusal('round_ended', `the round is ${round.state}`);
  if (step !== round.actions.length) {
    throw new Refusal('round_moved_on', `step: ${round.actions.length} actions have been done`);
  }
  const actions = [...round.actions, action];
  const course = courseAfter(game, round, actions);
  await client.query(
    `INSERT INTO house.round_action (round_id, step, action_id, action, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [round.roundId, step, actionId, JSON.stringify(action), house.now()],
  );
  const book = bookOf(course);
  await client.query(`UPDATE house.round SET actions = $2, book = $3 WHERE round_id = $1`, [
    round.roundId,
    actions.length,
    JSON.stringify(book),
  ]);
  const standing = { ...round, actions, book };
  if (course.state === 'in_play') return standing;
  return closeRound(house, client, standing, payoutOf(round.bet, course.multiplier), book);
}

function courseAfter(game: InstantHouseGame, round: Round, actions: readonly Thing[]): Course<unknown> {
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
