/**
 * Proves the games. `npm run games:prove` recomputes every figure exactly, compares it with the committed `proof.json` that the
 * player is shown, and simulates rounds on the live engine. Of instant games and crash it counts the whole distribution of each kind of bet.
 *
 * Options: `--exact` leaves the simulation out; `--rounds=N` (10,000,000) a game; `--write` writes the
 * proofs anew; codes choose games.
 */
import { instantGames } from './kinds/instant/games.ts';
import { lawOfTarget } from './kinds/crash/crash-point.ts';
import { lawLine } from './kit/prove/law-line.ts';
import type { Law } from './kit/prove/law.ts';
import { runProof } from './kinds/slot/prove/run.ts';

/** Where a bet in a crash round is cashed out, in hundredths. */
const targets = [101, 110, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000, 100_000_000];

/** The games whose bets have whole distributions, each with its laws. */
const counted: readonly { code: string; laws: () => Law[] }[] = [
  ...instantGames.map(({ code, betTypes }) => ({ code, laws: () => betTypes().map(({ law }) => law) })),
  { code: 'crash', laws: () => targets.map(lawOfTarget) },
];

async function prove(asked: readonly string[]): Promise<number> {
  const isCounted = (word: string): boolean => counted.some(({ code }) => code === word);
  const isAll = asked.every((word) => word.startsWith('--'));
  for (const { code, laws } of counted) {
    if (isAll || asked.includes(code)) console.log(lawLine(code, laws()));
  }
  const slots = asked.filter((word) => !isCounted(word));
  return isAll || slots.some((word) => !word.startsWith('--')) ? runProof(slots) : 0;
}

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
