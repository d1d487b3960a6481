import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { startProcess } from '../../tests/started.ts';
import { choosePort } from './ports.ts';
import { isWhole } from '../../tests/sampled.ts';

const brandsDirectory = fileURLToPath(new URL('../../brands', import.meta.url));
/** Everything that production requires in its configuration. */
const complete = {
  MARQUEE_ENV: 'production',
  MARQUEE_KEY: '0123456789abcdef'.repeat(4),
  // Pages are not part of this test, so they need not be built.
  ROLES: 'api,worker',
  GAMES_URL: 'https://127.0.0.1:9',
  TRUST_PROXY: 'loopback',
  METRICS_TOKEN: 'a-token-for-prometheus-only',
  SMTP_URL: 'smtps://127.0.0.1:9',
  MAIL_FROM: 'no-reply@casino.example',
  SMS_URL: 'https://127.0.0.1:9',
  SMS_FROM: '+15550100',
};

const brandCommand = fileURLToPath(new URL('../brand/main.ts', import.meta.url));

const keysCommand = fileURLToPath(new URL('../keys/main.ts', import.meta.url));

let directory: string;
let demo: TestDatabase;
let empty: TestDatabase;
let real: TestDatabase;
beforeAll(async () => {
  [demo, empty, real] = [await createTestDatabase(), await createTestDatabase(), await createTestDatabase()];
  directory = await mkdtemp(join(tmpdir(), 'marquee-real-brand-'));
  for (const name of ['aurum', 'content']) {
    await cp(join(brandsDirectory, name), join(directory, name), { recursive: true });
  }
  await edit('aurum/brand.json', (text) =>
    text.replace('"play_money": true', '"play_money": false').replace(/ +"demo_player": \{[^}]*\},\n/, ''),
  );
  await edit('aurum/cashier.json', (text) => text.replace('"sandbox"', '"manual"'));
});
afterAll(async () => {
  for (const database of [demo, empty, real]) await database.drop();
  await rm(directory, { recursive: true });
});

test('a start without a word is a demo, for this machine only, and says so', async () => {
  const started = await startProcess({ ...databaseOf(demo), ROLES: 'api,worker' });
  expect(started.errors).toBe('');
  const last = started.output.trim().split('\n').slice(-3);
  expect(last[0]).toMatch(/^Metrics: .*Bearer [\w-]{24}/);
  expect(last[1]).toMatch(/^Demo mode, for this machine only.*MARQUEE_ENV=production/);
  const token = /Bearer ([\w-]+)/.exec(last[0] ?? '')?.[1] ?? '';
  const metrics = `http://127.0.0.1:${started.port}/metrics`;
  expect((await fetch(metrics, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  // Another address of this machine. A server that listens on all addresses would answer there.
  await expect(fetch(`http://127.0.0.2:${started.port}/healthz`)).rejects.toThrow('fetch failed');
  expect(await started.stop()).toBe(0);
}, 180_000);

test('production refuses what a demo left behind and lists it all at once with what is not configured', async () => {
  const { code, errors } = await startProcess({
    ...databaseOf(demo),
    MARQUEE_ENV: 'production',
    SMS_URL: 'http://sms.example',
    GAMES_URL: 'http://games.example',
    RATE_LIMITS: 'false',
    GAMES_CERTIFICATION: 'true',
    ROLES: 'api,worker,gateway',
  });
  expect(code).toBe(1);
  for (const fault of [
    'ROLES: leave out gateway',
    'GAMES_CERTIFICATION:',
    'RATE_LIMITS:',
    'GAMES_URL: the https address',
    'TRUST_PROXY:',
    'METRICS_TOKEN:',
    'MARQUEE_KEY:',
    'SMTP_URL:',
    'MAIL_FROM:',
    'SMS_URL: the https address',
    'SMS_FROM:',
    'demo brand: Aurum Palace (aurum)',
    'demo player: demo at tropico',
    'sandbox gateway: the deposit method sandbox_wallet at aurum',
    'sandbox gateway: the payouts of meridian',
    'A demo database cannot become a production database.',
  ]) {
    expect(errors).toContain(`\n  ${fault}`);
  }
  expect(errors).not.toContain(' at ./');
});

test('production on an empty database says which commands make keys and import a brand, and nothing else is wrong', async () => {
  const { code, errors } = await startProcess({ ...databaseOf(empty), ...complete });
  expect(code).toBe(1);
  expect(errors).toBe(
    'MARQUEE_ENV=production does not start:\n  no keys: make them with npm run keys -- create\n  no brand: import one with npm run brand -- import <folder>\n',
  );
});

test('a brand comes into production by the command, on a database that knew nothing', async () => {
  const imported = await command(['import', join(directory, 'aurum')], { ...databaseOf(real), ...complete });
  expect(imported).toMatchObject({ code: 0, errors: '' });
  expect(imported.output).toMatch(/^Imported the brand aurum: brand, cashier/);
  const keys = await command(['create'], { ...databaseOf(real), ...complete }, keysCommand);
  expect(keys).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('house-provider.pem') });
  expect(keys.output).not.toContain('gateway-sandbox');
  const stranger = { ...databaseOf(real), ...complete, MARQUEE_KEY: 'f'.repeat(64) };
  expect((await startProcess(stranger)).errors).toMatch(/^The key .* was sealed with another master key/);
  const again = await command(['import', directory], { ...databaseOf(real), ...complete });
  expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/^aurum: unchanged/) });
  const demoBrand = await command(['import', join(brandsDirectory, 'tropico')], {
    ...databaseOf(real),
    ...complete,
  });
  expect(demoBrand.code).toBe(1);
  expect(demoBrand.output).toContain('tropico/brand.json: play_money');
}, 180_000);

