import { Client } from 'pg';
import { openLine } from '../games/server/testing/line.ts';
import { createManualClock } from '../server/kernel/clock.ts';
import { kinds } from '../server/ledger/accounts.ts';
import { createCasinoFixture, type CasinoFixture } from './casino-fixture.ts';
import { connectHouse, type ConnectedHouse } from './connected-house.ts';
import { freePort } from './free-port.ts';
import { startProcess, type Started } from './started.ts';
import { testMasterKey } from './test-keys.ts';

/** From one time at which all draws close to the next. */
const every_ms = 60_000;
/** Draws that follow one another open so long before. */
const betting_ms = 10_000;
const announces_ms = 1_500;
/** Nobody needs longer from the close of a draw until its bets are decided. */
const allOver_ms = 25_000;

/** What is lost comes back before any draw is given up, and no draw opens before the test lets it. */
const common = { betting_ms, answers_ms: 1_500, pause_ms: 30_000, beat_ms: 50, stale_ms: 10 * every_ms };
const timing = { ...common, lastCashOuts_ms: 700 };
const liveTiming = {
  ...common,
  drawing_ms: 10_000,
  ball_ms: 20,
  schedule: { every_ms, offset_ms: 0, sells: 3, announces_ms },
};

/** Locks that postings wait for before they are committed, as long as the test has them: stakes and wins, or what a jackpot has paid with a win. */
const locks = { moves: 1_906_001, payouts: 1_906_002 } as const;
const isHeld = `l.locktype = 'advisory' AND l.objid IN (${Object.values(locks).join(', ')}) AND NOT l.granted`;

/** The moments of a draw to which the house's time is moved: all games are in the same one, because their draws close together. */
const moments = {
  open: -betting_ms,
  closed: 0,
  drawing: announces_ms + 500,
  settled: allOver_ms,
} as const;

export type PlatformToKill = Awaited<ReturnType<typeof startPlatformToKill>>;

/**
 * The platform as `npm start` runs it, in a process of its own, which serves the wallet and which a test kills; and the house, which lives
 * on, and whose time stands still until the test moves it. This process has players and books on the same database.
 *
 * @param plant gives the games their chains before the house makes some.
 */
export async function startPlatformToKill(games: string[], plant: (ownerUrl: string) => Promise<void>) {
  const casino = await createCasinoFixture();
  // No time has to lie between two rounds here.
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  await holdWhereLocked(casino);
  await plant(casino.database.ownerUrl);

  const port = await freePort();
  const line = await openLine({ port: await freePort(), to: port });
  let closes_ms = (Math.floor(Date.now() / every_ms) + 2) * every_ms;
  const clock = createManualClock(new Date(closes_ms + moments.open));
  const house = await connectHouse(casino, {
    draws: { games, timing, liveTiming },
    now: clock.now,
    platformUrl: line.url,
  });
  const lock = new Client({ connectionString: casino.database.ownerUrl });
  await lock.connect();
  const start = () => startPlatform(casino, house, port);
  let platform = await start();

  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await lock.query<Row>(text, values)).rows;
  const count = async (text: string): Promise<number> =>
    (await query<{ count: number }>(`SELECT count(*)::int ${text}`))[0]?.count ?? 0;
  return {
    casino,
    house,
    /** Asks as the database's owner. */
    query,
    /** Moves the house's time to a moment of the draws that close next. */
    moveTo: (moment: keyof typeof moments): void =>
      clock.advance(closes_ms + moments[moment] - clock.now().getTime()),
    /** The draws that close next are the next ones. */
    nextDraws: (): void => {
      closes_ms += every_ms;
    },
    /** Lets the ledger wait before it commits stakes and wins, or what jackpots pay with wins that it has committed. */
    holdPostings: (what: keyof typeof locks) => query('SELECT pg_advisory_lock($1)', [locks[what]]),
    /** How many of the ledger's connections wait. */
    heldPostings: () =>
      count(`FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND ${isHeld}`),
    letPost: () => query('SELECT pg_advisory_unlock_all()'),
    /** What waits is never committed. */
    dropHeld: () =>
      query(`SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND ${isHeld}`),
    /** How many of the ledger's connections are at work, also for a process that is gone. */
    postings: () =>
      count(
        `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'marquee-ledger' AND state = 'active'`,
      ),
    /** What the platform is asked for from now on it does, and its answers never arrive. */
    keepAnswers: line.keepAnswers,
    kill: async (): Promise<void> => {
      await platform.kill();
      line.cut();
      void line.restore();
    },
    /** Starts it again, on the same data and the same port. */
    restart: async (): Promise<void> => {
      platform = await start();
    },
    close: async (): Promise<void> => {
      // Nobody waits for answers that a test has kept back.
      line.cut();
      await house.close();
      await platform.stop();
      await line.close();
      await lock.end();
      await casino.close();
    },
  };
}

async function startPlatform(casino: CasinoFixture, house: ConnectedHouse, port: number): Promise<Started> {
  const started = await startProcess({
    DATABASE_URL: casino.database.ownerUrl,
    DATABASE_APP_URL: casino.database.url,
    MARQUEE_KEY: testMasterKey,
    ROLES: 'api',
    GAMES_URL: house.url,
    PORT: String(port),
  });
  if (started.code !== undefined) throw new Error(`The platform does not start: ${started.errors}`);
  return started;
}

function holdWhereLocked(casino: CasinoFixture): Promise<void> {
  return casino.asOwner(`
    create function public.hold_posting() returns trigger language plpgsql as $$
    begin
      perform pg_catalog.pg_advisory_xact_lock_shared(tg_argv[0]::bigint);
      return new;
    end $$;
    create trigger hold_move before insert on ledger.operation for each row
      when (new.kind in (2, 3)) execute function public.hold_posting(${locks.moves});
    create trigger hold_payout before insert on ledger.operation for each row
      when (new.kind = ${kinds.jackpot_payout.code}) execute function public.hold_posting(${locks.payouts});`);
}
