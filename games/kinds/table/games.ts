/** The table games of the house, in the order of the lobby. */
import { baccarat } from './baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { fanTan } from './fan-tan.ts';
import { pokerGames } from './poker/games.ts';
import { roulette } from './roulette.ts';
import { sicBo } from './sic-bo.ts';
import type { TableGame } from './table.ts';

export const tableGames: readonly TableGame[] = [
  baccarat,
  roulette,
  blackjack,
  sicBo,
  dragonTiger,
  fanTan,
  ...pokerGames,
];
