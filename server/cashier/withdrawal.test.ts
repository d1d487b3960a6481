import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  press,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { sql } from '../kernel/database.ts';
import { RefusalError } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { recordSecurityChange } from '../players/security-change.ts';
import { addBankAccount } from './bank-account.ts';
import { createCashier } from './cashier.ts';
import { createDeposit } from './deposit.ts';
import { approveWithdrawal, listForReview, refuseWithdrawal } from './review.ts';
import { ReviewError } from './review-error.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { findDeposit } from './present-deposit.ts';
import { lockDeposit, prepareCredit } from './settle-deposit.ts';
import { withdrawalStanding } from './withdrawal-policy.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];
let statusOf: CashierFixture['statusOf'];

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app, statusOf } = fixture);
});

afterAll(() => fixture.close());

/** A player who has deposited and staked enough, with a bank account. */
async function ready(options: { staked?: boolean; accountNumber?: string } = {}) {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest(1000));
  await press(deposit, 'paid');
  await expect.poll(() => statusOf(deposit)).toBe('credited');
  if (options.staked ?? true) await stake(player, 1000);
  const account = await addBankAccount(app, player.session, {
    bankName: 'BDO Unibank',
    accountName: 'MARIA  SANTOS',
    accountNumber: options.accountNumber ?? `1${Date.now()}${Math.floor(Math.random() * 1e6)}`,
  });
  const request = (amount_units = 400) => ({
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(amount_units),
  });
  return { player, account, request };
}

/** A round that wins back its stake once it is projected. */
async function stake(player: PlayerFixture, amount_units: number): Promise<void> {
  await playRound(player, amount_units);
  await casino.untilProjected(player);
}

async function playRound(player: PlayerFixture, amount_units: number): Promise<void> {
  const bet = newId();
  const common = {
    ...walletOf(player),
    source: 'TESTHOUSE',
    round: newId(),
    game: 'koi-pond',
    amount: units(amount_units),
  };
  await app.ledger.post({ ...common, externalId: bet, kind: 'bet' });
  await app.ledger.post({
    ...common,
    externalId: newId(),
    kind: 'win',
    reference: bet,
    meta: { round_closed: true },
  });
}

async function depositMore(player: PlayerFixture, amount_units: number): Promise<void> {
  const deposit = await createDeposit(app, player.session, depositRequest(amount_units));
  await press(deposit, 'paid');
  await expect.poll(() => statusOf(deposit)).toBe('credited');
}

function walletOf(player: PlayerFixture) {
  return { siteId: player.siteId, playerId: player.playerId, currency: player.currency };
}

test('a withdrawal is held, approved and paid; the money leaves once, however often it is approved', async () => {
  const { player, request } = await ready();
  const withdrawal = await requestWithdrawal(app, player.session, request());
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(600), locked: units(400) });
  const open = await listForReview(app.db, app.clock.now());
  expect(open.map((row) => row.withdrawal_id)).toContain(withdrawal.withdrawal_id);

  await Promise.all([1, 2, 3].map(() => approveWithdrawal(app, withdrawal.withdrawal_id, 'ana')));
  expect(await approveWithdrawal(app, withdrawal.withdrawal_id, 'ana')).toMatchObject({ status: 'paid' });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(600), locked: 0n });
  await expect(refuseWithdrawal(app, withdrawal.withdrawal_id, 'ana', 'late')).rejects.toThrow(ReviewError);
});

test('the review is by the priority of the level, then by age; what is a day old comes first', async () => {
  const priorities = new Map<bigint, number>();
  const ranked = {
    ...app,
    withdrawalTerms: {
      ...app.withdrawalTerms,
      benefits: async (db: typeof app.db, player: { siteId: number; playerId: bigint }) => ({
        ...(await app.withdrawalTerms.benefits(db, player)),
        priority: priorities.get(player.playerId) ?? 0,
      }),
    },
  };
  const ask = async (priority: number) => {
    const { player, request } = await ready();
    priorities.set(player.playerId, priority);
    casino.clock.advance(1_000);
    return (await requestWithdrawal(ranked, player.session, request())).withdrawal_id;
  };
  const waiting = [await ask(0), await ask(4), await ask(0), await ask(4), await ask(1)];
  const [first, high, second, higher, low] = waiting;
  const queue = async (after_ms: number) =>
    (await listForReview(app.db, new Date(casino.clock.now().getTime() + after_ms)))
      .map((row) => row.withdrawal_id)
      .filter((id) => waiting.includes(id));
  expect(await queue(0)).toEqual([high, higher, low, first, second]);
  // The first, second and third of them are a day old.
  expect(await queue(86_400_000 - 2_000)).toEqual([first, high, second, higher, low]);
  expect(await queue(86_400_000)).toEqual(waiting);
});

