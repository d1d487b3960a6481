import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@marquee/contract/calls.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let constellation: TestConstellation;
beforeAll(async () => {
  // With the limits of a true start: the guide has to get by with them.
  constellation = await startTestConstellation({ RATE_LIMITS: 'true' });
});
afterAll(() => constellation.close());

/** The shell blocks of the guide, in their order. */
async function readBlocks(): Promise<string[]> {
  const guide = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
  return [...guide.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}

/** Run a script in bash, from the repository, until its first failure; answers its exit code and all that it printed. */
function runInBash(script: string, environment: Readonly<Record<string, string>>) {
  const bash = spawn('bash', ['-eu', '-o', 'pipefail', '-c', script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  bash.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  bash.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return new Promise<{ code: number | null; printed: string }>((resolve, reject) => {
    bash.on('error', reject);
    bash.on('close', (code) => resolve({ code, printed }));
  });
}

test('S7.1 the journey of the API guide works as it is printed', async () => {
  // Three spins are not what the demo brands ask for before a payout or a gift; the guide says so.
  await constellation.owner.query('update sites.site set turnover_multiple = 0.1');
  await constellation.owner.query('update rewards.mission set turnover = 0');
  await constellation.owner.query('update rewards.mini_game set free_turnover = 0');
  constellation.marquee.app.sites.forget();
  const blocks = await readBlocks();
  const [first = '', ...others] = blocks;
  expect(first).toContain('BASE_URL=http://localhost:3000\n');
  const script = [first.replace('http://localhost:3000', constellation.url), ...others].join('\n');
  const { code, printed } = await runInBash(script, constellation.commandEnvironment);
  expect(code, printed).toBe(0);
  expect(printed.trim().split('\n').at(-1)).toContain('"statusMessage":"sessionExpired"');
  // Every success but none of the refusals that the guide does not announce.
  expect(printed.match(/"statusCode":(?!1,)/g)).toEqual(['"statusCode":']);
}, 600_000);

test('the guide names no call that does not exist', async () => {
  const named = [...(await readBlocks()).join('\n').matchAll(/\bcall ([a-z0-9_/]+) /g)].map(
    ([, path]) => `/api/${path}`,
  );
  const paths: readonly string[] = calls.map(({ path }) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});
