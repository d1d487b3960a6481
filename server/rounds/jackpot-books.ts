import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { kinds } from '../ledger/accounts.ts';

/** What the ledger has booked of a provider's jackpots in a currency, over all sites. */
export interface JackpotBooks {
  readonly currency: string;
  /** Less what was taken back. */
  readonly contributed: Minor;
  readonly seeds: Minor;
  /** Less what was taken back. */
  readonly paid: Minor;
}

/** Reads every posting of the provider; on a large ledger, run it on a replica. */
export async function readJackpotBooks(db: Database, providerCode: string): Promise<JackpotBooks[]> {
  const { jackpot_contribution, jackpot_return, jackpot_payout, jackpot_payout_return, jackpot_seed } = kinds;
  const sumOf = (plus: number, minus: number | null) =>
    sql`coalesce(sum(case j.kind when ${sql.lit(plus)} then j.amount when ${sql.lit(minus ?? -1)} then -j.amount end), 0)::bigint`;
  const { rows } = await sql<JackpotBooks>`
    select j.currency,
      ${sumOf(jackpot_contribution.code, jackpot_return.code)} as contributed,
      ${sumOf(jackpot_seed.code, null)} as seeds,
      ${sumOf(jackpot_payout.code, jackpot_payout_return.code)} as paid
    from ledger.journal j
    where j.source = ${providerCode} and j.kind between ${sql.lit(jackpot_contribution.code)} and ${sql.lit(jackpot_payout_return.code)}
    group by j.currency order by j.currency`.execute(db);
  return rows;
}

export type JackpotSums = Omit<JackpotBooks, 'currency'>;

/** What a provider says of one of its jackpots. */
export interface JackpotSide extends JackpotSums {
  readonly currency: string;
  /** Contributions whose bets are not answered yet, and what settled rounds have not told us yet. */
  readonly onTheirWay: JackpotSums;
  /** A seed that no entry has told yet. */
  readonly untoldSeed: Minor;
}

/** One figure on both sides. The provider's may lie between two, because of what is on its way. */
export interface JackpotComparison {
  readonly currency: string;
  readonly what: 'contributions' | 'seeds' | 'payouts';
  readonly ledger: Minor;
  readonly least: Minor;
  readonly most: Minor;
  readonly isSame: boolean;
}

const nothing: JackpotSums = { contributed: 0n, seeds: 0n, paid: 0n };

/** Compare what a provider's pots have taken in and paid with what the ledger has booked, in each currency in which there is any. */
export function compareJackpots(
  books: readonly JackpotBooks[],
  pots: readonly JackpotSide[],
): JackpotComparison[] {
  const played = pots.filter((pot) => pot.contributed + pot.paid + pot.onTheirWay.contributed > 0n);
  const currencies = new Set([...books, ...played].map(({ currency }) => currency));
  return [...currencies].toSorted().flatMap((currency) => {
    const booked = books.find((each) => each.currency === currency) ?? nothing;
    const ours = pots.filter((pot) => pot.currency === currency);
    const sum = (of: (pot: JackpotSide) => Minor): Minor => ours.reduce((total, pot) => total + of(pot), 0n);
    const side = (what: JackpotComparison['what'], ledger: Minor, least: Minor, most: Minor) => ({
      currency,
      what,
      ledger,
      least,
      most,
      isSame: ledger >= least && ledger <= most,
    });
    return [
      side(
        'contributions',
        booked.contributed,
        sum((pot) => pot.contributed),
        sum((pot) => pot.contributed + pot.onTheirWay.contributed),
      ),
      side(
        'seeds',
        booked.seeds,
        sum((pot) => pot.seeds - pot.untoldSeed - pot.onTheirWay.seeds),
        sum((pot) => pot.seeds - pot.untoldSeed),
      ),
      side(
        'payouts',
        booked.paid,
        sum((pot) => pot.paid - pot.onTheirWay.paid),
        sum((pot) => pot.paid),
      ),
    ];
  });
}
