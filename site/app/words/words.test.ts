import { readdir, readFile } from 'node:fs/promises';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { languageCodes } from './languages.ts';
import { catalogueNames } from './load.ts';

const folder = new URL('../messages/', import.meta.url);

async function read(language: string, catalogue: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(new URL(`${language}/${catalogue}.json`, folder), 'utf8'));
}

test('S7.34 each language has the five catalogues and nothing else', async () => {
  for (const language of languageCodes) {
    const files = await readdir(new URL(`${language}/`, folder));
    expect(files.toSorted()).toEqual(catalogueNames.map((name) => `${name}.json`).toSorted());
  }
});

describe.each(catalogueNames)('the catalogue %s', (catalogue) => {
  test('has the same ids in every language, none empty, all of them messages that can be read', async () => {
    const english = await read('EN', catalogue);
    for (const language of languageCodes) {
      const messages = await read(language, catalogue);
      expect(Object.keys(messages).toSorted(), language).toEqual(Object.keys(english).toSorted());
      for (const [id, message] of Object.entries(messages)) {
        expect(message.trim(), `${language} ${id}`).not.toBe('');
        expect(() => compileMessage(message), `${language} ${id}`).not.toThrow();
      }
    }
  });

  test('uses the same values in every language', async () => {
    const english = await read('EN', catalogue);
    const valuesOf = (message: string): string[] =>
      [...new Set([...message.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ''))].toSorted();
    for (const language of languageCodes) {
      const messages = await read(language, catalogue);
      for (const [id, message] of Object.entries(english)) {
        expect(valuesOf(messages[id] ?? ''), `${language} ${id}`).toEqual(valuesOf(message));
      }
    }
  });
});
