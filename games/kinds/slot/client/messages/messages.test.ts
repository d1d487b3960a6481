import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

async function read(language: string): Promise<Map<string, string>> {
  const text = await readFile(new URL(`${language}.json`, import.meta.url), 'utf8');
  return new Map(Object.entries(JSON.parse(text)).map(([id, message]) => [id, String(message)]));
}

/** The names of the values that a message takes. */
function valuesOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{\s*([a-z_]+)\s*[,}]/g)].map((match) => match[1] ?? ''))].toSorted();
}

test.each(['fil', 'zh'])('the %s catalogue has every message, with the same values', async (language) => {
  const english = await read('en');
  const other = await read(language);
  expect([...other.keys()]).toEqual([...english.keys()]);
  for (const [id, message] of other) {
    expect(message, id).not.toBe('');
    expect(valuesOf(message), id).toEqual(valuesOf(english.get(id) ?? ''));
  }
});
