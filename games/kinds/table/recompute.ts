/** Computes a round of a table game from its seeds where the player is: by the browser's own cryptography, without asking anybody. */
import { playRevealed, type RevealedSeeds } from '../../kit/fairness/revealed.ts';
import { toldOf, type ToldTable } from './told.ts';
import { tableVersions } from './versions.ts';

/** A round as its history tells of it. */
export type TableRoundToCheck = {
  game_code: string;
  game_version: number;
  bet_minor: string;
  wager: unknown;
  /** What the player did in it, in order. */
  actions: readonly unknown[];
};

/**
 * The course, the raises and the payment that follow from seeds, wager and actions.
 * @throws RangeError for a game or version that there is none of; ZodError for a wager or an action that is none of the game;
 * BetRefused for a bet that the wager's units do not divide; ActionRefused where the rules do not allow an action.
 */
export async function recomputeRound(round: TableRoundToCheck, seeds: RevealedSeeds): Promise<ToldTable> {
  const rules = tableVersions.get(round.game_code)?.get(round.game_version);
  if (!rules) throw new RangeError(`There is no ${round.game_code} in version ${round.game_version}.`);
  const bet_minor = BigInt(round.bet_minor);
  return playRevealed(seeds, (random) =>
    toldOf(rules.begin(bet_minor, round.wager, random).after(round.actions)),
  );
}
