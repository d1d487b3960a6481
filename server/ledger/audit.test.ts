import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../tests/postgres.ts';
import { type Ledger, createLedger } from './ledger.ts';
import { playALittle, postTo, wallet, workUntil } from './played-wallet.ts';
import type { OperationKind } from './types.ts';

let database: TestDatabase;
let ledger: Ledger;
/** Connections of the server's role and of the tables' owner. */
let app: Client;
let owner: Client;

beforeEach(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ connectionString: database.url });
  app = new Client({ connectionString: database.url });
  owner = new Client({ connectionString: database.ownerUrl });
  await Promise.all([app.connect(), owner.connect()]);
  await ledger.openWallet(wallet);
});
afterEach(async () => {
  await Promise.all([app.end(), owner.end(), ledger.close()]);
  await database.drop();
});

const post = (kind: OperationKind, externalId: string, amount: bigint) =>
  postTo(ledger, kind, externalId, amount);

describe('history', () => {
  test('the balance at any time', async () => {
    const before = new Date();
    expect(await ledger.balanceAt(wallet, before)).toMatchObject({ real: 0n, version: 0n });
    await playALittle(ledger);
    const history = await ledger.history({ ...wallet, page: 1, pageSize: 100 });
    for (const entry of history.entries) {
      // PostgreSQL counts microseconds, so the same millisecond may contain later entries.
      const at = await ledger.balanceAt(wallet, new Date(entry.postedAt.getTime() + 1));
      expect(at && at.version >= entry.sequence).toBe(true);
    }
    expect(await ledger.balanceAt(wallet, new Date(Date.now() + 1000))).toEqual(await ledger.balance(wallet));
    expect(await ledger.balanceAt(wallet, new Date(before.getTime() - 1000))).toMatchObject({
      real: 0n,
      locked: 0n,
    });
    expect(await ledger.balanceAt({ ...wallet, currency: 'EUR' }, before)).toBeNull();
  });

  test('the newest first, each with its change, and the changes add up to the balance', async () => {
    await playALittle(ledger);
    const { entries, total } = await ledger.history({ ...wallet, page: 1, pageSize: 100 });
    expect(total).toBe(10);
    expect(entries.map((entry) => Number(entry.sequence))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(entries[7]).toMatchObject({
      kind: 'bet',
      change: { real: -1000n, bonus: -200n, token: 0n, locked: 0n },
      after: { real: 0n, bonus: 300n },
      externalId: 'b1',
      round: 'r1',
      game: 'lucky-sevens',
      meta: { round_closed: false },
    });
    expect(entries[1]).toMatchObject({
      kind: 'withdrawal_payout',
      change: { real: 0n, locked: -200n },
      reference: 'h',
    });
    const balance = await ledger.balance(wallet);
    for (const bucket of ['real', 'bonus', 'token', 'locked'] as const) {
      expect(entries.reduce((sum, entry) => sum + entry.change[bucket], 0n)).toBe(balance?.[bucket]);
    }
  });

  test('by page, kind and time', async () => {
    await playALittle(ledger);
    const second = await ledger.history({ ...wallet, page: 2, pageSize: 4 });
    expect(second.entries.map((entry) => Number(entry.sequence))).toEqual([6, 5, 4, 3]);
    const bets = await ledger.history({ ...wallet, kinds: ['bet', 'rollback'], page: 1, pageSize: 10 });
    expect(bets.entries.map((entry) => entry.externalId)).toEqual(['b3', 'rb2', 'b2', 'b1']);
    expect(bets.total).toBe(4);
    const from = new Date(Date.now() + 1000);
    expect(await ledger.history({ ...wallet, from, page: 1, pageSize: 10 })).toEqual({
      entries: [],
      total: 0,
    });
    expect((await ledger.history({ ...wallet, to: from, page: 1, pageSize: 10 })).total).toBe(10);
  });
});

describe('the trial balance', () => {
  test('debits equal credits, and house accounts are where the money went', async () => {
    await playALittle(ledger);
    const { lines, faults, balanced } = await ledger.trialBalance();
    expect({ faults, balanced }).toEqual({ faults: [], balanced: true });
    const net = Object.fromEntries(lines.map((line) => [line.account, line.credit - line.debit]));
    expect(net).toMatchObject({
      clearing_sandbox: -800n,
      gaming: 1200n - 600n + 10n,
      bonus_cost: -500n,
      adjustments: -1n,
      player_locked: 0n,
    });
  });

  test('house balances are rolled up once, in parts', async () => {
    await playALittle(ledger);
    await workUntil(12, ledger.rollUp);
    expect(await ledger.rollUp()).toBe(0);
    await post('deposit', 'later', 5n);
    await workUntil(1, ledger.rollUp);
    const { rows } = await app.query(
      `select a.name, sum(h.credit - h.debit)::text as net from ledger.house_balance h
       join ledger.account a on a.code = h.account group by a.code, a.name order by a.code`,
    );
    expect(rows).toEqual([
      { name: 'gaming', net: '610' },
      { name: 'bonus_cost', net: '-500' },
      { name: 'adjustments', net: '-1' },
      { name: 'clearing_sandbox', net: '-805' },
    ]);
    expect(await ledger.trialBalance()).toMatchObject({ balanced: true });
  });

  test('a balance that was changed by hand is found', async () => {
    await playALittle(ledger);
    await owner.query(`update ledger.wallet set "real" = "real" + 1`);
    expect(await ledger.trialBalance()).toMatchObject({
      balanced: false,
      faults: [{ playerId: 7n, fault: 'the wallet does not match its postings' }],
    });
  });
});

describe('partitions', () => {
  test('this month and the next three are there, and more are made once', async () => {
    expect(await ledger.ensurePartitions()).toEqual([]);
    const { rows } = await app.query<{ name: string }>(`select ledger.ensure_partitions(6) as name`);
    expect(rows).toHaveLength(3);
    const again = await app.query(`select ledger.ensure_partitions(6)`);
    expect(again.rows).toEqual([]);
    const counted = await owner.query<{ count: number }>(
      `select count(*)::int as count from pg_inherits where inhparent = 'ledger.posting'::regclass`,
    );
    expect(counted.rows[0]?.count).toBe(7);
    const triggers = await owner.query<{ count: number }>(
      `select count(*)::int as count from pg_trigger t join pg_inherits i on i.inhrelid = t.tgrelid
       where i.inhparent = 'ledger.posting'::regclass and t.tgname in ('append_only', 'no_truncate')`,
    );
    expect(triggers.rows[0]?.count).toBe(14);
  });
});

describe('the outbox', () => {
  test('gives a consumer each operation once, and none of a transaction that is not finished', async () => {
    await playALittle(ledger);
    const open = new Client({ connectionString: database.url });
    await open.connect();
    const seen: string[] = [];
    const read = async () => {
      await app.query('begin');
      const { rows } = await app.query<{ xact_id: string; external_id: string }>(
        `select xact_id::text, external_id from ledger.read_outbox('test', 4)`,
      );
      const last = rows.at(-1);
      if (last) await app.query(`select ledger.advance_outbox('test', $1::xid8)`, [last.xact_id]);
      await app.query('commit');
      seen.push(...rows.map((row) => row.external_id));
      return rows.length;
    };
    // An open transaction that began before the next postings holds them back, so that no consumer misses its own
    // posting.
    await open.query('begin');
    await open.query('select pg_current_xact_id()');
    await post('deposit', 'behind', 1n);
    await post('deposit', 'behind2', 1n);
    await workUntil(11, read);
    expect(await read()).toBe(0);
    expect(seen).toEqual(['d', 'g', 'b1', 'w1', 'b2', 'rb2', 'b3', 'w3', 'h', 'p', 'a']);
    await open.query('commit');
    await workUntil(2, read);
    expect(seen.slice(11)).toEqual(['behind', 'behind2']);
    await open.end();
  });

  test('those who listen are told', async () => {
    const listener = new Client({ connectionString: database.url });
    await listener.connect();
    const told = new Promise<string>((resolve) => {
      listener.on('notification', (message) => resolve(message.channel));
    });
    await listener.query('listen ledger_outbox');
    await post('deposit', 'd', 1n);
    expect(await told).toBe('ledger_outbox');
    await listener.end();
  });
});
