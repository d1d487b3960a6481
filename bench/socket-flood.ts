import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import pg from 'pg';
import { migrateAll } from '../database/migrate-all.ts';
import { createOwnKeys } from '../database/own-keys.ts';
import { seed } from '../database/seed.ts';
import { readConfig } from '../server/kernel/config.ts';
import { createLog } from '../server/kernel/log.ts';
import { startMarquee } from '../server/main.ts';
import { postJson } from '../tests/post-json.ts';
import { addSharedPlayers, sharedPassword } from '../tests/shared-players.ts';
import { testMasterKey } from '../tests/test-keys.ts';
import { beginScript } from '../tools/command/command.ts';
import { startPostgres } from '../tools/postgres/supervisor.ts';
import { measure, type Measurement } from './statistics.ts';

/**
 * `npm run bench:sockets`: what players notice of an address that floods the realtime channel. Players poll their balance, first
 * by themselves and then while so many sockets of one other address sign in with tokens that are not good, again and again. It
 * prints the ratio of the latencies, how many sign-ins were refused, and how much was logged.
 */
const values = beginScript(
  `npm run bench:sockets -- [--sockets 1500] [--seconds 35]

What an address that floods the realtime channel with bad sign-ins costs the calls of others. A Marquee of its own is started.`,
  { sockets: { type: 'string', default: '1500' }, seconds: { type: 'string', default: '35' } },
);
const sockets = Number(values.sockets);
/** Longer than the channel waits before it logs what it has refused. */
const duration_ms = Number(values.seconds) * 1000;
/** Players who poll, each from an address of their own and as often as a session may for a minute. */
const players = 150;
const pollEvery_ms = 333;
const flooder = '203.0.113.7';

const floodSchema = z.object({ signIns: z.number(), refused: z.number(), unopened: z.number() });
const signedIn = z.object({ token: z.string() });
const root = fileURLToPath(new URL('..', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), log: () => undefined });
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  await migrateAll({ ownerUrl: postgres.ownerUrl, log: () => undefined });
  await createOwnKeys({ ownerUrl: postgres.ownerUrl, masterKey: testMasterKey, isDemo: true });
  await seed({ ownerUrl: postgres.ownerUrl, brandsDirectory: join(root, 'brands'), log: () => undefined });
  let logged_bytes = 0;
  const marquee = await startMarquee({
    config: readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      MARQUEE_KEY: testMasterKey,
      ROLES: 'web,api',
      TRUST_PROXY: '127.0.0.1',
    }),
    databaseUrl: postgres.appUrl,
    root,
    gameOrigins: [],
    // What the calls of the players are logged with is left out: what counts is what the flood adds.
    log: createLog('warn', { write: (line) => (logged_bytes += line.length) }),
  });
  const owner = new pg.Pool({ connectionString: postgres.ownerUrl, max: 1 });
  try {
    const accounts = await addSharedPlayers({ marquee, owner }, players);
    const sessions: Session[] = [];
    for (const [index, account] of accounts.entries())
      sessions.push(await signIn(marquee.port, account, index));
    // Once for the caches and the compiler.
    await poll(marquee.port, sessions, duration_ms / 5);
    const before = await poll(marquee.port, sessions, duration_ms);
    const loggedBefore_bytes = logged_bytes;
    const flood = startFlood(marquee.port);
    const during = await poll(marquee.port, sessions, duration_ms);
    const { signIns, refused, unopened } = await flood.stop();
    report('alone', before);
    report(`beside ${sockets} sockets of one address`, during);
    const ratio = (one: 'p50_ms' | 'p99_ms') => (during[one] / before[one]).toFixed(2);
    console.log(`\nlatency, beside the flood ÷ alone: p50 ${ratio('p50_ms')}, p99 ${ratio('p99_ms')}`);
    console.log(`bad sign-ins: ${signIns} sent, ${refused} refused, ${unopened} sockets not opened`);
    console.log(`logged at warn and above: ${logged_bytes - loggedBefore_bytes} bytes`);
    return before.failed === 0 && during.failed === 0;
  } finally {
    await owner.end();
    await marquee.close();
  }
}

interface Session {
  readonly account_id: string;
  readonly auth: string;
  readonly address: string;
}

async function signIn(port: number, account_id: string, index: number): Promise<Session> {
  const address = `10.0.0.${index + 1}`;
  const body = { domain_name: 'localhost', account_id, password: sharedPassword };
  const answer = await postJson({ port, host: 'localhost' }, login.path, body, {
    'x-forwarded-for': address,
  });
  return { account_id, auth: signedIn.parse(answer.body).token, address };
}

/** Every player asks for the balance three times a second, for so long. */
async function poll(
  port: number,
  sessions: readonly Session[],
  for_ms: number,
): Promise<Measurement & { failed: number }> {
  const latencies_ms: number[] = [];
  let failed = 0;
  const start_ms = performance.now();
  await Promise.all(
    sessions.map(async ({ account_id, auth, address }, index) => {
      let due_ms = start_ms + (index / sessions.length) * pollEvery_ms;
      while (due_ms - start_ms < for_ms) {
        await sleep(Math.max(0, due_ms - performance.now()));
        // From when it was due: a call that has to wait for the one before is late for its player.
        const begun_ms = due_ms;
        due_ms += pollEvery_ms;
        const answer = await postJson(
          { port, host: 'localhost' },
          getBalance.path,
          { account_id, auth },
          {
            'x-forwarded-for': address,
          },
        );
        latencies_ms.push(performance.now() - begun_ms);
        if (answer.status !== 200) failed += 1;
      }
    }),
  );
  return { ...measure(latencies_ms, performance.now() - start_ms), failed };
}

/** Keep so many sockets of one address signing in with tokens that are not good. */
function startFlood(port: number) {
  const program = new URL('socket-flood-worker.ts', import.meta.url);
  const child = fork(program, [String(port), String(sockets), flooder], { stdio: 'inherit' });
  return {
    stop: async () => {
      child.send('stop');
      const [flood]: unknown[] = await once(child, 'message');
      child.kill();
      return floodSchema.parse(flood);
    },
  };
}

function report(name: string, { perSecond, p50_ms, p99_ms, failed }: Measurement & { failed: number }): void {
  console.log(
    `${name}: ${perSecond.toFixed(0)} calls/s, p50 ${p50_ms.toFixed(1)} ms, p99 ${p99_ms.toFixed(1)} ms, ${failed} failed`,
  );
}
