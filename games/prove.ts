/**
 * Proves the games. `npm run games:prove` recomputes every figure exactly, compares it with the
 * committed `proof.json` that the player is shown, and simulates rounds on the live engine.
 *
 * Options: `--exact` leaves the simulation out; `--rounds=N` (10,000,000) a game; `--write` writes the
 * proofs anew; codes choose games.
 */
import { runProof } from './kit/prove/run.ts';

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(
    'npm run games:prove -- [<game> …] [--exact] [--rounds <count>] [--write]\n\nProves every figure of the games.',
  );
} else {
  try {
    process.exitCode = await runProof(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
