import { generateKeyPairSync } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jackpotsCheck } from '../../contract/operate/jackpots/check.ts';
import { jackpotsList } from '../../contract/operate/jackpots/list.ts';
import {
  jackpotsReportPath,
  type JackpotsReport,
  type ReportedJackpot,
} from '../../contract/providers/jackpot.ts';
import { connectProvider } from '../../server/rounds/connections.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlay } from '../play.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** What the console shows of a provider's jackpots. What the house says of its own is in `tests/house-jackpot.test.ts`. */

let platform: TestPlatform;
let provider: FastifyInstance;
let operate: TestConsole;
let auditor: TestOperator;
let siteId: number;
let status = 200;

const pot: ReportedJackpot = {
  id: 'moon',
  game_codes: ['moon'],
  currency: 'PHP',
  number: 3,
  opened_at: '2026-11-01T00:00:00.000Z',
  seed: '2000000000',
  amount: '2000500000',
  must_pay_by: '18000000000',
  saved: '100000',
  contribution_percent: '1',
  saved_percent: '20',
  entries: '40',
  contributed: '500000',
  seeds: '0',
  paid: '0',
  on_their_way: { contributed: '0', seeds: '0', paid: '0' },
  untold_seed: '0',
};
let report: JackpotsReport = { pots: [pot], wins: [], faults: [] };
let checks = false;

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  ({ siteId } = await startPlay(platform));
  provider = fastify();
  provider.removeAllContentTypeParsers();
  provider.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  provider.post('/*', async (request, reply) => {
    if (request.url !== jackpotsReportPath) return reply.code(404).send({});
    checks = String(request.body).includes('"check":true');
    return reply.code(status).send(status === 200 ? report : {});
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
  auditor = await operate.newOperator('auditor@example.com', [{ role: 'auditor', siteId: null }]);
});
afterAll(async () => {
  await provider.close();
  await platform.close();
});

const ours = <Row extends { provider_code: string }>(rows: readonly Row[] | undefined) =>
  rows?.filter(({ provider_code }) => provider_code === 'TESTHOUSE');

test('a pot is shown with its rules and sums, and its wins with their rounds', async () => {
  const round = '01932c3e-0000-7000-8000-000000000000';
  report = {
    ...report,
    wins: [
      {
        id: 'moon',
        currency: 'PHP',
        number: 2,
        entries: '9',
        contributed: '9000',
        paid: '2000001000',
        round,
        won_at: '2026-11-01T00:00:00.000Z',
      },
    ],
  };
  const { value, wins } = await operate.call(jackpotsList, {}, auditor);
  expect(checks).toBe(false);
  expect(ours(value)).toMatchObject([
    {
      jackpot_id: 'moon',
      number: 3,
      seed: '20000.00',
      amount: '20005.00',
      must_pay_by: '180000.00',
      entries: 40,
    },
  ]);
  expect(ours(wins)).toMatchObject([{ number: 2, paid: '20000.01', round_id: round }]);
});

test('what the ledger has not booked is a difference, unless it is on its way, and faults are told', async () => {
  report = { ...report, faults: ['moon PHP holds 3 and not 2'] };
  const found = await operate.call(jackpotsCheck, {}, auditor);
  expect(checks).toBe(true);
  expect(ours(found.value)).toMatchObject([
    { what: 'contributions', ledger: '0.00', least: '5.00', most: '5.00', is_same: false },
    { what: 'seeds', is_same: true },
    { what: 'payouts', is_same: true },
  ]);
  expect(ours(found.faults)).toEqual([{ provider_code: 'TESTHOUSE', text: 'moon PHP holds 3 and not 2' }]);
  const waiting = { contributed: '500000', seeds: '0', paid: '0' };
  report = { ...report, faults: [], pots: [{ ...pot, contributed: '0', on_their_way: waiting }] };
  const later = await operate.call(jackpotsCheck, {}, auditor);
  expect(ours(later.value)?.[0]).toMatchObject({ least: '0.00', most: '5.00', is_same: true });
});

test('a provider that does not answer is named, one without jackpots is not, and who works on one site sees none', async () => {
  status = 500;
  expect((await operate.call(jackpotsList, {}, auditor)).silent).toContain('TESTHOUSE');
  status = 404;
  expect((await operate.call(jackpotsList, {}, auditor)).silent).not.toContain('TESTHOUSE');
  const local = await operate.newOperator('local@example.com', [{ role: 'auditor', siteId }]);
  expect((await operate.call(jackpotsList, {}, local)).statusMessage).toBe('operatorNotPermitted');
  const content = await operate.newOperator('content@example.com', [{ role: 'content', siteId: null }]);
  expect((await operate.call(jackpotsCheck, {}, content)).statusMessage).toBe('operatorNotPermitted');
});
