/** The kinds of bet on a baccarat table, as they are named in the table of odds. */
import type { MessageId } from '../words.ts';

const betNames: Readonly<Record<string, MessageId>> = {
  player: 'baccarat.player',
  banker: 'baccarat.banker',
  tie: 'baccarat.tie',
  pair: 'baccarat.pair',
};

/** @param name the one of the proof. */
export function betName(name: string, words: (id: MessageId) => string): string {
  const id = betNames[name];
  return id ? words(id) : name;
}
