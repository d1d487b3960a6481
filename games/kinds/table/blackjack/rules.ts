/** The rules of the table, in one place: the rounds, their proof and what is published all read them here. */

export type BlackjackRules = {
  /** A fresh shoe of so many decks each round, shuffled whole. */
  decks: number;
  /** The dealer draws below this total, and stands on it, soft or hard. */
  dealer_stands_on: number;
  /** What a blackjack pays, in ten-thousandths of its stake, the stake included. */
  blackjack_pays: number;
  /** What insurance pays, in ten-thousandths of its stake, the stake included. */
  insurance_pays: number;
  /** Hands that a box may be split into. Any two cards of equal value may be split: ten, jack, queen and king are equal. */
  most_hands: number;
  /** The same for aces. Each gets one more card and stands; with a ten that is 21, no blackjack, as after every split. */
  most_hands_of_aces: number;
  /** Doubling is for any two cards; this says whether also after a split. */
  doubles_after_split: boolean;
  /** Late surrender: the first decision on a box, once the dealer has looked for a blackjack. Half of the bet comes back. */
  surrenders: boolean;
};

export const blackjackRules: BlackjackRules = {
  decks: 8,
  dealer_stands_on: 17,
  blackjack_pays: 25_000,
  insurance_pays: 30_000,
  most_hands: 4,
  most_hands_of_aces: 2,
  doubles_after_split: true,
  surrenders: true,
};

/** The boxes of the table, in the order in which they are dealt to and play. */
export const boxNames = ['box-1', 'box-2', 'box-3'] as const;
export type BoxName = (typeof boxNames)[number];

export const actionTypes = ['insure', 'decline', 'hit', 'stand', 'double', 'split', 'surrender'] as const;
export type ActionType = (typeof actionTypes)[number];
