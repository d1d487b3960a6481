import { join } from 'node:path';
import {
  gatewayEventSchema,
  sandboxSignatureHeader,
  type GatewayEvent,
} from '@marquee/contract/gateways/sandbox.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  press,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { createSandboxGateway } from '../../tools/gateway/gateway.ts';
import { newId } from '../kernel/ids.ts';
import { createCashier } from './cashier.ts';
import { createDeposit } from './deposit.ts';
import type { DepositRow } from './present-deposit.ts';
import { signMessage } from './gateways/sandbox/signature.ts';
import { refreshDeposit, sweepDeposits } from './refresh-deposit.ts';
import { settleDeposit } from './settle-deposit.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];
let gateway: CashierFixture['gateway'];
let statusOf: CashierFixture['statusOf'];

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app, gateway, statusOf } = fixture);
});

afterAll(() => fixture.close());

function realOf(player: PlayerFixture): Promise<bigint | undefined> {
  return app.ledger.balance(player).then((balance) => balance?.real);
}

/** Send a webhook as the gateway would. */
async function sendWebhook(event: GatewayEvent, change: { secret?: string; now?: Date; body?: string } = {}) {
  const signed = JSON.stringify(gatewayEventSchema.parse(event));
  const response = await fetch(fixture.webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [sandboxSignatureHeader]: signMessage(
        signed,
        change.secret ?? fixture.secret,
        change.now ?? new Date(),
      ),
    },
    body: change.body ?? signed,
  });
  return response.status;
}

type PaymentEvent = Extract<GatewayEvent, { payment: unknown }>;

function eventOf(deposit: DepositRow, type: PaymentEvent['event_type'], amount_units = 500): PaymentEvent {
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
  expect(await realOf(player)).toBe(units(500));
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
  expect(history.entries.map((entry) => entry.change.real)).toEqual([units(100), units(200)]);
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
    secret: fixture.secret,
    stateFile: file,
  });
  const cashier = await createCashier({ keys: casino.keys, gatewayUrl: lonely.url });
  const deposit = await createDeposit({ ...app, cashier }, player.session, depositRequest());
  await press(deposit, 'paid');
  await expect.poll(() => attempts, { timeout: 60_000 }).toBe(3);
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
  expect((await fetch(fixture.webhookUrl, { method: 'POST', body: '{}' })).status).toBe(401);
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
  expect(await realOf(player)).toBe(units(500));
});

test('where the webhook is late, asking for the status credits; both at once credit once', async () => {
  const player = await casino.newPlayer();
  gateway.webhooks.hold();
  const deposit = await createDeposit(app, player.session, depositRequest());
  await press(deposit, 'paid');
  expect(await refreshDeposit(app, deposit)).toMatchObject({ status: 'credited' });
  await gateway.webhooks.release({ copies: 5 });
  expect(await realOf(player)).toBe(units(500));
});

test('one key is one deposit, and another request under it is a conflict', async () => {
  const player = await casino.newPlayer();
  const request = depositRequest();
  const deposits = await Promise.all(
    Array.from({ length: 8 }, () => createDeposit(app, player.session, request)),
  );
  expect(new Set(deposits.map((deposit) => deposit.deposit_id)).size).toBe(1);
  expect(new Set(deposits.map((deposit) => deposit.gateway_payment_id)).size).toBe(1);
  await expect(createDeposit(app, player.session, { ...request, amount: units(600) })).rejects.toMatchObject({
    refusal: 'idempotencyConflict',
  });
});

test.each([
  ['methodUnavailable', { methodCode: 'nothing' }],
  ['amountBelowMinimum', { amount_units: 99 }],
  ['amountAboveMaximum', { amount_units: 100_001 }],
  ['invalidInput', { returnUrl: 'https://elsewhere.test/deposit' }],
  ['invalidInput', { returnUrl: 'javascript:alert(1)' }],
])('a deposit is refused: %s %j', async (refusal, { amount_units = 500, ...change }: DepositChange) => {
  const player = await casino.newPlayer();
  await expect(
    createDeposit(app, player.session, { ...depositRequest(amount_units), ...change }),
  ).rejects.toMatchObject({ refusal });
});
type DepositChange = { amount_units?: number; methodCode?: string; returnUrl?: string };

