import { nameOf, type Mutant } from './mutant.ts';
import type { Outcomes } from './outcomes.ts';

/** The score of some areas: a line for the terminal and the page `docs/mutation.md`. `score` is a share of 1. */
export function reportOf(
  areas: Readonly<Record<string, readonly Mutant[]>>,
  outcomes: Outcomes,
): { score: number; summary: string; page: string } {
  const outcomeOf = (mutant: Mutant) => outcomes.get(nameOf(mutant));
  const all = Object.values(areas).flat();
  const run = all.filter((mutant) => outcomeOf(mutant));
  const isKilled = (mutant: Mutant): boolean => outcomeOf(mutant)?.killed === true;
  const killed = run.filter(isKilled).length;
  const score = run.length === 0 ? 0 : killed / run.length;
  const rows = Object.entries(areas).map(([area, own]) => {
    const days = [...new Set(own.flatMap((mutant) => outcomeOf(mutant)?.on ?? []))].toSorted();
    return `| ${area} | ${own.length} | ${own.filter(isKilled).length} | ${days.join(', ') || 'never'} |`;
  });
  const page = [
    '# Seeded faults',
    '',
    'Written by `npm run test:mutate -- --write`. Each fault of `tools/mutate/lists/` is put into a copy of the code by itself, and the',
    'tests that should notice it are run. A fault that no test notices survives. A run may be made in parts, an area at a time: the',
    'outcomes are kept in `tools/mutate/outcomes.json`, and this page adds them up. `--missing` runs what has no outcome yet.',
    '',
    '| area | faults | noticed | run on |',
    '|---|---:|---:|---|',
    ...rows,
    `| **all** | **${all.length}** | **${killed}** (${percent(score)} of ${run.length}) | |`,
    '',
    '## Survivors',
    '',
    ...listOf(run.filter((mutant) => !isKilled(mutant))),
    '',
    '## Not run yet',
    '',
    ...listOf(all.filter((mutant) => !outcomeOf(mutant))),
    '',
  ].join('\n');
  return { score, summary: `${killed} of ${run.length} faults noticed (${percent(score)})`, page };
}

function listOf(mutants: readonly Mutant[]): string[] {
  if (mutants.length === 0) return ['None.'];
  return mutants.map(({ file, breaks }) => `- \`${file}\`: ${breaks}`);
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
