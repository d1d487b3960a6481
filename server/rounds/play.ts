import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { isReadUntil, type PostedOperation } from '../ledger/read-operations.ts';

/** What a player has done in some time; what was rolled back in it is taken off. */
export interface Play {
  readonly deposits: Minor;
  readonly depositCount: bigint;
  /** Paid out, less what the bank sent back. */
  readonly withdrawals: Minor;
  readonly bets: bigint;
  readonly stakes: Minor;
  readonly realStakes: Minor;
  /** Of the real stakes, what counts towards rewards: each by the weight that its bet was stored with. */
  readonly countedStakes: Minor;
  readonly payouts: Minor;
  readonly realPayouts: Minor;
  readonly bonusGranted: Minor;
  readonly bonusForfeited: Minor;
  readonly bonusConverted: Minor;
  readonly cashRewards: Minor;
  /** Credits less debits. */
  readonly adjustments: Minor;
}

/** Days as `YYYY-MM-DD`, the first and the one after the last; without a first from the beginning, without a last until now. */
export interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

/** Which days are meant: all, those that begin at midnight in UTC, or those of the site's time zone. */
export type Span = 'always' | { readonly utc: Days } | { readonly site: Days };

/** What a player has done, as the ledger has it at this moment, whether or not the rounds have been added up since. */
export async function readPlay(
  db: Database,
  { siteId, playerId, currency }: WalletKey,
  span: Span,
): Promise<Play> {
  const utc = span !== 'always' && 'utc' in span ? span.utc : undefined;
  const site = span !== 'always' && 'site' in span ? span.site : undefined;
  const { rows } = await sql<Play>`
    select deposits, deposit_count as "depositCount", withdrawals, bets, stakes, real_stakes as "realStakes",
      counted_stakes as "countedStakes", payouts,
      real_payouts as "realPayouts", bonus_granted as "bonusGranted", bonus_forfeited as "bonusForfeited",
      bonus_converted as "bonusConverted", cash_rewards as "cashRewards", adjustments
    from rounds.play_of_player(${siteId}, ${playerId}, ${currency}, ${rangeOf(utc)}, ${rangeOf(site)})`.execute(
    db,
  );
  const [play] = rows;
  if (!play) throw new Error('The play of a player has no row');
  return play;
}

function rangeOf(days: Days | undefined) {
  return sql`daterange(${days?.from ?? null}::date, ${days?.until ?? null}::date)`;
}

/**
 * Add the operations of a batch to the days of their players, in the transaction in which the consumer moves on. A batch
 * holds whole transactions, so that its first and its last position tell which they are.
 */
export async function addDays(trx: Database, entries: readonly PostedOperation[]): Promise<void> {
  const [first, last] = [entries.at(0), entries.at(-1)];
  if (!first || !last) return;
  await sql`
    insert into rounds.player_day as d (site_id, player_id, currency, day, site_day, deposits, deposit_count, withdrawals, bets,
      stakes, real_stakes, counted_stakes, payouts, real_payouts, bonus_granted, bonus_forfeited, bonus_converted, cash_rewards,
      adjustments)
    select site_id, player_id, currency, day, site_day, sum(deposits), sum(deposit_count), sum(withdrawals), sum(bets),
      sum(stakes), sum(real_stakes), sum(counted_stakes), sum(payouts), sum(real_payouts), sum(bonus_granted), sum(bonus_forfeited),
      sum(bonus_converted), sum(cash_rewards), sum(adjustments)
    from rounds.movement
    where xact_id >= ${first.position}::xid8 and xact_id <= ${last.position}::xid8
    group by site_id, player_id, currency, day, site_day
    on conflict (site_id, player_id, currency, day, site_day) do update set
      deposits = d.deposits + excluded.deposits, deposit_count = d.deposit_count + excluded.deposit_count,
      withdrawals = d.withdrawals + excluded.withdrawals, bets = d.bets + excluded.bets, stakes = d.stakes + excluded.stakes,
      real_stakes = d.real_stakes + excluded.real_stakes, counted_stakes = d.counted_stakes + excluded.counted_stakes,
      payouts = d.payouts + excluded.payouts,
      real_payouts = d.real_payouts + excluded.real_payouts, bonus_granted = d.bonus_granted + excluded.bonus_granted,
      bonus_forfeited = d.bonus_forfeited + excluded.bonus_forfeited,
      bonus_converted = d.bonus_converted + excluded.bonus_converted, cash_rewards = d.cash_rewards + excluded.cash_rewards,
      adjustments = d.adjustments + excluded.adjustments`.execute(trx);
}

/** The days before a time are in `rounds.play_by_day` and change no more. Ask some minutes after it. */
export function areDaysCounted(db: Database, before: Date): Promise<boolean> {
  return isReadUntil(db, 'rounds', before);
}

/** Whether a player has a bet that is not settled, as the ledger has it. To be read in a transaction that holds the wallet. */
export async function hasOpenRound(
  trx: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select rounds.has_open_round(${siteId}, ${playerId}, ${currency}) as "isOpen"`.execute(trx);
  return rows[0]?.isOpen ?? true;
}
