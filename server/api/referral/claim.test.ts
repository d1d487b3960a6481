import { signup } from '@marquee/contract/api/auth/signup.ts';
import { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import { referralClaim } from '@marquee/contract/api/referral/claim.ts';
import { referralEarnings } from '@marquee/contract/api/referral/earnings.ts';
import { referralList } from '@marquee/contract/api/referral/list.ts';
import { referralSummary } from '@marquee/contract/api/referral/summary.ts';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { application, startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { startPlay, type Play } from '../../../tests/play.ts';
import { openDatabase } from '../../kernel/database.ts';
import { parseMoney } from '../../kernel/money.ts';
import { readRiskSigns } from '../../players/risk-signs.ts';
import { settleReferrals } from '../../engagement/referral/settle.ts';

let platform: TestPlatform;
let play: Play;
beforeAll(async () => {
  platform = await startPlatform();
  play = await startPlay(platform);
  await platform.owner.query(
    `update rewards.referral_program set invite_deposit = $1, invite_turnover = $2, invite_reward = $3`,
    [parseMoney('500'), parseMoney('1000'), parseMoney('50')],
  );
  await platform.owner.query(
    `update rewards.referral_tier set rate_ppm = (array[1000, 1500, 2000])[tier] where site_id = $1`,
    [play.siteId],
  );
});
afterAll(() => platform.close());

async function newFriend(
  accountId: string,
  code: string,
  more: { visitor_id?: string; fbp?: string } = {},
): Promise<TestPlayer> {
  const applied = { ...application(accountId), referrer_code: code, ...more };
  await platform.call(signup, applied);
  const verified = await platform.call(tacVerify, {
    domain_name: 'localhost',
    account_id: accountId,
    tac: await platform.lastCode(applied.contact_phone),
  });
  expect(verified).toMatchObject({ statusCode: 1 });
  return { account_id: accountId, auth: verified.token ?? '' };
}

async function codeOf(player: TestPlayer): Promise<string> {
  const { referral_code } = await platform.call(referralSummary, player);
  return referral_code ?? '';
}

/** A friend's play on a day, as the counter would store it. */
async function addDay(
  player: TestPlayer,
  day: string,
  figures: { stake: string; counted?: string; payout?: string; deposits?: string; rewards?: string },
): Promise<void> {
  await platform.owner.query(
    `insert into rounds.player_day (site_id, player_id, currency, day, site_day, real_stakes, real_payouts, deposits, cash_rewards,
       deposit_count, withdrawals, bets, stakes, payouts, bonus_granted, bonus_forfeited, bonus_converted, adjustments, counted_stakes)
     values ($1, $2, 'PHP', $3, $3, $4, $5, $6, $7, 0, 0, 0, $4, $5, 0, 0, 0, 0, $8)`,
    [
      play.siteId,
      await play.playerId(player),
      day,
      parseMoney(figures.stake),
      parseMoney(figures.payout ?? '0'),
      parseMoney(figures.deposits ?? '0'),
      parseMoney(figures.rewards ?? '0'),
      parseMoney(figures.counted ?? figures.stake),
    ],
  );
}

/** The site's date, `offset` days from today. */
async function day(offset: number): Promise<string> {
  const { rows } = await platform.owner.query<{ day: string }>(
    `select to_char(($1::timestamptz at time zone 'Asia/Manila')::date + $2::int, 'YYYY-MM-DD') as day`,
    [platform.clock.now(), offset],
  );
  return rows[0]?.day ?? '';
}

async function setTerms(terms: string, computedThrough: string): Promise<void> {
  await platform.owner.query(
    `update rewards.referral_program set ${terms}, computed_through = $2 where site_id = $1`,
    [play.siteId, computedThrough],
  );
}

test('every player has a code and a link, and friends who sign up with it are listed with masked names', async () => {
  const referrer = await play.newPlayer('referrer-link');
  const summary = await platform.call(referralSummary, referrer);
  expect(summary).toMatchObject({
    is_active: true,
    friends: { joined: 0, qualified: 0, excluded: 0 },
    earnings: { total: '0.00', claimable: '0.00' },
    basis: 'turnover',
    tier: 1,
    invite: { deposit: '500.00', turnover: '1000.00', reward: { kind: 'cash', amount: '50.00' } },
  });
  expect(summary.tiers?.[0]).toEqual({ tier: 1, friends: 0, commission_percent: '0.1' });
  expect(summary.referral_link).toMatch(/^http:\/\/.+\/register\?ref=[0-9A-Z]{8,}$/);
  await newFriend('friendly-one', summary.referral_code ?? '');
  await newFriend('friendly-two', summary.referral_code ?? '');
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    friends: { joined: 2, qualified: 0 },
  });
  expect(await platform.call(referralList, { ...referrer, page_size: 1 })).toMatchObject({
    total: 2,
    value: [{ account: expect.stringMatching(/^fr•••/), status: 'joined', earned: '0.00', currency: 'PHP' }],
  });
  expect(await platform.call(referralClaim, referrer)).toMatchObject({ statusMessage: 'nothingToClaim' });
});

