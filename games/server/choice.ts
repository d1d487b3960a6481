/** The choice that a round of a slot waits for: where it stands, and what it leads to. The free spins are played from the same seeds. */
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { type CompiledChoices, playChoiceBook } from '../kinds/slot/choice/play.ts';
import type { RoundChoice } from '../kinds/slot/play-api.ts';
import { createFairRandom } from '../kit/fairness/stream.ts';
import type { House, HouseGame } from './house.ts';
import { closeRound, takeBack } from './rounds/close.ts';
import { type Round, seedsOf } from './rounds/round.ts';
import type { Queryable } from './transaction.ts';

/** A choice as it is kept among the actions of its round. */
const choiceActionSchema = z.object({
  type: z.literal('choose'),
  choice: z.string(),
  /** Whether the player had not returned in time. */
  is_for_absent: z.boolean(),
});

/** The choice of a round; null for one that has none. */
export function choiceOfRound({ actions, state, endsAt }: Round): RoundChoice | null {
  const made = choiceActionSchema.safeParse(actions[0]);
  if (made.success)
    return { chosen: made.data.choice, is_made_for_absent: made.data.is_for_absent, ends_at: null };
  if (state !== 'in_play' || endsAt === null) return null;
  return { chosen: null, is_made_for_absent: false, ends_at: endsAt.toISOString() };
}

/** How the operator is told of what is done for a player who does not return. */
export const awayNameOfChoice = ({ whenAway }: CompiledChoices): string => `choose ${whenAway}`;

/** The choices of the version that a round is played by. */
export function choicesOf(game: HouseGame | undefined, { gameVersion }: Round): CompiledChoices | undefined {
  return game?.kind === 'slot' && game.form === 'reels' ? game.choices.get(gameVersion) : undefined;
}

/** Chooses for a player who did not return in time, as the rules of the game say; without its rules the bet is given back. */
export async function chooseForAbsent(house: House, client: Queryable, round: Round): Promise<Round> {
  const choices = choicesOf(house.games.get(round.gameCode), round);
  if (!choices) return takeBack(house, client, round);
  return decideChoice(house, client, round, { choices, choice: choices.whenAway, isForAbsent: true });
}

type Decided = { choices: CompiledChoices; choice: string; isForAbsent: boolean };

/**
 * Writes a choice down with what it leads to.
 * @throws NoSuchChoice if the game does not have it.
 */
export async function decideChoice(
  house: House,
  client: Queryable,
  round: Round,
  { choices, choice, isForAbsent }: Decided,
): Promise<Round> {
  const book = playChoiceBook(choices, round.bet, createFairRandom(seedsOf(round)), choice);
  const action: z.infer<typeof choiceActionSchema> = { type: 'choose', choice, is_for_absent: isForAbsent };
  await client.query(
    `INSERT INTO house.round_action (round_id, step, action_id, action, created_at) VALUES ($1, 0, $2, $3, $4)`,
    [round.roundId, newId(), JSON.stringify(action), house.now()],
  );
  await client.query(`UPDATE house.round SET actions = 1, when_away = NULL WHERE round_id = $1`, [
    round.roundId,
  ]);
  return closeRound(house, client, round, BigInt(book.win_minor), book);
}
