/**
 * Proves the games. `npm run games:prove` recomputes every figure exactly, compares what slots show to the player with the committed
 * `proof.json`, and simulates rounds of them on the live engine. Of instant games and crash it counts the whole distribution of each
 * kind of bet. Slots whose meter is kept are proved as the chain of their meters, and played in cycles. Of tumbling slots it says what their kept blocks come to. All of them come in one table.
 *
 * Options: `--exact` leaves the simulation out; `--rounds=N` (10,000,000) a game; `--write` writes the
 * proofs anew; codes choose games.
 *
 * `--simulate <game>` measures a tumbling slot, which cannot be enumerated: `--rounds=N` in whole blocks (10⁹), `--processes=N` (2),
 * `--from-block=N` (0) for a part on another machine. What has been played is kept; it goes on where it was interrupted.
 * `--engine second` plays by the second implementation, many times as fast; it needs cargo.
 */
import { collectGames, tumbleGames } from './catalogue.ts';
import { countedCodes, countedNotes, countedRows } from './counted.ts';
import { crashGames } from './kinds/crash/games.ts';
import { proveCollect } from './kinds/slot/collect/prove/run.ts';
import { rowsOfProof } from './kinds/slot/prove/proof-row.ts';
import { runProof } from './kinds/slot/prove/run.ts';
import { rowOfMeasured } from './kinds/slot/tumble/prove/figures.ts';
import { runSimulation } from './kinds/slot/tumble/prove/run.ts';
import { readBlocks } from './kinds/slot/tumble/prove/store.ts';
import { proofTable } from './kit/prove/proof-table.ts';

/** The crash games have one set of rules and one proof. */
const isCrash = (word: string) => crashGames.some(({ code }) => code === word);

async function prove(words: readonly string[]): Promise<number> {
  const asked = [...new Set(words.map((word) => (isCrash(word) ? 'crash' : word)))];
  const isAll = asked.every((word) => word.startsWith('--'));
  const counted = isAll ? countedCodes : asked.filter((word) => countedCodes.includes(word));
  const measured = tumbleGames.filter(({ code }) => isAll || asked.includes(code));
  const kept = collectGames.filter(({ code }) => isAll || asked.includes(code));
  const isBeside = (word: string) => [...measured, ...kept].some(({ code }) => code === word);
  const slots = asked.filter((word) => !countedCodes.includes(word) && !isBeside(word));
  const { results, exitCode } =
    isAll || slots.some((word) => !word.startsWith('--'))
      ? await runProof(slots)
      : { results: [], exitCode: 0 };
  const rows = await Promise.all(measured.map(async (game) => rowOfMeasured(game, await readBlocks(game))));
  const chains = await proveCollect(kept, asked);
  console.log(
    proofTable([...countedRows(counted), ...results.flatMap(rowsOfProof), ...rows, ...chains.rows]).join(
      '\n',
    ),
  );
  for (const line of countedNotes(counted)) console.log(line);
  return chains.failed > 0 ? 1 : exitCode;
}

const isSimulation = (asked: readonly string[]) => asked.some((word) => word.startsWith('--simulate'));

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(
    'npm run games:prove -- [<game> …] [--exact] [--rounds <count>] [--write]\nnpm run games:prove -- --simulate <game> [--rounds <count>] [--processes <count>] [--from-block <number>] [--engine live|second]\n\nProves every figure of the games.',
  );
} else {
  try {
    process.exitCode = isSimulation(words) ? await runSimulation(words) : await prove(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
