import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextDraws } from '../../contract/api/settings/next_draws.ts';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { drawsCallOff } from '../../contract/operate/draws/call_off.ts';
import { drawsList } from '../../contract/operate/draws/list.ts';
import { drawsSetSales } from '../../contract/operate/draws/set_sales.ts';
import {
  drawsCallOffPath,
  drawsCallOffRequestSchema,
  drawsPath,
  drawsReportPath,
  drawsSalesPath,
  drawsSalesRequestSchema,
} from '../../contract/providers/draws.ts';
import { connectDrawProvider, reportedDraw, reportedLottery, type DrawProvider } from '../draw-provider.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** Draws in the console. What the house does then is tested with the house itself, and its money in `tests/house-lottery.test.ts`. */

let platform: TestPlatform;
let provider: DrawProvider;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  provider = await connectDrawProvider(platform.marquee.app);
  provider.answers[drawsReportPath] = { status: 200, body: [reportedLottery] };
  operate = createTestConsole(platform);
  asker = await operate.newOperator('asker@example.com', [{ role: 'manager', siteId: null }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'manager', siteId: null }]);
});
afterAll(async () => {
  await provider.close();
  await platform.close();
});

const key = { provider_code: 'TESTHOUSE', game_code: 'lotto-x' };
const callOff = (by = asker, number = 7) =>
  operate.call(drawsCallOff, { ...key, chain: 1, draw: number, reason: 'The drum jammed' }, by);
const decide = (approval_id: string, by: TestOperator) =>
  operate.call(approvalsDecide, { approval_id, decision: 'approve', reason: 'Seen it' }, by);
const audited = async (call: string) =>
  ((await operate.call(auditList, { call }, asker)).value ?? []).map(({ operator_name, after, reason }) => ({
    operator_name,
    after,
    reason,
  }));

test('draws are shown with sales, liability, results and winners by tier, in units of money', async () => {
  const { value = [] } = await operate.call(drawsList, {}, asker);
  const ours = value.filter(({ provider_code }) => provider_code === 'TESTHOUSE');
  expect(ours).toMatchObject([
    {
      game_name: 'Lotto X',
      pools: [
        { jackpot: '123456.00', carried: '200000.00' },
        { jackpot: null, carried: '1.00' },
      ],
      draws: [
        { draw: 7, approval: null, sales: [{ tickets: 3, staked: '60.00', liability: '9500.00' }] },
        { draw: 6, result: [3, 7], tiers: [{ hits: 6, lines: '0' }] },
      ],
    },
  ]);
});

test('sales are stopped by one, with the reason in the audit and at the provider', async () => {
  provider.answers[drawsSalesPath] = { status: 200, body: { changed: true } };
  const stop = { ...key, stopped: true, reason: 'Late results' };
  expect(await operate.call(drawsSetSales, stop, asker)).toMatchObject({
    statusMessage: 'OK',
    changed: true,
  });
  expect(drawsSalesRequestSchema.parse(provider.asked.at(-1)?.body)).toMatchObject({
    game_code: 'lotto-x',
    stopped: true,
    actor: asker.email,
    reason: 'Late results',
  });
  expect(await audited('draws/set_sales')).toMatchObject([
    { after: { sales_stopped: true }, reason: 'Late results' },
  ]);
  const unknown = await operate.call(drawsSetSales, { ...stop, game_code: 'lotto-y' }, asker);
  expect(unknown.statusMessage).toBe('gameUnavailable');
});