test('a deposit past the limit that the player has set is refused', async () => {
  const player = await casino.newPlayer();
  await app.ledger.setLimit(player, { setBy: 'player', kind: 'deposit', window: '24h' }, units(300));
  await expect(createDeposit(app, player.session, depositRequest())).rejects.toMatchObject({
    refusal: 'limitReached',
  });
});

test('what is pending counts towards the limit, also of deposits that are begun at once', async () => {
  const player = await casino.newPlayer();
  await app.ledger.setLimit(player, { setBy: 'player', kind: 'deposit', window: '24h' }, units(1_200));
  const begun = await Promise.allSettled(
    Array.from({ length: 4 }, () => createDeposit(app, player.session, depositRequest(500))),
  );
  expect(begun.filter((result) => result.status === 'fulfilled')).toHaveLength(2);
  await expect(createDeposit(app, player.session, depositRequest(201))).rejects.toMatchObject({
    refusal: 'limitReached',
    detail: '200.00',
  });
  expect(await createDeposit(app, player.session, depositRequest(200))).toMatchObject({ status: 'pending' });
});

test('a player has ten deposits pending at most, and one that ends makes room', async () => {
  const player = await casino.newPlayer();
  const requests = Array.from({ length: 10 }, () => depositRequest(100));
  const [first] = await Promise.all(requests.map((request) => createDeposit(app, player.session, request)));
  if (!first) throw new Error('There is no deposit');
  const another = depositRequest(100);
  await expect(createDeposit(app, player.session, another)).rejects.toMatchObject({
    refusal: 'tooManyPendingDeposits',
  });
  expect(await createDeposit(app, player.session, requests[0] ?? another)).toMatchObject({
    deposit_id: first.deposit_id,
  });
  await press(first, 'cancelled');
  await expect.poll(() => statusOf(first)).toBe('cancelled');
  expect(await createDeposit(app, player.session, another)).toMatchObject({ status: 'pending' });
});

test('as many payments at once as there are connections are settled, with the site not in memory', async () => {
  const deposits = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const player = await casino.newPlayer();
      return createDeposit(app, player.session, depositRequest(100));
    }),
  );
  app.sites.forget();
  const outcomes = await Promise.all(
    deposits.map((deposit) =>
      settleDeposit(app, 'sandbox', {
        paymentId: deposit.gateway_payment_id ?? '',
        depositId: deposit.deposit_id,
        amount: deposit.amount,
        currency: deposit.currency,
        status: 'paid',
      }),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['credited']));
});

test('a payment that differs from its deposit in amount, currency or payment is not credited', async () => {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, depositRequest(100));
  const paid = {
    paymentId: deposit.gateway_payment_id ?? '',
    depositId: deposit.deposit_id,
    amount: deposit.amount,
    currency: deposit.currency,
    status: 'paid',
  } as const;
  for (const change of [{ amount: deposit.amount - 1n }, { currency: 'USD' }, { paymentId: 'another' }]) {
    expect(await settleDeposit(app, 'sandbox', { ...paid, ...change })).toBe('mismatch');
  }
  expect(await app.ledger.balance(player)).toMatchObject({ real: 0n });
  expect(await settleDeposit(app, 'sandbox', paid)).toBe('credited');
});

test('the sweep comes to every pending deposit, however few it looks at in one go', async () => {
  const player = await casino.newPlayer();
  gateway.webhooks.hold();
  const deposit = await createDeposit(app, player.session, depositRequest(100));
  await press(deposit, 'paid');
  casino.clock.advance(21_000);
  const { rows } = await app.pool.query(`select 1 from cashier.deposit where status = 'pending'`);
  expect(rows.length).toBeGreaterThan(5);
  for (let swept = 0; swept < rows.length; swept += 5) await sweepDeposits(app, 5);
  expect(await statusOf(deposit)).toBe('credited');
  await gateway.webhooks.release({});
});

test('a gateway that is down is told so, and the same key works once it is back', async () => {
  const player = await casino.newPlayer();
  const request = depositRequest();
  const nobody = await createCashier({ keys: casino.keys, gatewayUrl: 'http://127.0.0.1:9' });
  await expect(createDeposit({ ...app, cashier: nobody }, player.session, request)).rejects.toMatchObject({
    refusal: 'gatewayUnavailable',
  });
  expect(await createDeposit(app, player.session, request)).toMatchObject({ status: 'pending' });
});
