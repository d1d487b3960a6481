import { join } from 'node:path';
import {
  gatewayEventSchema,
  sandboxSignatureHeader,
  type GatewayEvent,
} from '@marquee/contract/gateways/sandbox.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { createSandboxGateway, type SandboxGateway } from '../../tools/gateway/gateway.ts';
import { newId } from '../kernel/ids.ts';
import { minorPerUnit } from '../kernel/money.ts';
import { ensureSecret } from '../kernel/secret-file.ts';
import { projectRounds } from '../rounds/projector.ts';
import { addBankAccount } from './bank-account.ts';
import { createCashier, sandboxSecretName } from './cashier.ts';
import { ensureSandboxMethods } from './deposit-methods.ts';
import { createDeposit, findDeposit, type DepositRow } from './deposit.ts';
import { signMessage } from './gateways/sandbox/signature.ts';
import { refreshDeposit } from './settle-deposit.ts';
import { approveWithdrawal, listForReview, refuseWithdrawal, ReviewError } from './review.ts';
import { mountWebhooks } from './webhooks.ts';
import { requestWithdrawal, withdrawalStanding } from './withdrawal.ts';

let casino: CasinoFixture;
let app: CasinoFixture['app'];
let server: FastifyInstance;
let gateway: SandboxGateway;
let secret: string;
let webhookUrl: string;

beforeAll(async () => {
  casino = await createCasinoFixture();
  server = fastify();
  secret = await ensureSecret(casino.dataDir, sandboxSecretName);
  // Who takes the notices never asks the gateway, and so does not need to know where it is.
  await mountWebhooks(server, casino.app);
  webhookUrl = `${await server.listen({ port: 0, host: '127.0.0.1' })}/gateway/sandbox/webhook`;
  gateway = await createSandboxGateway({
    port: 0,
    webhookUrl,
    secret,
    stateFile: join(casino.dataDir, 'sandbox.json'),
  });
  const cashier = await createCashier({ dataDir: casino.dataDir, gatewayUrl: gateway.url });
  app = { ...casino.app, cashier };
  await ensureSandboxMethods(app.db);
});

afterAll(async () => {
  await gateway.close();
  await server.close();
  await casino.close();
});

const php = (units: number): bigint => BigInt(units) * minorPerUnit;

function depositRequest(amount_units = 500) {
  return {
    idempotencyKey: newId(),
    methodCode: 'sandbox_wallet',
    amount: php(amount_units),
    returnUrl: 'http://aurum.test/deposit',
  };
}

/** What a button of the hosted page does; answers where the player is sent. */
async function press(deposit: DepositRow, button: 'paid' | 'failed' | 'cancelled'): Promise<string | null> {
  const response = await fetch(`${deposit.payment_url}/${button}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

function realOf(player: PlayerFixture): Promise<bigint | undefined> {
  return app.ledger.balance(player).then((balance) => balance?.real);
}

async function statusOf(deposit: DepositRow): Promise<string | undefined> {
  return (await findDeposit(app.db, deposit.deposit_id))?.status;
}

/** A webhook as the gateway would send it. */
async function sendWebhook(event: GatewayEvent, change: { secret?: string; now?: Date; body?: string } = {}) {
  const signed = JSON.stringify(gatewayEventSchema.parse(event));
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [sandboxSignatureHeader]: signMessage(signed, change.secret ?? secret, change.now ?? new Date()),
    },
    body: change.body ?? signed,
  });
  return response.status;
}

function eventOf(deposit: DepositRow, type: GatewayEvent['event_type'], amount_units = 500): GatewayEvent {
  const time = new Date().toISOString();
  return {
    event_id: newId(),
    event_type: type,
    created_at: time,
    payment: {
      payment_id: deposit.gateway_payment_id ?? '',
      reference: deposit.deposit_id,
      amount: `${amount_units}.00`,
      currency: 'PHP',
      status: type === 'payment.paid' ? 'paid' : 'failed',
      url: 'http://gateway.test/pay/x',
      created_at: time,
      expires_at: time,
    },
  };
}

test('a deposit that is paid on the hosted page is credited by its webhook, and the player comes back', async () => {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest());
  const page = await fetch(deposit.payment_url ?? '');
  expect(await page.text()).toContain('PHP 500.00');
  expect(await press(deposit, 'paid')).toBe(`http://aurum.test/deposit?deposit_id=${deposit.deposit_id}`);
  await expect.poll(() => statusOf(deposit)).toBe('credited');
  expect(await realOf(player)).toBe(php(500));
});

test('the hosted page speaks the languages of the site, and an ended payment says how it ended', async () => {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest());
  const chinese = await fetch(`${deposit.payment_url}?language=CN`);
  expect(await chinese.text()).toContain('<html lang="zh">');
  await press(deposit, 'failed');
  const ended = await (await fetch(deposit.payment_url ?? '')).text();
  expect(ended).toContain('This payment was declined.');
  expect(ended).not.toContain('<form');
});

