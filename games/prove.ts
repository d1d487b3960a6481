/**
 * Proves the games. `npm run games:prove` recomputes every figure exactly, compares it with the
 * committed `proof.json` that the player is shown, and simulates rounds on the live engine.
 *
 * Options: `--exact` leaves the simulation out; `--rounds=N` (10,000,000) a game; `--write` writes the
 * proofs anew; codes choose games.
 */
import { runProof } from './kit/prove/run.ts';

process.exitCode = await runProof(process.argv.slice(2));
