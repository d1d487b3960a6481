import { missionClaim } from '@marquee/contract/api/mission/claim.ts';
import { missionList } from '@marquee/contract/api/mission/list.ts';
import { safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import { claimInbox } from '@marquee/contract/api/settings/claim_inbox.ts';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlay, type Play } from '../../../tests/play.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { openDatabase } from '../../kernel/database.ts';
import { minorPerUnit, parseMoney } from '../../kernel/money.ts';
import { sendToInbox } from '../../inbox/send.ts';
import { countActivity } from '../../engagement/activity/count-activity.ts';

let platform: TestPlatform;
let play: Play;
beforeAll(async () => {
  platform = await startPlatform();
  play = await startPlay(platform);
  await platform.owner.query('update rewards.mission set is_active = false where site_id = $1', [
    play.siteId,
  ]);
});
afterAll(() => platform.close());

async function addMission(
  code: string,
  mission: {
    period: string;
    metric: string;
    target: bigint;
    category?: string;
    minimumStake?: bigint;
    kind?: string;
  },
): Promise<void> {
  await platform.owner.query(
    `insert into rewards.mission (site_id, mission_code, position, title, description, period, metric, target, category,
       minimum_stake, reward_kind, reward_amount)
     values ($1, $2, 0, '{"EN":"A mission","PHP":"Isang misyon","CN":"任务"}', '{"EN":"Do it"}', $3, $4, $5, $6, $7, $8, 1000000)`,
    [
      play.siteId,
      code,
      mission.period,
      mission.metric,
      mission.target,
      mission.category ?? null,
      mission.minimumStake ?? 0n,
      mission.kind ?? 'cash',
    ],
  );
}

async function missionOf(player: TestPlayer, code: string) {
  await play.counted();
  const { value } = await platform.call(missionList, player);
  return value?.find((mission) => mission.mission_id === code);
}

test('a mission counts the bets of its category from its smallest stake, and a rollback takes back', async () => {
  await addMission('spins', {
    period: 'daily',
    metric: 'bets',
    target: 3n,
    category: 'slot_game',
    minimumStake: minorPerUnit,
  });
  const player = await play.newPlayer('mission-counts');
  const bet = await play.post(player, { kind: 'bet', amount: minorPerUnit });
  await play.post(player, { kind: 'bet', amount: minorPerUnit * 2n });
  await play.post(player, { kind: 'bet', amount: minorPerUnit - 1n });
  await play.post(player, { kind: 'bet', amount: minorPerUnit, game: 'fish' });
  expect(await missionOf(player, 'spins')).toMatchObject({
    progress: '2',
    target: '3',
    progress_percent: 66,
    state: 'active',
    title: 'A mission',
    reward: { kind: 'cash', amount: '10.00', currency: 'PHP' },
  });
  await play.post(player, { kind: 'rollback', amount: 0n, reference: bet });
  expect(await missionOf(player, 'spins')).toMatchObject({ progress: '1' });
  expect(await platform.call(missionClaim, { ...player, mission_id: 'spins' })).toMatchObject({
    statusMessage: 'missionNotCompleted',
  });
  expect(await platform.call(missionClaim, { ...player, mission_id: 'nothing-here' })).toMatchObject({
    statusMessage: 'missionNotFound',
  });
});

