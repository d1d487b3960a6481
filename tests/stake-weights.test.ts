import { miniGameGamify } from '@marquee/contract/api/mini_game/mini_game_gamify.ts';
import { leaderboardDetail } from '@marquee/contract/api/leaderboard/detail.ts';
import { missionList } from '@marquee/contract/api/mission/list.ts';
import { stakeWeights } from '@marquee/contract/api/promotion/stake_weights.ts';
import { vipLadder } from '@marquee/contract/api/vip/ladder.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stakeWeightsFileSchema } from '../server/bonus/brand-stake-weights.ts';
import { payCashback } from '../server/bonus/promotions/cashback.ts';
import { settleReferrals } from '../server/engagement/referral/settle.ts';
import { newId } from '../server/kernel/ids.ts';
import { parseMoney } from '../server/kernel/money.ts';
import { underBonusTerms } from '../server/rounds/place-bet.ts';
import { readPlay } from '../server/rounds/play.ts';
import { faultsOf } from '../server/sites/brand-error.ts';
import { day_ms, hour_ms, moveTime, moveToNextDay } from './moved-time.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from './platform.ts';
import { startPlay, type Play } from './play.ts';

let platform: TestPlatform;
let play: Play;
beforeAll(async () => {
  platform = await startPlatform();
  play = await startPlay(platform);
  await platform.owner.query(
    `insert into catalog.game (provider_code, game_code, game_name, game_type, category, rtp_percent, game_image, game_image_2x, released_at)
     values ('TESTHOUSE', 'dice', 'Dice', 'HASH', 'hash_game', 98.99, '', '', now())`,
  );
  const missions = [
    ['by-turnover', 'turnover', '100000', '0'],
    ['by-bets-of-100', 'bets', '0.001', '100'],
    ['by-bets-above', 'bets', '0.001', '100.01'],
  ].map(([code, metric, target, least]) => [code, metric, parseMoney(target ?? ''), parseMoney(least ?? '')]);
  for (const mission of missions) {
    await platform.owner.query(
      `insert into rewards.mission (site_id, mission_code, position, title, description, period, metric, target, minimum_stake,
         reward_kind, reward_amount)
       values ($1, $2, 0, '{"EN":"A mission"}', '{"EN":"Do it"}', 'once', $3, $4, $5, 'cash', 1)`,
      [play.siteId, ...mission],
    );
  }
  await platform.owner.query(
    `insert into rewards.leaderboard (site_id, leaderboard_code, position, title, description, period, metric, minimum_stake,
       minimum_score, prizes, starts_at, ends_at)
     values ($1, 'by-turnover', 0, '{"EN":"The race"}', '{"EN":"Run"}', 'range', 'turnover', 0, 1,
       '[{"from":1,"to":1,"kind":"cash","amount":"1000"}]', now() - interval '1 hour', now() + interval '9 days')`,
    [play.siteId],
  );
  await platform.owner.query(`delete from rewards.promotion where kind = 'cashback' and site_id = $1`, [
    play.siteId,
  ]);
  await platform.owner.query(
    `insert into rewards.promotion (site_id, promotion_id, promotion_code, kind, position, words, audience, offer)
     values ($1, $2, 'by-loss', 'cashback', 0, '{}', 'all', $3)`,
    [
      play.siteId,
      newId(),
      { kind: 'cashback', period: 'day', percent: 10, minimum_payout: '1', paid_as: 'cash' },
    ],
  );
  await platform.owner.query(`update rewards.referral_tier set rate_ppm = 10000 where site_id = $1`, [
    play.siteId,
  ]);
});
afterAll(() => platform.close());

test('a site says what counts: what its brand has set, and else the usual', async () => {
  const told = () => platform.call(stakeWeights, { domain_name: 'localhost' });
  expect(await told()).toMatchObject({
    full_rtp: '97',
    value: [
      { category: 'arcade', percent: '20' },
      { category: 'casino', percent: '5' },
      { category: 'crash', percent: '20' },
      { category: 'hash_game', percent: '20' },
      { category: 'poker', percent: '5' },
      { category: 'sabong', percent: '0' },
    ],
  });
  await setWeight('casino', 1_250);
  await setWeight('crash', 10_000);
  expect((await told()).value).toEqual([
    { category: 'arcade', percent: '20' },
    { category: 'casino', percent: '12.5' },
    { category: 'hash_game', percent: '20' },
    { category: 'poker', percent: '5' },
    { category: 'sabong', percent: '0' },
  ]);
});

test('a weight that is none is refused by its name', () => {
  for (const [file, field] of [
    [{ hash_game: 101 }, 'hash_game'],
    [{ crash: 2.5 }, 'crash'],
    [{ hot: 10 }, 'hot'],
    [{ dice: 10 }, 'dice'],
  ] as const) {
    const parsed = stakeWeightsFileSchema.safeParse(file);
    expect(parsed.error && faultsOf('stake_weights.json', parsed.error).join()).toContain(field);
  }
});

