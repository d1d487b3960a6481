/**
 * Proves the games. `npm run games:prove` recomputes every figure exactly, compares it with the committed `proof.json` that the
 * player is shown, and simulates rounds on the live engine. Of instant games it counts the whole distribution of each kind of bet.
 *
 * Options: `--exact` leaves the simulation out; `--rounds=N` (10,000,000) a game; `--write` writes the
 * proofs anew; codes choose games.
 */
import { instantGames } from './kinds/instant/games.ts';
import { instantLine } from './kinds/instant/prove.ts';
import { runProof } from './kit/prove/run.ts';

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(
    'npm run games:prove -- [<game> …] [--exact] [--rounds <count>] [--write]\n\nProves every figure of the games.',
  );
} else {
  try {
    process.exitCode = await prove(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function prove(asked: readonly string[]): Promise<number> {
  const isInstant = (word: string): boolean => instantGames.some(({ code }) => code === word);
  const instants = asked.filter(isInstant);
  const slots = asked.filter((word) => !isInstant(word));
  const isAll = !asked.some((word) => !word.startsWith('--'));
  for (const game of instantGames) {
    if (isAll || instants.includes(game.code)) console.log(instantLine(game));
  }
  const areSlotsAsked = isAll || slots.some((word) => !word.startsWith('--'));
  return areSlotsAsked ? runProof(slots) : 0;
}
