import type { Mutant } from './mutant.ts';

/** What happened to one mutant. */
export type Outcome = { readonly area: string; readonly mutant: Mutant; readonly killed: boolean };

/** The score of a run: a line for the terminal and the page `docs/mutation.md`. `score` is a share of 1. */
export function reportOf(outcomes: readonly Outcome[]): { score: number; summary: string; page: string } {
  const killed = outcomes.filter((outcome) => outcome.killed).length;
  const score = outcomes.length === 0 ? 0 : killed / outcomes.length;
  const survivors = outcomes.filter((outcome) => !outcome.killed);
  const areas = [...new Set(outcomes.map(({ area }) => area))].toSorted();
  const rows = areas.map((area) => {
    const own = outcomes.filter((outcome) => outcome.area === area);
    return `| ${area} | ${own.length} | ${own.filter((outcome) => outcome.killed).length} |`;
  });
  const page = [
    '# Seeded faults',
    '',
    'Written by `npm run test:mutate -- --write`. Each fault of `tools/mutate/lists/` is put into a copy of the code by itself, and the',
    'tests that should notice it are run. A fault that no test notices survives.',
    '',
    '| area | faults | noticed |',
    '|---|---:|---:|',
    ...rows,
    `| **all** | **${outcomes.length}** | **${killed}** (${percent(score)}) |`,
    '',
    '## Survivors',
    '',
    ...(survivors.length === 0
      ? ['None.']
      : survivors.map(({ mutant }) => `- \`${mutant.file}\`: ${mutant.breaks}`)),
    '',
  ].join('\n');
  return { score, summary: `${killed} of ${outcomes.length} faults noticed (${percent(score)})`, page };
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
