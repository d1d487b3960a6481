import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { nameOf, type Mutant } from './mutant.ts';

/** What happened to one mutant, and on which day. */
export type Outcome = { readonly killed: boolean; readonly on: string };

const outcomesSchema = z.record(z.string(), z.object({ killed: z.boolean(), on: z.string() }));

/** Outcomes by the names of the mutants. Kept between runs, so that a long run can be made in parts. */
export type Outcomes = Map<string, Outcome>;

export async function readOutcomes(file: string): Promise<Outcomes> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(outcomesSchema.parse(JSON.parse(text))));
}

/** Write the outcomes of the mutants that are still listed, in the order of their names. */
export async function writeOutcomes(
  file: string,
  outcomes: Outcomes,
  listed: readonly Mutant[],
): Promise<void> {
  const names = new Set(listed.map(nameOf));
  const kept = [...outcomes].filter(([name]) => names.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // Another run may read it at any time, so it is there whole or not at all.
  const whole = `${file}.${randomUUID()}`;
  await writeFile(whole, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  await rename(whole, file);
}
