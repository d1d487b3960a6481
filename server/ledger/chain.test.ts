import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../tests/postgres.ts';
import { verifyChain } from './audit.ts';
import { openDatabase, sql } from '../kernel/database.ts';
import { createLedger } from './ledger.ts';
import { openPlayer } from './open-player.ts';
import { playALittle, postTo, workUntil } from './played-wallet.ts';

describe('an honest journal', () => {
  test('is sealed once, block after block, and verifies', async () => {
    const database = await createTestDatabase();
    const ledger = createLedger({ connectionString: database.url });
    expect(await ledger.verifyChain()).toEqual({ blocks: 0, postings: 0, head: '', fault: null });
    await playALittle(ledger);
    const app = new Client({ connectionString: database.url });
    await app.connect();
    await workUntil(12, async () => {
      const { rows } = await app.query<{ sealed: string }>('select ledger.seal_blocks(2) as sealed');
      return Number(rows[0]?.sealed);
    });
    await app.end();
    expect(await ledger.verifyChain()).toMatchObject({ postings: 12, fault: null });
    expect(await ledger.sealBlocks()).toBe(0);
    await postTo(ledger, 'deposit', 'later', 5n);
    await workUntil(1, ledger.sealBlocks);
    const report = await ledger.verifyChain();
    expect(report).toMatchObject({ postings: 13, fault: null });
    expect(report.head).toMatch(/^[0-9a-f]{64}$/);
    await ledger.close();
    await database.drop();
  });

  test('does not pass over a transaction that is still open', async () => {
    const database = await createTestDatabase();
    const ledger = createLedger({ connectionString: database.url });
    await playALittle(ledger);
    await workUntil(12, ledger.sealBlocks);
    const { db } = openDatabase({ connectionString: database.url });
    const open = await db.startTransaction().execute();
    const player = await openPlayer(ledger);
    const deposit = { ...player.wallet, source: 'test', kind: 'deposit', amount: 1n } as const;
    await ledger.postIn(open, { ...deposit, externalId: 'open' });
    await postTo(ledger, 'deposit', 'beside it', 5n);
    expect(await ledger.sealBlocks()).toBe(0);
    await open.commit().execute();
    await workUntil(2, ledger.sealBlocks);
    expect(await ledger.verifyChain()).toMatchObject({ postings: 14, fault: null });
    await db.destroy();
    await ledger.close();
    await database.drop();
  });
});

describe('tampering', () => {
  let database: TestDatabase;
  let owner: ReturnType<typeof openDatabase>;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = openDatabase({ connectionString: database.ownerUrl });
    const ledger = createLedger({ connectionString: database.url });
    await playALittle(ledger);
    await workUntil(12, ledger.sealBlocks);
    await ledger.close();
  });
  afterAll(async () => {
    await owner.pool.end();
    await database.drop();
  });

  test.each([
    [
      'an amount',
      'posting',
      `update ledger.posting set amount = amount + 1 where external_id = 'w1' and leg = 0`,
      'w1',
    ],
    [
      'a time',
      'posting',
      `update ledger.posting set posted_at = posted_at - interval '1 ms' where external_id = 'a'`,
      '"a"',
    ],
    [
      'an operation',
      'operation',
      `update ledger.operation set reference = 'b3' where external_id = 'w1'`,
      'w1',
    ],
    [
      'what moved nothing',
      'operation',
      `update ledger.operation set meta = '{"x":1}' where external_id = 'w3'`,
      'w3',
    ],
    ['a row that is gone', 'posting', `delete from ledger.posting where external_id = 'p'`, '"p"'],
    [
      'an operation that is gone',
      'operation',
      `delete from ledger.operation where external_id = 'w3'`,
      'is gone',
    ],
    [
      'a row that was added',
      'posting',
      `insert into ledger.posting select site_id, player_id, currency, sequence + 100, leg, kind, debit, credit, amount, real_after,
         bonus_after, token_after, locked_after, posted_at, xact_id, source, 'forged' from ledger.posting where external_id = 'a'`,
      'forged',
    ],
    [
      'a block',
      'journal_block',
      `update ledger.journal_block set leaf_hashes = leaf_hashes || leaf_hashes`,
      'block 1',
    ],
    [
      'what a block says of the one before it',
      'journal_block',
      `update ledger.journal_block set previous_hash = sha256('another') where block_id = 1`,
      'block 1',
    ],
  ])('%s: the first row that is not as it was is printed', async (_, table, statement, named) => {
    // Tampering that only the owner of the tables can do. Rolled back at the end, for the next case.
    const transaction = await owner.db.startTransaction().execute();
    try {
      await sql.raw(`alter table ledger.${table} disable trigger user`).execute(transaction);
      await sql.raw(statement).execute(transaction);
      const { fault } = await verifyChain(transaction);
      expect(fault).toContain(named);
    } finally {
      await transaction.rollback().execute();
    }
    expect((await verifyChain(owner.db)).fault).toBeNull();
  });
});
