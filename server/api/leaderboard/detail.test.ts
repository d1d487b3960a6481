import { leaderboardDetail } from '@marquee/contract/api/leaderboard/detail.ts';
import { leaderboardList } from '@marquee/contract/api/leaderboard/list.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { startPlay, type Play } from '../../../tests/play.ts';
import { openDatabase } from '../../kernel/database.ts';
import { createLedger } from '../../ledger/ledger.ts';
import { parseMoney } from '../../kernel/money.ts';
import { sitePeriods } from '../../engagement/period.ts';
import { settleLeaderboards } from '../../engagement/leaderboards/settle.ts';

let platform: TestPlatform;
let play: Play;
beforeAll(async () => {
  platform = await startPlatform();
  play = await startPlay(platform);
  await platform.owner.query('update rewards.leaderboard set is_active = false where site_id = $1', [
    play.siteId,
  ]);
});
afterAll(() => platform.close());

const hour_ms = 3_600_000;

async function addBoard(code: string, metric: string, minimumScore: bigint, hours = 48): Promise<void> {
  const start = new Date(Date.now() - hour_ms);
  await platform.owner.query(
    `insert into rewards.leaderboard (site_id, leaderboard_code, position, title, description, period, metric, minimum_stake,
       minimum_score, prizes, starts_at, ends_at)
     values ($1, $2, 0, '{"EN":"The race","PHP":"Ang karera","CN":"竞赛"}', '{"EN":"Run"}', 'range', $3, 100000, $4,
       '[{"from":1,"to":1,"kind":"cash","amount":"10000000"},{"from":2,"to":3,"kind":"token","amount":"500000"}]', $5, $6)`,
    [play.siteId, code, metric, minimumScore, start, new Date(start.getTime() + hours * hour_ms)],
  );
}

async function standing(player: TestPlayer, leaderboard_id: string) {
  await play.counted();
  return platform.call(leaderboardDetail, { ...player, leaderboard_id });
}

async function signInAgain(player: TestPlayer): Promise<TestPlayer> {
  const { token } = await platform.call(login, {
    domain_name: 'localhost',
    account_id: player.account_id,
    password: 'a long password',
  });
  return { account_id: player.account_id, auth: token ?? '' };
}

test('turnover ranks who has staked most, a rollback takes back, and names are masked', async () => {
  await addBoard('by-turnover', 'turnover', parseMoney('10'));
  const first = await play.newPlayer('race-first');
  const second = await play.newPlayer('race-second');
  const third = await play.newPlayer('race-third');
  await play.bet(first, '30');
  await play.bet(second, '20', '100');
  const { bet } = await play.bet(second, '50');
  await play.bet(third, '9.99');
  await play.bet(third, '0.50');
  expect(await standing(second, 'by-turnover')).toMatchObject({
    total: 2,
    leaderboard: {
      title: 'The race',
      metric: 'turnover',
      state: 'running',
      players: 2,
      own: { rank: 1, score: '70.00', reward: { kind: 'cash', amount: '100.00' } },
      prizes: [
        { rank_from: 1, rank_to: 1 },
        { rank_from: 2, rank_to: 3, reward: { kind: 'token', amount: '5.00' } },
      ],
    },
    ranking: [
      { rank: 1, account: 'ra•••d', score: '70.00', is_own: true },
      { rank: 2, account: 'ra•••t', score: '30.00', is_own: false, reward: { kind: 'token' } },
    ],
  });
  await play.post(second, { kind: 'rollback', amount: 0n, reference: bet });
  expect(await standing(second, 'by-turnover')).toMatchObject({
    leaderboard: { own: { rank: 2, score: '20.00' } },
  });
  expect(await standing(third, 'by-turnover')).toMatchObject({
    leaderboard: { own: { rank: null, score: '9.99', reward: null } },
  });
  expect(await platform.call(leaderboardDetail, { ...third, leaderboard_id: 'no-such' })).toMatchObject({
    statusMessage: 'leaderboardNotFound',
  });
  const { value } = await platform.call(leaderboardList, { ...first, language: 'PHP' });
  expect(value).toMatchObject([{ leaderboard_id: 'by-turnover', title: 'Ang karera', own: { rank: 1 } }]);
});