test('a withdrawal that is refused gives the money back once, with the reason', async () => {
  const { player, request } = await ready();
  const withdrawal = await requestWithdrawal(app, player.session, request());
  await expect(refuseWithdrawal(app, withdrawal.withdrawal_id, 'ana', ' ')).rejects.toThrow(ReviewError);
  expect(await refuseWithdrawal(app, withdrawal.withdrawal_id, 'ana', 'No document')).toMatchObject({
    status: 'refused',
    reason: 'No document',
  });
  await expect(refuseWithdrawal(app, withdrawal.withdrawal_id, 'ana', 'again')).rejects.toThrow(ReviewError);
  await expect(approveWithdrawal(app, withdrawal.withdrawal_id, 'ana')).rejects.toThrow(ReviewError);
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(1000), locked: 0n });
});

test('a payout without an answer is gone on with, and one that is refused waits for a decision again', async () => {
  const { player, request } = await ready();
  const withdrawal = await requestWithdrawal(app, player.session, request());
  const nobody = await createCashier({ keys: casino.keys, gatewayUrl: 'http://127.0.0.1:9' });
  const id = withdrawal.withdrawal_id;
  await expect(approveWithdrawal({ ...app, cashier: nobody }, id, 'ana')).rejects.toThrow('did not answer');
  await expect(refuseWithdrawal(app, id, 'ana', 'no')).rejects.toThrow(ReviewError);
  expect(await approveWithdrawal(app, id, 'ana')).toMatchObject({ status: 'paid' });

  const rejected = await ready({ accountNumber: '0000000' });
  const second = await requestWithdrawal(app, rejected.player.session, rejected.request());
  await expect(approveWithdrawal(app, second.withdrawal_id, 'ana')).rejects.toThrow(
    'The account does not exist.',
  );
  expect(await refuseWithdrawal(app, second.withdrawal_id, 'ana', 'Wrong account')).toMatchObject({
    status: 'refused',
  });
  expect(await app.ledger.balance(rejected.player)).toMatchObject({ real: units(1000), locked: 0n });
});

test('each decision is on record, and no part of the server can change it', async () => {
  const { player, request } = await ready();
  const withdrawal = await requestWithdrawal(app, player.session, request());
  await approveWithdrawal(app, withdrawal.withdrawal_id, 'ana');
  const events = await app.db
    .selectFrom('cashier.withdrawal_event')
    .select(['action', 'actor'])
    .where('withdrawal_id', '=', withdrawal.withdrawal_id)
    .orderBy('event_id')
    .execute();
  expect(events).toEqual([
    { action: 'requested', actor: player.accountId },
    { action: 'approved', actor: 'ana' },
    { action: 'paid', actor: 'ana' },
  ]);
  await expect(app.pool.query('delete from cashier.withdrawal_event')).rejects.toThrow('permission denied');
  await expect(app.pool.query(`update cashier.withdrawal_event set actor = 'bo'`)).rejects.toThrow(
    'permission denied',
  );
});

test('what was deposited has to be staked before it can be withdrawn, and only stakes after it count', async () => {
  const { player, request } = await ready({ staked: false });
  await expect(requestWithdrawal(app, player.session, request())).rejects.toMatchObject({
    refusal: 'turnoverRequired',
    detail: '1000.00',
  });
  await stake(player, 600);
  expect(await withdrawalStanding(app, player.session)).toMatchObject({
    available: 0n,
    turnover: { required: units(1000), done: units(600), outstanding: units(400) },
  });
  await stake(player, 500);
  expect(await withdrawalStanding(app, player.session)).toMatchObject({
    available: units(1000),
    turnover: { outstanding: 0n },
  });
  const second = await createDeposit(app, player.session, depositRequest(200));
  await press(second, 'paid');
  await expect.poll(() => statusOf(second)).toBe('credited');
  expect(await withdrawalStanding(app, player.session)).toMatchObject({
    available: 0n,
    turnover: { required: units(200), done: 0n },
  });
});

