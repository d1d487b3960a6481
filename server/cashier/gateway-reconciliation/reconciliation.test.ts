import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  press,
  units,
  type CashierFixture,
} from '../../../tests/cashier-fixture.ts';
import { newId } from '../../kernel/ids.ts';
import { addBankAccount } from '../bank-account.ts';
import { createDeposit } from '../deposit.ts';
import type { DepositRow } from '../present-deposit.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { approveWithdrawal, refuseWithdrawal } from '../review.ts';
import { countOpenDifferences, explainDifference, listRuns, readDifferences } from './read.ts';
import { compareWithList, compareWithStatement, keepFound, reconcileGateways } from './run.ts';
import { readStatementFile } from './statement-file.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];
/** The gateway's clock is the machine's. */
const today = new Date().toISOString().slice(0, 10);
let accounts = 0;

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app } = fixture);
  await casino.asOwner('update sites.site set turnover_multiple = 0');
});
afterAll(() => fixture.close());

async function paid(amount = 1000): Promise<DepositRow> {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest(amount));
  await press(deposit, 'paid');
  await expect.poll(() => fixture.statusOf(deposit)).toBe('credited');
  return deposit;
}

async function withdrawn(amount = 300) {
  const player = await casino.newPlayer({ balance: units(500) });
  accounts += 1;
  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: `7770000${accounts}`,
  });
  return requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(amount),
  });
}

function sandbox() {
  const gateway = app.cashier.gateway('sandbox');
  if (!gateway) throw new Error('There is no sandbox gateway');
  return gateway;
}

async function found() {
  const { differences, ...counts } = await compareWithList(app, sandbox(), today);
  return {
    ...counts,
    said: differences.map(({ kind, theirs, ours }) => ({ kind, id: ours?.id, reference: theirs?.reference })),
  };
}

test('a day on which both sides say the same has no difference; what the other side has not is named, and leads to its payment', async () => {
  const deposits = [await paid(), await paid(700)];
  const payout = await withdrawn();
  await approveWithdrawal(app, payout.withdrawal_id, 'ana');
  expect(await found()).toMatchObject({ theirs: 3, ours: 3, matched: 3, said: [] });

  // Paid there, and not here: the notice is held back.
  fixture.gateway.webhooks.hold();
  const player = await casino.newPlayer();
  const untold = await createDeposit(app, player.session, depositRequest(800));
  await press(untold, 'paid');
  // Credited here, and never paid there.
  const claimed = await createDeposit(app, player.session, depositRequest(900));
  await casino.asOwner(
    `update cashier.deposit set status = 'credited', settled_at = $2, gateway_payment_id = 'unknown-to-the-gateway'
     where deposit_id = $1`,
    [claimed.deposit_id, new Date()],
  );
  // Another amount here than there.
  const [changed] = deposits;
  await casino.asOwner('update cashier.deposit set amount = amount + 100000 where deposit_id = $1', [
    changed?.deposit_id,
  ]);
  // Paid there, and given back to the player here.
  const refused = await withdrawn(120);
  await refuseWithdrawal(app, refused.withdrawal_id, 'ana', 'by mistake');
  await sandbox().payouts?.payOut({
    reference: `${refused.withdrawal_id}.1`,
    amount: units(120),
    currency: 'PHP',
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: '123456789',
  });
  const after = await found();
  expect(after).toMatchObject({ theirs: 5, ours: 4, matched: 2 });
  expect(after.said.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'amount', id: changed?.deposit_id, reference: changed?.deposit_id },
    { kind: 'missing_here', id: untold.deposit_id, reference: untold.deposit_id },
    { kind: 'missing_there', id: claimed.deposit_id, reference: undefined },
    { kind: 'state', id: refused.withdrawal_id, reference: `${refused.withdrawal_id}.1` },
  ]);
  await fixture.gateway.webhooks.release();
  await expect.poll(() => fixture.statusOf(untold)).toBe('credited');
  expect((await found()).said).toHaveLength(3);
});

test('an explanation silences a difference for as long as it is the same', async () => {
  const now = new Date(`${today}T12:00:00Z`);
  const keep = async () =>
    keepFound({ ...app, db: app.db }, await compareWithList(app, sandbox(), today), 'ana');
  const runId = await keep();
  expect(await countOpenDifferences(app.db, now)).toBe(3);
  const [first] = await readDifferences(app.db, runId);
  if (!first) throw new Error('There is no difference');
  const difference = { gateway: 'sandbox', subject: first.subject, said: first.said };
  const explained = { explanation: 'agreed with the bank', by: 'ana', at: now };
  expect(await explainDifference(app.db, difference, explained)).toBe(true);
  expect(await explainDifference(app.db, difference, explained)).toBe(false);
  expect(await countOpenDifferences(app.db, now)).toBe(2);
  // A later run of the day finds the same, and its predecessor counts no more.
  await keep();
  expect(await countOpenDifferences(app.db, now)).toBe(2);
  const { rows } = await listRuns(app.db, { gateway: 'sandbox', openOnly: true, page: 1, limit: 10 });
  expect(rows).toMatchObject([{ day: today, source: 'list', differences: 3, open: 2 }]);
  await casino.asOwner(`update cashier.deposit set amount = amount + 100000 where status = 'credited'`);
  await keep();
  expect(await countOpenDifferences(app.db, now)).toBeGreaterThan(2);
  await casino.asOwner(`update cashier.deposit set amount = amount - 100000 where status = 'credited'`);
});

