/** The pots of the house's progressive jackpots as they stand. */
import { currencies } from '@marquee/contract/currencies.ts';
import type { ListedJackpot } from '@marquee/contract/providers/jackpot.ts';
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import type { SlotDefinition } from '../../kinds/slot/engine/definition.ts';
import { potBounds } from '../../kit/jackpot/rules.ts';
import type { Pot } from '../../kinds/slot/play-api.ts';
import { jackpotOf, type SlotHouseGame } from '../house.ts';
import type { Session } from '../sessions.ts';
import type { Queryable } from '../transaction.ts';

/** Opens the first pot of every jackpot in every currency where there is none, with the lanes of what is carried. */
export async function openFirstPots(
  client: Queryable,
  games: readonly SlotDefinition[],
  now: Date,
): Promise<void> {
  const pots = games.flatMap(({ code, jackpot }) =>
    jackpot
      ? [...currencies.keys()].map((currency) => ({ code, currency, ...potBounds(jackpot, currency) }))
      : [],
  );
  if (pots.length === 0) return;
  await client.query(
    `WITH pot AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) AS p (jackpot_id, currency, seed, must_pay_by)
     ), opened AS (
       INSERT INTO house.jackpot (jackpot_id, currency, pot, seed, seed_added, must_pay_by, amount, opened_at)
       SELECT jackpot_id, currency, 1, seed, seed, must_pay_by, seed, $5 FROM pot ON CONFLICT DO NOTHING
     )
     INSERT INTO house.jackpot_lane (jackpot_id, currency, lane)
     SELECT jackpot_id, currency, lane FROM pot CROSS JOIN generate_series(0, 63) AS lane ON CONFLICT DO NOTHING`,
    [
      pots.map(({ code }) => code),
      pots.map(({ currency }) => currency),
      pots.map(({ seed }) => seed.toString()),
      pots.map(({ mustPayBy }) => mustPayBy.toString()),
      now,
    ],
  );
}

type PotRow = {
  jackpot_id: string;
  currency: string;
  pot: number;
  amount: string;
  must_pay_by: string;
  saved: string;
  paid: string | null;
  won_at: Date | null;
};

/** The pots in force: all of them, or those of one jackpot in one currency. No round waits for who reads them. */
export async function readPots(
  client: Queryable,
  only: { jackpotId: string; currency: string } | null = null,
): Promise<ListedJackpot[]> {
  const { rows } = await client.query<PotRow>(
    `SELECT j.jackpot_id, j.currency, j.pot, j.amount, j.must_pay_by, j.saved, w.paid, w.won_at
     FROM house.jackpot j
     LEFT JOIN house.jackpot_won w ON w.jackpot_id = j.jackpot_id AND w.currency = j.currency AND w.pot = j.pot - 1
     WHERE $1::text IS NULL OR (j.jackpot_id = $1 AND j.currency = $2)
     ORDER BY j.jackpot_id, j.currency`,
    [only?.jackpotId ?? null, only?.currency ?? null],
  );
  return rows.map((row) => ({
    id: row.jackpot_id,
    game_codes: [row.jackpot_id],
    currency: row.currency,
    number: row.pot,
    amount: row.amount,
    must_pay_by: row.must_pay_by,
    saved: row.saved,
    last_won:
      row.paid === null || row.won_at === null ? null : { amount: row.paid, at: row.won_at.toISOString() },
  }));
}

/** The pot that a session plays for; null in a game without one. Demo play, which cannot win it, is shown that of euros. */
export async function potOfSession(
  client: Queryable,
  game: SlotHouseGame,
  session: Session,
): Promise<Pot | null> {
  if (!jackpotOf(game)) return null;
  const currency = session.currency === demoCurrency ? 'EUR' : session.currency;
  const [pot] = await readPots(client, { jackpotId: game.code, currency });
  return pot ? { number: pot.number, amount_minor: pot.amount, must_pay_by_minor: pot.must_pay_by } : null;
}