test('the best multiplier stands, and the next best when it is rolled back, whether the win or its bet', async () => {
  await addBoard('by-multiplier', 'win_multiplier', 20_000n);
  const player = await play.newPlayer('multiplier');
  await play.bet(player, '2', '3');
  expect(await standing(player, 'by-multiplier')).toMatchObject({
    total: 0,
    leaderboard: { own: { rank: null } },
  });
  await play.bet(player, '3', '10');
  const big = await play.bet(player, '2', '41');
  const bigger = await play.bet(player, '1', '99.5');
  await play.bet(player, '0.10', '90');
  expect(await standing(player, 'by-multiplier')).toMatchObject({
    leaderboard: { own: { rank: 1, score: '99.5' } },
  });
  await play.post(player, { kind: 'rollback', amount: 0n, reference: bigger.win });
  expect(await standing(player, 'by-multiplier')).toMatchObject({ leaderboard: { own: { score: '20.5' } } });
  await play.post(player, { kind: 'rollback', amount: 0n, reference: big.bet });
  expect(await standing(player, 'by-multiplier')).toMatchObject({
    leaderboard: { own: { score: '3.3333' } },
  });
});

test('equal numbers of wins rank who reached theirs first', async () => {
  await addBoard('by-wins', 'wins', 1n);
  const later = await play.newPlayer('wins-later');
  const sooner = await play.newPlayer('wins-sooner');
  await play.bet(later, '1', '0.50');
  await play.bet(sooner, '1', '2');
  await play.bet(sooner, '1', '2');
  await play.bet(later, '1', '2');
  await play.bet(later, '1', '0');
  const { ranking } = await standing(later, 'by-wins');
  expect(ranking?.map(({ account, score }) => [account, score])).toEqual([
    ['wi•••r', '2'],
    ['wi•••r', '2'],
  ]);
  expect(ranking?.map(({ is_own }) => is_own)).toEqual([false, true]);
});

test('prizes are paid once when the time is over, however many settle at once and wherever they are killed', async () => {
  await addBoard('to-settle', 'wins', 1n, 2);
  const winners: TestPlayer[] = [];
  for (const [index, name] of ['prize-one', 'prize-two', 'prize-three', 'prize-blocked'].entries()) {
    const player = await play.newPlayer(name);
    winners.push(player);
    for (let wins = index === 3 ? 9 : 4 - index; wins > 0; wins--) await play.bet(player, '1', '1');
  }
  await play.counted();
  await platform.owner.query(
    `update players.player set status = 'blocked' where account_id = 'prize-blocked'`,
  );
  const before = await Promise.all(winners.map((player) => play.wallet(player)));
  platform.clock.advance(2 * hour_ms);
  for (let death = 0; death < 4; death++) {
    const { pool, db } = openDatabase({ connectionString: platform.ownerUrl, maxConnections: 1 });
    const ledger = createLedger({ connectionString: platform.ownerUrl });
    const dying = settleLeaderboards({ ...platform.marquee.app, db, ledger }).catch(() => undefined);
    await platform.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%leaderboard_p%' and pid <> pg_backend_pid()`,
    );
    await dying;
    await ledger.close();
    await pool.end();
  }
  await Promise.all(Array.from({ length: 4 }, () => settleLeaderboards(platform.marquee.app)));
  await settleLeaderboards(platform.marquee.app);
  const after = await Promise.all(winners.map((player) => play.wallet(player)));
  expect(after.map((wallet, index) => wallet.real - (before[index]?.real ?? 0n))).toEqual([
    10_000_000n,
    0n,
    0n,
    0n,
  ]);
  expect(after.map((wallet, index) => wallet.token - (before[index]?.token ?? 0n))).toEqual([
    0n,
    500_000n,
    500_000n,
    0n,
  ]);
  const [winner, second] = await Promise.all(winners.slice(0, 2).map((player) => signInAgain(player)));
  if (!winner || !second) throw new Error('Nobody signed in');
  expect(await platform.call(getInbox, winner)).toMatchObject({
    total: 1,
    value: [
      {
        category: 'leaderboard',
        title: 'You came 1st in The race',
        body: 'Your prize of 100.00 PHP has been credited to your account. Congratulations!',
      },
    ],
  });
  expect(await platform.call(getInbox, { ...second, language: 'CN' })).toMatchObject({
    value: [{ title: '您在竞赛中获得第 2 名', body: '您的奖品 5.00 代币 已存入账户。恭喜！' }],
  });
  expect(await standing(winner, 'to-settle')).toMatchObject({
    total: 3,
    leaderboard: { state: 'settled', own: { rank: 1 } },
    ranking: [{ reward: { amount: '100.00' } }, { reward: { kind: 'token' } }, { reward: { kind: 'token' } }],
  });
});

