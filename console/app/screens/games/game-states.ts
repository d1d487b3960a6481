import type { gameStates as declared } from '@marquee/contract/operator-entities.ts';

/** The contract says so too; its file would bring the validator along. */
export const gameStates: readonly (typeof declared)[number][] = [
  'shown',
  'hidden',
  'disabled',
  'off',
  'unlisted',
];

/** The categories of games, as the contract has them. */
export const gameCategories = [
  'slot_game',
  'casino',
  'hash_game',
  'sportsbook',
  'fishing',
  'poker',
  'sabong',
  'lottery',
  'horse_racing',
  'bingo',
  'arcade',
  'crash',
] as const;

export const gameMarks = ['hot', 'featured', 'new'] as const;