test('a stake before a deposit does not count towards it, also where its round is not added up yet', async () => {
  const { player } = await ready({ staked: false });
  const other = new Client({ connectionString: casino.database.url });
  await other.connect();
  // While this transaction is open, the projector reads nothing newer than it.
  await other.query('begin');
  await other.query('select pg_current_xact_id()');
  for (let round = 0; round < 3; round++) await playRound(player, 500);
  const takenBack = newId();
  const common = { ...walletOf(player), source: 'TESTHOUSE', round: newId(), game: 'koi-pond' };
  await app.ledger.post({ ...common, externalId: takenBack, kind: 'bet', amount: units(300) });
  await app.ledger.post({
    ...common,
    externalId: newId(),
    kind: 'rollback',
    reference: takenBack,
    amount: units(300),
  });
  await depositMore(player, 100);
  await other.query('commit');
  await other.end();
  await casino.untilProjected(player);
  expect((await withdrawalStanding(app, player.session)).turnover).toEqual({
    required: units(100),
    done: 0n,
    outstanding: units(100),
  });
  await stake(player, 100);
  expect(await withdrawalStanding(app, player.session)).toMatchObject({ turnover: { outstanding: 0n } });
});

test('a deposit that commits between the look at the turnover and the hold is not withdrawn unstaked', async () => {
  const { player, request } = await ready();
  const deposit = await createDeposit(app, player.session, depositRequest(500));
  const named = await findDeposit(app.db, deposit.deposit_id);
  if (!named) throw new Error('There is no deposit');
  const credit = await prepareCredit(app, named);
  let asking: Promise<unknown> | undefined;
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, deposit.deposit_id);
    if (!locked) throw new Error('There is no deposit');
    await credit(trx, locked);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    // All earlier deposits are staked. The turnover that this deposit requires is not committed yet.
    asking = requestWithdrawal(app, player.session, request(1200)).then(
      () => 'held',
      (error: unknown) => (error instanceof RefusalError ? error.refusal : error),
    );
    await expect.poll(() => isWaitingFor(rows[0]?.pid), { timeout: 60_000, interval: 10 }).toBe(true);
  });
  expect(await asking).toBe('turnoverRequired');
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(1500), locked: 0n });
});

test('after a change of security data no withdrawal is taken for as long as the site says, and when it ends is told', async () => {
  const { player, request } = await ready();
  const changedAt = app.clock.now();
  const change = { siteId: player.siteId, playerId: player.playerId, changedAt };
  await recordSecurityChange(app.db, { ...change, kind: 'password' });
  const until = new Date(changedAt.getTime() + 86_400_000).toISOString();
  await expect(requestWithdrawal(app, player.session, request())).rejects.toMatchObject({
    refusal: 'withdrawalCooling',
    detail: until,
  });
  const standing = await withdrawalStanding(app, player.session);
  expect(standing.available).toBe(0n);
  expect(standing.objections).toContainEqual({
    reason: 'cooling',
    refusal: 'withdrawalCooling',
    detail: until,
  });
  await app.db
    .updateTable('cashier.site_setting')
    .set({ security_wait_hours: 0 })
    .where('site_id', '=', player.siteId)
    .execute();
  expect(await requestWithdrawal(app, player.session, request())).toMatchObject({ status: 'pending' });
});

