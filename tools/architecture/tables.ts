import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';
import { parse } from '@swc/core';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));

const tablesSchema = z.strictObject({
  /** The room that owns what a schema holds. */
  schemas: z.record(z.string(), z.string()),
  /** What belongs to another room than its schema says, and everything in a schema that several rooms share. */
  others: z.record(z.string(), z.string()),
  /** Files that still name tables of other rooms. */
});
const floorsSchema = z.object({ floors: z.array(z.array(z.string())) });

interface Relation {
  name: string;
  kind: 'table' | 'view' | 'function';
  /** What it is made of, where that is SQL: the query of a view, the body of a function. */
  body: string;
  /** What the server's role may do with a table or view. */
  rights: string[];
}

interface Text {
  file: string;
  line: number;
  text: string;
}

export interface Tables {
  relations: Relation[];
  ownerOf: (name: string) => string | undefined;
  /** The owners that are no rooms, and the names that are in no schema. */
  unknown: string[];
  /** Why a room may not name a table, view or function; undefined where it may. */
  objection: (room: string, name: string) => string | undefined;
}

/** What database/schema.sql holds of the platform, and whose it is by server/tables.json and server/floors.json. */
export async function readTables(): Promise<Tables> {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const { schemas, others } = tablesSchema.parse(JSON.parse(await read('server/tables.json')));
  const { floors } = floorsSchema.parse(JSON.parse(await read('server/floors.json')));
  const relations = relationsOf(await read('database/schema.sql'));
  const kinds = new Map(relations.map(({ name, kind }) => [name, kind]));

  const ownerOf = (name: string) => others[name] ?? schemas[name.split('.')[0] ?? ''];
  // What is in no room, as server/main.ts, stands above all of them.
  const levelOf = (room: string) => {
    const level = floors.findIndex((floor) => floor.includes(room));
    return level === -1 ? floors.length : level;
  };
  const objection = (room: string, name: string) => {
    const owner = ownerOf(name);
    if (owner === room) return undefined;
    if (owner === undefined) return 'nobody of the server owns it';
    if (kinds.get(name) === 'table') return `a table of ${owner}`;
    return levelOf(owner) < levelOf(room) ? undefined : `of ${owner}, which does not stand below`;
  };
  const rooms = new Set(floors.flat());
  const unknown = [
    ...[...Object.values(schemas), ...Object.values(others)].filter((owner) => !rooms.has(owner)),
    ...Object.keys(others).filter((name) => !kinds.has(name)),
  ];
  return { relations, ownerOf, unknown, objection };
}

/** Tables, views and functions of the snapshot; the games' own schema is none of the platform's. */
function relationsOf(snapshot: string): Relation[] {
  const statement =
    /^create (?:or replace )?(table|view|function) (\w+\.\w+)(.*?)(?=^(?:create|grant|--) |(?![^]))/gimsu;
  const found = snapshot.matchAll(statement);
  const rights = new Map(
    [...snapshot.matchAll(/^grant ([\w, ]+) on table (\w+\.\w+) to marquee_app;$/gmu)].map(
      ([, granted = '', name = '']) => [name, granted.split(', ')],
    ),
  );
  return [...found]
    .map(([, kind = '', name = '', rest = '']) => ({
      name,
      kind: z.enum(['table', 'view', 'function']).parse(kind.toLowerCase()),
      body: kind.toLowerCase() === 'table' ? '' : rest,
      rights: rights.get(name) ?? [],
    }))
    .filter(({ name }) => !name.startsWith('house.'));
}

/** Every string and template of the server's code, without its tests. */
export async function serverTexts(): Promise<Text[]> {
  const names = await readdir(join(root, 'server'), { recursive: true });
  const files = names.filter(
    (name) =>
      name.endsWith('.ts') && !/(?:^|\/)node_modules\/|\.test\.ts$|\/testing\/|\.generated\.ts$/u.test(name),
  );
  const texts = await Promise.all(files.toSorted().map((name) => textsOf(join(root, 'server', name))));
  return texts.flat();
}

const string = z.object({
  type: z.literal('StringLiteral'),
  span: z.object({ start: z.number() }),
  value: z.string(),
});
const template = z.object({
  type: z.literal('TemplateElement'),
  span: z.object({ start: z.number() }),
  raw: z.string(),
});

async function textsOf(path: string): Promise<Text[]> {
  const source = await readFile(path);
  const program = await parse(source.toString(), { syntax: 'typescript', target: 'es2024' });
  const file = relative(root, path);
  const texts: Text[] = [];
  // Positions count bytes, from 1.
  const lineAt = (position: number) =>
    source
      .subarray(0, position - 1)
      .toString()
      .split('\n').length;
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const type = 'type' in node ? node.type : undefined;
    if (type === 'StringLiteral') {
      const { span, value } = string.parse(node);
      texts.push({ file, line: lineAt(span.start), text: value });
    } else if (type === 'TemplateElement') {
      const { span, raw } = template.parse(node);
      texts.push({ file, line: lineAt(span.start), text: raw });
    } else Object.values(node).forEach(walk);
  };
  walk(program.body);
  return texts;
}

/** The tables, views and functions that a text names, each with the lines above it in the text. */
export function namedIn(text: string, known: ReadonlySet<string>): { name: string; linesAbove: number }[] {
  return [...text.matchAll(/\b[a-z_]+\.[a-z_]+\b/gu)]
    .filter(([name]) => known.has(name))
    .map(({ 0: name, index }) => ({ name, linesAbove: text.slice(0, index).split('\n').length - 1 }));
}
