/** Computes a round of an instant game from its seeds where the player is: by the browser's own cryptography, without asking anybody. */
import { playRevealed, type RevealedSeeds } from '../../kit/fairness/revealed.ts';
import type { Course } from './instant.ts';
import { payoutOf } from './multiplier.ts';
import { instantVersions } from './versions.ts';

/** A round as its history tells of it. */
export type RoundToCheck = {
  game_code: string;
  game_version: number;
  bet_minor: string;
  wager: unknown;
  /** What the player did in it, in order. */
  actions: readonly unknown[];
};

export type Recomputed = {
  course: Course<unknown>;
  /** What a round that has ended like this pays; nought while it goes on. */
  win_minor: string;
};

/**
 * The course and the payment that follow from seeds, wager and actions.
 * @throws RangeError for a game or version that there is none of; ZodError for a wager or an action that is none of the game;
 * ActionRefused where the rules do not allow an action.
 */
export async function recomputeRound(round: RoundToCheck, seeds: RevealedSeeds): Promise<Recomputed> {
  const rules = instantVersions.get(round.game_code)?.get(round.game_version);
  if (!rules) throw new RangeError(`There is no ${round.game_code} in version ${round.game_version}.`);
  const course = await playRevealed(seeds, (random) => rules.begin(round.wager, random).after(round.actions));
  const isOver = course.state === 'ended';
  return {
    course,
    win_minor: isOver ? payoutOf(BigInt(round.bet_minor), course.multiplier).toString() : '0',
  };
}
