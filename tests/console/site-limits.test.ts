import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { approvalsList } from '../../contract/operate/approvals/list.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { safetySetSiteLimit } from '../../contract/operate/safety/set_site_limit.ts';
import { safetySiteLimits } from '../../contract/operate/safety/site_limits.ts';
import type { OperationInput } from '../../contract/operation.ts';
import { newId } from '../../server/kernel/ids.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import { seedPlayer } from '../../server/players/seed-player.ts';
import { readLimit } from '../../server/safety/read-limits.ts';
import { setSiteLimit, spreadSiteLimits, spreadTask } from '../../server/safety/site-limits.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** A limit for every player: one operator makes it stricter, two make it looser. */

let platform: TestPlatform;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;
let siteId: number;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  ({ siteId } = await platform.marquee.app.sites.byDomain('localhost'));
  asker = await operate.newOperator('asker@example.com', [{ role: 'risk', siteId }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'risk', siteId }]);
});
afterAll(() => platform.close());

const site_code = 'aurum';
type Place = Pick<OperationInput<typeof safetySetSiteLimit>, 'kind' | 'window'>;
const stakes: Place = { kind: 'wager', window: '24h' };
const time: Place = { kind: 'session_time', window: '7d' };

async function set(place: Place, value: string | null, by = asker) {
  await operate.stepUp(by);
  const input = { site_code, ...place, value, reason: 'the regulator wrote' };
  return operate.call(safetySetSiteLimit, input, by);
}
async function decide(approval_id: string | null | undefined, decision: 'approve' | 'refuse', by = decider) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id: approval_id ?? '', decision, reason: 'read it' }, by);
}
async function shown({ kind, window }: Place, by = asker) {
  const { value = [] } = await operate.call(safetySiteLimits, { site_code }, by);
  return value.find((limit) => limit.kind === kind && limit.window === window);
}

let players = 0;
/** A player with money, and how their bets are answered. */
async function newPlayer() {
  const { app } = platform.marquee;
  players += 1;
  const accountId = `limited${players}`;
  const wallet = await seedPlayer(
    app,
    await app.sites.byId(siteId),
    {
      accountId,
      fullName: `Maria Number ${players}`,
      birthDate: '1990-05-17',
      phone: `+63918${5_000_000 + players}`,
      email: `${accountId}@example.com`,
      language: 'EN',
    },
    parseMoney('1000'),
  );
  const now = platform.clock.now();
  return {
    session: {
      ...wallet,
      sessionId: newId(),
      accountId,
      startedAt: now,
      expiresAt: now,
      status: 'active' as const,
    },
    bet: async (amount: string) => {
      const operation = {
        source: 'test',
        kind: 'bet',
        externalId: newId(),
        amount: parseMoney(amount),
      } as const;
      return (await app.ledger.post({ ...wallet, ...operation })).status;
    },
  };
}

test('a stricter limit holds at once and alone, for money and for time', async () => {
  const player = await newPlayer();
  expect(await player.bet('60')).toBe('posted');
  expect(await set(stakes, '100.00')).toMatchObject({ statusCode: 1, approval_id: null });
  // What was staked before it counts.
  expect(await player.bet('41')).toBe('limit_reached');
  expect(await player.bet('40')).toBe('posted');
  expect(await set(stakes, '50')).toMatchObject({ statusCode: 1, approval_id: null });
  expect(await player.bet('1')).toBe('limit_reached');
  expect(await shown(stakes)).toEqual({ ...stakes, value: '50.00', asked: null });

  expect(await set(time, '600')).toMatchObject({ approval_id: null });
  expect(
    await readLimit(platform.marquee.app, player.session, { kind: 'session_time', window: '7d' }),
  ).toMatchObject({
    limit: { minutes: 600, set_by: 'site' },
  });
  expect((await set(time, '600')).statusMessage).toBe('documentUnchanged');
  const { value = [] } = await operate.call(auditList, { site_code, call: 'safety/set_site_limit' }, asker);
  expect(value.map(({ before, after, approval_id }) => ({ before, after, approval_id }))).toEqual([
    { before: { ...time, value: null }, after: { ...time, value: '600' }, approval_id: null },
    { before: { ...stakes, value: '100.00' }, after: { ...stakes, value: '50.00' }, approval_id: null },
    { before: { ...stakes, value: null }, after: { ...stakes, value: '100.00' }, approval_id: null },
  ]);
});

