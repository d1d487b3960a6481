import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * `npm run contract:endpoints`: writes site/app/api/endpoints.ts from contract/calls.ts. The site calls the API by these
 * endpoints, which carry the types of the contract without its schemas.
 */
const root = new URL('../../', import.meta.url);
const target = fileURLToPath(new URL('site/app/api/endpoints.ts', root));

const calls = await readFile(new URL('contract/calls.ts', root), 'utf8');
const imports = [...calls.matchAll(/^import \{ (\w+) \} from '\.\/api\/([\w/]+)\.ts';$/gm)].map(
  ([, name = '', path = '']) => ({ name, path }),
);
if (imports.length === 0) throw new Error('contract/calls.ts imports no calls');
imports.sort((a, b) => (a.path < b.path ? -1 : 1));

const lines = [
  ...imports.map(({ name, path }) => `import type { ${name} } from '@marquee/contract/api/${path}.ts';`),
  "import type { Call } from '@marquee/contract/call.ts';",
  "import type { Endpoint } from './endpoint.ts';",
  '',
  "function at<C extends Call>(path: C['path']): Endpoint<C> {",
  '  return { path };',
  '}',
  '',
  '/** Every call of the player API, by the name that the contract gives it. Written by `npm run contract:endpoints`. */',
  'export const endpoints = {',
  ...imports.map(({ name, path }) => `  ${name}: at<typeof ${name}>('/api/${path}'),`),
  '};',
  '',
];
await writeFile(target, lines.join('\n'));
console.log(`wrote ${target}: ${imports.length} calls`);