/** A bet as a provider's is placed. */
async function stake(player: TestPlayer, game: string, units: string): Promise<string> {
  const { app } = platform.marquee;
  const key = { siteId: play.siteId, playerId: await play.playerId(player) };
  const externalId = newId();
  const bet = await underBonusTerms(app, key, {
    ...key,
    currency: 'PHP',
    source: 'TESTHOUSE',
    externalId,
    round: externalId,
    game,
    kind: 'bet',
    amount: parseMoney(units),
  });
  if (bet === 'above_bonus_maximum') throw new Error('There is no bonus');
  const { rewardWeight: _, ...repeated } = bet;
  expect(await app.ledger.post(bet)).toMatchObject({ status: 'posted' });
  // A provider's second attempt is the same request, whatever a stake weighs by then.
  expect(await app.ledger.post({ ...repeated, rewardWeight: 1 })).toMatchObject({ status: 'duplicate' });
  return externalId;
}

async function setWeight(category: string, basisPoints: number): Promise<void> {
  await platform.owner.query(
    `insert into rewards.stake_weight values ($1, $2, $3)
     on conflict (site_id, category) do update set basis_points = excluded.basis_points`,
    [play.siteId, category, basisPoints],
  );
  platform.marquee.app.activeBonuses.forget();
}

test('every reward counts a stake in dice by its weight, once, also where it is rolled back after the weight has changed', async () => {
  const { app } = platform.marquee;
  const referrer = await play.newPlayer('weighed-by');
  const player = await play.newPlayer('weighed', '3000');
  const playerId = await play.playerId(player);
  await platform.owner.query('update players.player set referrer_player_id = $1 where player_id = $2', [
    await play.playerId(referrer),
    playerId,
  ]);
  await settleReferrals(app);
  await setWeight('hash_game', 2_000);
  await stake(player, 'dice', '500');
  await stake(player, 'slot', '100');
  const back = await stake(player, 'dice', '1000');
  await setWeight('hash_game', 0);
  await platform.owner.query(
    `update catalog.game set category = 'slot_game', rtp_percent = 95 where game_code = 'dice'`,
  );
  await play.post(player, { kind: 'rollback', amount: 0n, reference: back });
  await platform.owner.query(
    `update catalog.game set category = 'hash_game', rtp_percent = 98.99 where game_code = 'dice'`,
  );
  await play.counted();

  // 500 at a fifth, and 100 whole; plain turnover stays what it is.
  expect(await readPlay(app.db, { siteId: play.siteId, playerId, currency: 'PHP' }, 'always')).toMatchObject({
    stakes: parseMoney('600'),
    realStakes: parseMoney('600'),
    countedStakes: parseMoney('200'),
  });
  await expect
    .poll(async () => (await platform.call(vipLadder, player)).standing, { timeout: 60_000 })
    .toMatchObject({ total_turnover: '200.00', cycle_turnover: '200.00' });
  await platform.call(miniGameGamify, player);
  const { rows: earned } = await platform.owner.query(
    `select e.steps * r.step as done from rewards.token_earned e join rewards.token_rule r using (site_id, rule)
     where e.player_id = $1 and rule = 'turnover'`,
    [playerId],
  );
  expect(earned).toEqual([{ done: parseMoney('200').toString() }]);
  const { value: missions = [] } = await platform.call(missionList, player);
  const progress = Object.fromEntries(missions.map((one) => [one.mission_id, one.progress]));
  expect(progress).toMatchObject({ 'by-turnover': '200.00', 'by-bets-of-100': '2', 'by-bets-above': '0' });
  expect(await platform.call(leaderboardDetail, { ...player, leaderboard_id: 'by-turnover' })).toMatchObject({
    leaderboard: { own: { score: '200.00' } },
  });

  const place = { clock: platform.clock, owner: platform.owner };
  await moveToNextDay(place, 2 * hour_ms);
  const before = (await play.wallet(player)).real;
  await expect
    .poll(async () => {
      await payCashback(app);
      // 600 were lost, of which 200 count: a tenth of these.
      return (await play.wallet(player)).real - before;
    })
    .toBe(parseMoney('20'));
  // A day of referrals is one of the site's time zone, which may end later.
  await moveTime(place, day_ms);
  await expect
    .poll(async () => {
      await settleReferrals(app);
      const { rows } = await platform.owner.query(
        `select base, amount from rewards.referral_earning where friend_id = $1 and kind = 'commission'`,
        [playerId],
      );
      return rows;
    })
    .toEqual([{ base: parseMoney('200').toString(), amount: parseMoney('2').toString() }]);
});

test('what returns more than rewards are priced for counts less in any category, and a bet without a weight counts whole', async () => {
  await platform.owner.query(
    `update catalog.game set rtp_percent = 98 where game_code = 'slot' and provider_code = 'TESTHOUSE'`,
  );
  platform.marquee.app.activeBonuses.forget();
  const player = await play.newPlayer('weighed-slot', '3000');
  const key = { siteId: play.siteId, playerId: await play.playerId(player), currency: 'PHP' };
  await stake(player, 'slot', '100');
  await stake(player, 'fish', '0.00001');
  const { db } = platform.marquee.app;
  expect(await readPlay(db, key, 'always')).toMatchObject({ countedStakes: parseMoney('66.66001') });
  await play.post(player, { kind: 'bet', amount: parseMoney('1') });
  expect(await readPlay(db, key, 'always')).toMatchObject({ countedStakes: parseMoney('67.66001') });
});