test('a looser limit, or none, holds once another operator agrees', async () => {
  const player = await newPlayer();
  const asked = await set(stakes, '70');
  expect(asked).toMatchObject({ statusCode: 1, approval_id: expect.any(String) });
  expect(await player.bet('51')).toBe('limit_reached');
  expect(await shown(stakes)).toMatchObject({
    value: '50.00',
    asked: { approval_id: asked.approval_id, asked_by: asker.email, value: '70.00' },
  });
  expect((await set(stakes, '80', decider)).statusMessage).toBe('commandRefused');
  expect((await decide(asked.approval_id, 'approve', asker)).statusMessage).toBe('approvalOwnRequest');
  expect(await player.bet('51')).toBe('limit_reached');
  const { value } = await operate.call(approvalsList, { state: 'open' }, decider);
  expect(value).toMatchObject([{ kind: 'site_limit', account_id: site_code, can_decide: true }]);
  expect(await decide(asked.approval_id, 'approve')).toMatchObject({ state: 'approved', outcome: 'done' });
  expect(await player.bet('70')).toBe('posted');
  expect(await player.bet('1')).toBe('limit_reached');

  const refused = await set(time, null);
  expect(await decide(refused.approval_id, 'refuse')).toMatchObject({ state: 'refused' });
  expect(await shown(time)).toMatchObject({ value: '600', asked: null });
  const { change } = await operate.call(
    safetySiteLimits,
    { site_code, approval_id: refused.approval_id ?? '' },
    decider,
  );
  expect(change).toMatchObject({
    state: 'refused',
    before: { ...time, value: '600' },
    after: { ...time, value: null },
  });
  const none = await set(stakes, null);
  expect(await decide(none.approval_id, 'approve')).toMatchObject({ outcome: 'done' });
  expect(await player.bet('100')).toBe('posted');
  expect(await shown(stakes)).toEqual({ ...stakes, value: null, asked: null });
});

test('a request is void once the limit has changed, also by command', async () => {
  await set(time, '500');
  const asked = await set(time, '550');
  expect(await set(time, '400')).toMatchObject({ approval_id: null });
  expect(await decide(asked.approval_id, 'approve')).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: 'The limit was changed meanwhile. Refuse this, and ask again.' }],
  });
  expect(await shown(time)).toMatchObject({ value: '400' });
  await setSiteLimit(platform.marquee.app, site_code, time, 500n);
  expect(await decide(asked.approval_id, 'approve')).toMatchObject({ outcome: 'done' });
  expect(await shown(time)).toMatchObject({ value: '550', asked: null });
});

test('two who change the same limit at once leave nothing looser than either read', async () => {
  await operate.stepUp(asker);
  await operate.stepUp(decider);
  const loss = { site_code, kind: 'loss', window: '30d', reason: 'at once' } as const;
  const answers = await Promise.all([
    operate.call(safetySetSiteLimit, { ...loss, value: '100' }, asker),
    operate.call(safetySetSiteLimit, { ...loss, value: '900' }, decider),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([1, 1]);
  expect(await shown(loss)).toMatchObject({ value: '100.00' });
});

test('the job that follows counts what the other wallets used, and nobody waits for it', async () => {
  const idle = await newPlayer();
  expect(await idle.bet('5')).toBe('posted');
  await set({ kind: 'wager', window: '30d' }, '500');
  const { rows } = await platform.owner.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id desc limit 1`,
    [spreadTask],
  );
  await spreadSiteLimits(platform.marquee.app, rows[0]?.payload);
  const counted = await platform.owner.query<{ limited: boolean }>(
    'select limited from ledger.wallet where site_id = $1 and player_id = $2',
    [siteId, idle.session.playerId],
  );
  expect(counted.rows).toEqual([{ limited: true }]);
});

test('what is no limit names its field, and nobody sets one without the right or on a foreign site', async () => {
  expect(await set(time, '10081')).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'value', expected: 'at most 10080, which is the whole window' }],
  });
  expect(await set(time, '1.5')).toMatchObject({ statusDetail: [{ field: 'value' }] });
  expect(await set(stakes, '0')).toMatchObject({ statusDetail: [{ field: 'value' }] });
  const support = await operate.newOperator('support@example.com', [{ role: 'support', siteId }]);
  expect((await set(stakes, '10', support)).statusMessage).toBe('operatorNotPermitted');
  expect(await shown(stakes, support)).toMatchObject({ value: null });
  const { siteId: other } = await platform.marquee.app.sites.byDomain('tropico.localhost');
  const foreign = await operate.newOperator('foreign@example.com', [{ role: 'risk', siteId: other }]);
  expect((await set(stakes, '10', foreign)).statusMessage).toBe('siteNotFound');
  platform.clock.advance(300_000);
  const input = { site_code, ...stakes, value: '10', reason: 'late' };
  expect((await operate.call(safetySetSiteLimit, input, asker)).statusMessage).toBe('secondFactorDue');
});
