/** Whether the pots add up: every entry begins where the one before ended, and nothing is lost between stakes and payouts. */
import type { Queryable } from '../transaction.ts';

/** What does not add up, in words; empty if all does. One snapshot, and it locks nothing. */
export async function faultsOfPots(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    `WITH entry AS (
       SELECT e.*, lag(e.number, 1, 0::bigint) OVER pots AS number_before, lag(e.after) OVER pots AS after_before
       FROM house.jackpot_entry e WHERE e.state = 'entered'
       WINDOW pots AS (PARTITION BY e.jackpot_id, e.currency, e.pot ORDER BY e.number)
     ), pot AS (
       SELECT jackpot_id, currency, pot, seed, contributed, entries, must_pay_by, NULL::bigint AS paid, NULL::bigint AS round_id
       FROM house.jackpot
       UNION ALL
       SELECT jackpot_id, currency, pot, seed, contributed, entries, must_pay_by, paid, round_id FROM house.jackpot_won
     ), entered AS (
       SELECT jackpot_id, currency, pot, count(*) AS entries, sum(contribution) AS contributed, sum(paid) AS paid,
         sum(seed_told) AS seed_told, max(round_id) FILTER (WHERE paid > 0) AS round_id, count(*) FILTER (WHERE paid > 0) AS won
       FROM entry GROUP BY 1, 2, 3
     ), total AS (
       SELECT j.jackpot_id, j.currency, j.amount + j.saved AS held,
         j.seed_added + j.contributed + coalesce(sum(w.seed_added + w.contributed - w.paid), 0) AS expected
       FROM house.jackpot j LEFT JOIN house.jackpot_won w USING (jackpot_id, currency)
       GROUP BY j.jackpot_id, j.currency
     ), lane AS (
       SELECT l.jackpot_id, l.currency, l.lane, l.carried,
         coalesce(sum(e.share - e.contribution * e.parts) FILTER (WHERE e.state <> 'void'), 0) AS expected
       FROM house.jackpot_lane l LEFT JOIN house.jackpot_entry e USING (jackpot_id, currency, lane)
       GROUP BY l.jackpot_id, l.currency, l.lane, l.carried
     )
     SELECT format('%s %s pot %s entry %s does not follow the one before it', jackpot_id, currency, pot, number) AS fault
     FROM entry WHERE number <> number_before + 1 OR before <> coalesce(after_before, before)
     UNION ALL
     SELECT format('%s %s pot %s entry %s is won by another rule', jackpot_id, currency, pot, number)
     FROM entry WHERE (paid > 0) <> (after >= must_pay_by OR draw * (must_pay_by - before) < (after - before)::numeric * 18446744073709551616)
     UNION ALL
     SELECT format('%s %s pot %s does not add up to its entries', jackpot_id, currency, pot)
     FROM pot LEFT JOIN entered e USING (jackpot_id, currency, pot)
     WHERE (pot.entries, pot.contributed) IS DISTINCT FROM (coalesce(e.entries, 0), coalesce(e.contributed, 0))
       OR (pot.paid IS NOT NULL AND (pot.paid, pot.round_id, 1) IS DISTINCT FROM (e.paid, e.round_id, e.won))
       OR (pot.paid IS NULL AND coalesce(e.won, 0) <> 0)
     UNION ALL
     SELECT format('%s %s holds %s and not %s', jackpot_id, currency, held, expected) FROM total WHERE held <> expected
     UNION ALL
     SELECT format('%s %s lane %s carries %s and not %s', jackpot_id, currency, lane, carried, expected)
     FROM lane WHERE carried <> expected
     UNION ALL
     SELECT format('%s %s is still asked for by round %s, whose bet is answered', jackpot_id, e.currency, public_id)
     FROM house.jackpot_entry e JOIN house.round r USING (round_id) WHERE e.state = 'asked' AND r.state <> 'opened'`,
  );
  return rows.map(({ fault }) => fault);
}
