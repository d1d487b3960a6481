import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerAccounts } from '../../contract/operate/ledger/accounts.ts';
import { ledgerPostings } from '../../contract/operate/ledger/postings.ts';
import { ledgerTransaction } from '../../contract/operate/ledger/transaction.ts';
import { ledgerTrialBalance } from '../../contract/operate/ledger/trial_balance.ts';
import { ledgerVerify } from '../../contract/operate/ledger/verify.ts';
import { ledgerAccountNames } from '../../contract/ledger-accounts.ts';
import { ledgerClasses } from '../../contract/operator-money.ts';
import { sql } from '../../server/kernel/database.ts';
import { accounts } from '../../server/ledger/accounts.ts';
import { formatMoney, minorPerUnit } from '../../server/kernel/money.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let operate: TestConsole;
let auditor: TestOperator;
let ofSite: TestOperator;
let wallet: Awaited<ReturnType<typeof seedPlayer>>;
let before: Date;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  const { app } = platform.marquee;
  const { siteId } = await app.sites.byDomain('localhost');
  auditor = await operate.newOperator('auditor@example.com', [{ role: 'auditor', siteId: null }]);
  ofSite = await operate.newOperator('auditor.site@example.com', [{ role: 'auditor', siteId }]);
  const person = (accountId: string, number: number) => ({
    accountId,
    fullName: 'Maria Santos',
    birthDate: '1990-05-17',
    phone: `+63918${5_000_000 + number}`,
    email: `${accountId}@example.com`,
    language: 'EN' as const,
  });
  wallet = await seedPlayer(
    app,
    await app.sites.byDomain('localhost'),
    person('booked', 1),
    1000n * minorPerUnit,
  );
  await seedPlayer(
    app,
    await app.sites.byDomain('tropico.localhost'),
    person('elsewhere', 2),
    300n * minorPerUnit,
  );
  const post = (kind: 'bet' | 'win' | 'rollback', id: string, units: number, reference?: string) =>
    app.ledger.transaction(app.db, (trx) =>
      app.ledger.postIn(trx, {
        ...wallet,
        source: 'MARQUEE',
        externalId: id,
        kind,
        amount: BigInt(units) * minorPerUnit,
        ...(reference === undefined ? {} : { reference }),
      }),
    );
  expect(await post('bet', 'b1', 100)).toMatchObject({ accepted: true });
  expect(await post('win', 'w1', 40, 'b1')).toMatchObject({ accepted: true });
  const { rows } = await sql<{ now: Date }>`select ledger.clock() as now`.execute(app.db);
  before = rows[0]?.now ?? new Date();
  // The moments of this test are whole milliseconds, and what follows is of a later one.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await post('bet', 'b2', 60)).toMatchObject({ accepted: true });
  expect(await post('rollback', 'r2', 60, 'b2')).toMatchObject({ accepted: true });
});
afterAll(() => platform.close());

test('the contract has every account of the chart, with its class', () => {
  expect([...ledgerAccountNames].toSorted()).toEqual(Object.keys(accounts).toSorted());
  const classes = new Set(Object.values(accounts).map((account) => account.class));
  expect([...classes].toSorted()).toEqual([...ledgerClasses].toSorted());
});

async function balances(by: TestOperator): Promise<Record<string, string>> {
  const { value = [] } = await operate.call(ledgerAccounts, {}, by);
  return Object.fromEntries(value.map((one) => [`${one.site_code} ${one.account}`, one.balance]));
}

/** What the players of a site have in their wallets. */
async function heldAt(siteCode: string): Promise<string> {
  const { rows } = await platform.owner.query<{ held: string }>(
    `select sum(w.real)::text as held from ledger.wallet w join sites.site s on s.site_id = w.site_id
     where s.site_code = $1`,
    [siteCode],
  );
  return formatMoney(BigInt(rows[0]?.held ?? '0'));
}

test('the accounts hold what was posted, before and after it is rolled up, on the own sites alone', async () => {
  const shown = await balances(auditor);
  expect(shown).toMatchObject({
    'aurum player_real': await heldAt('aurum'),
    'aurum gaming': '60.00',
    'tropico player_real': await heldAt('tropico'),
  });
  await sql`select ledger.roll_up()`.execute(platform.marquee.app.db);
  expect(await balances(auditor)).toEqual(shown);
  expect(Object.keys(await balances(ofSite)).every((key) => key.startsWith('aurum '))).toBe(true);
  const mine = await operate.call(ledgerAccounts, { account_id: 'booked' }, ofSite);
  expect(mine.value?.map(({ account, balance }) => [account, balance])).toEqual([
    ['player_real', '940.00'],
    ['player_bonus', '0.00'],
    ['player_token', '0.00'],
    ['player_locked', '0.00'],
  ]);
  expect((await operate.call(ledgerAccounts, { account_id: 'elsewhere' }, ofSite)).value).toEqual([]);
});

