/**
 * Plays a round of a game with a choice. The choice changes nothing before the free spins: the spin that wins them follows from
 * the seeds alone, and the free spins from the numbers after it, whichever form they have.
 */
import type { RandomSource } from '../../../kit/fairness/random.ts';
import type { Book, BookEventOf } from '../book.ts';
import { playBook } from '../engine/book-recorder.ts';
import { type CompiledSlot, compileSlot } from '../engine/compile.ts';
import { type ChoiceDefinition, hasChoices, type ReelDefinition, withChoice } from './definition.ts';

export type CompiledChoices = {
  /** By the id of the choice, in the order in which they are shown. */
  byChoice: ReadonlyMap<string, CompiledSlot>;
  whenAway: string;
};

export function compileChoices(game: ChoiceDefinition): CompiledChoices {
  return {
    byChoice: new Map(game.choices.map(({ id }) => [id, compileSlot(withChoice(game, id))])),
    whenAway: game.chosenWhenAway,
  };
}

/** A game with turning reels, ready to be played; `choices` is null for one without. */
export type ReelSlot = { slot: CompiledSlot; choices: CompiledChoices | null };

export function compileReels(game: ReelDefinition): ReelSlot {
  return { slot: compileSlot(game), choices: hasChoices(game) ? compileChoices(game) : null };
}

/** A choice in a round that has none, or one that the game does not have. */
export class NoSuchChoice extends RangeError {}

/**
 * Plays a round as far as its choice, or whole.
 * @param chosen null before the player has chosen.
 * @returns the book. It ends with the choice if that has to be made, and then has won nothing yet.
 * @throws NoSuchChoice if there is nothing to choose, or not this.
 */
export function playChoiceBook(
  { byChoice, whenAway }: CompiledChoices,
  betMinor: bigint,
  random: RandomSource,
  chosen: string | null,
): Book {
  const slot = byChoice.get(chosen ?? whenAway);
  if (!slot) throw new NoSuchChoice(`there is no choice ${chosen}`);
  const book = playBook(slot, betMinor, random);
  const at = book.events.findIndex(({ type }) => type === 'free_spins_start');
  const begins = book.events[at];
  if (begins?.type !== 'free_spins_start') {
    if (chosen !== null) throw new NoSuchChoice('the round wins no free spins');
    return book;
  }
  const choice: BookEventOf<'feature_choice'> = {
    type: 'feature_choice',
    scatters: begins.positions.length,
    chosen,
    positions: begins.positions,
  };
  const before = book.events.slice(0, at);
  return chosen === null
    ? { ...book, win_minor: '0', events: [...before, choice] }
    : { ...book, events: [...before, choice, ...book.events.slice(at)] };
}

/** The choice that a book waits for, if it does. */
export function waitingChoice({ events }: Pick<Book, 'events'>): BookEventOf<'feature_choice'> | null {
  const last = events.at(-1);
  return last?.type === 'feature_choice' ? last : null;
}

/** What was chosen in a round, by its events; null where nothing was. */
export function chosenIn(events: readonly { type: string; chosen?: unknown }[]): string | null {
  const choice = events.find(({ type }) => type === 'feature_choice');
  return typeof choice?.chosen === 'string' ? choice.chosen : null;
}
