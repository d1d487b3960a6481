import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import { miniGameGamify } from '@marquee/contract/api/mini_game/mini_game_gamify.ts';
import { missionList } from '@marquee/contract/api/mission/list.ts';
import { referralSummary } from '@marquee/contract/api/referral/summary.ts';
import { spinWheel } from '@marquee/contract/api/spin/wheel.ts';
import { vipOverview } from '../server/vip/standing.ts';
import { requireSession } from '../server/players/session.ts';
import { sweepBonuses } from '../server/bonus/sweep.ts';
import { settleReferrals } from '../server/engagement/referral/settle.ts';
import { settleLeaderboards } from '../server/engagement/leaderboards/settle.ts';
import { giveBirthdayGifts } from '../server/vip/birthday.ts';
import { payCashback } from '../server/bonus/promotions/cashback.ts';
import { parseMoney } from '../server/kernel/money.ts';
import { startPlatform, type TestPlatform } from './platform.ts';
import { startPlay, type Play } from './play.ts';

let platform: TestPlatform;
let play: Play;
beforeAll(async () => {
  platform = await startPlatform();
  play = await startPlay(platform);
});
afterAll(() => platform.close());

test('500,000 deposited without a bet earn nothing', async () => {
  const { app } = platform.marquee;
  const player = await play.newPlayer('depositor');
  // Even where what is asked beside the deposit is nothing.
  await platform.owner.query(
    `update rewards.mission set turnover = 0 where metric in ('deposit_amount', 'deposits')`,
  );
  await platform.owner.query('update rewards.referral_program set invite_turnover = 0');
  await platform.owner.query('update rewards.vip_level set turnover = 0');
  const before = (await play.wallet(player)).real;
  for (let turn = 0; turn < 10; turn += 1) {
    await play.post(player, { kind: 'deposit', amount: parseMoney('50000'), source: 'cashier' });
  }
  await play.counted();
  await sweepBonuses(app);
  await settleReferrals(app);
  await settleLeaderboards(app);
  await giveBirthdayGifts(app);
  await payCashback(app);

  const { value: rules = [] } = await platform.call(miniGameGamify, player);
  expect(rules.map(({ earned_token, progress }) => [earned_token, progress])).toEqual([
    ['0.00', '0.00'],
    ['0.00', '0.00'],
  ]);
  const { value: missions = [] } = await platform.call(missionList, player);
  expect(missions.length).toBeGreaterThan(3);
  expect(missions.filter(({ state }) => state !== 'active')).toEqual([]);
  expect((await platform.call(spinWheel, player)).wheel).toMatchObject({ is_free_now: false });
  const session = await requireSession(app, player.account_id, player.auth, { host: 'localhost' });
  expect((await vipOverview(app, session, 'EN')).standing.level).toBe(0);
  expect(await platform.call(referralSummary, player)).toMatchObject({ earnings: { total: '0.00' } });
  expect((await platform.call(getInbox, player)).claimable ?? 0).toBe(0);
  const balance = await app.ledger.balance({ ...session });
  expect(balance).toMatchObject({ real: before + parseMoney('500000'), bonus: 0n, token: 0n });
});

test("a friend's deposits alone bring the one who sent them nothing", async () => {
  const { app } = platform.marquee;
  const referrer = await play.newPlayer('sender');
  const friend = await play.newPlayer('depositing-friend');
  await platform.owner.query(`update players.player set referrer_player_id = $1 where player_id = $2`, [
    await play.playerId(referrer),
    await play.playerId(friend),
  ]);
  await play.post(friend, { kind: 'deposit', amount: parseMoney('50000'), source: 'cashier' });
  await play.counted();
  await settleReferrals(app);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    friends: { joined: 1, qualified: 0 },
    earnings: { claimable: '0.00' },
  });
});
