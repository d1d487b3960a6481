import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const games = fileURLToPath(new URL('.', import.meta.url));
const catalogues = globSync('{kit,kinds/*}/client/{messages,failures/messages}/*.json', { cwd: games });
const folders = [...new Set(catalogues.map(dirname))];
const translations = catalogues.filter((path) => basename(path) !== 'en.json');

async function read(path: string): Promise<Map<string, string>> {
  const text = await readFile(`${games}/${path}`, 'utf8');
  return new Map(Object.entries(JSON.parse(text)).map(([id, message]) => [id, String(message)]));
}

/** The names of the values that a message takes. */
function valuesOf(message: string): string[] {
  return [
    ...new Set([...message.matchAll(/\{\s*([a-z_]+)\s*[,}]/g)].map((match) => match[1] ?? '')),
  ].toSorted();
}

test.each(folders)('%s speaks three languages', (folder) => {
  const spoken = catalogues.filter((path) => dirname(path) === folder).map((path) => basename(path));
  expect(spoken.toSorted()).toEqual(['en.json', 'fil.json', 'zh.json']);
});

test.each(translations)('%s has every message, with the same values', async (path) => {
  const english = await read(`${dirname(path)}/en.json`);
  const other = await read(path);
  expect([...other.keys()]).toEqual([...english.keys()]);
  for (const [id, message] of other) {
    expect(message, id).not.toBe('');
    expect(valuesOf(message), id).toEqual(valuesOf(english.get(id) ?? ''));
  }
});
