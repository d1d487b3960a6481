import fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { createCashier, sandboxSecretName } from './cashier.ts';
import { paymongoSignatureHeader, signAsPaymongo } from './gateways/paymongo/signature.ts';
import { signMessage } from './gateways/sandbox/signature.ts';
import { mountWebhooks } from './webhooks.ts';

const webhookSecret = 'whsk_test';
let casino: CasinoFixture;
let server: FastifyInstance;
let secret: string;
const logged: string[] = [];

beforeAll(async () => {
  casino = await createCasinoFixture();
  secret = await casino.keys.read(sandboxSecretName);
  const cashier = await createCashier({
    keys: casino.keys,
    gatewayUrl: 'http://127.0.0.1:9',
    paymongo: {
      url: 'http://127.0.0.1:9',
      secretKey: 'sk_test_x',
      webhookSecret,
      methods: ['gcash'],
      wallet: undefined,
    },
  });
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  server = fastify();
  await mountWebhooks(server, { ...casino.app, cashier, log });
});

afterAll(async () => {
  await server.close();
  await casino.close();
});

async function send(gateway: 'sandbox' | 'paymongo', body: string): Promise<number> {
  const headers =
    gateway === 'sandbox'
      ? { 'x-gateway-signature': signMessage(body, secret, casino.clock.now()) }
      : { [paymongoSignatureHeader]: signAsPaymongo(body, { secret: webhookSecret, live: false }, 1) };
  const response = await server.inject({
    method: 'POST',
    url: `/gateway/${gateway}/webhook`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return response.statusCode;
}

const countEvents = async () =>
  (await casino.app.db.selectFrom('cashier.gateway_event').select('event_id').execute()).length;

function sandboxEvent(change: object = {}): string {
  return JSON.stringify({
    event_id: newId(),
    created_at: new Date().toISOString(),
    event_type: 'payment.paid',
    payment: {
      payment_id: newId(),
      reference: newId(),
      amount: '100.00',
      currency: 'PHP',
      status: 'paid',
      url: 'http://gateway.test/x',
      created_at: new Date().toISOString(),
      expires_at: new Date().toISOString(),
      ...change,
    },
  });
}

function paymongoEvent(amount: string, id = newId()): string {
  return `{"data":{"id":${JSON.stringify(id)},"attributes":{"type":"checkout_session.payment.paid","livemode":false,"data":
    {"id":"cs_1","type":"checkout_session","attributes":{"checkout_url":"http://x.test/","livemode":false,
    "reference_number":"r","status":"active","line_items":[{"amount":${amount},"currency":"PHP","quantity":1}]}}}}}`;
}

test.each([
  ['nothing', 'sandbox', ''],
  ['no JSON', 'sandbox', '{"event_id":'],
  ['null', 'sandbox', 'null'],
  ['another shape', 'sandbox', '{"data":[]}'],
  ['an amount that is a number', 'sandbox', sandboxEvent({ amount: 2 ** 53 })],
  ['an amount without an end', 'sandbox', sandboxEvent({ amount: '9'.repeat(30) })],
  ['a negative amount', 'sandbox', sandboxEvent({ amount: '-1.00' })],
  ['a text that is not kept', 'sandbox', sandboxEvent({ reference: 'a\0b' })],
  ['nothing', 'paymongo', ''],
  ['no JSON', 'paymongo', '}'],
  ['another shape', 'paymongo', '{"data":{"id":1}}'],
  ['an amount beyond 2^53', 'paymongo', paymongoEvent('9007199254740993')],
  ['an infinite amount', 'paymongo', paymongoEvent('1e400')],
  ['a part of a centavo', 'paymongo', paymongoEvent('100.5')],
  ['a text that is not kept', 'paymongo', paymongoEvent('100', 'a\0b')],
  ['half a character', 'paymongo', paymongoEvent('100', 'a\ud800b')],
] as const)(
  'a signed webhook that is %s (%s) is answered 400, logged in a line, and nothing is written',
  async (_what, gateway, body) => {
    const [events, lines] = [await countEvents(), logged.length];
    expect(await send(gateway, body)).toBe(400);
    expect(await countEvents()).toBe(events);
    expect(logged.length).toBe(lines + 1);
    expect(logged.at(-1)).toContain('could not be parsed');
  },
);

test.each([
  ['the largest amount', { amount: '9999999999999.99999' }],
  ['an amount of 2^53 - 1', { amount: '9007199254740.00991' }],
  ['a reference that is no id of ours', { reference: 'order-1' }],
])('a webhook with %s that fits no deposit is kept as such', async (_what, change) => {
  const events = await countEvents();
  expect(await send('sandbox', sandboxEvent(change))).toBe(200);
  expect(await countEvents()).toBe(events + 1);
});
