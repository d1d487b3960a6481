import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { hour_ms, moveTime } from '../../tests/moved-time.ts';
import { openDatabase, sql } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { accounts, kinds } from '../ledger/accounts.ts';
import type { Operation, OperationKind } from '../ledger/types.ts';
import { readPlay, type Play } from './play.ts';
import { projectAll, projectRounds } from './projector.ts';

/**
 * What is counted of a player is held against the ledger's postings, by what the figures mean: a stake is what went to the
 * house's account of gaming, whatever the operation was called.
 */
let casino: CasinoFixture;
let place: Parameters<typeof moveTime>[0];

beforeAll(async () => {
  casino = await createCasinoFixture();
  place = { clock: casino.clock, owner: { query: (text) => casino.asOwner(text) } };
  await casino.asOwner(`update sites.site set time_zone = 'Asia/Kathmandu' where site_id = $1`, [
    casino.siteId,
  ]);
});

afterAll(() => casino.close());

type Step =
  | { do: 'post'; kind: OperationKind; amount: number }
  | { do: 'win' | 'rollback' | 'settle'; of: number; amount: number }
  | { do: 'pass'; hours: number }
  | { do: 'count'; batch: number; dies: boolean }
  | { do: 'look' };

const posted: OperationKind[] = [
  'deposit',
  'bonus_grant',
  'bonus_forfeit',
  'bonus_convert',
  'cash_reward',
  'adjustment_credit',
  'adjustment_debit',
  'withdrawal_hold',
  'token_grant',
];
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      kind: fc.constantFrom(...posted),
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      kind: fc.constant<OperationKind>('bet'),
      amount: fc.integer({ min: 0, max: 900 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('win' as const, 'rollback' as const, 'settle' as const),
      of: fc.nat(40),
      amount: fc.nat(900),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('count' as const),
      batch: fc.integer({ min: 1, max: 9 }),
      dies: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'look' as const }) },
);

/** What bets were posted with that were posted with a weight. */
const weights = new Map<string, number>();

interface Done {
  readonly bets: string[];
  readonly plays: string[];
  readonly holds: { id: string; amount: bigint }[];
}

async function take(player: PlayerFixture, one: Step, done: Done): Promise<void> {
  const { siteId, playerId, currency } = player;
  const post = async (operation: Pick<Operation, 'kind' | 'amount' | 'reference'>) => {
    const externalId = newId();
    // Some bets are stored with no weight, and the others with any.
    const rewardWeight =
      operation.amount % 4n === 0n ? undefined : Number((operation.amount * 7919n) % 10_001n);
    const result = await casino.app.ledger.post({
      siteId,
      playerId,
      currency,
      source: 'TESTHOUSE',
      externalId,
      round: operation.kind === 'bet' || operation.kind === 'win' ? externalId : undefined,
      rewardWeight,
      ...operation,
    });
    if (operation.kind === 'bet' && rewardWeight !== undefined) weights.set(externalId, rewardWeight);
    return result.status === 'posted' ? externalId : undefined;
  };
  if (one.do === 'post') {
    const id = await post({ kind: one.kind, amount: BigInt(one.amount) });
    if (id === undefined) return;
    if (one.kind === 'bet') done.bets.push(id);
    if (one.kind === 'bet') done.plays.push(id);
    if (one.kind === 'withdrawal_hold') done.holds.push({ id, amount: BigInt(one.amount) });
  } else if (one.do === 'win') {
    const bet = done.bets[one.of % Math.max(1, done.bets.length)];
    const id = bet && (await post({ kind: 'win', amount: BigInt(one.amount), reference: bet }));
    if (id) done.plays.push(id);
  } else if (one.do === 'rollback') {
    // Of something that is not known now and then, and of the same more than once.
    const play = one.amount % 7 === 0 ? newId() : done.plays[one.of % Math.max(1, done.plays.length)];
    if (play) await post({ kind: 'rollback', amount: 0n, reference: play });
  } else if (one.do === 'settle') {
    const hold = done.holds[one.of % Math.max(1, done.holds.length)];
    if (!hold) return;
    const kind = one.amount % 3 === 0 ? 'withdrawal_return' : 'withdrawal_payout';
    const id = await post({ kind, amount: hold.amount, reference: hold.id });
    if (id && kind === 'withdrawal_payout' && one.amount % 2 === 0) {
      await post({ kind: 'payout_reversal', amount: hold.amount, reference: undefined });
    }
  } else if (one.do === 'pass') {
    await moveTime(place, one.hours * hour_ms);
  } else if (one.do === 'count') {
    await count(one.batch, one.dies);
  } else {
    await check(player);
  }
}

