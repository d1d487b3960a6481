import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { adsVisit } from '@marquee/contract/api/settings/adsvisit.ts';
import { contactMessage } from '@marquee/contract/api/settings/contact_message.ts';
import { getAnalytics } from '@marquee/contract/api/settings/get_analytics.ts';
import { jackpotWins } from '@marquee/contract/api/settings/jackpot_wins.ts';
import { partners } from '@marquee/contract/api/settings/partners.ts';
import { siteInfoDetail } from '@marquee/contract/api/settings/siteinfodetail.ts';
import { socialAccount } from '@marquee/contract/api/settings/social_account.ts';
import { topTenWinnerWithdrawal } from '@marquee/contract/api/settings/top10winner_withdrawal.ts';
import { startup } from '@marquee/contract/api/startup.ts';
import { application, startPlatform, type TestPlatform } from '../../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const site = { domain_name: 'localhost' };

/** Change rows as the database owner, and wait until the server has been notified. */
async function change(text: string): Promise<void> {
  const heard = new Promise<void>((resolve) => platform.marquee.app.sites.onForget(() => resolve()));
  await platform.owner.query(text);
  await heard;
}

const siteId = "(select site_id from sites.site where site_code = 'aurum')";

test('S7.31 S3.11 S1.3 the partners of a site, in its order', async () => {
  expect(await platform.call(partners, site)).toMatchObject({ statusCode: 1, partners: [] });
  await change(`insert into sites.partner (site_id, position, partner_name, href, img_url) values
    (${siteId}, 1, 'Second', 'https://second.example', '/2.svg'), (${siteId}, 0, 'First', 'https://first.example', '/1.svg')`);
  expect((await platform.call(partners, site)).partners).toEqual([
    { partner_name: 'First', href: 'https://first.example', img_url: '/1.svg' },
    { partner_name: 'Second', href: 'https://second.example', img_url: '/2.svg' },
  ]);
  expect((await platform.call(partners, { domain_name: 'tropico.localhost' })).partners).toEqual([]);
});

test('S7.23 S3.17 where a site is found elsewhere', async () => {
  await change(
    `insert into sites.social_account values (${siteId}, 0, 'Facebook', 'https://facebook.example/aurum', 'facebook')`,
  );
  expect((await platform.call(socialAccount, site)).accountList).toEqual([
    { name: 'Facebook', href: 'https://facebook.example/aurum', icon: 'facebook' },
  ]);
});

test('S7.29 S3.14 the scripts that measure visits, each for the HEAD or the BODY', async () => {
  await change(
    `insert into sites.analytics_script values (${siteId}, 0, 'BODY', 'count()'), (${siteId}, 1, 'HEAD', 'begin()')`,
  );
  expect((await platform.call(getAnalytics, site)).value).toEqual([
    { section: 'BODY', script: 'count()' },
    { section: 'HEAD', script: 'begin()' },
  ]);
  expect(await platform.call(getAnalytics, { domain_name: 'nowhere.example' })).toMatchObject({
    statusMessage: 'siteNotFound',
  });
});

test('S7.25 S3.12 a CMS page that is switched off says so, and bodies come clean whoever wrote them', async () => {
  await change(`update sites.cms_page set status = false, en_body = '<p onclick="x()">T<script>y()</script></p>'
    where site_id = ${siteId} and page_name = 'banking'`);
  const { cms } = await platform.call(siteInfoDetail, site);
  expect(cms).toMatchObject({
    banking_status: false,
    en_banking_body: '<p>T</p>',
    term_condition_status: true,
  });
});

test('S7.30 S1.6 a visit that an advertisement brought is kept, any other is not', async () => {
  const visits = async (): Promise<unknown[]> =>
    (await platform.owner.query('select fbp, appsflyer_id from sites.ad_visit order by created_at')).rows;
  expect(await platform.call(adsVisit, { ...site, fbp: 'fb.1.2.3', appsflyer_id: 'af-7' })).toMatchObject({
    statusCode: 1,
  });
  await platform.call(adsVisit, site);
  expect(await visits()).toEqual([{ fbp: 'fb.1.2.3', appsflyer_id: 'af-7' }]);
});

