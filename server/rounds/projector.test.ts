import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { openDatabase, sql } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { projectRounds, roundsWonChannel, startProjector } from './projector.ts';

let casino: CasinoFixture;

beforeAll(async () => {
  casino = await createCasinoFixture();
});

afterAll(() => casino.close());

async function playRounds(player: PlayerFixture, count: number): Promise<void> {
  const { siteId, playerId, currency } = player;
  for (let played = 0; played < count; played++) {
    const bet = newId();
    const common = { siteId, playerId, currency, source: 'TESTHOUSE', round: newId(), game: 'koi-pond' };
    await casino.app.ledger.post({ ...common, externalId: bet, kind: 'bet', amount: 100_000n });
    const meta = { round_closed: true };
    await casino.app.ledger.post({
      ...common,
      externalId: newId(),
      kind: 'win',
      reference: bet,
      amount: 90_000n,
      meta,
    });
  }
}

async function totals(player: PlayerFixture) {
  const { rows } = await sql<{ rounds: number; stake: bigint; payout: bigint; settled: number }>`
    select count(*)::int as rounds, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
      (count(*) filter (where status = 'settled'))::int as settled
    from rounds.round where player_id = ${player.playerId}`.execute(casino.app.db);
  return rows[0];
}

test('however the work is cut into batches and whoever does it, each operation counts once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 4 }),
      async (batchSize, workers) => {
        const player = await casino.newPlayer({ balance: 10_000_000n });
        await playRounds(player, 8);
        await Promise.all(Array.from({ length: workers }, () => projectRounds(casino.app.db, batchSize)));
        await casino.untilProjected(player);
        expect(await totals(player)).toEqual({ rounds: 8, stake: 800_000n, payout: 720_000n, settled: 8 });
        const days = await casino.app.db
          .selectFrom('rounds.player_day')
          .select((eb) => [
            eb.fn.sum<bigint>('stakes').as('stakes'),
            eb.fn.sum<bigint>('payouts').as('payouts'),
          ])
          .where('player_id', '=', player.playerId)
          .executeTakeFirst();
        expect(days).toMatchObject({ stakes: '800000', payouts: '720000' });
      },
    ),
    { numRuns: 12 },
  );
});

test('a projector that dies in the middle of its work leaves nothing half done', async () => {
  const player = await casino.newPlayer({ balance: 10_000_000n });
  await playRounds(player, 20);
  for (let death = 0; death < 5; death++) {
    const { pool, db } = openDatabase({ connectionString: casino.database.url, maxConnections: 1 });
    const dying = projectRounds(db, 7).catch(() => 0);
    await casino.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%read_outbox%' and pid <> pg_backend_pid()`,
    );
    await dying;
    await pool.end();
  }
  await casino.untilProjected(player);
  expect(await totals(player)).toEqual({ rounds: 20, stake: 2_000_000n, payout: 1_800_000n, settled: 20 });
});

test('a batch that fails at its last step has added nothing, to rounds and days alike', async () => {
  const player = await casino.newPlayer({ balance: 10_000_000n });
  await playRounds(player, 3);
  await casino.asOwner(
    `create function public.fail() returns trigger language plpgsql as $$ begin raise exception 'the last step'; end $$`,
  );
  await casino.asOwner(
    'create trigger fail before update on ledger.outbox_consumer for each row execute function public.fail()',
  );
  await expect.poll(() => projectRounds(casino.app.db).catch(String)).toContain('the last step');
  expect(await totals(player)).toMatchObject({ rounds: 0 });
  const days = sql`select from rounds.player_day where player_id = ${player.playerId}`;
  expect((await days.execute(casino.app.db)).rows).toEqual([]);
  await casino.asOwner('drop trigger fail on ledger.outbox_consumer');
  await casino.untilProjected(player);
  expect(await totals(player)).toMatchObject({ rounds: 3 });
  const { rows } = await sql<{ stakes: bigint }>`
    select sum(stakes)::bigint as stakes from rounds.player_day where player_id = ${player.playerId}`.execute(
    casino.app.db,
  );
  expect(rows).toEqual([{ stakes: 300_000n }]);
});