/** Whether a transaction waits for a lock of the connection with this pid. */
async function isWaitingFor(pid: number | undefined): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select 1 from pg_stat_activity a where ${pid}::int = any(pg_blocking_pids(a.pid))) as waits`.execute(
    app.db,
  );
  return rows[0]?.waits === true;
}

test('what is outstanding for lost money is no longer asked, but not while a round is open', async () => {
  for (const isOpen of [true, false]) {
    const { player } = await ready({ staked: false });
    const bet = newId();
    const common = { ...walletOf(player), source: 'TESTHOUSE', round: newId(), game: 'koi-pond' };
    await app.ledger.post({ ...common, externalId: bet, kind: 'bet', amount: units(400) });
    await app.ledger.post({
      ...walletOf(player),
      source: 'test',
      externalId: newId(),
      kind: 'adjustment_debit',
      amount: units(600),
    });
    if (!isOpen) {
      await app.ledger.post({
        ...common,
        externalId: newId(),
        kind: 'win',
        reference: bet,
        amount: 0n,
        meta: { round_closed: true },
      });
      await casino.untilProjected(player);
    }
    await depositMore(player, 200);
    expect((await withdrawalStanding(app, player.session)).turnover.required).toBe(units(isOpen ? 800 : 200));
  }
});

test('a number that was put in the place of another is not paid out to', async () => {
  const { player, account, request } = await ready();
  const thief = await ready();
  const withdrawal = await requestWithdrawal(app, player.session, request());
  await casino.asOwner(
    `update cashier.bank_account mine set account_number_sealed = other.account_number_sealed
     from cashier.bank_account other where mine.bank_account_id = $1 and other.bank_account_id = $2`,
    [account.bank_account_id, thief.account.bank_account_id],
  );
  const approved = approveWithdrawal(app, withdrawal.withdrawal_id, 'ana');
  await expect(approved).rejects.toThrow('not the one that the player entered');
  await expect(approved).rejects.toThrow(ReviewError);
  expect(await refuseWithdrawal(app, withdrawal.withdrawal_id, 'ana', 'Tampered')).toMatchObject({
    status: 'refused',
  });
});

test('withdrawals are refused: too little, too much, more than there is, too many, and to an unknown account', async () => {
  const { player, request } = await ready();
  const refusalOf = (change: object) =>
    requestWithdrawal(app, player.session, { ...request(), ...change }).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error && 'refusal' in error ? error.refusal : error),
    );
  expect(await refusalOf({ amount: units(99) })).toBe('amountBelowMinimum');
  expect(await refusalOf({ amount: units(50_001) })).toBe('amountAboveMaximum');
  expect(await refusalOf({ amount: units(1001) })).toBe('insufficientBalance');
  expect(await refusalOf({ bankAccountId: newId() })).toBe('bankAccountNotFound');
  for (let made = 0; made < 3; made++) expect(await refusalOf({ amount: units(100) })).toBe('accepted');
  expect(await refusalOf({ amount: units(100) })).toBe('dailyWithdrawalsReached');
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(700), locked: units(300) });
});

test('ten requests at the same time never hold more than there is, and one key holds once', async () => {
  const { player, request } = await ready();
  const same = request(400);
  const all = [...Array.from({ length: 5 }, () => same), ...Array.from({ length: 5 }, () => request(400))];
  const results = await Promise.allSettled(all.map((one) => requestWithdrawal(app, player.session, one)));
  const ids = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value.withdrawal_id] : [],
  );
  expect(new Set(ids).size).toBe(2);
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(200), locked: units(800) });
  await expect(requestWithdrawal(app, player.session, { ...same, amount: units(500) })).rejects.toBeDefined();
});

test('a bank account is in the name of the player, once, and its number is kept sealed', async () => {
  const { player, account } = await ready({ accountNumber: '123456789012' });
  expect(account).toMatchObject({ account_number_masked: '•••• 9012', is_default: true });
  const add = (change: object) =>
    addBankAccount(app, player.session, {
      bankName: 'BDO Unibank',
      accountName: 'Maria Santos',
      accountNumber: '99998888',
      ...change,
    });
  await expect(add({ accountName: 'Jose Rizal' })).rejects.toMatchObject({
    refusal: 'bankAccountNameMismatch',
  });
  await expect(add({ accountNumber: '123456789012' })).rejects.toMatchObject({ refusal: 'bankAccountTaken' });
  await expect(add({ bankName: 'Bank of Nowhere' })).rejects.toMatchObject({ refusal: 'methodUnavailable' });
  expect(await add({})).toMatchObject({ is_default: false });
  const { rows } = await app.pool.query('select bank_account::text as row from cashier.bank_account');
  expect(JSON.stringify(rows)).not.toContain('123456789012');
});

test('the books balance after all of it', async () => {
  expect(await app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
});
