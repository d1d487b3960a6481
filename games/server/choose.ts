/** Makes the choice that a round of a slot waits for, and pays what it leads to. */
import { NoSuchChoice } from '../kinds/slot/choice/play.ts';
import { choiceOfRound, choicesOf, decideChoice } from './choice.ts';
import type { House, SlotHouseGame } from './house.ts';
import { Refusal } from './refusal.ts';
import { findRound, lockRound, type Round } from './rounds/round.ts';
import { readSession, type Session } from './sessions.ts';
import { payWin } from './settle.ts';
import { inTransaction, type Queryable } from './transaction.ts';
import { once } from './under-way.ts';

type Asked = { roundId: string; choice: string };

/**
 * Makes a choice, or returns the round if that very choice was made before.
 * @throws Refusal with the code that the player is told; the round is then as it was.
 */
export async function playChoice(
  house: House,
  game: SlotHouseGame,
  session: Session,
  asked: Asked,
): Promise<Round> {
  if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
  const round = await once(`${session.sessionId}:${asked.roundId}:${asked.choice}`, async () => {
    const chosen = await inTransaction(house.pool, (client) => choose(house, client, game, session, asked));
    if (chosen.state !== 'closing') return chosen;
    // It is paid as the session that it was begun in was let in, whichever device chooses.
    await payWin(house, await readSession(house, chosen.sessionId), chosen);
    return (await findRound(house, chosen.publicId)) ?? chosen;
  });
  if (round.state === 'settled') return round;
  throw new Refusal('operator_unavailable', `the win of round ${round.publicId} is on its way`);
}

async function choose(
  house: House,
  client: Queryable,
  game: SlotHouseGame,
  session: Session,
  { roundId, choice }: Asked,
): Promise<Round> {
  const round = await lockRound(house, client, roundId);
  if (!round || round.player !== session.player || round.gameCode !== session.gameCode)
    throw new Refusal('round_unknown', 'the player has no such round');
  const chosen = choiceOfRound(round)?.chosen ?? null;
  if (chosen === choice) return round;
  if (chosen !== null) throw new Refusal('round_moved_on', `${chosen} was chosen`);
  if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
  if (round.state !== 'in_play') throw new Refusal('round_ended', `the round is ${round.state}`);
  const choices = choicesOf(game, round);
  if (!choices) throw new Refusal('action_not_allowed', `version ${round.gameVersion} has no choice`);
  try {
    return await decideChoice(house, client, round, { choices, choice, isForAbsent: false });
  } catch (error) {
    if (error instanceof NoSuchChoice) throw new Refusal('bad_request', `choice: ${error.message}`);
    throw error;
  }
}
