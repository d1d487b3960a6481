import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { openDatabase, sql } from '../kernel/database.ts';
import { searchPlayers, type PlayerSearch } from './search-players.ts';

const many = 75_000;
let casino: CasinoFixture;
let own: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  casino = await createCasinoFixture();
  own = openDatabase({ connectionString: casino.database.ownerUrl, maxConnections: 1 });
  // The oldest third has accounts with `old` in them; the others have not.
  await sql`
    insert into players.player (site_id, account_id, password_hash, full_name, birth_date, contact_phone, contact_email,
      phone_verified_at, language, currency, status, terms_accepted_at, accepts_marketing, referrer_code, ch, cm, pp,
      affiliate_code, fbp, appsflyer_id, visitor_id, created_at)
    select ${casino.siteId}, case when n <= ${many / 3} then 'anaold' else 'bea' end || n, '', 'Ana', '1970-01-01',
      '+63' || (9170000000 + n), 'p' || n || '@example.com', now(), 'EN', 'PHP',
      case when n % 1000 = 0 then 'closed' else 'active' end, now(), false, '', '', '', '', '', '', '', 'device-' || n, now()
    from generate_series(1, ${many}::int) n`.execute(own.db);
  await sql`analyze players.player`.execute(own.db);
});
afterAll(async () => {
  await own.pool.end();
  await casino.close();
});

function find(search: Partial<PlayerSearch>) {
  return searchPlayers(own.db, { sites: undefined, text: '', byParts: true, limit: 50, ...search });
}

/** What a search finds, page after page. */
async function findAll(search: Partial<PlayerSearch>): Promise<string[]> {
  const accounts: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ ...search, cursor });
    accounts.push(...page.players.map((player) => player.account_id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return accounts;
}

test('the account itself comes first, then those that begin with it, then those of whom it is a part, latest first', async () => {
  expect((await find({ text: 'bea40001', limit: 3 })).players.map((player) => player.account_id)).toEqual([
    'bea40001',
  ]);
  const began = await find({ text: 'anaold1', limit: 4 });
  expect(began.players.map((player) => player.account_id)).toEqual([
    'anaold1',
    'anaold10',
    'anaold100',
    'anaold1000',
  ]);
  expect(began.next).not.toBeNull();
  const part = await findAll({ text: '74999' });
  expect(part).toEqual(['bea74999']);
  expect(await findAll({ text: 'naold1499' })).toEqual([
    ...Array.from({ length: 10 }, (_, n) => `anaold${14_999 - n}`),
    'anaold1499',
  ]);
});

test.each([
  ['anaold12', 7],
  ['aold12', 7],
  ['0917004400', 3],
  ['p4499', 2],
  ['4499@exam', 2],
  ['99@exam', 50],
])('the pages of %s have every match once', async (text, limit) => {
  const paged = await findAll({ text, limit });
  const { rows } = await sql<{
    account_id: string;
  }>`select account_id from players.player where account_id like ${`%${text}%`}
    or contact_email like ${`%${text}%`} or (${text} like '0%' and contact_phone like ${`%${text.slice(1)}%`})`.execute(
    own.db,
  );
  expect(paged.toSorted()).toEqual(rows.map((row) => row.account_id).toSorted());
});

test('a part that only old players have is found page by page, and the status and the sites hold', async () => {
  const closed = await findAll({ text: 'naold', status: 'closed' });
  expect(closed).toEqual(Array.from({ length: 25 }, (_, n) => `anaold${25_000 - n * 1000}`));
  expect(await findAll({ text: 'naold', sites: [] })).toEqual([]);
  expect(await findAll({ text: 'anaold1', sites: [casino.siteId + 1000] })).toEqual([]);
});

test('a part of an address is a part with its domain', async () => {
  expect(await findAll({ text: '4999@exam' })).toHaveLength(8);
  expect(await findAll({ text: '4999@exem' })).toEqual([]);
});

test('a part of fewer than three letters finds beginnings', async () => {
  expect((await find({ text: 'an' })).players[0]?.account_id).toBe('anaold1');
  expect((await find({ text: 'ld' })).players).toEqual([]);
});

/** The rows of players that a search reads, as the database counts them. */
async function rowsRead(search: Partial<PlayerSearch>): Promise<number> {
  const count = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(own.db);
    const { rows } = await sql<{ read: string }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables
      where schemaname = 'players' and relname = 'player'`.execute(own.db);
    return Number(rows[0]?.read);
  };
  const before = await count();
  await find(search);
  return (await count()) - before;
}

test.each([
  // As many of the index as a page has, and the rows of the page itself.
  ['a beginning of all', { text: 'b' }, 200],
  ['a beginning of many', { text: 'anaold1' }, 200],
  ['a whole account', { text: 'anaold777' }, 2300],
  ['a part of few', { text: 'old777' }, 2300],
  ['a part of many late ones', { text: 'ea7' }, 400],
  ['a part of many old ones', { text: 'naold' }, 7300],
  ['a part of all addresses', { text: 'example' }, 400],
  ['a part of few addresses', { text: '777@exam' }, 2300],
  ['a part of many phones', { text: '9170' }, 400],
])('%s reads a bounded number of rows', async (_, search, most) => {
  expect(await rowsRead(search)).toBeLessThanOrEqual(most);
});

test('the index of parts is not asked where the planner expects tens of thousands', async () => {
  const asked = async (text: string) => {
    const count = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(own.db);
      const { rows } = await sql<{ scans: string }>`
        select idx_scan as scans from pg_stat_user_indexes where indexrelname = 'player_account_part'`.execute(
        own.db,
      );
      return Number(rows[0]?.scans);
    };
    const before = await count();
    await find({ text });
    return (await count()) - before;
  };
  expect(await asked('old777')).toBeGreaterThan(0);
  expect(await asked('naold')).toBe(0);
});