test('a friend who has deposited and staked enough earns his referrer a reward, once, and a message', async () => {
  const referrer = await play.newPlayer('referrer-invite');
  const friend = await newFriend('invited', await codeOf(referrer));
  await play.post(friend, { kind: 'deposit', amount: parseMoney('600'), source: 'cashier' });
  await play.bet(friend, '600', '900');
  await play.counted();
  await settleReferrals(platform.marquee.app);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    friends: { joined: 1, qualified: 0 },
  });
  await play.bet(friend, '400');
  await play.counted();
  await Promise.all(Array.from({ length: 4 }, () => settleReferrals(platform.marquee.app)));
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    friends: { joined: 1, qualified: 1 },
    earnings: { invite: '50.00', claimable: '50.00' },
  });
  expect(await platform.call(getInbox, referrer)).toMatchObject({
    total: 1,
    value: [{ category: 'referral', title: 'Your friend in•••d has qualified', href: '/referral' }],
  });
});

test('a day’s commission is computed once, whoever computes it and wherever he is killed, and claimed once', async () => {
  const referrer = await play.newPlayer('referrer-daily');
  const friend = await newFriend('staking', await codeOf(referrer));
  const other = await newFriend('staking-too', await codeOf(referrer));
  await setTerms(`basis = 'turnover'`, await day(-3));
  await addDay(friend, await day(-2), { stake: '12000', payout: '13000' });
  await addDay(friend, await day(-1), { stake: '5000' });
  await addDay(other, await day(-1), { stake: '3000.00' });
  await addDay(other, await day(-2), { stake: '-10' });
  for (let death = 0; death < 3; death++) {
    const { pool, db } = openDatabase({ connectionString: platform.ownerUrl, maxConnections: 1 });
    const dying = settleReferrals({ ...platform.marquee.app, db }).catch(() => undefined);
    await platform.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%referral_earning%' and pid <> pg_backend_pid()`,
    );
    await dying;
    await pool.end();
  }
  await play.counted();
  await Promise.all(Array.from({ length: 4 }, () => settleReferrals(platform.marquee.app)));
  await settleReferrals(platform.marquee.app);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    earnings: { commission: '20.00', claimable: '20.00', claimed: '0.00' },
  });
  const { value } = await platform.call(referralList, referrer);
  expect(value?.map((row) => row.earned).toSorted()).toEqual(['17.00', '3.00']);

  const earned = await platform.call(referralEarnings, { ...referrer, page_size: 2 });
  expect(earned).toMatchObject({
    total: 3,
    value: [
      { day: await day(-1), kind: 'commission', commission_percent: '0.1', amount: '5.00', claimed_at: null },
      { day: await day(-1), amount: '3.00' },
    ],
  });

  const before = (await play.wallet(referrer)).real;
  const claims = await Promise.all(Array.from({ length: 6 }, () => platform.call(referralClaim, referrer)));
  expect(claims.filter((claim) => claim.statusCode === 1)).toMatchObject([{ reward: { amount: '20.00' } }]);
  expect(new Set(claims.map((claim) => claim.statusMessage))).toEqual(new Set(['OK', 'nothingToClaim']));
  expect((await play.wallet(referrer)).real - before).toBe(parseMoney('20'));
  const { value: claimed } = await platform.call(referralEarnings, referrer);
  expect(claimed?.map((row) => typeof row.claimed_at)).toEqual(['string', 'string', 'string']);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    earnings: { total: '20.00', claimable: '0.00', claimed: '20.00' },
  });
});

test('of NGR only days above zero earn, and less than the smallest claim stays where it is', async () => {
  const referrer = await play.newPlayer('referrer-ngr');
  const friend = await newFriend('losing', await codeOf(referrer));
  await setTerms(`basis = 'ngr'`, await day(-4));
  await addDay(friend, await day(-3), { stake: '10000', payout: '7000', rewards: '1000' });
  await addDay(friend, await day(-2), { stake: '10000', payout: '17000' });
  await play.counted();
  await settleReferrals(platform.marquee.app);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({ earnings: { claimable: '2.00' } });
  expect(await platform.call(referralClaim, referrer)).toMatchObject({ statusMessage: 'claimBelowMinimum' });
  expect(await platform.call(referralSummary, referrer)).toMatchObject({ earnings: { claimable: '2.00' } });
});

