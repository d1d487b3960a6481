import { readdir, readFile } from 'node:fs/promises';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { commandReasons, passedOnRefusals } from '@marquee/contract/command-reasons.ts';
import { operations } from '@marquee/contract/operate-calls.ts';
import { operateRefusals } from '@marquee/contract/operate-refusals.ts';
import { permissions } from '@marquee/contract/operator-permissions.ts';
import { validationIds } from '@marquee/contract/validation.ts';
import { describe, expect, test } from 'vitest';
import { languageCodes } from './languages.ts';

const folder = new URL('../messages/', import.meta.url);
const catalogues = ['interface', 'errors', 'validation'];

async function read(language: string, catalogue: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(new URL(`${language}/${catalogue}.json`, folder), 'utf8'));
}

test('each language has the three catalogues and nothing else', async () => {
  expect((await readdir(folder)).toSorted()).toEqual([...languageCodes].toSorted());
  for (const language of languageCodes) {
    const files = await readdir(new URL(`${language}/`, folder));
    expect(files.toSorted()).toEqual(catalogues.map((name) => `${name}.json`).toSorted());
  }
});

describe.each(catalogues)('the catalogue %s', (catalogue) => {
  test('has the same ids with the same values in every language, all of them messages that can be read', async () => {
    const english = await read('EN', catalogue);
    const valuesOf = (message: string): string[] =>
      [...new Set([...message.matchAll(/\{(\w+)\s*[,}]/g)].map((match) => match[1] ?? ''))].toSorted();
    for (const language of languageCodes) {
      const messages = await read(language, catalogue);
      expect(Object.keys(messages).toSorted(), language).toEqual(Object.keys(english).toSorted());
      for (const [id, message] of Object.entries(messages)) {
        expect(message.trim(), `${language} ${id}`).not.toBe('');
        expect(() => compileMessage(message), `${language} ${id}`).not.toThrow();
        expect(valuesOf(message), `${language} ${id}`).toEqual(valuesOf(english[id] ?? ''));
      }
    }
  });
});

test('whatever a call of the console is refused with has words, and so has every fault of a field', async () => {
  const errors = await read('EN', 'errors');
  const declared = operations.flatMap(({ refusals }): readonly string[] => refusals);
  const missing = [...new Set([...declared, ...Object.keys(operateRefusals)])].filter(
    (name) => errors[`errors.${name}`] === undefined,
  );
  expect(missing).toEqual([]);
  const validation = await read('EN', 'validation');
  expect(validationIds.filter((id) => validation[id] === undefined)).toEqual([]);
});

test('why a command is refused has words, which name nothing that the reason does not tell', async () => {
  const errors = await read('EN', 'errors');
  expect(passedOnRefusals.filter((name) => errors[`errors.${name}`] === undefined)).toEqual([]);
  const known = Object.keys(errors).filter((id) => id.startsWith('refused.'));
  expect([...new Set(commandReasons.map(({ id }) => id))].toSorted()).toEqual(known.toSorted());
  for (const { id, names } of commandReasons) {
    const told = [...(errors[id] ?? '').matchAll(/\{(\w+)\s*[,}]/g)].map(([, name = '']) => name);
    expect(
      told.filter((name) => !names.includes(name)),
      id,
    ).toEqual([]);
  }
});

test('every call that leaves an entry in the audit, and every permission, has words', async () => {
  const words = await read('EN', 'interface');
  const calls = operations
    .filter(({ audits }) => audits !== 'none')
    .map(({ path }) => `call.${path.slice('/operate/'.length).replaceAll('/', '.')}`);
  const names = permissions.map((permission) => `permission.${permission}`);
  expect([...calls, ...names].filter((id) => words[id] === undefined)).toEqual([]);
});
