import { createServer, type IncomingMessage } from 'node:http';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { signatureHeader, walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createWalletClient } from './client.ts';
import { isSignedBy } from './signature.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const received: { path: string; body: Buffer; signature: string }[] = [];
let answers: (string | number)[] = [];

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    received.push({ path: request.url ?? '', body, signature: String(request.headers[signatureHeader]) });
    const answer = answers.shift() ?? '{"status":"RS_OK","balance":5}';
    if (typeof answer === 'number') response.writeHead(answer).end('{"error":"no"}');
    else response.end(answer);
    return undefined;
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('no port');
const wallet = createWalletClient({
  operatorWalletUrl: `http://127.0.0.1:${address.port}/wallet/`,
  privateKey: keys.privateKey,
  timeout_ms: 200,
  retryPause_ms: 1,
});
const bet = {
  user: 'user-1',
  token: 'token-0123456789',
  game_code: 'koi-pond',
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  supplier_transaction_id: 'x',
  round: 'r',
  round_closed: false,
  amount: 100_000,
  currency: 'EUR',
  is_free: false,
};

beforeEach(() => {
  received.length = 0;
  answers = [];
});
afterAll(() => server.close());

test('a call is signed over the bytes that go out', async () => {
  expect(await wallet.bet(bet)).toEqual({ status: 'RS_OK', balance: 5 });
  const [sent] = received;
  if (!sent) throw new Error('nothing was sent');
  expect(sent.path).toBe(`/wallet${walletPaths.bet}`);
  expect(isSignedBy(sent.body, sent.signature, keys.publicKey)).toBe(true);
  expect(isSignedBy(Buffer.concat([sent.body, Buffer.from(' ')]), sent.signature, keys.publicKey)).toBe(
    false,
  );
  expect(isSignedBy(sent.body, 'no signature', keys.publicKey)).toBe(false);
});

test('a bet without a clear answer is sent three times, the same bytes, and then given up', async () => {
  answers = [500, 'no JSON', '{"status":"SOMETHING_ELSE"}'];
  expect(await wallet.bet(bet)).toMatchObject({ status: 'no_answer' });
  expect(received).toHaveLength(3);
  expect(new Set(received.map((call) => call.body.toString())).size).toBe(1);
});

test('a status that is an answer is not asked for again', async () => {
  answers = ['{"status":"RS_ERROR_LIMIT_REACHED"}'];
  expect(await wallet.bet(bet)).toEqual({ status: 'RS_ERROR_LIMIT_REACHED' });
  expect(received).toHaveLength(1);
});

test('a refusal after an attempt without an answer tells nothing: the first may have moved money', async () => {
  answers = [500, '{"status":"RS_ERROR_LIMIT_REACHED"}'];
  expect(await wallet.bet(bet)).toMatchObject({ status: 'no_answer' });
  answers = [500, '{"status":"RS_OK","balance":5}'];
  expect(await wallet.bet(bet)).toEqual({ status: 'RS_OK', balance: 5 });
});

test('a rollback is sent once: repeating it is the queue’s task', async () => {
  answers = [500];
  const { amount: _amount, currency: _currency, is_free: _free, ...common } = bet;
  const rollback = { ...common, reference_transaction_uuid: bet.transaction_uuid };
  expect(await wallet.rollback(rollback)).toMatchObject({ status: 'no_answer' });
  expect(received).toHaveLength(1);
});
