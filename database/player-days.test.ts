import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEarlierDatabase, type EarlierDatabase } from '../tests/earlier-database.ts';

let database: EarlierDatabase;

beforeAll(async () => {
  // The last migration before the days of players were counted in one place.
  database = await createEarlierDatabase('0334');
});

afterAll(() => database.drop());

test('a database of an earlier version is left with the days of its ledger up to where the rounds are, and its turnover as it stood', async () => {
  const { owner } = database;
  // Kinds: 1 deposit, 2 bet, 3 win, 4 rollback, 10 bonus granted. In Manila 23:00 UTC is the next day. The last one was not counted yet.
  await owner.query(`
    insert into sites.site (site_id, site_code, site_name, logo_text, currency, theme_code, theme_color, logo1, logo2, logo3, favicon,
      share_image, play_money, withdrawal_minimum, withdrawal_maximum, withdrawals_per_day, turnover_multiple, time_zone)
    overriding system value
    values (1, 'aurum', 'Aurum', 'AURUM', 'PHP', 'casino1', 'gold', '', '', '', '', '', true, 1, 1, 1, 1, 'Asia/Manila');
    insert into ledger.operation (site_id, player_id, source, external_id, kind, currency, amount, real_amount, bonus_amount,
      sequence, reference, round_id, posted_at, xact_id) values
      (1, 7, 's', 'd', 1, 'PHP', 1000, 1000, 0, 1, null, null, '2026-03-01 23:00Z', '100'),
      (1, 7, 's', 'g', 10, 'PHP', 400, 0, 400, 2, null, null, '2026-03-01 23:00Z', '100'),
      (1, 7, 's', 'b1', 2, 'PHP', 1200, 1000, 200, 3, null, 'r1', '2026-03-01 23:30Z', '101'),
      (1, 7, 's', 'w1', 3, 'PHP', 600, 500, 100, 4, 'b1', 'r1', '2026-03-02 00:10Z', '102'),
      (1, 7, 's', 'b2', 2, 'PHP', 50, 50, 0, 5, null, null, '2026-03-02 00:20Z', '103'),
      (1, 7, 's', 'x1', 4, 'PHP', 1200, 1000, 200, 6, 'b1', null, '2026-03-03 12:00Z', '104'),
      (1, 7, 's', 'x2', 4, 'PHP', 0, 0, 0, null, 'b1', null, '2026-03-03 12:01Z', '105'),
      (1, 7, 's', 'b3', 2, 'PHP', 70, 70, 0, 7, null, 'r3', '2026-03-03 12:02Z', '106');
    insert into ledger.closure (site_id, player_id, source, external_id, closed_by) values (1, 7, 's', 'b1', 'x1');
    insert into ledger.outbox_consumer (consumer, position) values ('rounds', '105');
    insert into rounds.turnover (site_id, player_id, currency, stake, payout) values (1, 7, 'PHP', 0, 600);
    insert into cashier.turnover_requirement (site_id, player_id, currency, required, stake_mark) values (1, 7, 'PHP', 900, -20)`);

  await database.bringUpToDate();
  const days = await owner.query(
    `select day::text, site_day::text, deposits::int, bets, stakes::int, real_stakes::int, payouts::int, real_payouts::int,
       bonus_granted::int from rounds.player_day order by 1, 2`,
  );
  const nothing = {
    deposits: 0,
    bets: 0,
    stakes: 0,
    real_stakes: 0,
    payouts: 0,
    real_payouts: 0,
    bonus_granted: 0,
  };
  expect(days.rows).toEqual([
    {
      ...nothing,
      day: '2026-03-01',
      site_day: '2026-03-02',
      deposits: 1000,
      bets: 1,
      stakes: 1200,
      real_stakes: 1000,
      bonus_granted: 400,
    },
    {
      ...nothing,
      day: '2026-03-02',
      site_day: '2026-03-02',
      bets: 1,
      stakes: 50,
      real_stakes: 50,
      payouts: 600,
      real_payouts: 500,
    },
    { ...nothing, day: '2026-03-03', site_day: '2026-03-03', bets: -1, stakes: -1200, real_stakes: -1000 },
  ]);
  // Of the 900 that are required 20 were done: the bet without a round, which was not counted before, counts no second time.
  const { rows } = await owner.query(
    `select (play.stakes - r.stake_mark)::int as done
     from cashier.turnover_requirement r, rounds.play_of_player(1, 7, 'PHP', '(,)', '(,)') play`,
  );
  expect(rows).toEqual([{ done: 20 + 70 }]);
});
