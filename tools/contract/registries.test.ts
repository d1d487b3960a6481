import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { registries } from './registries.ts';

/** The formatter may break lines, so compare without layout. */
const withoutLayout = (text: string): string => text.replaceAll(/,(?=\s*[\])])|\s+/g, '');

test('the lists of calls say what the paths of the calls say', async () => {
  for (const [file, text] of await registries()) {
    const present = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(withoutLayout(present), `${file}: npm run contract:registries`).toBe(withoutLayout(text));
  }
});