test('each metric is counted from what happens: wins, turnover, deposits, signing in, verified contacts', async () => {
  await addMission('wins', { period: 'weekly', metric: 'wins', target: 10n });
  await addMission('stakes', { period: 'weekly', metric: 'turnover', target: parseMoney('100') });
  await addMission('deposits', { period: 'daily', metric: 'deposits', target: 2n });
  await addMission('paid-in', { period: 'once', metric: 'deposit_amount', target: parseMoney('500') });
  await addMission('days', { period: 'weekly', metric: 'sign_in_days', target: 2n });
  await addMission('contact', { period: 'once', metric: 'verified_contacts', target: 1n });
  const player = await play.newPlayer('mission-metrics');
  const bet = await play.post(player, { kind: 'bet', amount: parseMoney('20') });
  const win = await play.post(player, { kind: 'win', amount: parseMoney('30'), reference: bet });
  const lost = await play.post(player, { kind: 'bet', amount: parseMoney('5.50') });
  await play.post(player, { kind: 'win', amount: 0n, reference: lost });
  await play.post(player, { kind: 'deposit', amount: parseMoney('200'), source: 'cashier' });
  expect(await missionOf(player, 'wins')).toMatchObject({ progress: '1' });
  const { value } = await platform.call(missionList, { ...player, language: 'CN' });
  const progress = Object.fromEntries(value?.map((mission) => [mission.mission_id, mission.progress]) ?? []);
  expect(progress).toMatchObject({
    stakes: '25.50',
    // Deposits count only up to the amount staked.
    deposits: '0',
    'paid-in': '25.50',
    days: '1',
    contact: '1',
  });
  expect(value?.find((mission) => mission.mission_id === 'contact')).toMatchObject({
    title: '任务',
    state: 'claimable',
    ends_at: null,
  });
  await play.post(player, { kind: 'bet', amount: parseMoney('174.50') });
  expect(await missionOf(player, 'deposits')).toMatchObject({ progress: '1' });
  expect(await missionOf(player, 'paid-in')).toMatchObject({ progress: '200.00' });
  await play.post(player, { kind: 'rollback', amount: 0n, reference: win });
  expect(await missionOf(player, 'wins')).toMatchObject({ progress: '0' });
});

test('a completed mission is announced, and its reward claimed once, however many ask at once', async () => {
  await addMission('quick', { period: 'daily', metric: 'bets', target: 2n });
  await addMission('known', { period: 'once', metric: 'verified_contacts', target: 1n, kind: 'token' });
  const listener = new pg.Client({ connectionString: platform.ownerUrl });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen realtime');
  const player = await play.newPlayer('mission-claims');
  await play.post(player, { kind: 'bet', amount: minorPerUnit });
  await play.post(player, { kind: 'bet', amount: minorPerUnit });
  expect(await missionOf(player, 'quick')).toMatchObject({ state: 'claimable', progress_percent: 100 });
  await listener.query('select 1');
  const events = heard.filter((text) => text.includes('"mission_id":"quick"'));
  expect(events).toHaveLength(1);
  await listener.end();

  const before = (await play.wallet(player)).real;
  for (const mission_id of ['quick', 'known']) {
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => platform.call(missionClaim, { ...player, mission_id })),
    );
    expect(claims.filter((claim) => claim.statusCode === 1)).toHaveLength(1);
    expect(new Set(claims.map((claim) => claim.statusMessage))).toEqual(new Set(['OK', 'rewardClaimed']));
    expect(await missionOf(player, mission_id)).toMatchObject({ state: 'claimed' });
  }
  expect((await play.wallet(player)).real - before).toBe(1_000_000n);
  expect((await play.wallet(player)).token).toBe(1_000_000n);
  await play.post(player, { kind: 'bet', amount: minorPerUnit });
  expect(await missionOf(player, 'quick')).toMatchObject({ state: 'claimed' });
});

test('a mission of yesterday can be claimed until its time is over, and today’s begins anew', async () => {
  await addMission('daily', { period: 'daily', metric: 'bets', target: 1n });
  const player = await play.newPlayer('mission-yesterday');
  await play.post(player, { kind: 'bet', amount: minorPerUnit });
  const today = await missionOf(player, 'daily');
  expect(today).toMatchObject({ state: 'claimable' });
  const period_start = today?.period_start ?? '';
  const { rows } = await platform.owner.query<{ until_midnight: string }>(
    `select extract(epoch from date_trunc('day', $1::timestamptz, 'Asia/Manila') + interval '1 day' - $1)::bigint::text as until_midnight`,
    [platform.clock.now()],
  );
  platform.clock.advance((Number(rows[0]?.until_midnight) + 60) * 1000);
  const again = await signInAgain(player);
  const { value } = await platform.call(missionList, again);
  expect(value?.filter((mission) => mission.mission_id === 'daily')).toMatchObject([
    { state: 'claimable', period_start },
    { state: 'active', progress: '0' },
  ]);
  const yesterday = { ...again, mission_id: 'daily', period_start };
  const claims = await Promise.all([
    platform.call(missionClaim, yesterday),
    platform.call(missionClaim, yesterday),
  ]);
  expect(claims.map((claim) => claim.statusMessage).toSorted()).toEqual(['OK', 'rewardClaimed']);
  platform.clock.advance(3 * 86_400_000);
  const later = await signInAgain(player);
  expect(await platform.call(missionClaim, { ...later, mission_id: 'daily', period_start })).toMatchObject({
    statusMessage: 'rewardExpired',
  });
  platform.clock.advance(-3 * 86_400_000 - (Number(rows[0]?.until_midnight) + 60) * 1000);
});

