import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/kernel/config.ts';

test('.env.example names every variable of the configuration, and its values are the defaults', async () => {
  const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
  const source = await readFile(new URL('../../server/kernel/config.ts', import.meta.url), 'utf8');
  const known = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map((match) => match[1]);
  const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]);
  expect(new Set(named)).toEqual(new Set(known));
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
});
