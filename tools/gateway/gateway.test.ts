import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  gatewayEventSchema,
  paymentSchema,
  payoutSchema,
  sandboxPaths,
  sandboxSignatureHeader,
  type Payment,
} from '@marquee/contract/gateways/sandbox.ts';
import { isGenuine, signMessage } from '@marquee/server/cashier/gateways/sandbox/signature.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxGateway, type SandboxGateway } from './gateway.ts';

const secret = 's'.repeat(64);
let directory: string;
let platform: FastifyInstance;
let platformUrl: string;
let gateway: SandboxGateway;
/** The notices that the platform received, and the status it answers. */
const notices: { reference: string; type: string }[] = [];
let answerWith = 200;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-gateway-'));
  platform = fastify();
  platform.removeAllContentTypeParsers();
  platform.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  platform.post('/hook', (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = request.headers[sandboxSignatureHeader];
    if (!isGenuine(body, typeof header === 'string' ? header : undefined, secret, new Date())) {
      return reply.code(401).send();
    }
    const event = gatewayEventSchema.parse(JSON.parse(body.toString()));
    if (answerWith === 200) {
      const { reference } = 'payment' in event ? event.payment : event.payout;
      notices.push({ reference, type: event.event_type });
    }
    return reply.code(answerWith).send();
  });
  platformUrl = await platform.listen({ port: 0, host: '127.0.0.1' });
  gateway = await start();
});

afterAll(async () => {
  await gateway.close();
  await platform.close();
  await rm(directory, { recursive: true });
});

function start(): Promise<SandboxGateway> {
  const stateFile = join(directory, 'state.json');
  return createSandboxGateway({ port: 0, webhookUrl: `${platformUrl}/hook`, secret, stateFile });
}

function ask(path: string, request: object, signedWith = secret): Promise<Response> {
  const body = JSON.stringify(request);
  return fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { [sandboxSignatureHeader]: signMessage(body, signedWith, new Date()) },
    body,
  });
}

function paymentRequest(reference: string) {
  return {
    reference,
    amount: '12.50',
    currency: 'PHP',
    merchant: 'Aurum <Palace>',
    return_url: 'http://aurum.test/deposit?deposit_id=1',
    language: 'EN',
  };
}

async function openPayment(reference: string): Promise<Payment> {
  return paymentSchema.parse(await (await ask(sandboxPaths.createPayment, paymentRequest(reference))).json());
}

function press(payment: Payment, button: string): Promise<Response> {
  return fetch(`${gateway.url}/pay/${payment.payment_id}/${button}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
}

function noticesOf(reference: string): string[] {
  return notices.filter((notice) => notice.reference === reference).map((notice) => notice.type);
}

test('only what is signed with the shared secret is answered', async () => {
  expect((await ask(sandboxPaths.createPayment, paymentRequest('forged'), 'x'.repeat(64))).status).toBe(401);
  expect((await ask(sandboxPaths.createPayment, { reference: 'half' })).status).toBe(400);
  expect((await ask(sandboxPaths.fetchPayment, { payment_id: 'x'.repeat(24) })).status).toBe(404);
});

test('one reference is one payment, and what ended it first is what it was', async () => {
  const payment = await openPayment('once');
  expect((await openPayment('once')).payment_id).toBe(payment.payment_id);
  for (const button of ['paid', 'failed', 'paid']) expect((await press(payment, button)).status).toBe(303);
  await expect.poll(() => noticesOf('once')).toEqual(['payment.paid']);
  const fetched = await ask(sandboxPaths.fetchPayment, { payment_id: payment.payment_id });
  expect(await fetched.json()).toMatchObject({ status: 'paid', amount: '12.50' });
});

test('payments and unconfirmed notices outlive the process', async () => {
  answerWith = 503;
  const payment = await openPayment('survivor');
  await press(payment, 'cancelled');
  await gateway.close();
  answerWith = 200;
  gateway = await start();
  await expect.poll(() => noticesOf('survivor'), { timeout: 60_000 }).toEqual(['payment.cancelled']);
  const fetched = await ask(sandboxPaths.fetchPayment, { payment_id: payment.payment_id });
  expect(await fetched.json()).toMatchObject({ status: 'cancelled' });
});

test('a payout is made once under its reference; an account of zeros does not exist', async () => {
  const payOut = async (reference: string, account_number: string) => {
    const request = {
      reference,
      amount: '5.00',
      currency: 'PHP',
      bank_name: 'B',
      account_name: 'A',
      account_number,
    };
    return payoutSchema.parse(await (await ask(sandboxPaths.payOut, request)).json());
  };
  const first = await payOut('payout-1', '123456');
  expect(first.status).toBe('paid');
  expect(await payOut('payout-1', '123456')).toEqual(first);
  expect(await payOut('payout-2', '000000')).toMatchObject({ status: 'failed' });
});

test('a payout that takes its time is pending, and its end is told', async () => {
  const request = {
    reference: 'slow',
    amount: '5.00',
    currency: 'PHP',
    bank_name: 'B',
    account_name: 'A',
    account_number: '12340202',
  };
  const sent = payoutSchema.parse(await (await ask(sandboxPaths.payOut, request)).json());
  expect(sent.status).toBe('pending');
  await expect.poll(() => noticesOf('slow'), { timeout: 60_000 }).toEqual(['payout.paid']);
  const fetched = await ask(sandboxPaths.fetchPayout, { payout_id: sent.payout_id });
  expect(await fetched.json()).toMatchObject({ ...sent, status: 'paid' });
});

test('a payment that is cancelled can no longer be paid; one that is paid is not cancelled', async () => {
  const open = await openPayment('to-cancel');
  const cancel = async (payment: Payment) =>
    (await ask(sandboxPaths.cancelPayment, { payment_id: payment.payment_id })).json();
  expect(await cancel(open)).toMatchObject({ status: 'cancelled' });
  await press(open, 'paid');
  expect(await cancel(open)).toMatchObject({ status: 'cancelled' });
  const paid = await openPayment('paid-first');
  await press(paid, 'paid');
  expect(await cancel(paid)).toMatchObject({ status: 'paid' });
});

test('the page shows no foreign markup, runs no script, and may only lead back to the merchant', async () => {
  const payment = await openPayment('page');
  const response = await fetch(`${gateway.url}/pay/${payment.payment_id}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://aurum.test;");
  const html = await response.text();
  expect(html).toContain('Aurum &lt;Palace&gt;');
  expect(html).not.toMatch(/<script|<Palace>/);
  expect((await fetch(`${gateway.url}/pay/${'x'.repeat(24)}`)).status).toBe(404);
});