/** One batch is counted, or is while its process is killed. */
async function count(batch: number, dies: boolean): Promise<void> {
  if (!dies) {
    await projectRounds(casino.app.db, batch);
    return;
  }
  const { pool, db } = openDatabase({ connectionString: casino.database.url, maxConnections: 1 });
  const dying = projectRounds(db, batch).catch(() => 0);
  await casino.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and query ~ 'read_outbox|rounds.movement|rounds.round' and pid <> pg_backend_pid()
       and state in ('active', 'idle in transaction')`,
  );
  await dying;
  await pool.end();
}

interface Sums {
  day: string;
  site_day: string;
  bets: bigint;
  [figure: string]: bigint | string;
}

/** What each day's postings add up to, by the accounts that they debit and credit. */
async function sumsOf(player: PlayerFixture): Promise<Sums[]> {
  const legs = (debit: number | null, credit: number | null, kindCodes?: readonly number[]) => {
    const sides = [
      debit === null ? sql`` : sql`and debit = ${sql.lit(debit)}`,
      credit === null ? sql`` : sql`and credit = ${sql.lit(credit)}`,
      kindCodes === undefined
        ? sql``
        : sql`and kind in (${sql.join(kindCodes.map((code) => sql.lit(code)))})`,
    ];
    return sql`coalesce(sum(amount) filter (where true ${sql.join(sides, sql` `)}), 0)::bigint`;
  };
  const {
    player_real: real,
    player_bonus: bonus,
    player_locked: locked,
    gaming,
    bonus_cost,
    adjustments,
  } = accounts;
  const bet = [kinds.bet.code];
  const win = [kinds.win.code];
  const rollback = [kinds.rollback.code];
  const { rows } = await sql<Sums>`
    select (posted_at at time zone 'UTC')::date::text as day, (posted_at at time zone 'Asia/Kathmandu')::date::text as site_day,
      ${legs(null, real.code, [kinds.deposit.code])} as deposits,
      ${legs(locked.code, null, [kinds.withdrawal_payout.code])} - ${legs(null, real.code, [kinds.payout_reversal.code])} as withdrawals,
      ${legs(null, gaming.code, bet)} - ${legs(gaming.code, null, rollback)} as stakes,
      ${legs(real.code, gaming.code, bet)} - ${legs(gaming.code, real.code, rollback)} as "realStakes",
      ${legs(gaming.code, null, win)} - ${legs(null, gaming.code, rollback)} as payouts,
      ${legs(gaming.code, real.code, win)} - ${legs(real.code, gaming.code, rollback)} as "realPayouts",
      ${legs(bonus_cost.code, bonus.code)} as "bonusGranted",
      ${legs(bonus.code, bonus_cost.code)} as "bonusForfeited",
      ${legs(bonus.code, real.code)} as "bonusConverted",
      ${legs(bonus_cost.code, real.code)} as "cashRewards",
      ${legs(adjustments.code, real.code)} - ${legs(real.code, adjustments.code)} as adjustments
    from ledger.posting
    where site_id = ${player.siteId} and player_id = ${player.playerId} and currency = ${player.currency}
    group by 1, 2 order by 1, 2`.execute(casino.app.db);
  return [...rows, ...(await countedOf(player))];
}

/** What counts of each bet by its weight, in the days in which it was posted, and less where it was rolled back. */
async function countedOf(player: PlayerFixture): Promise<Sums[]> {
  const { rows } = await sql<{ day: string; site_day: string; bet: string; real: bigint }>`
    select (o.posted_at at time zone 'UTC')::date::text as day, (o.posted_at at time zone 'Asia/Kathmandu')::date::text as site_day,
      bet.external_id as bet, case o.kind when ${kinds.bet.code} then bet.real_amount else -bet.real_amount end as real
    from ledger.operation o
    left join ledger.closure closed on closed.player_id = o.player_id and closed.closed_by = o.external_id
    join ledger.operation bet on bet.player_id = o.player_id
      and bet.external_id = case o.kind when ${kinds.bet.code} then o.external_id else closed.external_id end
    where o.player_id = ${player.playerId} and o.kind in (${kinds.bet.code}, ${kinds.rollback.code})
      and bet.kind = ${kinds.bet.code}`.execute(casino.app.db);
  return rows.map(({ day, site_day, bet, real }) => ({
    day,
    site_day,
    bets: 0n,
    countedStakes: (real * BigInt(weights.get(bet) ?? 10_000)) / 10_000n,
  }));
}

const figures = [
  'deposits',
  'withdrawals',
  'stakes',
  'realStakes',
  'countedStakes',
  'payouts',
  'realPayouts',
  'bonusGranted',
  'bonusForfeited',
  'bonusConverted',
  'cashRewards',
  'adjustments',
] as const satisfies readonly (keyof Play)[];

type Figures = Record<(typeof figures)[number], bigint>;

function added(rows: readonly Sums[]): Figures {
  const sum = (figure: string): bigint => rows.reduce((total, row) => total + BigInt(row[figure] ?? 0), 0n);
  return {
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    stakes: sum('stakes'),
    realStakes: sum('realStakes'),
    countedStakes: sum('countedStakes'),
    payouts: sum('payouts'),
    realPayouts: sum('realPayouts'),
    bonusGranted: sum('bonusGranted'),
    bonusForfeited: sum('bonusForfeited'),
    bonusConverted: sum('bonusConverted'),
    cashRewards: sum('cashRewards'),
    adjustments: sum('adjustments'),
  };
}

/** However far the consumer has come, a player's play is what their postings say: in all, and of each day of both kinds. */
async function check(player: PlayerFixture): Promise<void> {
  const { db } = casino.app;
  const sums = await sumsOf(player);
  expect(await readPlay(db, player, 'always')).toMatchObject(added(sums));
  for (const day of new Set(sums.map((row) => row.day))) {
    const play = await readPlay(db, player, { utc: { from: day, until: dayAfter(day) } });
    expect(play).toMatchObject(added(sums.filter((row) => row.day === day)));
  }
  for (const day of new Set(sums.map((row) => row.site_day))) {
    const play = await readPlay(db, player, { site: { from: day, until: dayAfter(day) } });
    expect(play).toMatchObject(added(sums.filter((row) => row.site_day === day)));
  }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** How many bets stand and how many deposits there were, which the postings of nothing cannot tell. */
async function countsOf(player: PlayerFixture) {
  const { rows } = await sql<{ bets: bigint; depositCount: bigint }>`
    select count(*) filter (where kind = ${kinds.bet.code} and closed.closed_by is null) as bets,
      count(*) filter (where kind = ${kinds.deposit.code}) as "depositCount"
    from ledger.operation o
    left join ledger.closure closed using (site_id, player_id, source, external_id)
    where o.site_id = ${player.siteId} and o.player_id = ${player.playerId}`.execute(casino.app.db);
  return rows[0];
}

test('the days of a player are what their postings add up to, however far they are counted and wherever a process dies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 45 }), async (steps) => {
      const player = await casino.newPlayer();
      const done: Done = { bets: [], plays: [], holds: [] };
      await take(player, { do: 'post', kind: 'deposit', amount: 2_000 }, done);
      await take(player, { do: 'post', kind: 'bonus_grant', amount: 900 }, done);
      for (const one of steps) await take(player, one, done);
      await check(player);
      expect(await readPlay(casino.app.db, player, 'always')).toMatchObject((await countsOf(player)) ?? {});
      await casino.untilProjected(player);
      // Counted by now to the last operation, the table alone holds the same.
      await check(player);
      expect(await tableOf(player)).toEqual(await readPlay(casino.app.db, player, 'always'));
    }),
    { numRuns: 25 },
  );
}, 500_000);

async function tableOf(player: PlayerFixture): Promise<Play | undefined> {
  const { rows } = await sql<Play>`
    select sum(deposits)::bigint as deposits, sum(deposit_count)::bigint as "depositCount", sum(withdrawals)::bigint as withdrawals,
      sum(bets)::bigint as bets, sum(stakes)::bigint as stakes, sum(real_stakes)::bigint as "realStakes", sum(counted_stakes)::bigint as "countedStakes",
      sum(payouts)::bigint as payouts, sum(real_payouts)::bigint as "realPayouts", sum(bonus_granted)::bigint as "bonusGranted",
      sum(bonus_forfeited)::bigint as "bonusForfeited", sum(bonus_converted)::bigint as "bonusConverted",
      sum(cash_rewards)::bigint as "cashRewards", sum(adjustments)::bigint as adjustments
    from rounds.player_day where site_id = ${player.siteId} and player_id = ${player.playerId}`.execute(
    casino.app.db,
  );
  return rows[0];
}

test('ggr and ngr of a day are stakes less payouts, and that less what bonuses cost', async () => {
  const player = await casino.newPlayer();
  const done: Done = { bets: [], plays: [], holds: [] };
  for (const [kind, amount] of [
    ['deposit', 800],
    ['bonus_grant', 300],
    ['cash_reward', 40],
    ['bet', 500],
  ] as const) {
    await take(player, { do: 'post', kind, amount }, done);
  }
  await take(player, { do: 'win', of: 0, amount: 120 }, done);
  await take(player, { do: 'post', kind: 'bonus_forfeit', amount: 100 }, done);
  await casino.untilProjected(player);
  await projectAll(casino.app.db);
  const { rows } = await sql`
    select sum(ggr)::int as ggr, sum(bonus_cost)::int as bonus_cost, sum(ngr)::int as ngr
    from rounds.play_by_day where player_id = ${player.playerId}`.execute(casino.app.db);
  expect(rows).toEqual([{ ggr: 380, bonus_cost: 240, ngr: 140 }]);
});