test('of stakes and of an NGR no more earns than counts', async () => {
  for (const [basis, earned] of [
    ['ngr', '1.50'],
    ['turnover', '3.00'],
  ] as const) {
    const referrer = await play.newPlayer(`referrer-counted-${basis}`);
    const friend = await newFriend(`counted-${basis}`, await codeOf(referrer));
    await setTerms(`basis = '${basis}'`, await day(-4));
    // A round of luck lost with little that counts, and one lost with much.
    await addDay(friend, await day(-3), { stake: '5000', counted: '1000' });
    await addDay(friend, await day(-2), { stake: '5000', counted: '2000', payout: '4500' });
    await play.counted();
    await settleReferrals(platform.marquee.app);
    expect(await platform.call(referralSummary, referrer)).toMatchObject({
      earnings: { commission: earned },
    });
  }
});

test('a device that a friend shares with the referrer is a sign for operators, and the friend earns a reward like any other', async () => {
  const device = { visitor_id: 'family tablet', fbp: 'fb.1.family' };
  const referrer = await newFriend('referrer-device', '', device);
  const code = await codeOf(referrer);
  await newFriend('sister-tablet', code, { visitor_id: device.visitor_id });
  const brother = await newFriend('brother-browser', code, { fbp: device.fbp });
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    friends: { joined: 2, excluded: 0 },
  });
  const signs = await readRiskSigns(platform.marquee.app, {
    siteId: play.siteId,
    playerId: await play.playerId(referrer),
  });
  expect(signs.map(({ kind, otherAccountId, detail }) => [kind, otherAccountId, detail])).toEqual(
    expect.arrayContaining([
      ['same_device', 'sister-tablet', device.visitor_id],
      ['same_device', 'brother-browser', device.fbp],
    ]),
  );
  await play.post(brother, { kind: 'deposit', amount: parseMoney('600'), source: 'cashier' });
  await play.bet(brother, '600', '900');
  await play.bet(brother, '400', '0');
  await play.counted();
  await settleReferrals(platform.marquee.app);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    friends: { joined: 2, qualified: 1, excluded: 0 },
    earnings: { claimable: '50.00' },
  });
});

test('a verified number or mailbox of the referrer excludes, however it is written; one that is only named does not', async () => {
  const referrer = await newFriend('referrer-contacts', '');
  const code = await codeOf(referrer);
  const [byPhone, byMail] = [await newFriend('same-number', code), await newFriend('same-mailbox', code)];
  const idOf = async (player: TestPlayer) => [play.siteId, await play.playerId(player)];
  const set = async (player: TestPlayer, fields: string) =>
    platform.owner.query(
      `update players.player set ${fields} where site_id = $1 and player_id = $2`,
      await idOf(player),
    );
  const friends = async () => {
    await settleReferrals(platform.marquee.app);
    return (await platform.call(referralSummary, referrer)).friends;
  };
  await set(referrer, `contact_phone = '+639175550001', contact_email = 'own.er@gmail.com'`);
  await set(byPhone, `contact_phone = '+6309175550001', phone_verified_at = null`);
  await set(byMail, `contact_email = 'owner+friend@googlemail.com', shares_mailbox = true`);
  expect(await friends()).toMatchObject({ joined: 2, excluded: 0 });
  await set(byPhone, 'phone_verified_at = now()');
  expect(await friends()).toMatchObject({ joined: 1, excluded: 1 });
  await set(byMail, 'email_verified_at = now()');
  expect(await friends()).toMatchObject({ joined: 1, excluded: 1 });
  await set(referrer, 'email_verified_at = now()');
  expect(await friends()).toMatchObject({ joined: 0, excluded: 2 });
});

test('a referrer earns nothing from themselves: by their bank account as soon as it is known', async () => {
  const referrer = await newFriend('referrer-self', '');
  const code = await codeOf(referrer);
  const sameBank = await newFriend('self-bank', code);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    friends: { joined: 1, excluded: 0 },
  });
  await setTerms(`basis = 'turnover'`, await day(-3));
  await addDay(sameBank, await day(-2), { stake: '50000' });
  await play.counted();
  await settleReferrals(platform.marquee.app);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({ earnings: { claimable: '50.00' } });
  for (const [owner, bank] of [
    [referrer, 'BDO'],
    [sameBank, 'BPI'],
  ] as const) {
    await platform.owner.query(
      `insert into cashier.bank_account (site_id, player_id, bank_account_id, bank_name, account_name, account_number_sealed,
         account_number_digest, account_number_masked, is_default, created_at)
       values ($1, $2, gen_random_uuid(), $3, 'Maria Santos', '', 'the same', '', false, now())`,
      [play.siteId, await play.playerId(owner), bank],
    );
  }
  await settleReferrals(platform.marquee.app);
  expect(await platform.call(referralSummary, referrer)).toMatchObject({
    friends: { joined: 0, excluded: 1 },
    earnings: { claimable: '0.00' },
  });
  expect(await platform.call(referralClaim, referrer)).toMatchObject({ statusMessage: 'nothingToClaim' });
});
