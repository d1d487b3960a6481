import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { createOwnKeys } from '../database/own-keys.ts';
import { seed } from '../database/seed.ts';
import { readConfig } from '../server/kernel/config.ts';
import { createLog } from '../server/kernel/log.ts';
import { startMarquee } from '../server/main.ts';
import { postJson } from '../tests/post-json.ts';
import { testMasterKey } from '../tests/test-keys.ts';
import { addSharedPlayers, sharedPassword } from '../tests/shared-players.ts';
import { beginScript } from '../tools/command/command.ts';
import { startPostgres } from '../tools/postgres/supervisor.ts';
import { measure, type Measurement } from './statistics.ts';

/**
 * `npm run bench:shared-address`: what players notice of sharing an address. All of them sign in and poll their balance
 * from behind one address, and then each from behind an address of their own, on one server with its limits on. It prints
 * what was refused, and the ratio of the latencies. `-- --players 500 --polls 20 --budget-s 180`.
 */
const values = beginScript(
  `npm run bench:shared-address -- [--players 500] [--polls 20] [--budget-s 180]

What players notice of sharing an address: what is refused, and the latency beside an address each. A Marquee of its own is started.`,
  {
    players: { type: 'string', default: '500' },
    polls: { type: 'string', default: '20' },
    'budget-s': { type: 'string', default: '180' },
  },
);
const players = Number(values.players);
const polls = Number(values.polls);
const budget_ms = Number(values['budget-s']) * 1000;
/** Requests under way at once. */
const atOnce = 32;

interface Load {
  readonly refused: number;
  readonly signIns: Measurement;
  readonly balances: Measurement;
}

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
  console.log(`Preparing ${players} players …`);
  await migrateAll({ ownerUrl: postgres.ownerUrl, log: () => undefined });
  await createOwnKeys({ ownerUrl: postgres.ownerUrl, masterKey: testMasterKey, isDemo: true });
  await seed({ ownerUrl: postgres.ownerUrl, brandsDirectory: join(root, 'brands'), log: () => undefined });
  const marquee = await startMarquee({
    config: readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      MARQUEE_KEY: testMasterKey,
      ROLES: 'web,api',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
    }),
    databaseUrl: postgres.appUrl,
    root,
    gameOrigins: [],
    log: createLog('silent'),
  });
  const owner = new pg.Pool({ connectionString: postgres.ownerUrl, max: 1 });
  try {
    const accounts = await addSharedPlayers({ marquee, owner }, players);
    const deadline_ms = performance.now() + budget_ms;
    const ownAddress = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const apart = await load(marquee.port, accounts, ownAddress, deadline_ms);
    const together = await load(marquee.port, accounts, () => '203.0.113.7', deadline_ms);
    report('an address each', apart);
    report('one address', together);
    const ratio = (one: keyof Measurement, of: 'signIns' | 'balances') =>
      (together[of][one] / apart[of][one]).toFixed(2);
    console.log(`\nrefused behind one address: ${together.refused} (0 expected)`);
    console.log(`latency, one address ÷ an address each:
  sign-in p50 ${ratio('p50_ms', 'signIns')}, p99 ${ratio('p99_ms', 'signIns')}
  balance p50 ${ratio('p50_ms', 'balances')}, p99 ${ratio('p99_ms', 'balances')}`);
    return together.refused === 0 && apart.refused === 0;
  } finally {
    await owner.end();
    await marquee.close();
  }
}

/** Sign everybody in, then poll. Throws when the time is over. */
async function load(
  port: number,
  accounts: readonly string[],
  addressOf: (index: number) => string,
  deadline_ms: number,
): Promise<Load> {
  let refused = 0;
  async function timed(path: string, index: number, body: object, latencies_ms: number[]): Promise<unknown> {
    if (performance.now() > deadline_ms) throw new Error(`Not done within ${budget_ms / 1000} s`);
    const start_ms = performance.now();
    const answer = await postJson({ port, host: 'localhost' }, path, body, {
      'x-forwarded-for': addressOf(index),
    });
    latencies_ms.push(performance.now() - start_ms);
    if (answer.status !== 200) refused += 1;
    return answer.body;
  }

  const signIns_ms: number[] = [];
  const signInStart_ms = performance.now();
  const sessions = await inTurns(accounts, async (account_id, index) => {
    const body = { domain_name: 'localhost', account_id, password: sharedPassword };
    const answer = signedIn.safeParse(await timed(login.path, index, body, signIns_ms));
    return { account_id, auth: answer.data?.token ?? 'refused' };
  });
  const signIns = measure(signIns_ms, performance.now() - signInStart_ms);

  const balances_ms: number[] = [];
  const pollStart_ms = performance.now();
  for (let poll = 0; poll < polls; poll += 1) {
    await inTurns(sessions, (session, index) => timed(getBalance.path, index, session, balances_ms));
  }
  return { refused, signIns, balances: measure(balances_ms, performance.now() - pollStart_ms) };
}

/** Do something for each item, `atOnce` of them at a time. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await act(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function report(name: string, { refused, signIns, balances }: Load): void {
  const line = ({ perSecond, p50_ms, p99_ms }: Measurement) =>
    `${perSecond.toFixed(0)}/s, p50 ${p50_ms.toFixed(1)} ms, p99 ${p99_ms.toFixed(1)} ms`;
  console.log(`${name}: refused ${refused}\n  sign-in ${line(signIns)}\n  balance ${line(balances)}`);
}
