import { expect, test } from 'vitest';
import { namedIn, readTables, serverTexts } from './tables.ts';

const tables = await readTables();
const known = new Set(tables.relations.map(({ name }) => name));
/** `server/rounds/origins.ts` is of the room `rounds`; `server/main.ts` of none. */
const roomOf = (file: string) => file.split('/')[1] ?? '';

test('every table, view and function of the database has an owner', () => {
  expect(tables.unknown).toEqual([]);
  expect(
    tables.relations.filter(({ name }) => tables.ownerOf(name) === undefined).map(({ name }) => name),
  ).toEqual([]);
  expect(known.size).toBeGreaterThan(100);
});

test('a room names its own tables, and of lower rooms only views and functions', async () => {
  const objections = (await serverTexts()).flatMap(({ file, line, text }) =>
    namedIn(text, known).flatMap(({ name, linesAbove }) => {
      const objection = tables.objection(roomOf(file), name);
      return objection === undefined ? [] : [`${file}:${line + linesAbove} ${name}, ${objection}`];
    }),
  );
  expect(objections).toEqual([]);
});

test('a view or function of the database is made of what its room may name', () => {
  const objections = tables.relations.flatMap(({ name, body }) => {
    const owner = tables.ownerOf(name) ?? '';
    return namedIn(body, known).flatMap((used) => {
      const objection = tables.objection(owner, used.name);
      return objection === undefined ? [] : [`${name} of ${owner} names ${used.name}, ${objection}`];
    });
  });
  expect(objections).toEqual([]);
});

test('a view can be read, and nothing is written through it', () => {
  const views = tables.relations.filter(({ kind }) => kind === 'view');
  expect(views.filter(({ rights }) => rights.join() !== 'select').map(({ name }) => name)).toEqual([]);
});
