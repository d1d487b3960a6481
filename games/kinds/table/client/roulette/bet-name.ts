/** The kinds of bet on a roulette table, as they are named in the table of odds. */
import type { MessageId } from '../words.ts';

const betNames: Readonly<Record<string, MessageId>> = {
  'straight up': 'roulette.straight_up',
  split: 'roulette.split',
  street: 'roulette.street',
  corner: 'roulette.corner',
  'first four': 'roulette.first_four',
  'six line': 'roulette.six_line',
  column: 'roulette.columns',
  dozen: 'roulette.dozens',
  'even chance': 'roulette.even_chance',
};

/** @param name the one of the proof. */
export function betName(name: string, words: (id: MessageId) => string): string {
  const id = betNames[name];
  return id ? words(id) : name;
}
