import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rightsTable } from './rights-table.ts';

/** One call: where it is declared, by which name, who may make it, and which handler serves it. */
interface Declared {
  /** Without the extension, below both `contract/api` and `server/api`, e.g. `auth/login`. */
  readonly path: string;
  readonly name: string;
  readonly access: string;
  readonly handler: string;
}

const root = new URL('../../', import.meta.url);

/**
 * The files that list every call, by their path below the repository, generated from the paths of the calls. Throws if
 * a call has no handler, a handler no call, or a file does not declare exactly one.
 */
export async function registries(): Promise<ReadonlyMap<string, string>> {
  const calls = await declaredCalls();
  const operations = await declaredOperations();
  return new Map([
    ['contract/calls.ts', callList(calls)],
    ['contract/operations.txt', pathList(calls)],
    ['server/api/handlers.ts', handlerList(calls)],
    ['site/app/api/endpoints.ts', endpointTable(calls)],
    ['contract/operate-calls.ts', operationList(operations)],
    ['server/operate/handlers.ts', operationHandlers(operations)],
    ['console/app/api/endpoints.ts', operationEndpoints(operations)],
    ['docs/console-rights.md', rightsTable()],
  ]);
}

/** The calls of the console, which are declared and served as those of the player API. */
async function declaredOperations(): Promise<Omit<Declared, 'access'>[]> {
  const declared = await exportsBelow('contract/operate', /^export const (\w+) = defineOperation\(/gm);
  const served = await exportsBelow('server/operate', /^export const (serve\w+) = serveOperation\(/gm);
  for (const path of served.keys()) {
    if (!declared.has(path))
      throw new Error(`server/operate/${path}.ts serves a call that contract/operate does not declare`);
  }
  return Promise.all(
    [...declared.keys()].toSorted().map(async (path) => {
      const handler = served.get(path);
      if (handler === undefined)
        throw new Error(`contract/operate/${path}.ts is served by no file server/operate/${path}.ts`);
      const at = /^ {2}path: '([^']+)'/m.exec(await source(`contract/operate/${path}.ts`))?.[1];
      if (at !== `/operate/${path}`) throw new Error(`contract/operate/${path}.ts declares the path ${at}`);
      return { path, name: declared.get(path) ?? '', handler };
    }),
  );
}

async function declaredCalls(): Promise<Declared[]> {
  const declared = await exportsBelow('contract/api', /^export const (\w+) = defineCall\(/gm);
  const served = await exportsBelow('server/api', /^export const (serve\w+) = serve\(/gm);
  for (const path of served.keys()) {
    if (!declared.has(path))
      throw new Error(`server/api/${path}.ts serves a call that contract/api does not declare`);
  }
  const paths = [...declared.keys()].toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const handler = served.get(path);
      if (handler === undefined)
        throw new Error(`contract/api/${path}.ts is served by no file server/api/${path}.ts`);
      const text = await source(`contract/api/${path}.ts`);
      const access = /^ {2}access: '(\w+)'/m.exec(text)?.[1] ?? 'public';
      const at = /^ {2}path: '([^']+)'/m.exec(text)?.[1];
      if (at !== `/api/${path}`) throw new Error(`contract/api/${path}.ts declares the path ${at}`);
      return { path, name: declared.get(path) ?? '', access, handler };
    }),
  );
}

/** The exported name in each file below a folder that has one, by the file's path without its extension. */
async function exportsBelow(folder: string, pattern: RegExp): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const files = globSync('**/*.ts', { cwd: fileURLToPath(new URL(folder, root)) });
  for (const file of files) {
    if (file.endsWith('.test.ts')) continue;
    const names = [...(await source(`${folder}/${file}`)).matchAll(pattern)].map(([, name = '']) => name);
    if (names.length > 1)
      throw new Error(`${folder}/${file} exports ${names.join(' and ')}: one file, one call`);
    if (names[0] !== undefined) found.set(file.replaceAll('\\', '/').slice(0, -'.ts'.length), names[0]);
  }
  return found;
}

function source(file: string): Promise<string> {
  return readFile(new URL(file, root), 'utf8');
}

const written = 'Written by `npm run contract:registries`.';

function callList(calls: readonly Declared[]): string {
  return [
    ...calls.map(({ name, path }) => `import { ${name} } from './api/${path}.ts';`),
    '',
    `/** Every call of the player API, in the order of its path. ${written} */`,
    `export const calls = [${calls.map(({ name }) => name).join(', ')}] as const;`,
    '',
  ].join('\n');
}

function pathList(calls: readonly Declared[]): string {
  const lines = calls.map(({ access, path }) => `${access.padEnd(6)} /api/${path}`);
  return `${lines.toSorted().join('\n')}\n`;
}

function handlerList(calls: readonly Declared[]): string {
  return [
    ...calls.map(({ handler, path }) => `import { ${handler} } from './${path}.ts';`),
    "import type { ServedCall } from '../http/serve.ts';",
    '',
    `/** Every call that is served, in the order of its path. ${written} */`,
    `export const servedCalls: readonly ServedCall[] = [${calls.map(({ handler }) => handler).join(', ')}];`,
    '',
  ].join('\n');
}

function endpointTable(calls: readonly Declared[]): string {
  return [
    ...calls.map(({ name, path }) => `import type { ${name} } from '@marquee/contract/api/${path}.ts';`),
    "import type { Call } from '@marquee/contract/call.ts';",
    "import type { Endpoint } from './endpoint.ts';",
    '',
    "function at<C extends Call>(path: C['path']): Endpoint<C> {",
    '  return { path };',
    '}',
    '',
    `/** Every call of the player API, by the name that the contract gives it. ${written} */`,
    'export const endpoints = {',
    ...calls.map(({ name, path }) => `  ${name}: at<typeof ${name}>('/api/${path}'),`),
    '};',
    '',
  ].join('\n');
}

function operationList(operations: readonly Omit<Declared, 'access'>[]): string {
  return [
    ...operations.map(({ name, path }) => `import { ${name} } from './operate/${path}.ts';`),
    '',
    `/** Every call of the console, in the order of its path. ${written} */`,
    `export const operations = [${operations.map(({ name }) => name).join(', ')}] as const;`,
    '',
  ].join('\n');
}

function operationHandlers(operations: readonly Omit<Declared, 'access'>[]): string {
  return [
    ...operations.map(({ handler, path }) => `import { ${handler} } from './${path}.ts';`),
    "import type { ServedOperation } from '../console/serve-operation.ts';",
    '',
    `/** Every call of the console that is served, in the order of its path. ${written} */`,
    `export const servedOperations: readonly ServedOperation[] = [${operations.map(({ handler }) => handler).join(', ')}];`,
    '',
  ].join('\n');
}

function operationEndpoints(operations: readonly Omit<Declared, 'access'>[]): string {
  return [
    ...operations.map(
      ({ name, path }) => `import type { ${name} } from '@marquee/contract/operate/${path}.ts';`,
    ),
    "import { at } from './endpoint.ts';",
    '',
    `/** Every call of the console, by the name that the contract gives it. ${written} */`,
    'export const endpoints = {',
    ...operations.map(({ name, path }) => `  ${name}: at<typeof ${name}>('/operate/${path}'),`),
    '};',
    '',
  ].join('\n');
}
