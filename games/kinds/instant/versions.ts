/** Every version of every instant game that a round may name, so that rounds of earlier mathematics stay playable and checkable. */
import { instantGames } from './games.ts';
import type { InstantGame } from './instant.ts';

/** By code, then by version; the highest is the one that is played. */
export const instantVersions: ReadonlyMap<string, ReadonlyMap<number, InstantGame>> = new Map(
  instantGames.map((game) => [game.code, new Map([[game.version, game]])]),
);
