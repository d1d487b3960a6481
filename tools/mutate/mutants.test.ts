import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './lists.ts';
import { mutate } from './mutant.ts';

const root = join(import.meta.dirname, '../..');
const mutants = Object.values(MUTANTS).flat();

test('each seeded fault changes exactly one place of a file that exists, and names tests that exist', async () => {
  const faults: string[] = [];
  for (const mutant of mutants) {
    try {
      mutate(mutant, await readFile(join(root, mutant.file), 'utf8'));
      await Promise.all(mutant.tests.map((file) => access(join(root, file))));
    } catch (error) {
      faults.push(String(error));
    }
  }
  expect(faults).toEqual([]);
});

test('no fault is listed twice', () => {
  const keys = mutants.map(({ file, find, replace }) => `${file}\0${find}\0${replace}`);
  expect(new Set(keys).size).toBe(keys.length);
});