/** Sessions expire while the clock moves, so sign in again. */
async function signInAgain(player: TestPlayer): Promise<TestPlayer> {
  const { body } = await platform.post('/api/auth/login', {
    domain_name: 'localhost',
    account_id: player.account_id,
    password: 'a long password',
  });
  const token = typeof body === 'object' && body && 'token' in body ? String(body.token) : '';
  return { account_id: player.account_id, auth: token };
}

test('who takes a time-out claims nothing: no mission, no message’s reward, no earnings; afterwards he does', async () => {
  await addMission('waits', { period: 'once', metric: 'verified_contacts', target: 1n });
  const player = await play.newPlayer('mission-timeout');
  const { app } = platform.marquee;
  const owner = { siteId: play.siteId, playerId: await play.playerId(player) };
  await app.db.transaction().execute((trx) =>
    sendToInbox(app, trx, {
      ...owner,
      key: 'gift',
      category: 'reward',
      text: {
        title: { EN: 'A gift', PHP: 'Regalo', CN: '礼物' },
        body: { EN: 'For you', PHP: 'Para sa iyo', CN: '送给您' },
      },
      reward: { kind: 'cash', amount: minorPerUnit },
    }),
  );
  const inbox = await platform.call(getInbox, player);
  const inbox_id = inbox.value?.[0]?.inbox_id ?? '';
  const before = (await play.wallet(player)).real;
  expect(await platform.call(safetyTimeOut, { ...player, days: 1 })).toMatchObject({ statusCode: 1 });
  for (const [path, body] of [
    ['/api/mission/claim', { mission_id: 'waits' }],
    ['/api/settings/claim_inbox', { inbox_id }],
    ['/api/referral/claim', {}],
  ] as const) {
    expect(await platform.post(path, { ...player, ...body })).toMatchObject({
      status: 200,
      body: { statusMessage: 'timedOut' },
    });
  }
  expect((await play.wallet(player)).real).toBe(before);
  platform.clock.advance(25 * 3_600_000);
  const back = await signInAgain(player);
  expect(await platform.call(claimInbox, { ...back, inbox_id })).toMatchObject({ statusCode: 1 });
  expect(await platform.call(missionClaim, { ...back, mission_id: 'waits' })).toMatchObject({
    statusCode: 1,
  });
  platform.clock.advance(-25 * 3_600_000);
});

test('however many count at once, and wherever they are killed, each bet counts once', async () => {
  await addMission('exactly', { period: 'daily', metric: 'turnover', target: parseMoney('500') });
  const player = await play.newPlayer('mission-once');
  const bets = Array.from({ length: 30 }, () => play.post(player, { kind: 'bet', amount: minorPerUnit }));
  for (let death = 0; death < 4; death++) {
    const { pool, db } = openDatabase({ connectionString: platform.ownerUrl, maxConnections: 2 });
    const dying = Promise.allSettled([countActivity(db, 3), countActivity(db, 3)]);
    await platform.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%mission_progress%' and pid <> pg_backend_pid()`,
    );
    await dying;
    await pool.end();
  }
  await Promise.all(bets);
  expect(await missionOf(player, 'exactly')).toMatchObject({ progress: '30.00' });
});
