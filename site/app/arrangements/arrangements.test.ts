import { readdirSync } from 'node:fs';
import { arrangements } from '@marquee/themes/arrangements.ts';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('each folder has a module for every arrangement of its section, under the name that documents find it by', () => {
  for (const { name: section } of folders) {
    const known = Object.entries(arrangements).find(([name]) => name === section)?.[1] ?? [];
    const modules = readdirSync(new URL(`${section}/`, here)).filter((file) => file.endsWith('.tsx'));
    expect(modules, section).toEqual(expect.arrayContaining(known.map((name) => `${name}.tsx`)));
    // Parts of an arrangement bear its name first.
    for (const module of modules)
      expect(
        known.some((name) => module === `${name}.tsx` || module.startsWith(`${name}-`)),
        `${section}/${module}`,
      ).toBe(true);
  }
});
