/** Every version of every table game that a round may name, so that rounds of earlier mathematics stay playable and checkable. */
import { tableGames } from './games.ts';
import type { TableGame } from './table.ts';

/** By code, then by version; the highest is the one that is played. */
export const tableVersions: ReadonlyMap<string, ReadonlyMap<number, TableGame>> = new Map(
  tableGames.map((game) => [game.code, new Map([[game.version, game]])]),
);
