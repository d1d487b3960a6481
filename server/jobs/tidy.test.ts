import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, requestFromTest, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { moveTime } from '../../tests/moved-time.ts';
import { sql } from '../kernel/database.ts';
import { deleteInBatches } from '../kernel/delete-in-batches.ts';
import { newId } from '../kernel/ids.ts';
import { logAccess } from '../players/access-log.ts';
import { tidyPlayers } from '../players/tidy.ts';
import { tidySafety } from '../safety/tidy.ts';
import { recordAdVisit } from '../sites/ad-visit.ts';
import { receiveContactMessage } from '../sites/contact-message.ts';
import { tidySites } from '../sites/tidy.ts';

let casino: CasinoFixture;
const day_ms = 86_400_000;

beforeAll(async () => {
  casino = await createCasinoFixture();
});
afterAll(() => casino.close());

const tables = [
  'players.access_log',
  'players.session',
  'players.one_time_code',
  'players.outbox_message',
  'sites.ad_visit',
  'sites.contact_message',
  'safety.play_span',
  'safety.reality_check_seen',
  'ledger.operation',
  'ledger.posting',
] as const;

async function counts(): Promise<Record<string, number>> {
  const entries = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(casino.ownerDb);
    return [table, rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** One row of everything that is kept for a time only. */
async function leaveTraces(): Promise<void> {
  const { app, siteId } = casino;
  const player = await casino.newPlayer({ balance: 100_000n });
  const site = await app.sites.byId(siteId);
  const now = app.clock.now();
  const who = { siteId, accountId: player.accountId, playerId: player.playerId };
  await logAccess(app, { ...who, outcome: 'signed_in' }, requestFromTest);
  await recordAdVisit(app, site, { fbp: 'fb.1', appsflyerId: '' }, requestFromTest);
  const letter = { name: 'M', email: 'm@example.test', topic: 'T', message: 'M', playerId: undefined };
  await receiveContactMessage(app, site, letter, requestFromTest);
  await sql`insert into players.one_time_code (site_id, player_id, code_id, purpose, channel, recipient, code_hash, sent_at, expires_at)
    values (${siteId}, ${player.playerId}, ${newId()}, 'login', 'sms', '+639170000000', '', ${now}, ${now})`.execute(
    app.db,
  );
  await sql`insert into players.outbox_message (site_id, message_id, channel, recipient, subject, body, created_at)
    values (${siteId}, ${newId()}, 'sms', '+639170000000', '', '123456', ${now})`.execute(app.db);
  await sql`insert into safety.play_span (site_id, player_id, started_at, last_at)
    values (${siteId}, ${player.playerId}, ${now}, ${now})`.execute(app.db);
  await sql`insert into safety.reality_check_seen (site_id, player_id, session_id, seen_at)
    values (${siteId}, ${player.playerId}, ${newId()}, ${now})`.execute(app.db);
}

async function tidy(): Promise<void> {
  await tidyPlayers(casino.app);
  await tidySites(casino.app);
  await tidySafety(casino.app);
}

test('what says who came in from where is kept for as long as the setting says; money is kept for ever', async () => {
  await leaveTraces();
  const all = await counts();
  expect(Math.min(...Object.values(all))).toBe(1);
  await tidy();
  expect(await counts()).toEqual(all);

  casino.clock.advance(3 * day_ms);
  await tidy();
  const withoutCodes = { ...all, 'players.one_time_code': 0 };
  expect(await counts()).toEqual(withoutCodes);
  casino.clock.advance(361 * day_ms);
  await tidy();
  const afterAYear = { ...withoutCodes, 'players.outbox_message': 0 };
  expect(await counts()).toEqual(afterAYear);

  // A trace of today stays, whatever goes.
  await leaveTraces();
  casino.clock.advance(2 * day_ms);
  await tidy();
  expect(await counts()).toEqual({
    ...all,
    'players.one_time_code': 1,
    'sites.contact_message': 2,
    'ledger.operation': 2,
    'ledger.posting': 2,
  });
  casino.clock.advance(365 * day_ms);
  await tidy();
  expect(await counts()).toMatchObject({
    'players.access_log': 0,
    'players.session': 0,
    'sites.ad_visit': 0,
    'sites.contact_message': 1,
    'safety.play_span': 0,
    'safety.reality_check_seen': 0,
    'ledger.operation': 2,
    'ledger.posting': 2,
  });
});

test('a run takes so many rows at most, in batches; the next one goes on', async () => {
  const { app, siteId } = casino;
  const past = new Date('2020-01-01');
  await sql`insert into players.access_log (site_id, access_id, account_id, outcome, user_agent, created_at)
    select ${siteId}, gen_random_uuid(), 'many', 'wrong_password', '', ${past}::timestamptz from generate_series(1, 3500)`.execute(
    app.db,
  );
  const old = sql`created_at < ${new Date('2021-01-01')}`;
  const transactions = async () => {
    const { rows } = await sql<{ id: bigint }>`select pg_current_xact_id()::text::int8 as id`.execute(app.db);
    return rows[0]?.id ?? 0n;
  };
  const before = await transactions();
  expect(await deleteInBatches(app.db, 'players.access_log', old, { atMost: 2_500 })).toBe(2_500);
  expect((await transactions()) - before).toBeGreaterThan(3n);
  expect(await deleteInBatches(app.db, 'players.access_log', old)).toBe(1_000);
  expect(await deleteInBatches(app.db, 'players.access_log', old)).toBe(0);
});

test('what was counted for limits is forgotten once no limit looks back to it', async () => {
  const { app } = casino;
  const player = await casino.newPlayer();
  const { siteId, playerId, currency } = player;
  const paid = { siteId, playerId, currency, kind: 'deposit', amount: 100_000n } as const;
  await app.ledger.post({ ...paid, source: 'cashier', externalId: newId() });
  await app.ledger.setLimit(player, { kind: 'wager', window: '30d', setBy: 'player' }, 1_000_000n);
  const hours = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger.usage`.execute(
      app.db,
    );
    return rows[0]?.count;
  };
  expect(await hours()).toBe(1);
  expect(await app.ledger.pruneUsage()).toBe(0);
  const owner = { query: (text: string) => casino.asOwner(text) };
  await moveTime({ clock: casino.clock, owner }, 40 * day_ms);
  expect(await app.ledger.pruneUsage()).toBe(1);
  expect(await hours()).toBe(0);
});