test('what comes after a period is closed changes neither its scores nor its prizes', async () => {
  const late = await play.newPlayer('too-late');
  await platform.owner.query(
    `update rewards.leaderboard set ends_at = ends_at + interval '2 days' where leaderboard_code = 'to-settle'`,
  );
  for (let wins = 0; wins < 20; wins++) await play.bet(late, '1', '1');
  expect(await standing(late, 'to-settle')).toMatchObject({ total: 3, leaderboard: { own: { rank: null } } });
});

test('a board of the day begins anew each day, and the day before can be looked back at with its prizes', async () => {
  await platform.owner.query(
    `insert into rewards.leaderboard (site_id, leaderboard_code, position, title, description, period, metric, minimum_score, prizes)
     values ($1, 'each-day', 0, '{"EN":"Today"}', '{"EN":"Run"}', 'daily', 'wins', 1, '[{"from":1,"to":1,"kind":"cash","amount":"300000"}]'),
       ($1, 'each-week', 0, '{"EN":"This week"}', '{"EN":"Run"}', 'weekly', 'wins', 1, '[{"from":1,"to":1,"kind":"token","amount":"300000"}]')`,
    [play.siteId],
  );
  platform.clock.advance(Date.now() - platform.clock.now().getTime());
  const player = await play.newPlayer('every-day');
  await play.bet(player, '1', '1');
  const { leaderboard: today } = await standing(player, 'each-day');
  expect(today).toMatchObject({ state: 'running', own: { rank: 1, score: '1' } });
  const { rows } = await platform.owner.query<{ ends_at: Date; period: string }>(
    `select ends_at, leaderboard_code as period from rewards.leaderboard_period
     where leaderboard_code in ('each-day', 'each-week') order by 2`,
  );
  const day = await sitePeriods(platform.marquee.app.db, 'Asia/Manila', platform.clock.now());
  expect(rows.map((row) => row.ends_at)).toEqual([day.daily.now.end, day.weekly.now.end]);

  // On the last day of a week the weekly prize is paid too, but it is not money.
  platform.clock.advance(day.daily.now.end.getTime() - platform.clock.now().getTime() + 3 * 60_000);
  const before = (await play.wallet(player)).real;
  await settleLeaderboards(platform.marquee.app);
  expect((await play.wallet(player)).real - before).toBe(300_000n);
  const later = await signInAgain(player);
  const next = await platform.call(leaderboardDetail, { ...later, leaderboard_id: 'each-day' });
  expect(next).toMatchObject({ total: 0, leaderboard: { state: 'running', own: { rank: null } } });
  const [, past] = next.periods ?? [];
  const period_start = past?.period_start ?? '';
  expect(period_start).toBe(today?.period_start);
  expect(
    await platform.call(leaderboardDetail, { ...later, leaderboard_id: 'each-day', period_start }),
  ).toMatchObject({
    leaderboard: { state: 'settled' },
    ranking: [{ rank: 1, is_own: true, reward: { amount: '3.00' } }],
  });
  const unknown = { ...later, leaderboard_id: 'each-day', period_start: '2020-01-01T00:00:00Z' };
  expect(await platform.call(leaderboardDetail, unknown)).toMatchObject({
    statusMessage: 'leaderboardNotFound',
  });
});
