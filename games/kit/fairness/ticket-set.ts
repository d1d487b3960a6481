/**
 * The list of the bets in a draw that is sold ahead, as it is hashed before the draw's link is revealed: a line for each bet, in the
 * order of their ids. Who keeps the list can see that no bet came into it, and none went, once the draw was known.
 */
import { canonicalJson } from '../published/canonical.ts';

/** A bet for money, without its player. */
export type ListedTicket = {
  id: string;
  currency: string;
  /** In minor units. */
  bet_minor: string;
  wager: unknown;
};

/** The text whose SHA-256, in UTF-8, is the hash of the set: each bet as canonical JSON and a line feed. */
export function ticketSetText(tickets: readonly ListedTicket[]): string {
  return tickets
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, currency, bet_minor, wager }) => `${canonicalJson({ id, currency, bet_minor, wager })}\n`)
    .join('');
}
