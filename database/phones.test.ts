import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEarlierDatabase, type EarlierDatabase } from '../tests/earlier-database.ts';

let database: EarlierDatabase;

beforeAll(async () => {
  // The last migration before numbers were brought into one form by the site's country.
  database = await createEarlierDatabase('0371');
});

afterAll(() => database.drop());

test('numbers that an earlier version kept with their zero are left without it, unless another player has verified them', async () => {
  const { owner } = database;
  await owner.query(`
    insert into sites.site (site_id, site_code, site_name, logo_text, currency, theme_code, theme_color, logo1, logo2, logo3, favicon,
      share_image, play_money, withdrawal_minimum, withdrawal_maximum, withdrawals_per_day, turnover_multiple, time_zone, country)
    overriding system value
    select site_id, 'site' || site_id, 'S', 'S', 'PHP', 'casino1', 'gold', '', '', '', '', '', true, 1, 1, 1, 1, 'Asia/Manila', country
    from (values (1, 'PH'), (2, 'MT')) site (site_id, country)`);
  const given = [
    { site: 1, account: 'local', phone: '+09171110001', verified: true, left: '+639171110001' },
    { site: 1, account: 'zero', phone: '+6309171110002', verified: true, left: '+639171110002' },
    { site: 1, account: 'waits', phone: '+09171110003', verified: false, left: '+639171110003' },
    // Two forms of one phone: the number stays that of the player who was there first.
    { site: 1, account: 'first', phone: '+09171110004', verified: true, left: '+639171110004' },
    { site: 1, account: 'second', phone: '+6309171110004', verified: true, left: '+6309171110004' },
    { site: 1, account: 'late', phone: '+09171110005', verified: true, left: '+09171110005' },
    { site: 1, account: 'owner', phone: '+639171110005', verified: true, left: '+639171110005' },
    // Numbers that were right, of other countries, or of nobody knows which.
    { site: 1, account: 'abroad', phone: '+35699123456', verified: true, left: '+35699123456' },
    { site: 2, account: 'malta', phone: '+09171110001', verified: true, left: '+09171110001' },
    { site: 2, account: 'visitor', phone: '+6309171110002', verified: true, left: '+639171110002' },
  ];
  for (const { site, account, phone, verified } of given) {
    await owner.query(
      `insert into players.player (site_id, account_id, password_hash, full_name, birth_date, contact_phone, contact_email,
         phone_verified_at, language, currency, terms_accepted_at, accepts_marketing, referrer_code, ch, cm, pp, affiliate_code,
         fbp, appsflyer_id, visitor_id, created_at)
       values ($1, $2, '', 'Rosa', '1990-04-12', $3, $2 || '@example.test', case when $4::bool then now() end, 'EN', 'PHP', now(),
         false, '', '', '', '', '', '', '', '', now())`,
      [site, account, phone, verified],
    );
  }
  await database.bringUpToDate();
  const { rows } = await owner.query(
    'select account_id as account, contact_phone as phone from players.player order by player_id',
  );
  expect(rows).toEqual(given.map(({ account, left }) => ({ account, phone: left })));
});
