import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { themeRegistries } from './registries.ts';

/** The formatter may break lines and choose its quotes, so compare without layout. */
const withoutLayout = (text: string): string =>
  text.replaceAll(/,(?=\s*[\])}])|\s+/g, '').replaceAll('"', "'");

test('the lists of templates say what their folders say', async () => {
  const root = new URL('../../', import.meta.url);
  for (const [file, text] of await themeRegistries(root)) {
    const present = await readFile(new URL(file, root), 'utf8');
    expect(withoutLayout(present), `${file}: npm run themes:registries`).toBe(withoutLayout(text));
  }
});
