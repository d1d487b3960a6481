import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { day_ms, hour_ms, moveTime } from '../../tests/moved-time.ts';
import { openDatabase, sql } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney } from '../kernel/money.ts';
import { positionOf } from '../ledger/read-operations.ts';
import type { Operation, OperationKind } from '../ledger/types.ts';
import { countReports, rebuildReports } from './count.ts';
import { readDays } from './days.ts';
import { reconcileReports } from './reconcile.ts';
import { jackpots, step, type Step } from '../../tests/reported-steps.ts';

/**
 * Half a year of play or more, on two sites of different time zones and in two currencies, is counted in batches of any size by
 * processes that are killed. What comes out is held against the journal, and against the test's own record of what it posted.
 */
let casino: CasinoFixture;
let place: Parameters<typeof moveTime>[0];
const zones = ['Asia/Kathmandu', 'America/New_York'] as const;
const games = ['dragon', 'koi', undefined] as const;

beforeAll(async () => {
  casino = await createCasinoFixture();
  place = { clock: casino.clock, owner: { query: (text) => casino.asOwner(text) } };
  for (const [index, siteId] of [casino.siteId, casino.otherSiteId].entries()) {
    await casino.asOwner(`update sites.site set time_zone = $2 where site_id = $1`, [siteId, zones[index]]);
  }
});
afterAll(() => casino.close());

/** A player, in one currency, and what they can go back to. */
interface Seat {
  readonly player: PlayerFixture;
  readonly currency: string;
  readonly bets: string[];
  readonly plays: string[];
  readonly holds: { id: string; amount: bigint }[];
}

/** What the test has posted, as it knows it: of a rollback what it undid. */
interface Posted {
  readonly kind: OperationKind;
  readonly amount: bigint;
  readonly game: string;
  readonly undoes: string | undefined;
}
const known = new Map<string, Posted>();

async function post(
  { player, currency }: Seat,
  operation: Pick<Operation, 'kind' | 'amount' | 'reference'>,
): Promise<string | undefined> {
  const externalId = newId();
  const isPlay = operation.kind === 'bet' || operation.kind === 'win' || jackpots.includes(operation.kind);
  const game = isPlay ? games[Number(operation.amount % 3n)] : undefined;
  const result = await casino.app.ledger.post({
    siteId: player.siteId,
    playerId: player.playerId,
    currency,
    source: 'TESTHOUSE',
    externalId,
    game,
    round: isPlay ? externalId : undefined,
    clearing: ['deposit', 'deposit_fee', 'withdrawal_payout', 'payout_reversal'].includes(operation.kind)
      ? 'clearing_sandbox'
      : undefined,
    ...operation,
  });
  if (result.status !== 'posted') return undefined;
  const undoes = operation.kind === 'rollback' ? operation.reference : undefined;
  known.set(externalId, { kind: operation.kind, amount: operation.amount, game: game ?? '', undoes });
  return externalId;
}

async function take(seats: readonly Seat[], one: Step): Promise<void> {
  if (one.do === 'pass') return moveTime(place, one.hours * hour_ms);
  if (one.do === 'count') return count(one.batch, one.dies);
  const seat = seats[one.who % seats.length];
  if (!seat) return;
  const amount = BigInt(one.amount);
  if (one.do === 'post') {
    const id = await post(seat, { kind: one.kind, amount });
    if (id === undefined) return;
    if (one.kind === 'bet') seat.bets.push(id);
    if (one.kind === 'bet') seat.plays.push(id);
    if (one.kind === 'withdrawal_hold') seat.holds.push({ id, amount });
  } else if (one.do === 'win') {
    const bet = seat.bets[one.of % Math.max(1, seat.bets.length)];
    const id = bet && (await post(seat, { kind: 'win', amount, reference: bet }));
    if (id) seat.plays.push(id);
  } else if (one.do === 'rollback') {
    // Of something that is not known now and then, and of the same more than once.
    const play = one.amount % 9 === 0 ? newId() : seat.plays[one.of % Math.max(1, seat.plays.length)];
    if (play) await post(seat, { kind: 'rollback', amount: 0n, reference: play });
  } else {
    const hold = seat.holds[one.of % Math.max(1, seat.holds.length)];
    if (!hold) return;
    const kind = one.amount % 3 === 0 ? 'withdrawal_return' : 'withdrawal_payout';
    const id = await post(seat, { kind, amount: hold.amount, reference: hold.id });
    if (id && kind === 'withdrawal_payout' && one.amount % 2 === 0) {
      await post(seat, { kind: 'payout_reversal', amount: hold.amount });
    }
  }
}

