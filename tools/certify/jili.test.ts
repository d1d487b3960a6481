import { randomInt } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJiliFixture, type JiliFixture } from '../../tests/jili-fixture.ts';
import { UsageError } from '../command/command.ts';
import { readCommand } from './command.ts';
import type { JiliSubject } from './jili-wallet.ts';
import { playRules } from './rule.ts';
import { jiliRules } from './wallet-rules.ts';

let jili: JiliFixture;
beforeAll(async () => {
  jili = await createJiliFixture();
});
afterAll(() => jili.close());

async function newSubject(): Promise<JiliSubject> {
  const { user, token, currency } = await jili.newGambler();
  return { ...jili.wallet, user, token, currency, gameCode: '49' };
}

test('the wallet of this platform keeps every rule', async () => {
  const verdicts = await playRules(jiliRules, await newSubject());
  expect(verdicts.flatMap(({ id, complaints }) => complaints.map((one) => `${id}: ${one}`))).toEqual([]);
  expect(verdicts).toHaveLength(22);
});

/** A fault that a proxy between the certifier and the wallet introduces. */
type Fault =
  | 'lets_everybody_in'
  | 'takes_repeated_bets'
  | 'cuts_long_rounds'
  | 'forgets_early_cancels'
  | 'cancels_settlements'
  | 'preserves_nothing'
  | 'needs_tokens';

interface Call {
  readonly path: string;
  readonly body: string;
  readonly round: string;
}

const done = '{"errorCode":0,"message":"success"}';

/** What a fault does to a call: another body, or an answer in place of the wallet's. */
function spoil(
  fault: Fault,
  call: Call,
  seen: Set<string>,
  token: string,
): { body: string } | { answer: string } {
  const { path, body, round } = call;
  const isCancel = path.startsWith('/cancel');
  const isKnown = seen.has(round);
  if (!isCancel) seen.add(round);
  if (fault === 'takes_repeated_bets' && path === '/bet' && isKnown) {
    return { body: body.replace(round, `19${randomInt(10 ** 12)}`) };
  }
  if (fault === 'cuts_long_rounds') return { body: body.replace(round, BigInt(Number(round)).toString()) };
  if (fault === 'forgets_early_cancels' && isCancel && !isKnown) {
    return { answer: '{"errorCode":2,"message":"Round not found"}' };
  }
  if (fault === 'cancels_settlements' && isCancel && body.includes('"type":2')) return { answer: done };
  if (fault === 'preserves_nothing') return { body: body.replace(/"preserve":[\d.]+/, '"preserve":0') };
  if (fault === 'needs_tokens' && body.includes('"token":') && !body.includes(token)) {
    return { answer: '{"errorCode":4,"message":"Token expired"}' };
  }
  return { body };
}

async function brokenBy(fault: Fault): Promise<string[]> {
  const subject = await newSubject();
  const seen = new Set<string>();
  const spoiler = fastify();
  spoiler.removeAllContentTypeParsers();
  spoiler.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
  const right = `Basic ${Buffer.from(`${subject.username}:${subject.password}`).toString('base64')}`;
  const forward = async (request: FastifyRequest) => {
    const path = request.url;
    const body = typeof request.body === 'string' ? request.body : '';
    const round = /"round":(\d+)/.exec(body)?.[1] ?? '';
    const spoilt = round === '' ? { body } : spoil(fault, { path, body, round }, seen, subject.token);
    if ('answer' in spoilt) return spoilt.answer;
    const authorization = fault === 'lets_everybody_in' ? right : (request.headers.authorization ?? 'none');
    return (await jili.post(path, spoilt.body, authorization)).text();
  };
  spoiler.post('/*', (request, reply) => forward(request).then((answer) => reply.send(answer)));
  const walletUrl = await spoiler.listen({ port: 0, host: '127.0.0.1' });
  try {
    const verdicts = await playRules(jiliRules, { ...subject, walletUrl });
    return verdicts.filter(({ complaints }) => complaints.length > 0).map(({ id }) => id);
  } finally {
    await spoiler.close();
  }
}

test.each<[Fault, string[]]>([
  ['lets_everybody_in', ['credentials']],
  ['takes_repeated_bets', ['bet-repeat', 'bet-repeat-changed', 'cancel']],
  ['cuts_long_rounds', ['long-rounds']],
  ['forgets_early_cancels', ['cancel-before-bet', 'session-cancel-early']],
  ['cancels_settlements', ['settlement-cancel']],
  ['preserves_nothing', ['preserve', 'preserve-not-enough']],
  ['needs_tokens', ['wrong-token', 'settlement-offline']],
])('a wallet that %s breaks %j', async (fault, rules) => {
  expect(await brokenBy(fault)).toEqual(rules);
});

test('the command takes what this form needs', async () => {
  const given = {
    operator: 'http://wallet.test/jili',
    form: 'jili',
    username: 'agent',
    password: 'secret',
    user: 'player-1',
    token: 'token',
    game: '49',
    currency: 'PHP',
  };
  const args = (options: object) =>
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  expect(await readCommand(args(given))).toMatchObject({
    against: 'jili_operator',
    subject: { walletUrl: 'http://wallet.test/jili', gameCode: '49' },
  });
  await expect(readCommand(args({ ...given, game: 'koi-pond' }))).rejects.toThrow(UsageError);
  await expect(readCommand(args({ ...given, form: 'other' }))).rejects.toThrow(UsageError);
  await expect(readCommand(args({ ...given, password: '' }))).rejects.toThrow(UsageError);
});