test('S7.24 S3.16 the winners and withdrawals of the day, masked, the largest first, and how many players there are', async () => {
  const player = await platform.newPlayer('winning.player');
  await platform.newPlayer('meridian.player', 'meridian.localhost');
  await platform.owner.query(
    `insert into catalog.provider (provider_code, provider_name, slug) values ('TENS', 'Tens', 'tens');
     insert into catalog.game (provider_code, game_code, game_name, game_type, category, game_image, game_image_2x, released_at)
     values ('TENS', 'koi', 'Koi', 'SLOTS', 'slot_game', '/koi.avif', '/koi@2x.avif', now());
     insert into rounds.round (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, status, opened_at, updated_at)
     select site_id, player_id, 'TENS', 'round-' || n, 'koi', 'PHP', 100000, n * 100000, 'settled', now(), now()
     from players.player, generate_series(0, 14) n where account_id = 'winning.player'`,
  );
  platform.clock.advance(60_000);
  const { value: top } = await platform.call(topTenWinnerWithdrawal, site);
  expect(top?.winner.map(({ amount }) => amount)).toEqual(
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map((won) => `${won}.00`),
  );
  expect(top?.winner[0]).toMatchObject({ account: 'wi•••r', game_name: 'Koi', currency: 'PHP' });
  expect(top).toMatchObject({ withrawal: [], hour_withdrawal: '0.00', deposited_player: 0 });
  expect(JSON.stringify(top)).not.toContain(player.account_id);
  const { value: meridian } = await platform.call(topTenWinnerWithdrawal, {
    domain_name: 'meridian.localhost',
  });
  expect(meridian).toMatchObject({ winner: [], registered_player: 1 });
});

test('a message to the people behind a site is kept and sent on, with the player who wrote it', async () => {
  await change(`update sites.site set contact_email = 'desk@aurum.example' where site_id = ${siteId}`);
  const player = await platform.newPlayer('writing.player');
  const message = {
    ...site,
    name: 'Maria Santos',
    email: 'maria@example.com',
    topic: 'payment',
    message: 'Where is my deposit of yesterday?',
  } as const;
  const visitor = await platform.call(contactMessage, message);
  const written = await platform.call(contactMessage, { ...message, ...player });
  expect([visitor.statusCode, written.statusCode]).toEqual([1, 1]);
  const forged = { ...message, account_id: 'demo', auth: player.auth };
  expect(await platform.call(contactMessage, forged)).toMatchObject({ statusMessage: 'permissionDenied' });
  const { rows } = await platform.owner.query<{ account_id: string | null }>(
    `select player.account_id from sites.contact_message
     left join players.player using (site_id, player_id) order by contact_message.created_at, account_id nulls first`,
  );
  expect(rows.map(({ account_id }) => account_id)).toEqual([null, 'writing.player']);
  const sent = async (): Promise<number | null> =>
    (
      await platform.owner.query(
        "select 1 from players.outbox_message where recipient = 'desk@aurum.example'",
      )
    ).rowCount;
  await expect.poll(sent).toBe(2);
});

test('a change of a site reaches every process within a second', async () => {
  const other = await platform.startAnother();
  const nameAt = async (port: number): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${startup.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ domain_name: 'meridian.localhost' }),
    });
    return startup.answer.parse(await response.json()).site.site_name;
  };
  const ports = [platform.marquee.port, other.port];
  expect(await Promise.all(ports.map(nameAt))).toEqual(['Meridian Club', 'Meridian Club']);
  await platform.owner.query("update sites.site set site_name = 'Meridian' where site_code = 'meridian'");
  await expect
    .poll(() => Promise.all(ports.map(nameAt)), { timeout: 1000, interval: 20 })
    .toEqual(['Meridian', 'Meridian']);
});

test("a site is named by its domain and, where given, by the operator's id for it; both must agree", async () => {
  for (const call of [partners, socialAccount, siteInfoDetail, topTenWinnerWithdrawal, adsVisit]) {
    const own = await platform.call(call, { ...site, external_id: 'AURUM-01' });
    expect(own, call.path).toMatchObject({ statusCode: 1 });
    for (const external_id of ['TROPICO-01', 'aurum-01', 'NO-SUCH-SITE']) {
      const other = await platform.call(call, { ...site, external_id });
      expect(other, call.path).toMatchObject({ statusCode: 1001, statusMessage: 'siteNotFound' });
    }
  }
});