/** One batch is counted, or is while its process is killed. */
async function count(batch: number, dies: boolean): Promise<void> {
  if (!dies) {
    await countReports(casino.app, batch);
    return;
  }
  const { pool, db } = openDatabase({ connectionString: casino.database.url, maxConnections: 1 });
  const dying = countReports({ db, clock: casino.clock }, batch).catch(() => 0);
  await casino.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and query ~ 'read_outbox|reports\\.' and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`,
  );
  await dying;
  await pool.end();
}

/** Count until nothing is left, also while other tests of this database server hold the outbox back. */
async function countAll(): Promise<void> {
  await vi.waitUntil(
    async () => {
      await countReports(casino.app, 7);
      const { rows } = await sql`
        select from ledger.operation where xact_id > ${await positionOf(casino.app.db, 'reports')}::xid8 limit 1`.execute(
        casino.app.db,
      );
      return rows.length === 0;
    },
    { timeout: 120_000, interval: 1 },
  );
}

interface Kept {
  readonly site: number;
  readonly player: string;
  readonly currency: string;
  readonly id: string;
  readonly kind: number;
  readonly at: Date;
}

/** The figures of each day, game, player and month by the test's own record, and by the clock of each site. */
async function expected() {
  const { rows } = await sql<Kept>`
    select site_id as site, player_id::text as player, currency, external_id as id, kind, posted_at as at
    from ledger.operation where source = 'TESTHOUSE' and kind <> 16 order by xact_id, sequence`.execute(
    casino.app.db,
  );
  const bySite = new Map<string, bigint[]>();
  const byGame = new Map<string, bigint[]>();
  const active = new Set<string>();
  const bettors: { day: string; player: string; currency: string }[] = [];
  const months = new Set<string>();
  const first = new Map<string, string>();
  const add = (into: Map<string, bigint[]>, key: string, values: bigint[]) => {
    const before = into.get(key);
    into.set(key, before ? before.map((value, index) => value + (values[index] ?? 0n)) : values);
  };
  for (const row of rows) {
    const own = known.get(row.id);
    // A rollback that was taken note of, and undid nothing.
    if (!own && row.kind === 4) continue;
    if (!own) throw new Error(`The test has not posted ${row.id}`);
    const undone = own.undoes === undefined ? undefined : known.get(own.undoes);
    if (own.kind === 'rollback' && !undone) continue;
    const { kind, amount, game } = undone ?? own;
    if (kind === 'token_grant') continue;
    const sign = undone ? -1n : 1n;
    const zone = row.site === casino.siteId ? zones[0] : zones[1];
    const day = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(row.at);
    const of = (...kinds: OperationKind[]): bigint => (kinds.includes(kind) ? sign * amount : 0n);
    const bets = kind === 'bet' ? sign : 0n;
    const jackpot = [
      of('jackpot_contribution') - of('jackpot_return'),
      of('jackpot_payout') - of('jackpot_payout_return'),
      of('jackpot_seed'),
    ];
    const play = [bets, of('bet'), of('win'), ...jackpot];
    add(bySite, `${row.site} ${day} ${row.currency}`, [
      ...play,
      of('bonus_grant') - of('bonus_forfeit') + of('cash_reward'),
      of('deposit'),
      kind === 'deposit' ? 1n : 0n,
      of('withdrawal_payout') - of('payout_reversal'),
      kind === 'withdrawal_payout' ? 1n : kind === 'payout_reversal' ? -1n : 0n,
    ]);
    if (bets !== 0n || kind === 'win' || jackpots.includes(kind)) {
      add(byGame, `${row.site} ${day} ${row.currency} ${game}`, play);
    }
    if (own.kind === 'bet') {
      active.add(`${row.site} ${day} ${row.player}`);
      bettors.push({ day, player: row.player, currency: row.currency });
      months.add(`${row.site} ${day.slice(0, 7)}-01 ${row.currency} ${row.player}`);
    }
    const depositor = `${row.site} ${row.player}`;
    if (kind === 'deposit' && !first.has(depositor)) {
      first.set(depositor, `${depositor} ${day} ${row.currency} ${amount}`);
    }
  }
  const lines = (map: Map<string, bigint[]>) => [...map].map(([key, sums]) => `${key} ${sums.join(' ')}`);
  return {
    sites: lines(bySite).toSorted(),
    games: lines(byGame).toSorted(),
    active: [...active].toSorted(),
    months: [...months].toSorted(),
    first: [...first.values()].toSorted(),
    bettors,
  };
}

async function counted() {
  const { db } = casino.app;
  const lines = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(db)).rows.map(({ line }) => line).toSorted();
  return {
    sites: await lines(sql`
      select concat_ws(' ', site_id, day, currency, sum(bets), sum(turnover), sum(wins), sum(jackpot_contributions), sum(jackpot_payouts),
        sum(jackpot_seeds), sum(bonus_granted - bonus_forfeited + cash_rewards), sum(deposits), sum(deposit_count), sum(withdrawals),
        sum(withdrawal_count)) as line from reports.site_hour group by site_id, day, currency`),
    games: await lines(sql`
      select concat(site_id, ' ', day, ' ', currency, ' ', game_code, ' ', concat_ws(' ', bets, turnover, wins, jackpot_contributions,
        jackpot_payouts, jackpot_seeds)) as line from reports.game_day`),
    active: await lines(sql`
      select distinct concat_ws(' ', site_id, day, player_id) as line from reports.player_day where first_bet_hour is not null`),
    months: await lines(
      sql`select concat_ws(' ', site_id, month, currency, player_id) as line from reports.player_month`,
    ),
    first: await lines(
      sql`select concat_ws(' ', site_id, player_id, day, currency, amount) as line from reports.first_deposit`,
    ),
  };
}

/** Players who bet in a span count once, over whole months and parts of them; and what is owed at its end is in the wallets. */
async function checkSpans(
  bettors: Awaited<ReturnType<typeof expected>>['bettors'],
  cuts: readonly (readonly [number, number])[],
): Promise<void> {
  const { db } = casino.app;
  const days = bettors.map(({ day }) => day).toSorted();
  const [first = '2026-01-01', last = '2026-01-01'] = [days[0], days.at(-1)];
  const length = (Date.parse(last) - Date.parse(first)) / day_ms;
  const dayAt = (part: number): string =>
    new Date(Date.parse(first) + Math.floor(part * length) * day_ms).toISOString().slice(0, 10);
  for (const [a, b] of [[0, 1] as const, ...cuts]) {
    const [from, to] = [dayAt(Math.min(a, b)), dayAt(Math.max(a, b))];
    for (const currency of ['PHP', 'EUR', 'USD']) {
      const inSpan = bettors.filter((one) => one.currency === currency && one.day >= from && one.day <= to);
      const report = await readDays(db, { sites: undefined, from, to, currency, currencies: [] });
      expect(report.total.active_players, `${from} ${to} ${currency}`).toBe(
        new Set(inSpan.map(({ player }) => player)).size,
      );
      const perDay = new Map(
        Map.groupBy(inSpan, ({ day }) => day)
          .entries()
          .map(([day, of]) => [day, new Set(of.map(({ player }) => player)).size]),
      );
      for (const { day, active_players } of report.value) expect(active_players).toBe(perDay.get(day) ?? 0);
    }
  }
  const end = new Date(casino.clock.now().getTime() + day_ms).toISOString().slice(0, 10);
  for (const currency of ['PHP', 'EUR', 'USD']) {
    const report = await readDays(db, { sites: undefined, from: end, to: end, currency, currencies: [] });
    const { rows } = await sql<{ real: bigint; bonus: bigint; locked: bigint }>`
      select coalesce(sum(real), 0)::int8 as real, coalesce(sum(bonus), 0)::int8 as bonus, coalesce(sum(locked), 0)::int8 as locked
      from ledger.wallet where currency = ${currency}`.execute(db);
    const wallets = Object.entries(rows[0] ?? {}).map(([bucket, amount]) => [bucket, formatMoney(amount)]);
    expect(report.value[0]).toMatchObject(Object.fromEntries(wallets));
  }
}

async function seatsOf(): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (const siteId of [casino.siteId, casino.otherSiteId]) {
    for (let index = 0; index < 2; index += 1) {
      const player = await casino.newPlayer({ siteId });
      seats.push({ player, currency: player.currency, bets: [], plays: [], holds: [] });
    }
    const [own] = seats.slice(-1);
    if (!own) continue;
    await casino.app.ledger.openWallet({
      siteId,
      playerId: own.player.playerId,
      currency: 'USD',
    });
    seats.push({ player: own.player, currency: 'USD', bets: [], plays: [], holds: [] });
  }
  return seats;
}

const part = fc.double({ min: 0, max: 1, noNaN: true });

test('what is counted of months of play is what the ledger says, to the last unit, in whatever batches', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 120, maxLength: 240 }),
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.tuple(part, part), { minLength: 3, maxLength: 3 }),
      async (steps, batchSize, cuts) => {
        const seats = await seatsOf();
        for (const seat of seats) await post(seat, { kind: 'deposit', amount: 3_000n });
        for (const seat of seats) await post(seat, { kind: 'bonus_grant', amount: 700n });
        for (const one of steps) await take(seats, one);
        await countAll();
        const { bettors, ...record } = await expected();
        expect(await counted()).toEqual(record);
        await checkSpans(bettors, cuts);
        // No day is going on any more that something was posted in.
        await moveTime(place, 3 * day_ms);
        expect(await reconcileReports(casino.app)).toMatchObject({ differences: 0 });
        await rebuildReports(casino.app, { batchSize });
        expect(await counted()).toEqual(record);
        expect(await reconcileReports(casino.app)).toMatchObject({ differences: 0 });
      },
    ),
    { numRuns: 6, endOnFailure: true },
  );
}, 500_000);

test('a figure that is not what the journal says is found, stored, and resolved once it is right again', async () => {
  const [seat] = await seatsOf();
  if (!seat) throw new Error('There is no player');
  await post(seat, { kind: 'deposit', amount: 5_000n });
  await post(seat, { kind: 'bet', amount: 300n });
  await countAll();
  await moveTime(place, 3 * day_ms);
  expect(await reconcileReports(casino.app)).toMatchObject({ differences: 0 });
  await casino.asOwner(`update reports.game_day set turnover = turnover + 1
    where (site_id, day, currency, game_code) in (select site_id, max(day), currency, 'dragon' from reports.game_day
      where site_id = ${seat.player.siteId} and game_code = 'dragon' group by 1, 3)`);
  const open = async () => {
    const { rows } = await sql`
      select rollup, figure, (counted - ledger)::int as by from reports.difference where resolved_at is null`.execute(
      casino.app.db,
    );
    return rows;
  };
  expect((await reconcileReports(casino.app))?.differences).toBeGreaterThan(0);
  expect(await open()).toContainEqual({ rollup: 'game_day', figure: 'turnover', by: 1 });
  // Two processes may count while everything is counted again.
  await Promise.all([rebuildReports(casino.app, { batchSize: 50 }), countReports(casino.app, 20)]);
  expect(await reconcileReports(casino.app)).toMatchObject({ differences: 0 });
  expect(await open()).toEqual([]);
}, 120_000);
