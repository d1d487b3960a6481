import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@marquee/contract/api/auth/login.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import { safetyHistory } from '@marquee/contract/api/safety/history.ts';
import { safetyLimitCancel } from '@marquee/contract/api/safety/limit_cancel.ts';
import { safetyLimitSet } from '@marquee/contract/api/safety/limit_set.ts';
import { safetyLimits } from '@marquee/contract/api/safety/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day_ms, hour_ms, moveTime } from '../../../tests/moved-time.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { createSandboxGateway, type SandboxGateway } from '../../../tools/gateway/gateway.ts';
import { sandboxSecretName } from '../../cashier/cashier.ts';
import { newId } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import { leaveSecret } from '../../../tests/test-keys.ts';
import { settleDueLimits } from '../../safety/change-limit.ts';
import { findWallet } from '../../safety/operator.ts';
import { setSiteLimit } from '../../safety/site-limits.ts';

let platform: TestPlatform;
let gateway: SandboxGateway;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marquee-limits-'));
  gateway = await createSandboxGateway({
    port: 0,
    webhookUrl: 'http://127.0.0.1:9/',
    secret: await leaveSecret(dataDir, sandboxSecretName),
    stateFile: join(dataDir, 'gateway.json'),
  });
  platform = await startPlatform({ DATA_DIR: dataDir, GATEWAY_URL: gateway.url });
});
afterAll(async () => {
  await platform.close();
  await gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function walletOf(player: TestPlayer) {
  return findWallet(platform.marquee.app.db, 'aurum', player.account_id);
}

/** Sessions expire when a test moves the clock. */
async function signIn({ account_id }: TestPlayer): Promise<TestPlayer> {
  const place = { domain_name: 'localhost', account_id, password: 'a long password' };
  const { token } = await platform.call(login, place);
  return { account_id, auth: token ?? '' };
}

function deposit(player: TestPlayer, amount: string) {
  return platform.call(depositCreate, {
    ...player,
    idempotency_key: newId(),
    method_code: 'sandbox_wallet',
    amount,
    return_url: 'http://localhost/deposit',
  });
}

async function payIn(player: TestPlayer, amount: string): Promise<void> {
  const answer = await deposit(player, amount);
  await fetch(`${answer.deposit?.payment_url}/paid`, { method: 'POST', redirect: 'manual' });
  const deposit_id = answer.deposit?.deposit_id ?? '';
  const settled = await platform.call(depositStatus, { ...player, deposit_id });
  expect(settled.deposit?.status).toBe('credited');
}

async function bet(player: TestPlayer, amount: string): Promise<string> {
  const { app } = platform.marquee;
  const operation = { source: 'MARQUEE', externalId: newId(), kind: 'bet' } as const;
  const posted = await app.ledger.post({
    ...(await walletOf(player)),
    ...operation,
    amount: parseMoney(amount),
  });
  return posted.status;
}

async function limitOf(player: TestPlayer, kind: string, window: string) {
  const { limits = [] } = await platform.call(safetyLimits, player);
  return limits.find((limit) => limit.kind === kind && limit.window === window);
}

test('every kind and window is shown, used or not, before any limit is set', async () => {
  const player = await platform.newPlayer('unlimited');
  await payIn(player, '100.00');
  await bet(player, '30.00');
  const { limits = [] } = await platform.call(safetyLimits, player);
  expect(limits).toHaveLength(12);
  expect(limits.every((limit) => limit.limit === null && limit.pending === null)).toBe(true);
  expect(await limitOf(player, 'deposit', '24h')).toMatchObject({
    used: { amount: '100.00', minutes: null },
  });
  expect(await limitOf(player, 'loss', '7d')).toMatchObject({ used: { amount: '30.00', minutes: null } });
  expect(await limitOf(player, 'session_time', '30d')).toMatchObject({ used: { amount: null, minutes: 0 } });
});

test('a deposit limit holds at once, counts what was paid in before, and is told with what remains', async () => {
  const player = await platform.newPlayer('depositor');
  await payIn(player, '100.00');
  const set = { ...player, kind: 'deposit', window: '24h', amount: '250.00' } as const;
  expect((await platform.call(safetyLimitSet, set)).limit).toMatchObject({
    limit: { amount: '250.00', set_by: 'player' },
    own: { amount: '250.00' },
    pending: null,
    used: { amount: '100.00' },
    remaining: { amount: '150.00' },
  });
  expect(await deposit(player, '150.01')).toMatchObject({ statusMessage: 'limitReached', statusCode: 3013 });
  await payIn(player, '150.00');
  expect(await deposit(player, '100.00')).toMatchObject({ statusMessage: 'limitReached' });
});

test('of deposits that race for the rest of a limit, no more are begun than it has room for', async () => {
  const player = await platform.newPlayer('racing');
  await platform.call(safetyLimitSet, { ...player, kind: 'deposit', window: '7d', amount: '300.00' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => deposit(player, '140.00')));
  const begun = answers.filter((answer) => answer.statusCode === 1);
  expect(begun).toHaveLength(2);
  expect(answers.filter((answer) => answer.statusMessage === 'limitReached')).toHaveLength(4);
});

test('a wager limit refuses the bet that would pass it, also of many at once', async () => {
  const player = await platform.newPlayer('wagerer');
  await payIn(player, '500.00');
  await platform.call(safetyLimitSet, { ...player, kind: 'wager', window: '24h', amount: '100.00' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => bet(player, '15.00')));
  expect(answers.filter((status) => status === 'posted')).toHaveLength(6);
  expect(answers.filter((status) => status === 'limit_reached')).toHaveLength(6);
  expect(await limitOf(player, 'wager', '24h')).toMatchObject({
    used: { amount: '90.00' },
    remaining: { amount: '10.00' },
  });
});

test('a stricter limit holds at once; a looser one after 24 hours, by the time alone', async () => {
  let player = await platform.newPlayer('loosening');
  await payIn(player, '900.00');
  const place = { kind: 'wager', window: '30d' } as const;
  const set = async (amount: string | null) => platform.call(safetyLimitSet, { ...player, ...place, amount });
  await set('200.00');
  await set('100.00');
  expect(await bet(player, '150.00')).toBe('limit_reached');
  expect((await set('400.00')).limit).toMatchObject({
    own: { amount: '100.00' },
    pending: { amount: '400.00', removes: false },
  });
  expect(await bet(player, '150.00')).toBe('limit_reached');

  await moveTime(platform, 24 * hour_ms - 60_000);
  expect(await bet(player, '150.00')).toBe('limit_reached');
  player = await signIn(player);
  expect(await limitOf(player, 'wager', '30d')).toMatchObject({ limit: { amount: '100.00' } });
  await moveTime(platform, 2 * 60_000);
  // No job has run since: posting applies the due limit itself.
  expect(await bet(player, '150.00')).toBe('posted');
  expect(await limitOf(player, 'wager', '30d')).toMatchObject({
    limit: { amount: '400.00' },
    pending: null,
    remaining: { amount: '250.00' },
  });

  // The job records what already applies, once.
  const { app } = platform.marquee;
  expect(await settleDueLimits(app)).toBe(1);
  expect(await settleDueLimits(app)).toBe(0);
  expect(await limitOf(player, 'wager', '30d')).toMatchObject({ limit: { amount: '400.00' } });

  expect((await set(null)).limit).toMatchObject({ pending: { amount: null, removes: true } });
  await moveTime(platform, day_ms + 60_000);
  expect(await bet(player, '700.00')).toBe('posted');
  player = await signIn(player);
  expect(await limitOf(player, 'wager', '30d')).toMatchObject({ limit: null, own: null });
});

test('a looser limit that is pending can be cancelled; a stricter one takes its place', async () => {
  const player = await platform.newPlayer('cancelling');
  const place = { kind: 'loss', window: '24h' } as const;
  await platform.call(safetyLimitSet, { ...player, ...place, amount: '100.00' });
  const first = await platform.call(safetyLimitSet, { ...player, ...place, amount: '300.00' });
  await moveTime(platform, 60_000);
  const again = await platform.call(safetyLimitSet, { ...player, ...place, amount: '300.00' });
  expect(again.limit?.pending?.effective_at).toBe(first.limit?.pending?.effective_at);
  const cancelled = await platform.call(safetyLimitCancel, { ...player, ...place });
  expect(cancelled.limit).toMatchObject({ own: { amount: '100.00' }, pending: null });
  expect(await platform.call(safetyLimitCancel, { ...player, ...place })).toMatchObject({
    statusMessage: 'noPendingLimit',
    statusCode: 2108,
  });
  await platform.call(safetyLimitSet, { ...player, ...place, amount: '300.00' });
  const asItIs = await platform.call(safetyLimitSet, { ...player, ...place, amount: '100.00' });
  expect(asItIs.limit).toMatchObject({ own: { amount: '100.00' }, pending: null });
  await platform.call(safetyLimitSet, { ...player, ...place, amount: null });
  const stricter = await platform.call(safetyLimitSet, { ...player, ...place, amount: '50.00' });
  expect(stricter.limit).toMatchObject({ own: { amount: '50.00' }, pending: null });

  const { events = [], total } = await platform.call(safetyHistory, player);
  expect(total).toBe(7);
  expect(events.map((event) => event.action)).toEqual([
    'limit_set',
    'limit_pending',
    'limit_cancelled',
    'limit_pending',
    'limit_cancelled',
    'limit_pending',
    'limit_set',
  ]);
  expect(events[0]).toMatchObject({
    by: 'player',
    before: { kind: 'loss', window: '24h', amount: '100.00' },
    after: { amount: '50.00' },
  });
});

test("the strictest of the site's, the operator's and the player's limits counts", async () => {
  const { app } = platform.marquee;
  const before = await platform.newPlayer('before.site', 'meridian.localhost');
  const place = { kind: 'deposit', window: '24h' } as const;
  await setSiteLimit(app, 'meridian', place, parseMoney('80.00'));
  const after = await platform.newPlayer('after.site', 'meridian.localhost');
  for (const player of [before, after]) {
    const answer = await platform.call(depositCreate, {
      ...player,
      idempotency_key: newId(),
      method_code: 'sandbox_wallet',
      amount: '80.01',
      return_url: 'http://meridian.localhost/deposit',
    });
    expect(answer.statusMessage).toBe('limitReached');
    const looser = { ...player, ...place, amount: '500.00' };
    expect((await platform.call(safetyLimitSet, looser)).limit).toMatchObject({
      limit: { amount: '80.00', set_by: 'site' },
      own: { amount: '500.00' },
    });
  }
  await setSiteLimit(app, 'meridian', place, null);
  expect(await limitOf(before, 'deposit', '24h')).toMatchObject({
    limit: { amount: '500.00', set_by: 'player' },
  });
});

test.each([
  [{ kind: 'session_time', window: '24h', minutes: 1_441 }, 'minutes'],
  [{ kind: 'session_time', window: '24h', amount: '10.00' }, 'amount'],
  [{ kind: 'wager', window: '24h', minutes: 10 }, 'minutes'],
  [{ kind: 'wager', window: '24h', amount: '0' }, 'amount'],
  [{ kind: 'wager', window: '24h', amount: '-5' }, 'amount'],
  [{ kind: 'wager', window: '1h', amount: '5' }, 'window'],
  [{ kind: 'luck', window: '24h', amount: '5' }, 'kind'],
])('a malformed limit is refused by its field: %j', async (limit, field) => {
  const player = await platform.newPlayer(`form.${newId().slice(-6)}`);
  const { status, body } = await platform.post(safetyLimitSet.path, { ...player, ...limit });
  expect(status).toBe(400);
  expect(body).toMatchObject({ statusMessage: 'invalidInput', statusDetail: [{ field }] });
});
