import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { readDays } from './days.ts';

let casino: CasinoFixture;
beforeAll(async () => {
  casino = await createCasinoFixture();
  for (const day of ['2026-03-05', '2026-03-20', '2026-05-12']) await played(day);
});
afterAll(() => casino.close());

/** Count a bet of a player who bet on no other day. */
async function played(day: string): Promise<void> {
  const { siteId, playerId } = await casino.newPlayer();
  await casino.asOwner(
    `insert into reports.player_day (site_id, day, currency, player_id, is_new, first_bet_hour, bets, turnover, wins,
       jackpot_contributions, jackpot_payouts, jackpot_seeds, bonus_cost, deposits, deposit_count, withdrawals, withdrawal_count)
     values ($1, $2, 'PHP', $3, false, 9, 1, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [siteId, day, playerId],
  );
  await casino.asOwner(
    `insert into reports.player_month (site_id, month, currency, player_id) values ($1, date_trunc('month', $2::date), 'PHP', $3)`,
    [siteId, day, playerId],
  );
}

test.each([
  ['2026-03-01', '2026-05-31', 3],
  ['2026-03-10', '2026-04-30', 1],
  ['2026-03-10', '2026-05-11', 1],
  ['2026-03-10', '2026-05-12', 2],
  ['2026-03-21', '2026-04-30', 0],
  ['2026-03-05', '2026-03-05', 1],
  ['2026-04-01', '2026-04-30', 0],
])('from %s to %s %i players bet, whether whole months are counted or days', async (from, to, active) => {
  const span = { sites: [casino.siteId], from, to, currency: 'PHP', currencies: ['PHP'] };
  expect((await readDays(casino.app.db, span)).total.active_players).toBe(active);
});