test('webhooks that are sent three times and in the wrong order credit once', async () => {
  const player = await casino.newPlayer();
  gateway.webhooks.hold();
  const first = await createDeposit(app, player.session, depositRequest(100));
  const second = await createDeposit(app, player.session, depositRequest(200));
  await press(first, 'paid');
  await press(second, 'paid');
  await gateway.webhooks.release({ order: 'reversed', copies: 3 });
  expect([await statusOf(first), await statusOf(second)]).toEqual(['credited', 'credited']);
  const history = await app.ledger.history({ ...player, page: 1, pageSize: 10 });
  expect(history.entries.map((entry) => entry.change.real)).toEqual([php(100), php(200)]);
});

test('a webhook that finds nobody is sent again until it is confirmed', async () => {
  const player = await casino.newPlayer();
  const file = join(casino.dataDir, 'lonely.json');
  let attempts = 0;
  const late = fastify();
  late.post('/hook', async (_request, reply) => reply.code(++attempts < 3 ? 503 : 200).send({}));
  const origin = await late.listen({ port: 0, host: '127.0.0.1' });
  const lonely = await createSandboxGateway({
    port: 0,
    webhookUrl: `${origin}/hook`,
    secret,
    stateFile: file,
  });
  const cashier = await createCashier({ dataDir: casino.dataDir, gatewayUrl: lonely.url });
  const deposit = await createDeposit({ ...app, cashier }, player.session, depositRequest());
  await press(deposit, 'paid');
  await expect.poll(() => attempts, { timeout: 10_000 }).toBe(3);
  await lonely.close();
  await late.close();
});

test('forged, changed and old webhooks are refused, and credit nothing', async () => {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest());
  const event = eventOf(deposit, 'payment.paid');
  const longAgo = new Date(casino.clock.now().getTime() - 301_000);
  expect(await sendWebhook(event, { secret: 'f'.repeat(64) })).toBe(401);
  expect(await sendWebhook(event, { now: longAgo })).toBe(401);
  expect(await sendWebhook(event, { body: JSON.stringify(event).replace('500.00', '900.00') })).toBe(401);
  expect(await (await fetch(webhookUrl, { method: 'POST', body: '{}' })).status).toBe(401);
  expect(await statusOf(deposit)).toBe('pending');
  expect(await realOf(player)).toBe(0n);
});

test('a genuine webhook with another amount, or of another payment, credits nothing', async () => {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest());
  expect(await sendWebhook(eventOf(deposit, 'payment.paid', 900))).toBe(200);
  const other = eventOf(deposit, 'payment.paid');
  expect(await sendWebhook({ ...other, payment: { ...other.payment, payment_id: 'x'.repeat(24) } })).toBe(
    200,
  );
  expect(await statusOf(deposit)).toBe('pending');
  expect(await realOf(player)).toBe(0n);
});

test('paid counts after failed, and failed does not count after paid', async () => {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest());
  await sendWebhook(eventOf(deposit, 'payment.failed'));
  expect(await statusOf(deposit)).toBe('failed');
  await sendWebhook(eventOf(deposit, 'payment.paid'));
  await sendWebhook(eventOf(deposit, 'payment.failed'));
  expect(await statusOf(deposit)).toBe('credited');
  expect(await realOf(player)).toBe(php(500));
});

test('where the webhook is late, asking for the status credits; both at once credit once', async () => {
  const player = await casino.newPlayer();
  gateway.webhooks.hold();
  const deposit = await createDeposit(app, player.session, depositRequest());
  await press(deposit, 'paid');
  expect(await refreshDeposit(app, deposit)).toMatchObject({ status: 'credited' });
  await gateway.webhooks.release({ copies: 5 });
  expect(await realOf(player)).toBe(php(500));
});

test('one key is one deposit, and another request under it is a conflict', async () => {
  const player = await casino.newPlayer();
  const request = depositRequest();
  const deposits = await Promise.all(
    Array.from({ length: 8 }, () => createDeposit(app, player.session, request)),
  );
  expect(new Set(deposits.map((deposit) => deposit.deposit_id)).size).toBe(1);
  expect(new Set(deposits.map((deposit) => deposit.gateway_payment_id)).size).toBe(1);
  await expect(createDeposit(app, player.session, { ...request, amount: php(600) })).rejects.toMatchObject({
    refusal: 'idempotencyConflict',
  });
});

test.each([
  ['methodUnavailable', { methodCode: 'nothing' }],
  ['amountBelowMinimum', { units: 99 }],
  ['amountAboveMaximum', { units: 100_001 }],
  ['invalidInput', { returnUrl: 'https://elsewhere.test/deposit' }],
  ['invalidInput', { returnUrl: 'javascript:alert(1)' }],
])('a deposit is refused: %s %j', async (refusal, { units = 500, ...change }: DepositChange) => {
  const player = await casino.newPlayer();
  await expect(
    createDeposit(app, player.session, { ...depositRequest(units), ...change }),
  ).rejects.toMatchObject({ refusal });
});
type DepositChange = { units?: number; methodCode?: string; returnUrl?: string };