test('S7.24 S3.16 the figures count what they name and nothing else: the day, the hour, real wins, paid withdrawals', async () => {
  const domain_name = 'fiesta.localhost';
  await platform.newPlayer('fiesta.winner', domain_name);
  const idle = await platform.newPlayer('fiesta.idle', domain_name);
  await platform.call(signup, application('fiesta.unverified', domain_name));
  const now = platform.clock.now();
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const winner = "from players.player where account_id = 'fiesta.winner'";
  await platform.owner.query(
    'update players.session set last_seen_at = $1 where player_id = (select player_id from players.player where account_id = $2)',
    [ago(25 * 60), idle.account_id],
  );
  const rounds: readonly (readonly [string, number, number, number])[] = [
    ['won', 100, 250, 10],
    ['returned', 100, 100, 10],
    ['lost', 100, 40, 10],
    ['yesterday', 100, 9_000, 25 * 60],
    ['won-more', 100, 700, 23 * 60],
  ];
  for (const [name, stake, payout, minutes] of rounds) {
    await platform.owner.query(
      `insert into rounds.round (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, status, opened_at, updated_at)
       select site_id, player_id, 'TENS', $1, 'koi', 'PHP', $2, $3, 'settled', $4, $4 ${winner}`,
      [name, stake * 100_000, payout * 100_000, ago(minutes)],
    );
  }
  const bank = randomUUID();
  await platform.owner.query(
    `insert into cashier.bank_account (site_id, player_id, bank_account_id, bank_name, account_name, account_number_sealed,
       account_number_digest, account_number_masked, is_default, created_at)
     select site_id, player_id, $1, 'Bank', 'Maria Santos', '', '', '••1', true, $2 ${winner}`,
    [bank, now],
  );
  const withdrawals: readonly (readonly [string, number, number | null])[] = [
    ['paid', 300, 30],
    ['paid', 500, 90],
    ['paid', 800, 25 * 60],
    ['refused', 900, 20],
    ['pending', 1_000, null],
  ];
  for (const [status, amount, minutes] of withdrawals) {
    await platform.owner.query(
      `insert into cashier.withdrawal (site_id, player_id, withdrawal_id, idempotency_key, bank_account_id, gateway, amount,
         currency, status, created_at, settled_at)
       select site_id, player_id, $1::uuid, ($1::uuid)::text, $2, 'sandbox', $3, 'PHP', $4, $5, $6 ${winner}`,
      [randomUUID(), bank, amount * 100_000, status, now, minutes === null ? null : ago(minutes)],
    );
  }
  for (const status of ['credited', 'expired']) {
    const account = status === 'credited' ? 'fiesta.winner' : 'fiesta.idle';
    await platform.owner.query(
      `insert into cashier.deposit (site_id, player_id, deposit_id, idempotency_key, method_code, gateway, amount, currency,
         return_url, status, created_at, expires_at, settled_at)
       select site_id, player_id, $1::uuid, ($1::uuid)::text, 'm', 'sandbox', 100, 'PHP', '', $2, $3, $3, $3
       from players.player where account_id = $4`,
      [randomUUID(), status, now, account],
    );
  }
  const { value } = await platform.call(topTenWinnerWithdrawal, { domain_name });
  expect(value?.winner.map(({ amount }) => amount)).toEqual(['700.00', '250.00']);
  expect(value?.withrawal.map(({ account, amount }) => [account, amount])).toEqual([
    ['fi•••r', '500.00'],
    ['fi•••r', '300.00'],
  ]);
  expect(value).toMatchObject({
    hour_withdrawal: '300.00',
    registered_player: 2,
    active_player: 1,
    deposited_player: 1,
  });
});

test('the counter of jackpot games adds up their wins of the month on this site, and no others', async () => {
  await platform.newPlayer('jackpot.player');
  await platform.owner.query(
    `insert into catalog.provider (provider_code, provider_name, slug) values ('POTS', 'Pots', 'pots');
     insert into catalog.game (provider_code, game_code, game_name, game_type, category, game_image, game_image_2x, released_at, features)
     values ('POTS', 'pot', 'Pot', 'SLOTS', 'slot_game', '/p.avif', '/p@2x.avif', now(), '{jackpot,free_spins}'),
            ('POTS', 'none', 'None', 'SLOTS', 'slot_game', '/n.avif', '/n@2x.avif', now(), '{free_spins}')`,
  );
  const before = await platform.call(jackpotWins, site);
  const now = platform.clock.now();
  const monthAgo = new Date(now.getTime() - 32 * 86_400_000);
  const rounds = [
    { game: 'pot', payout: 700n, at: now },
    // No win, another game, and another month.
    { game: 'pot', payout: 50n, at: now },
    { game: 'none', payout: 900n, at: now },
    { game: 'pot', payout: 800n, at: monthAgo },
  ];
  for (const [index, { game, payout, at }] of rounds.entries()) {
    await platform.owner.query(
      `insert into rounds.round (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, status, opened_at, updated_at)
       select site_id, player_id, 'POTS', $1, $2, 'PHP', 10000000, $3, 'settled', $4, $4
       from players.player where account_id = 'jackpot.player'`,
      [`pot-${index}`, game, payout * 100_000n, at],
    );
  }
  // The figure is read again once it is ten seconds old.
  expect(await platform.call(jackpotWins, site)).toMatchObject({ amount: before.amount });
  platform.clock.advance(10_001);
  const after = await platform.call(jackpotWins, site);
  expect(Number(after.amount) - Number(before.amount)).toBe(700);
  expect(after).toMatchObject({ currency: 'PHP', since: expect.stringMatching(/-01T00:00:00.000Z$/) });
  expect(await platform.call(jackpotWins, { domain_name: 'meridian.localhost' })).toMatchObject({
    amount: '0.00',
  });
});