test('a rollback that stands before its bet in the outbox is added up also where a batch ends between them', async () => {
  const { db, ledger } = casino.app;
  const player = await casino.newPlayer({ balance: 10_000_000n });
  await casino.untilProjected(player);
  const { siteId, playerId, currency } = player;
  const bet = newId();
  const common = { siteId, playerId, currency, source: 'TESTHOUSE', round: newId(), game: 'koi-pond' };
  await db.transaction().execute(async (trx) => {
    // Assigns this transaction's id before the bet's transaction begins.
    await sql`select pg_current_xact_id()`.execute(trx);
    await ledger.post({ ...common, externalId: bet, kind: 'bet', amount: 100_000n });
    const rollback = { ...common, externalId: newId(), reference: bet, amount: 100_000n };
    expect(await ledger.postIn(trx, { ...rollback, kind: 'rollback' })).toMatchObject({ status: 'posted' });
  });
  await expect.poll(() => projectRounds(db, 1), { timeout: 60_000, interval: 20 }).toBe(1);
  expect(await totals(player)).toMatchObject({ rounds: 1, stake: -100_000n });
  await casino.untilProjected(player);
  const round = await db
    .selectFrom('rounds.round')
    .select(['stake', 'bets', 'bets_rolled_back', 'status'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  expect(round).toEqual({ stake: 0n, bets: 1, bets_rolled_back: 1, status: 'rolled_back' });
});

test('while it runs, a round is in the history within a second', async () => {
  const player = await casino.newPlayer({ balance: 10_000_000n });
  const projector = startProjector({ db: casino.app.db, log: casino.app.log });
  await playRounds(player, 1);
  await expect
    .poll(() => totals(player), { timeout: 5_000, interval: 20 })
    .toMatchObject({ rounds: 1, settled: 1 });
  await projector.stop();
});

test('what counts of a round is at most what was risked: both sides of one outcome count nothing', async () => {
  const player = await casino.newPlayer({ balance: 100_000_000n });
  const { siteId, playerId, currency } = player;
  const play = async (bets: readonly bigint[], won: bigint | undefined): Promise<void> => {
    const common = { siteId, playerId, currency, source: 'TESTHOUSE', round: newId(), game: 'dice' };
    const ids = bets.map(() => newId());
    for (const [index, amount] of bets.entries()) {
      await casino.app.ledger.post({ ...common, externalId: ids[index] ?? '', kind: 'bet', amount });
    }
    if (won === undefined) return;
    const meta = { round_closed: true };
    const win = { externalId: newId(), kind: 'win', reference: ids[0], amount: won, meta } as const;
    await casino.app.ledger.post({ ...common, ...win });
  };
  await play([100n], 0n);
  await play([200n], 230n);
  await play([400n], 2_000n);
  await play([150n, 150n], 300n);
  await play([800n], undefined);
  await casino.untilProjected(player);
  const rows = await casino.app.db
    .selectFrom('rounds.round')
    .select(['effective_turnover'])
    .where('player_id', '=', playerId)
    .orderBy('stake')
    .execute();
  expect(rows.map((row) => row.effective_turnover)).toEqual([100n, 30n, 0n, 400n, 0n]);
});

test('whoever listens hears that written rounds have won', async () => {
  const player = await casino.newPlayer({ balance: 10_000_000n });
  const { pool } = openDatabase({ connectionString: casino.database.url, maxConnections: 1 });
  const client = await pool.connect();
  try {
    await client.query(`listen ${roundsWonChannel}`);
    const heard = new Promise<void>((resolve) => client.on('notification', () => resolve()));
    await playRounds(player, 1);
    await casino.untilProjected(player);
    await heard;
  } finally {
    client.release(true);
    await pool.end();
  }
});