test('a deposit past the limit that the player has set is refused', async () => {
  const player = await casino.newPlayer();
  await app.ledger.setLimit(player, 'deposit', '24h', php(300));
  await expect(createDeposit(app, player.session, depositRequest())).rejects.toMatchObject({
    refusal: 'limitReached',
  });
});

test('a gateway that is down is told so, and the same key works once it is back', async () => {
  const player = await casino.newPlayer();
  const request = depositRequest();
  const nobody = await createCashier({ dataDir: casino.dataDir, gatewayUrl: 'http://127.0.0.1:9' });
  await expect(createDeposit({ ...app, cashier: nobody }, player.session, request)).rejects.toMatchObject({
    refusal: 'gatewayUnavailable',
  });
  expect(await createDeposit(app, player.session, request)).toMatchObject({ status: 'pending' });
});

// Withdrawals.

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
    amount: php(amount_units),
  });
  return { player, account, request };
}

/** A round that wins back what was staked. */
async function stake(player: PlayerFixture, amount_units: number): Promise<void> {
  const bet = newId();
  const common = {
    ...walletOf(player),
    source: 'TESTHOUSE',
    round: newId(),
    game: 'koi-pond',
    amount: php(amount_units),
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

function walletOf(player: PlayerFixture) {
  return { siteId: player.siteId, playerId: player.playerId, currency: player.currency };
}

test('a withdrawal is held, approved and paid; the money leaves once, however often it is approved', async () => {
  const { player, request } = await ready();
  const withdrawal = await requestWithdrawal(app, player.session, request());
  expect(await app.ledger.balance(player)).toMatchObject({ real: php(600), locked: php(400) });
  const open = await listForReview(app.db);
  expect(open.map((row) => row.withdrawal_id)).toContain(withdrawal.withdrawal_id);

  await Promise.all([1, 2, 3].map(() => approveWithdrawal(app, withdrawal.withdrawal_id, 'ana')));
  expect(await approveWithdrawal(app, withdrawal.withdrawal_id, 'ana')).toMatchObject({ status: 'paid' });
  expect(await app.ledger.balance(player)).toMatchObject({ real: php(600), locked: 0n });
  await expect(refuseWithdrawal(app, withdrawal.withdrawal_id, 'ana', 'late')).rejects.toThrow(ReviewError);
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
  expect(await app.ledger.balance(player)).toMatchObject({ real: php(1000), locked: 0n });
});

test('a payout without an answer is gone on with, and one that is refused waits for a decision again', async () => {
  const { player, request } = await ready();
  const withdrawal = await requestWithdrawal(app, player.session, request());
  const nobody = await createCashier({ dataDir: casino.dataDir, gatewayUrl: 'http://127.0.0.1:9' });
  const id = withdrawal.withdrawal_id;
  await expect(approveWithdrawal({ ...app, cashier: nobody }, id, 'ana')).rejects.toThrow('no answer');
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
  expect(await app.ledger.balance(rejected.player)).toMatchObject({ real: php(1000), locked: 0n });
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
    turnover: { required: php(1000), done: php(600), outstanding: php(400) },
  });
  await stake(player, 500);
  expect(await withdrawalStanding(app, player.session)).toMatchObject({
    available: php(1000),
    turnover: { outstanding: 0n },
  });
  const second = await createDeposit(app, player.session, depositRequest(200));
  await projectRounds(app.db);
  await press(second, 'paid');
  await expect.poll(() => statusOf(second)).toBe('credited');
  expect(await withdrawalStanding(app, player.session)).toMatchObject({
    available: 0n,
    turnover: { required: php(200), done: 0n },
  });
});

test('withdrawals are refused: too little, too much, more than there is, too many, and to an unknown account', async () => {
  const { player, request } = await ready();
  const refusalOf = (change: object) =>
    requestWithdrawal(app, player.session, { ...request(), ...change }).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error && 'refusal' in error ? error.refusal : error),
    );
  expect(await refusalOf({ amount: php(99) })).toBe('amountBelowMinimum');
  expect(await refusalOf({ amount: php(50_001) })).toBe('amountAboveMaximum');
  expect(await refusalOf({ amount: php(1001) })).toBe('insufficientBalance');
  expect(await refusalOf({ bankAccountId: newId() })).toBe('bankAccountNotFound');
  for (let made = 0; made < 3; made++) expect(await refusalOf({ amount: php(100) })).toBe('accepted');
  expect(await refusalOf({ amount: php(100) })).toBe('dailyWithdrawalsReached');
  expect(await app.ledger.balance(player)).toMatchObject({ real: php(700), locked: php(300) });
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
  expect(await app.ledger.balance(player)).toMatchObject({ real: php(200), locked: php(800) });
  await expect(requestWithdrawal(app, player.session, { ...same, amount: php(500) })).rejects.toBeDefined();
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
