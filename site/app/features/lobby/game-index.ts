import type { gameIndex } from '@marquee/contract/api/product/game_index.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { ApiGame } from './game-filter.ts';

/** The games are asked for again after so long. */
const life_ms = 300_000;

let asked: { readonly at_ms: number; readonly games: Promise<readonly ApiGame[]> } | undefined;
let known: readonly ApiGame[] | undefined;

/** All games of the site, the most popular first; asked for once in a while. Rejects where they do not come. */
export function loadGames(): Promise<readonly ApiGame[]> {
  if (asked && performance.now() - asked.at_ms < life_ms) return asked.games;
  const games = fetchGames();
  asked = { at_ms: performance.now(), games };
  return games;
}

/** The games as they were loaded last; undefined before the first time. */
export function knownGames(): readonly ApiGame[] | undefined {
  return known;
}

async function fetchGames(): Promise<readonly ApiGame[]> {
  try {
    const response = await fetch('/games.json');
    const answer: Partial<AnswerOf<typeof gameIndex>> = await response.json();
    if (!answer.value) throw new Error('The games did not come.');
    known = answer.value;
    return known;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