test('the postings of an account page to its end and add up to its balance', async () => {
  const span = { from: '2020-01-01T00:00:00Z', until: '2020-01-02T00:00:00Z' };
  expect((await operate.call(ledgerPostings, { account: 'gaming', ...span }, ofSite)).value).toEqual([]);
  expect(
    await operate.call(ledgerPostings, { account: 'gaming', from: span.until, until: span.from }, ofSite),
  ).toMatchObject({ statusMessage: 'reportDays' });
  const now = Date.now();
  const around = {
    from: new Date(now - 40 * 86_400_000).toISOString(),
    until: new Date(now + 40 * 86_400_000).toISOString(),
  };
  const seen: string[] = [];
  let sum = 0;
  let cursor: string | undefined;
  do {
    const page = await operate.call(
      ledgerPostings,
      { account: 'gaming', ...around, limit: 1, ...(cursor === undefined ? {} : { cursor }) },
      ofSite,
    );
    for (const { transaction_id, debit, credit } of page.value ?? []) {
      seen.push(transaction_id);
      sum += Number(credit ?? 0) - Number(debit ?? 0);
    }
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(['r2', 'b2', 'w1', 'b1']);
  expect(sum).toBe(60);
});

test('a transaction has its legs and where it goes back to; one of another site is not there', async () => {
  const key = { site_code: 'aurum', player_id: wallet.playerId.toString(), source: 'MARQUEE' };
  const back = await operate.call(ledgerTransaction, { ...key, transaction_id: 'r2' }, ofSite);
  expect(back).toMatchObject({
    kind: 'rollback',
    reference: 'b2',
    account_id: 'booked',
    legs: [{ debit: 'gaming', credit: 'player_real', amount: '60.00', currency: 'PHP' }],
  });
  const bet = await operate.call(ledgerTransaction, { ...key, transaction_id: 'b2' }, ofSite);
  expect(bet.closed_by).toBe('r2');
  expect(await operate.call(ledgerTransaction, { ...key, transaction_id: 'b9' }, ofSite)).toMatchObject({
    statusMessage: 'transactionNotFound',
  });
  expect(
    await operate.call(ledgerTransaction, { ...key, site_code: 'tropico', transaction_id: 'b2' }, ofSite),
  ).toMatchObject({ statusMessage: 'siteNotFound' });
});

test('the trial balance balances at every moment, and is the ledger’s own to the last unit', async () => {
  const now = await operate.call(ledgerTrialBalance, {}, auditor);
  const own = await platform.marquee.app.ledger.trialBalance();
  expect(now.totals?.every(({ balanced }) => balanced)).toBe(true);
  const line = (name: string, of = now) =>
    of.value?.find(({ account, site_code }) => account === name && site_code === 'aurum');
  expect(line('gaming')).toMatchObject({ debit: '100.00', credit: '160.00' });
  for (const { siteId, account, debit } of own.lines.filter(({ siteId }) => siteId === wallet.siteId)) {
    expect(siteId).toBe(wallet.siteId);
    expect(Number(line(account)?.debit) * Number(minorPerUnit), account).toBe(Number(debit));
  }
  const earlier = await operate.call(ledgerTrialBalance, { at: before.toISOString() }, auditor);
  expect(line('gaming', earlier)).toMatchObject({ debit: '40.00', credit: '100.00' });
  expect(earlier.totals?.every(({ balanced }) => balanced)).toBe(true);
});

test('the chain is verified on demand by who may see all sites, and a changed row is named', async () => {
  expect(await operate.call(ledgerVerify, {}, ofSite)).toMatchObject({
    statusMessage: 'operatorNotPermitted',
  });
  // Nothing at or above the oldest transaction that runs in the cluster is sealed yet.
  await expect
    .poll(async () => {
      await platform.marquee.app.ledger.sealBlocks();
      return (await operate.call(ledgerVerify, {}, auditor)).postings;
    })
    .toBeGreaterThanOrEqual(6);
  expect((await operate.call(ledgerVerify, {}, auditor)).fault).toBeNull();
  const tamper = (statement: string) =>
    platform.owner.query(
      `alter table ledger.posting disable trigger user; ${statement}; alter table ledger.posting enable trigger user`,
    );
  await tamper("update ledger.posting set amount = amount + 1 where external_id = 'b1'");
  expect((await operate.call(ledgerVerify, {}, auditor)).fault).toContain('not as it was sealed');
  await tamper("update ledger.posting set amount = amount - 1 where external_id = 'b1'");
  expect((await operate.call(ledgerVerify, {}, auditor)).fault).toBeNull();
});
