import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './lists.ts';
import { fileOf, mutate, nameOf, titleOf } from './mutant.ts';

const root = join(import.meta.dirname, '../..');
const mutants = Object.values(MUTANTS).flat();

test('each seeded fault changes exactly one place of a file that exists, and names tests that exist', async () => {
  const faults: string[] = [];
  for (const mutant of mutants) {
    try {
      const faulty = mutate(mutant, await readFile(join(root, mutant.file), 'utf8'));
      // A file that cannot be read at all is noticed by any test.
      if (mutant.file.endsWith('.ts')) stripTypeScriptTypes(faulty);
      for (const named of mutant.tests) {
        const source = await readFile(join(root, fileOf(named)), 'utf8');
        if (!source.includes(titleOf(named))) throw new Error(`There is no test ${named}.`);
      }
    } catch (error) {
      faults.push(String(error));
    }
  }
  expect(faults).toEqual([]);
});

test('no fault is listed twice', () => {
  const keys = mutants.map(({ file, find, replace }) => `${file}\0${find}\0${replace}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(mutants.map(nameOf)).size).toBe(mutants.length);
});