test('a draw is called off by two: the provider is asked once the second has agreed', async () => {
  provider.answers[drawsCallOffPath] = {
    status: 200,
    body: { given_back: [{ currency: 'PHP', tickets: 3, staked: '6000000' }] },
  };
  await operate.stepUp(asker);
  provider.asked.length = 0;
  const { approval_id = '' } = await callOff();
  expect(provider.asked.map(({ path }) => path)).toEqual([drawsReportPath]);
  expect((await callOff()).statusMessage).toBe('commandRefused');
  const { value = [] } = await operate.call(drawsList, {}, asker);
  const [shown] = value.filter(({ provider_code }) => provider_code === 'TESTHOUSE');
  expect(shown?.draws[0]?.approval).toEqual({ approval_id, asked_by: 'Name of asker@example.com' });

  await operate.stepUp(asker);
  expect((await decide(approval_id, asker)).statusMessage).toBe('approvalOwnRequest');
  await operate.stepUp(decider);
  provider.asked.length = 0;
  expect(await decide(approval_id, decider)).toMatchObject({ state: 'approved', outcome: 'done' });
  expect(drawsCallOffRequestSchema.parse(provider.asked.at(-1)?.body)).toMatchObject({
    game_code: 'lotto-x',
    chain: 1,
    draw: 7,
    actor: decider.email,
    reason: 'The drum jammed',
  });
  expect(await audited('draws/call_off')).toMatchObject([
    { operator_name: 'Name of asker@example.com', after: { approval: 'asked', stakes: ['60.00 PHP'] } },
  ]);
  expect((await audited('approvals/decide'))[0]).toMatchObject({ after: { given_back: '60.00 PHP' } });
});

test('a draw that has begun meanwhile is not called off, and the request stays for who refuses it', async () => {
  await operate.stepUp(asker);
  const { approval_id = '' } = await callOff();
  provider.answers[drawsCallOffPath] = { status: 400, body: { error: 'draw 7 is running' } };
  await operate.stepUp(decider);
  expect(await decide(approval_id, decider)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: 'The draw is being held, or is over. Refuse this request.' }],
  });
  await operate.stepUp(asker);
  expect((await callOff(asker, 6)).statusMessage).toBe('commandRefused');
  expect((await callOff(asker, 99)).statusMessage).toBe('commandRefused');
});

test('no draw is called off of a game whose draws open one after the other; its sales can be stopped', async () => {
  const race = { ...reportedLottery, game_code: 'race-x', name: 'Race X', is_sold_ahead: false, sells: 1 };
  provider.answers[drawsReportPath] = {
    status: 200,
    body: [reportedLottery, { ...race, draws: [{ ...reportedDraw, result: ['meron'] }] }],
  };
  const { value = [] } = await operate.call(drawsList, {}, asker);
  expect(value.find(({ game_code }) => game_code === 'race-x')).toMatchObject({
    is_sold_ahead: false,
    draws: [{ result: ['meron'] }],
  });
  await operate.stepUp(asker);
  const of = { provider_code: 'TESTHOUSE', game_code: 'race-x' };
  const call = { ...of, chain: 1, draw: 7, reason: 'A wet course' };
  expect(await operate.call(drawsCallOff, call, asker)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [
      { expected: 'Each draw of this game opens when the one before is over: stop its sales instead.' },
    ],
  });
  const stop = { ...of, stopped: true, reason: 'A wet course' };
  expect((await operate.call(drawsSetSales, stop, asker)).statusMessage).toBe('OK');
  provider.answers[drawsReportPath] = { status: 200, body: [reportedLottery] };
});

test('who works on one site calls nothing off', async () => {
  const { siteId } = await platform.marquee.app.sites.byDomain('tropico.localhost');
  const local = await operate.newOperator('local@example.com', [{ role: 'manager', siteId }]);
  await operate.stepUp(local);
  expect((await callOff(local)).statusMessage).toBe('operatorNotPermitted');
  expect(
    (await operate.call(drawsSetSales, { ...key, stopped: true, reason: 'x' }, local)).statusMessage,
  ).toBe('operatorNotPermitted');
  expect((await operate.call(drawsList, {}, local)).statusMessage).toBe('operatorNotPermitted');
});

test('a page is told of no draw of a game that its site does not offer', async () => {
  provider.answers[drawsPath] = {
    status: 200,
    body: [
      {
        game_code: 'lotto-x',
        closes_at: reportedDraw.closes_at,
        jackpots: [{ currency: 'PHP', amount: '100000' }],
      },
    ],
  };
  const told = await platform.call(nextDraws, { domain_name: 'localhost' });
  expect(told).toMatchObject({ statusCode: 1, value: [] });
});
