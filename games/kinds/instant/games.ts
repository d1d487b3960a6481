/** The instant games of the house, in the order of the lobby. */
import { coconut } from './coconut.ts';
import { coinStreak } from './coin-streak.ts';
import { crossing } from './crossing.ts';
import { dice } from './dice.ts';
import { fishing } from './fishing.ts';
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
  fishing,
];

/** Those that lobbies list under arcade. All others are hash games. */
const arcadeGames: ReadonlySet<InstantGame> = new Set([crossing, penalty, coconut, skyStack]);

/** Those whose rounds are packets of shots in a room that players share: they are begun there and nowhere else. */
export const inRooms: ReadonlySet<string> = new Set([fishing.code]);
/** Those that a player has to themselves, at a board of its own. */
export const soloGames: readonly InstantGame[] = instantGames.filter(({ code }) => !inRooms.has(code));

/** What a list of games calls the game's category. */
export function categoryOf(game: InstantGame): 'Arcade Games' | 'Fishing Games' | 'Instant Games' {
  if (inRooms.has(game.code)) return 'Fishing Games';
  return arcadeGames.has(game) ? 'Arcade Games' : 'Instant Games';
}