test('a complete production starts, without an outbox, a demo player or the sandbox gateway', async () => {
  const started = await startProcess({ ...databaseOf(real), ...complete });
  expect(started.errors).toBe('');
  expect(started.code).toBeUndefined();
  expect(started.output).not.toContain('Demo');
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${started.port}${path}`)).status;
  expect(await status('/healthz')).toBe(200);
  // The folder that it was imported from is not where this Marquee is.
  expect(await status('/brand/aurum/logo.svg')).toBe(200);
  expect(await status('/_dev/outbox.json')).not.toBe(200);
  const login = await fetch(`http://127.0.0.1:${started.port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain_name: 'localhost', account_id: 'demo', password: 'marquee-demo' }),
  });
  expect(await login.json()).toMatchObject({ statusMessage: 'invalidCredentials' });
  expect(await started.stop()).toBe(0);
}, 180_000);

test.runIf(isWhole)(
  'a production whose rows name pictures that are not in the database says so, and one import mends it',
  async () => {
    const owner = new Client({ connectionString: real.ownerUrl });
    await owner.connect();
    await owner.query('delete from sites.picture');
    await owner.end();
    const { errors } = await startProcess({ ...databaseOf(real), ...complete });
    expect(errors).toContain('\n  pictures of aurum: import its folder again with npm run brand -- import');
    await command(['import', join(directory, 'aurum')], { ...databaseOf(real), ...complete });
    const started = await startProcess({ ...databaseOf(real), ...complete });
    expect(started.errors).toBe('');
    expect(await started.stop()).toBe(0);
  },
  180_000,
);

test.runIf(isWhole)(
  'in production the house games stand in the frames of the sites only, also of one that is added while they run',
  async () => {
    const gamesPort = await choosePort({ host: '127.0.0.1', asked: undefined, first: 39_000, taken: [] });
    const started = await startProcess({
      ...databaseOf(real),
      ...complete,
      ROLES: 'games',
      GAMES_PORT: String(gamesPort),
    });
    expect(started.errors).toBe('');
    const ancestors = async () => {
      const answer = await fetch(`http://127.0.0.1:${gamesPort}/play/no-such-game`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      return policy.split('; ').find((part) => part.startsWith('frame-ancestors'));
    };
    const owner = new Client({ connectionString: real.ownerUrl });
    await owner.connect();
    const sources = async () => {
      const { rows } = await owner.query<{ source: string }>(
        `select 'https://' || domain_name || ':*' as source from sites.domain order by domain_name`,
      );
      return rows.map(({ source }) => source);
    };
    expect((await sources()).length).toBeGreaterThan(0);
    expect(await ancestors()).toBe(['frame-ancestors', ...(await sources())].join(' '));
    expect(await ancestors()).not.toContain('http://');
    await owner.query(
      `insert into sites.domain (domain_name, site_id, is_primary) select 'casino.example', site_id, false from sites.site`,
    );
    await expect
      .poll(ancestors, { timeout: 60_000 })
      .toBe(['frame-ancestors', ...(await sources())].join(' '));
    expect(await sources()).toContain('https://casino.example:*');
    await owner.end();
    expect(await started.stop()).toBe(0);
  },
  180_000,
);

interface Said {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

function command(
  words: readonly string[],
  environment: Record<string, string>,
  program = brandCommand,
): Promise<Said> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...environment,
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, output, errors) =>
      resolve({ code: child.exitCode, output, errors }),
    );
  });
}

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const path = join(directory, name);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

function databaseOf(database: TestDatabase): Record<string, string> {
  return { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.url };
}
