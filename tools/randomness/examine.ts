/** What the tests of randomness find in the outcomes of a game. */
import { chiSquared, runs, serial, type Finding } from './statistics.ts';
import type { Watched } from './watch.ts';

export type Examined = { name: string; outcomes: number; findings: { test: string; finding: Finding }[] };

/** At most so many categories in the test of pairs: neighbours are taken together, so that every pair comes often. */
const COARSE = 16;

/** Plays rounds and tests them: how often each outcome comes, whether one says anything of the next, and how they change places. */
export function examine({ name, chances, outcomes }: Watched, least: number): Examined {
  const found = outcomes(least);
  const counts = chances.map(() => 0);
  for (const outcome of found) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const coarse = coarsened(chances);
  const groups = coarse.groupOf;
  const upper = medianOf(chances);
  return {
    name,
    outcomes: found.length,
    findings: [
      { test: 'chi-squared', finding: chiSquared(counts, chances) },
      {
        test: 'serial',
        finding: serial(
          found.map((outcome) => groups[outcome] ?? 0),
          coarse.chances,
        ),
      },
      { test: 'runs', finding: runs(found.map((outcome) => outcome >= upper)) },
    ],
  };
}

/** Neighbouring categories taken together until each group has its share. */
function coarsened(chances: readonly number[]): { chances: number[]; groupOf: number[] } {
  const count = Math.min(COARSE, chances.length);
  const groups: number[] = [];
  const groupOf: number[] = [];
  let [sum, open] = [0, false];
  for (const chance of chances) {
    if (!open) groups.push(0);
    const last = groups.length - 1;
    groups[last] = (groups[last] ?? 0) + chance;
    groupOf.push(last);
    sum += chance;
    open = sum < groups.length / count - 1e-9;
  }
  return { chances: groups, groupOf };
}

/** The first category at which at least half of all outcomes lie below. */
function medianOf(chances: readonly number[]): number {
  let sum = 0;
  const found = chances.findIndex((chance) => {
    sum += chance;
    return sum >= 0.5 - 1e-9;
  });
  return Math.min(found + 1, chances.length - 1);
}
