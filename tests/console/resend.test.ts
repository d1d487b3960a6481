import { generateKeyPairSync } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditList } from '../../contract/operate/audit/list.ts';
import { roundsGet } from '../../contract/operate/rounds/get.ts';
import { roundsResend } from '../../contract/operate/rounds/resend.ts';
import { resendPath, resendRequestSchema } from '../../contract/providers/resend.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import { connectProvider } from '../../server/rounds/connections.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlay, type Play } from '../play.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** A round that its provider is asked to send again. What the house does then is tested with the house itself. */

let platform: TestPlatform;
let provider: FastifyInstance;
let operate: TestConsole;
let asker: TestOperator;
let auditor: TestOperator;
let play: Play;
let key: { player_id: string; provider_code: string; round_id: string };
/** What the provider answers, and what it was asked last. */
let answer: { status: number; body: object } = { status: 200, body: { owes: true } };
let asked: unknown;

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  play = await startPlay(platform);
  provider = fastify();
  provider.removeAllContentTypeParsers();
  provider.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  provider.post('/*', async (request, reply) => {
    asked = request.url === resendPath ? JSON.parse(String(request.body)) : undefined;
    return reply.code(answer.status).send(answer.body);
  });
  await connectProvider(platform.marquee.app.db, {
    providerCode: 'TESTHOUSE',
    slug: 'testhouse',
    baseUrl: await provider.listen({ port: 0, host: '127.0.0.1' }),
    operatorId: '7',
    providerPublicPem: generateKeyPairSync('rsa', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString(),
    operatorKeyName: 'operator',
  });
  platform.marquee.app.rounds.connections.forget();
  operate = createTestConsole(platform);
  asker = await operate.newOperator('asker@example.com', [{ role: 'manager', siteId: play.siteId }]);
  auditor = await operate.newOperator('auditor@example.com', [{ role: 'auditor', siteId: null }]);
  const player = await play.newPlayer('stuck.player');
  key = {
    player_id: (await play.playerId(player)).toString(),
    provider_code: 'TESTHOUSE',
    round_id: await play.post(player, { kind: 'bet', amount: parseMoney('20') }),
  };
});
afterAll(async () => {
  await provider.close();
  await platform.close();
});

const resend = (by = asker) => operate.call(roundsResend, { ...key, reason: 'The wallet was away' }, by);

async function audited() {
  const { value = [] } = await operate.call(auditList, { call: 'rounds/resend' }, auditor);
  return value.map(({ operator_name, reason, after }) => ({ operator_name, reason, after }));
}

test('the provider is told which round, of whom, who asks and why, and the audit what it answered', async () => {
  await expect.poll(async () => (await operate.call(roundsGet, key, asker)).can_resend).toBe(true);
  expect(await resend()).toMatchObject({ statusMessage: 'OK', owes: true });
  expect(resendRequestSchema.parse(asked)).toMatchObject({
    round: key.round_id,
    actor: asker.email,
    reason: 'The wallet was away',
  });
  answer = { status: 200, body: { owes: false } };
  expect(await resend()).toMatchObject({ statusMessage: 'OK', owes: false });
  expect(await audited()).toMatchObject([
    { operator_name: 'Name of asker@example.com', after: { state: 'open', sent_again: false } },
    { reason: 'The wallet was away', after: { state: 'open', sent_again: true } },
  ]);
});

test('a provider without the call, or away, changes nothing and leaves no entry', async () => {
  const before = await audited();
  answer = { status: 404, body: { error: 'not found' } };
  expect(await resend()).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: 'This provider does not send rounds again when it is asked.' }],
  });
  answer = { status: 500, body: {} };
  expect((await resend()).statusMessage).toBe('providerUnavailable');
  expect(await audited()).toEqual(before);
});

test('who may not decide about rounds, or not on this site, asks nothing', async () => {
  answer = { status: 200, body: { owes: true } };
  asked = undefined;
  const reader = await operate.newOperator('reader@example.com', [{ role: 'support', siteId: play.siteId }]);
  expect((await resend(reader)).statusMessage).toBe('operatorNotPermitted');
  const { siteId } = await platform.marquee.app.sites.byDomain('tropico.localhost');
  const foreign = await operate.newOperator('foreign@example.com', [{ role: 'manager', siteId }]);
  expect((await resend(foreign)).statusMessage).toBe('roundNotFound');
  expect(asked).toBeUndefined();
});
