import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/postgres.ts';
import { openDatabase, sql } from '../kernel/database.ts';
import { type AccountName, accounts, kinds } from './accounts.ts';

/** How an operation of this kind changes a player's account: +1 if it is credited, -1 if it is debited. */
function signOf(account: AccountName, { debit, credit }: (typeof kinds)[keyof typeof kinds]): number {
  return Number(credit === account) - Number(debit === account);
}

test('the chart of accounts and the kinds of operations are what the database has', async () => {
  const database = await createTestDatabase();
  const { db, pool } = openDatabase({ connectionString: database.url });
  const storedAccounts =
    await sql`select code, name, class, normal from ledger.account order by code`.execute(db);
  expect(storedAccounts.rows).toEqual(
    Object.entries(accounts).map(([name, { code, class: group, normal }]) => ({
      code,
      name,
      class: group,
      normal,
    })),
  );
  const codeOf = (name: AccountName | null) => (name === null ? null : accounts[name].code);
  const storedKinds = await sql`select * from ledger.operation_kind order by code`.execute(db);
  expect(storedKinds.rows).toEqual(
    Object.entries(kinds).map(([name, kind]) => ({
      code: kind.code,
      name,
      debit: codeOf(kind.debit),
      credit: codeOf(kind.credit),
      real_sign: signOf('player_real', kind),
      bonus_sign: signOf('player_bonus', kind),
      token_sign: signOf('player_token', kind),
      locked_sign: signOf('player_locked', kind),
      // The bonus part of a bet or win moves in the same direction as its real part.
      second_bonus_sign: name === 'bet' || name === 'win' ? signOf('player_real', kind) : 0,
    })),
  );
  await pool.end();
  await database.drop();
});
