/** What games really returned to players, and how far chance explains that it differs from what they should return. */
import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';

/** What is summed up over the settled rounds of one game in one currency. Squares are in units of the currency. */
export interface PlayedRounds {
  readonly rounds: number;
  readonly stake: Minor;
  readonly payout: Minor;
  readonly stakeSquares: number;
  readonly payoutSquares: number;
  /** The sum of each round's stake times its payout. */
  readonly products: number;
}

export interface ReturnTheory {
  /** 0.96 for 96 %. Undefined if the provider does not tell. */
  readonly return: number | undefined;
  /** The standard deviation of a round's win, in bets. Undefined if the provider does not tell. */
  readonly deviation: number | undefined;
}

export interface Judgement {
  readonly actual: number;
  readonly band: { readonly low: number; readonly high: number } | null;
  readonly spread: 'provider' | 'sample' | null;
  readonly verdict: 'within' | 'above' | 'below' | 'too_few' | 'no_theory';
}

/** 99.9 % of a normal distribution are within so many standard deviations: of 1,000 fair games one is outside. */
export const bandDeviations = 3.290_527;
/**
 * From how many rounds of equal stakes on something is said. A spread that is estimated from the rounds themselves has not seen the
 * rare wins of a short period, so that needs more of them.
 */
export const fewest = { provider: 1_000, sample: 10_000 } as const;

/**
 * The return of a period is the sum of wins over the sum of stakes. With a deviation of `d` bets, its standard error is
 * d × √Σs² / Σs for the stakes s. From a sample it is that of a ratio estimator, √Σ(w − R s)² / Σs, with R the actual return
 * (Cochran, Sampling Techniques, 3rd ed., 6.3). Where both are known the wider is taken: a bought feature spreads further than the
 * base game whose deviation the provider tells.
 */
export function judge(played: PlayedRounds, theory: ReturnTheory): Judgement {
  const stake = Number(played.stake) / unit;
  const payout = Number(played.payout) / unit;
  const actual = payout / stake;
  const none = { actual, band: null, spread: null };
  if (theory.return === undefined) return { ...none, verdict: 'no_theory' };
  // Rounds of unequal stakes tell as much as fewer of equal ones.
  const equalRounds = stake ** 2 / played.stakeSquares;
  const squares = Math.max(
    0,
    played.payoutSquares - 2 * actual * played.products + actual ** 2 * played.stakeSquares,
  );
  const sampleError = Math.sqrt((squares * played.rounds) / Math.max(1, played.rounds - 1)) / stake;
  const providerError = (theory.deviation ?? 0) / Math.sqrt(equalRounds);
  const source = theory.deviation === undefined ? 'sample' : 'provider';
  if (equalRounds < fewest[source]) return { ...none, verdict: 'too_few' };
  const error = bandDeviations * Math.max(sampleError, providerError);
  const band = { low: Math.max(0, theory.return - error), high: theory.return + error };
  const spread = sampleError > providerError ? 'sample' : 'provider';
  const verdict = actual > band.high ? 'above' : actual < band.low ? 'below' : 'within';
  return { actual, band, spread, verdict };
}

const unit = 100_000;

/** The settled rounds of each game and currency that began in a time, its end excluded, most staked first. */
export async function readPlayedGames(
  db: Database,
  query: {
    sites: readonly number[] | undefined;
    providerCode: string | undefined;
    from: Date;
    to: Date;
  },
) {
  const { rows } = await sql<
    PlayedRounds & {
      providerCode: string;
      gameCode: string;
      gameName: string;
      currency: string;
      rtpPercent: string | null;
      deviationBets: string | null;
    }
  >`
    select played.*, coalesce(game.game_name, played."gameCode") as "gameName", game.rtp_percent as "rtpPercent",
      game.deviation_bets as "deviationBets"
    from (
      select provider_code as "providerCode", game_code as "gameCode", currency, count(*)::int as rounds,
        sum(stake)::bigint as stake, sum(payout)::bigint as payout,
        sum((stake / ${unit}::float8) ^ 2) as "stakeSquares", sum((payout / ${unit}::float8) ^ 2) as "payoutSquares",
        sum((stake / ${unit}::float8) * (payout / ${unit}::float8)) as products
      from rounds.round
      where status = 'settled' and stake > 0 and opened_at >= ${query.from} and opened_at < ${query.to}
        and (${query.sites === undefined} or site_id = any(${query.sites ?? []}::int[]))
        and (${query.providerCode ?? null}::text is null or provider_code = ${query.providerCode ?? null})
      group by 1, 2, 3
    ) played
    left join catalog.listed_game game
      on game.provider_code = played."providerCode" and game.game_code = played."gameCode"
    order by played.stake desc, played."providerCode", played."gameCode", played.currency
    limit 2000`.execute(db);
  return rows;
}
