/** The table games of the house, in the order of the lobby. */
import { roulette } from './roulette.ts';
import type { TableGame } from './table.ts';

export const tableGames: readonly TableGame[] = [roulette];
