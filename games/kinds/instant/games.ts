/** The instant games of the house, in the order of the lobby. */
import { coconut } from './coconut.ts';
import { coinStreak } from './coin-streak.ts';
import { crossing } from './crossing.ts';
import { dice } from './dice.ts';
import { hiLo } from './hi-lo.ts';
import type { InstantGame } from './instant.ts';
import { keno } from './keno.ts';
import { limbo } from './limbo.ts';
import { mines } from './mines.ts';
import { penalty } from './penalty.ts';
import { plinko } from './plinko.ts';
import { skyStack } from './sky-stack.ts';
import { towers } from './towers.ts';
import { wheel } from './wheel.ts';

export const instantGames: readonly InstantGame[] = [
  dice,
  limbo,
  plinko,
  mines,
  keno,
  hiLo,
  towers,
  wheel,
  coinStreak,
  crossing,
  penalty,
  coconut,
  skyStack,
];

/** Those that lobbies list under arcade. All others are hash games. */
const arcadeGames: ReadonlySet<InstantGame> = new Set([crossing, penalty, coconut, skyStack]);

/** What a list of games calls the game's category. */
export const categoryOf = (game: InstantGame): 'Arcade Games' | 'Instant Games' =>
  arcadeGames.has(game) ? 'Arcade Games' : 'Instant Games';
