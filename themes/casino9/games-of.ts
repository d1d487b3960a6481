import type { Game } from '@marquee/ui/sections/types.ts';
import type { HomeWing } from '../home/section.ts';

/** The games that the page knows of a category, each once. */
export function gamesOf(wing: HomeWing): readonly Game[] {
  const games = [...wing.games, ...wing.houses.flatMap((house) => house.games)];
  return [...new Map(games.map((game) => [game.key, game])).values()];
}

/** Games of all categories, one of each in turn, so that the first few show what there is. */
export function someOfEach(wings: readonly HomeWing[], most: number): readonly Game[] {
  const lists = wings.map(gamesOf);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, most);
}
