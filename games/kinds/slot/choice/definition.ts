/**
 * A slot whose player chooses the form of the free spins that they have won, before these begin. Everything else of the game is a
 * slot with turning reels, so that each choice is one: the same game with other free spins.
 */
import type { FreeSpins, SlotDefinition } from '../engine/definition.ts';

/** One form of the free spins. */
export type FeatureChoice = { id: string; name: string; freeSpins: FreeSpins };

/** Its own `features.freeSpins` are those of `chosenWhenAway`, the choice that is made for a player who does not return. */
export type ChoiceDefinition = SlotDefinition & {
  choices: readonly FeatureChoice[];
  chosenWhenAway: string;
};

/** A slot with turning reels, with or without a choice. */
export type ReelDefinition = SlotDefinition | ChoiceDefinition;

export function hasChoices(game: ReelDefinition): game is ChoiceDefinition {
  return 'choices' in game;
}

/** @throws RangeError if the game has no such choice. */
export function choiceOf({ code, choices }: ChoiceDefinition, id: string): FeatureChoice {
  const found = choices.find((choice) => choice.id === id);
  if (!found) throw new RangeError(`${code} has no choice ${id}.`);
  return found;
}

/** What a game with a choice is once that is made: a slot like every other. */
export function withChoice(game: ChoiceDefinition, id: string): SlotDefinition {
  const { choices: _choices, chosenWhenAway: _away, ...slot } = game;
  return { ...slot, features: { ...slot.features, freeSpins: choiceOf(game, id).freeSpins } };
}

/** @throws Error naming the game and what is wrong in its choices. */
export function defineChoices(
  game: SlotDefinition & Pick<ChoiceDefinition, 'choices' | 'chosenWhenAway'>,
): ChoiceDefinition {
  const { code, choices, features, jackpot, buy } = game;
  const ids = choices.map(({ id }) => id);
  const awarded = choices.map(({ freeSpins }) => Object.keys(freeSpins.awards).join());
  const rules: readonly (readonly [boolean, string])[] = [
    [
      ids.length >= 2 && new Set(ids).size === ids.length,
      'there are at least two choices, with ids of their own',
    ],
    [new Set(awarded).size === 1, 'every choice begins with the same numbers of scatters'],
    [features.freeSpins === undefined, 'free spins are those of the choices'],
    [!jackpot && !buy, 'a game with a choice has no progressive jackpot and sells nothing'],
  ];
  const broken = rules.filter(([holds]) => !holds).map(([, rule]) => rule);
  if (broken.length > 0) throw new Error(`${code}: ${broken.join('; ')}`);
  const { freeSpins } = choiceOf(game, game.chosenWhenAway);
  return { ...game, features: { ...features, freeSpins } };
}
