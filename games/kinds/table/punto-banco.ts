/** How baccarat is dealt, and who wins: punto banco, where nobody chooses. */
import { rankOf } from './cards.ts';

/** Most cards of one coup. */
export const MOST_DEALT = 6;

/** What a card counts by its rank: the ace one, tens and pictures zero. */
export function pointsOf(rank: number): number {
  return rank >= 9 ? 0 : rank + 1;
}

/** What a hand counts: the last digit of the sum. */
export function totalOf(hand: readonly number[]): number {
  return hand.reduce((sum, card) => sum + pointsOf(rankOf(card)), 0) % 10;
}

const ANY = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The rules of the third card, as they are published. */
export const drawingRules: {
  natural: number;
  player_draws_to: number;
  banker_draws_to: number;
  banker_draws_on: Readonly<Record<number, readonly number[]>>;
} = {
  /** From so many points of either first two cards on, nobody draws. */
  natural: 8,
  player_draws_to: 5,
  /** Where the player stands. */
  banker_draws_to: 5,
  /** Where the player has drawn: points of that card on which the banker draws, by the banker's own. */
  banker_draws_on: {
    0: ANY,
    1: ANY,
    2: ANY,
    3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    4: [2, 3, 4, 5, 6, 7],
    5: [4, 5, 6, 7],
    6: [6, 7],
  },
};

/** Whether the player's hand takes a third card, by the points of both first two. */
export function playerDraws(player: number, banker: number): boolean {
  return player <= drawingRules.player_draws_to && banker < drawingRules.natural;
}

/**
 * Whether the banker's hand takes a third card, by the points of both first two.
 * @param third the points of the player's third card; null if the player stands.
 */
export function bankerDraws(player: number, banker: number, third: number | null): boolean {
  if (third === null) return player < drawingRules.natural && banker <= drawingRules.banker_draws_to;
  return drawingRules.banker_draws_on[banker]?.includes(third) ?? false;
}

export type Winner = 'player' | 'banker' | 'tie';

export type Coup = {
  /** Their cards in the order in which they were dealt. */
  player: readonly number[];
  banker: readonly number[];
  winner: Winner;
};

/** Which hand has more points. */
export function winnerOf(player: number, banker: number): Winner {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** Deals a coup from the front of these cards, of which it needs at most six. */
export function deal(cards: readonly number[]): Coup {
  const [first = 0, second = 0, third = 0, fourth = 0, ...rest] = cards;
  const player = [first, third];
  const banker = [second, fourth];
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  let drawn: number | null = null;
  if (playerDraws(playerTotal, bankerTotal)) {
    const card = rest[0] ?? 0;
    player.push(card);
    drawn = pointsOf(rankOf(card));
  }
  if (bankerDraws(playerTotal, bankerTotal, drawn)) banker.push(rest[player.length - 2] ?? 0);
  return { player, banker, winner: winnerOf(totalOf(player), totalOf(banker)) };
}

/** Whether the first two cards of a hand are of one rank. */
export function isPair([first = 0, second = 0]: readonly number[]): boolean {
  return rankOf(first) === rankOf(second);
}