test('a statement is held against transfers by bank: by their reference, once each, a payout by its minus', async () => {
  const player = await casino.newPlayer();
  const [one, other] = [newId(), newId()];
  for (const [id, reference] of [
    [one, 'K7WQ2MBX4P'],
    [other, 'H3ND8RTC5V'],
  ]) {
    await casino.asOwner(
      `insert into cashier.deposit (site_id, player_id, deposit_id, idempotency_key, method_code, gateway, amount, currency,
        return_url, status, created_at, expires_at, settled_at, kind, pay_to, reference)
      values ($1, $2, $3, $4, 'by_bank', 'manual', 50000000, 'PHP', '', 'credited', $5, $5, $5, 'manual', '{}', $6)`,
      [player.siteId, player.playerId, id, id, new Date(`${today}T09:00:00Z`), reference],
    );
  }
  const statement = [
    '\u{FEFF}Date,Description,Amount,ID',
    `${today},k7wq2mbx4p,500.00,A-1`,
    `${today} 10:00:00,K7WQ2MBX4P,500.00,A-2`,
    `${today},"rent, paid","-1,200.50",A-3`,
    `2020-01-01,H3ND8RTC5V,500.00,A-0`,
  ].join('\r\n');
  const lines = readStatementFile(statement, 'PHP');
  expect(lines[2]).toMatchObject({ kind: 'payout', amount: 120_050_000n, currency: 'PHP' });
  const { differences, ...counts } = await compareWithStatement(app.db, {
    gateway: 'manual',
    day: today,
    name: 'bank.csv',
    lines,
  });
  expect(counts).toMatchObject({ theirs: 3, ours: 2, matched: 1 });
  expect(differences.map(({ kind, subject, ours }) => [kind, subject, ours?.id])).toEqual([
    ['missing_here', 'payment:A-2', one],
    ['missing_here', 'payout:A-3', undefined],
  ]);
  const held = async (reference: string, currency: string, id: string) => {
    const text = `id,amount,date\n${reference},500.00,${today}`;
    const found = await compareWithStatement(app.db, {
      gateway: 'manual',
      day: today,
      name: 'again.csv',
      lines: readStatementFile(text, currency),
    });
    return found.differences.filter(({ ours }) => ours?.id === id).map(({ kind }) => kind);
  };
  // As much of another currency is another amount.
  expect(await held('K7WQ2MBX4P', 'USD', one)).toEqual(['amount']);
  expect(await held('K7WQ2MBX4P', 'PHP', one)).toEqual([]);
  // What was given back outside of the list, on record, is no difference.
  await casino.asOwner(
    `update cashier.deposit set status = 'failed', refund_reference = 'R-7' where deposit_id = $1`,
    [other],
  );
  expect(await held('H3ND8RTC5V', 'PHP', other)).toEqual([]);
  for (const [text, fault] of [
    ['a,b\n1,2', 'needs a column amount'],
    ['amount,date\n1,2026-01-01', 'a column id or reference'],
    ['id,amount,date\nA,x,2026-01-01', 'Line 2 has no amount'],
    ['id,amount,date\nA,1,yesterday', 'Line 2 has no time'],
    ['id,amount,date\n,1,2026-01-01', 'Line 2 has neither'],
  ] as const) {
    expect(() => readStatementFile(text, 'PHP')).toThrow(fault);
  }
});

test('what a gateway lists at another time is asked about by its id, and is not missing', async () => {
  const deposit = await paid(450);
  const earlier = new Date(Date.parse(`${today}T12:00:00Z`) - 5 * 86_400_000);
  await casino.asOwner('update cashier.deposit set settled_at = $2 where deposit_id = $1', [
    deposit.deposit_id,
    earlier,
  ]);
  const day = earlier.toISOString().slice(0, 10);
  const gateway = sandbox();
  expect(await compareWithList(app, gateway, day)).toMatchObject({ theirs: 0, ours: 1, differences: [] });
  // A line of the minute before is of the day before.
  const line = {
    kind: 'payment' as const,
    id: 'the-minute-before',
    reference: '',
    amount: units(5),
    currency: 'PHP',
    paidAt: new Date(Date.parse(`${day}T00:00:00Z`) - 60_000),
  };
  const listing = { ...gateway, list: { ...gateway.list, read: async () => [line] } };
  expect(await compareWithList(app, listing, day)).toMatchObject({ theirs: 0, differences: [] });
});

test('the nightly job keeps what it found of the day before, and fails if a gateway is silent', async () => {
  casino.clock.advance(
    new Date(`${today}T00:00:00Z`).getTime() + 26 * 3_600_000 - casino.clock.now().getTime(),
  );
  await reconcileGateways(app);
  const { rows } = await listRuns(app.db, { gateway: undefined, openOnly: false, page: 1, limit: 10 });
  expect(rows[0]).toMatchObject({ gateway: 'sandbox', day: today, source: 'list', askedBy: '' });
  await fixture.gateway.close();
  await expect(reconcileGateways(app)).rejects.toThrow('Not every gateway');
});
