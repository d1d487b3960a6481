import { randomInt } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HOUSE_KEY } from '../../database/own-keys.ts';
import { createKeys } from '../../server/kernel/keys.ts';
import { requireMasterKey } from '../../tools/start/master-key.ts';
import { openDatabase } from '../../server/kernel/database.ts';
import { createLedger } from '../../server/ledger/ledger.ts';
import { keyPairName, keyPairOf } from '../../server/rounds/keys.ts';
import { type Cluster, clusterUrl, prepareCluster } from '../../tools/postgres/cluster.ts';
import { livePostmaster, stopPostmaster } from '../../tools/postgres/postmaster.ts';
import { choosePort } from '../../tools/start/ports.ts';
import { type Acknowledged, startLoad } from './load.ts';
import { type RunningMarquee, killServer, startMarqueeProcess, stopMarqueeProcess } from './marquee.ts';
import { type Gambler, addGambler } from './players.ts';
import { verify } from './verify.ts';

/**
 * `npm run faults`: a Marquee of its own under load, and in the middle of it the server or PostgreSQL (or both) is
 * killed with SIGKILL, again and again. Each time the load waits until everything has an answer; then every
 * acknowledgement is looked up in the ledger. `--kills 20` and `--players 32` are the defaults.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, players: { type: 'string', default: '32' } },
});
const KILLS = Number(values.kills);
const PLAYERS = Number(values.players);
const VICTIMS = ['server', 'postgres', 'server', 'postgres', 'both'] as const;

const dataDir = await mkdtemp(join(tmpdir(), 'marquee-faults-'));
const port = await choosePort({ host: '127.0.0.1', asked: undefined, first: 3900, taken: [] });
console.log(`Starting a Marquee in ${dataDir} …`);
let marquee = await startMarqueeProcess({ dataDir, port });
const cluster = await prepareCluster(dataDir);
const appUrl = clusterUrl(cluster, 'marquee_app', cluster.passwords.app, 'marquee');
// Broken off, it takes the Marquee that it started along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
let failures = 0;
try {
  failures = await killAgainAndAgain();
} finally {
  await cleanUp();
}
process.exitCode = failures === 0 ? 0 : 1;

async function cleanUp(): Promise<void> {
  await stopMarqueeProcess(marquee);
  await stopPostmaster(cluster);
  await rm(await realpath(join(dataDir, 'postgres')), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

/** Kills and verifies; answers how many of the verifications found a fault. */
async function killAgainAndAgain(): Promise<number> {
  const { pool, db } = openDatabase({ connectionString: appUrl });
  const ledger = createLedger({ connectionString: appUrl });
  const keys = createKeys(db, await requireMasterKey({ DATA_DIR: dataDir, MARQUEE_KEY: undefined }));
  const house = keyPairOf(await keys.read(keyPairName(HOUSE_KEY)));
  const gamblers: Gambler[] = [];
  for (let index = 0; index < PLAYERS; index += 1) gamblers.push(await addGambler(db, ledger));
  // Connections of this process break with PostgreSQL too; they are opened anew for each verification.
  await ledger.close();
  await pool.end();

  console.log(row('kill', 'victim', 'under load', 'acknowledged', 'repeated', 'back after', 'verdict'));
  const all: Acknowledged[] = [];
  let faults = 0;
  let lost = 0;
  let doubled = 0;
  let unbalanced = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const victim = VICTIMS[(kill - 1) % VICTIMS.length] ?? 'server';
    const load = startLoad({
      walletUrl: `${marquee.url}/provider/marquee/hub88`,
      privateKey: house.privateKey,
      gamblers,
    });
    const underLoad_ms = randomInt(500, 1_500);
    await delay(underLoad_ms);
    const killedAt = await strike(victim, marquee, cluster);
    // A server does not come back by itself: it is started again, as an operator would.
    if (victim !== 'postgres') marquee = await startMarqueeProcess({ dataDir, port });
    // What was sent before the kill may have been answered by what was killed.
    const isBack = (each: Acknowledged): boolean => each.sentAt > killedAt;
    await until(() => load.acknowledged.some(isBack));
    const back = load.acknowledged.find(isBack);
    await delay(250);
    await load.stop();
    all.push(...load.acknowledged);

    const verdict = await withDatabase((open) => verify({ ...open, gamblers, acknowledged: all }));
    lost += verdict.lost;
    doubled += verdict.doubled;
    if (!verdict.balanced || verdict.wrongBalances > 0) unbalanced += 1;
    const sound =
      verdict.lost + verdict.doubled + verdict.wrongBalances === 0 && verdict.balanced
        ? 'sound'
        : JSON.stringify(verdict);
    if (sound !== 'sound') faults += 1;
    console.log(
      row(
        String(kill),
        victim,
        `${underLoad_ms} ms`,
        String(load.acknowledged.length),
        String(load.repeats()),
        `${(back?.at ?? Date.now()) - killedAt} ms`,
        sound,
      ),
    );
  }
  const books = unbalanced === 0 ? 'books balance' : `books wrong ${unbalanced} times`;
  console.log(
    `${KILLS} kills, ${all.length} acknowledged postings: ${lost} lost, ${doubled} doubled, ${books}`,
  );
  return faults;
}

/** Kills the victim; answers when. */
async function strike(
  victim: (typeof VICTIMS)[number],
  running: RunningMarquee,
  target: Cluster,
): Promise<number> {
  const postmaster = await livePostmaster(target);
  if (victim !== 'server' && postmaster !== undefined) process.kill(postmaster, 'SIGKILL');
  const killedAt = Date.now();
  if (victim !== 'postgres') await killServer(running);
  return killedAt;
}

async function withDatabase<T>(
  work: (open: {
    pool: ReturnType<typeof openDatabase>['pool'];
    ledger: ReturnType<typeof createLedger>;
  }) => Promise<T>,
): Promise<T> {
  const { pool } = openDatabase({ connectionString: appUrl });
  const ledger = createLedger({ connectionString: appUrl });
  try {
    return await work({ pool, ledger });
  } finally {
    await ledger.close();
    await pool.end();
  }
}

async function until(holds: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > giveUpAt) throw new Error('Nothing was acknowledged for a minute after the kill');
    await delay(5);
  }
}

function row(...cells: string[]): string {
  const widths = [5, 10, 12, 14, 10, 12, 0];
  return cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' ');
}
