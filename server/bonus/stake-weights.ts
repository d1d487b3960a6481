/**
 * How much of a stake of real money counts towards rewards: tokens, VIP levels, cashback, referrals, missions, leaderboards
 * and what promotions ask to be staked. The weight of a bet is stored with it; docs/decisions/0104 says why.
 */
import { sql, type Database } from '../kernel/database.ts';
import { wholeWeight } from '../ledger/read-operations.ts';

/** A game, as far as its weight depends on it. */
export interface WeighedGame {
  readonly category: string;
  /** As its provider states it; null if it does not. */
  readonly rtpPercent: string | null;
}

/** The weights that a site has set, in ten-thousandths, by category. */
export type StakeWeights = ReadonlyMap<string, number>;

/** The weight of a category that a site has set none for. All others count whole. */
const usualWeights: StakeWeights = new Map([
  ['arcade', 2_000],
  ['casino', 500],
  ['crash', 2_000],
  ['hash_game', 2_000],
  ['poker', 500],
]);

/** Rewards are priced for games that keep this part of each stake. A game that keeps less counts less. */
export const pricedEdge = 0.03;

/**
 * What a game is taken to keep if the player chooses the odds: providers state the return of the worst of its wagers. The
 * best of the house's returns 99.17 %.
 */
const chosenEdge = 0.008;
const chosenOdds: ReadonlySet<string> = new Set(['arcade', 'crash', 'hash_game']);

/** Players bet against each other there: who is alone has the stake back, whoever wins, and has staked it for nothing. */
const betweenPlayers: ReadonlySet<string> = new Set(['sabong']);

/** Whether a stake in games of a category may come back whole, so that none counts: neither for rewards nor for the wagering of a bonus. */
export function mayBeReturned(category: string): boolean {
  return betweenPlayers.has(category);
}

/** The least part of a stake that a game keeps on average; undefined if that is not known. */
export function statedEdge({ category, rtpPercent }: WeighedGame): number | undefined {
  const stated = rtpPercent === null ? undefined : 1 - Number(rtpPercent) / 100;
  return chosenOdds.has(category) ? Math.min(chosenEdge, stated ?? chosenEdge) : stated;
}

/** The weight of a category on a site, in ten-thousandths, whatever its games return. */
export function categoryWeight(weights: StakeWeights | undefined, category: string): number {
  if (mayBeReturned(category)) return 0;
  return weights?.get(category) ?? usualWeights.get(category) ?? wholeWeight;
}

/**
 * The weight of a stake in a game, in ten-thousandths: its category's, and at most what the game keeps by what rewards are
 * priced for, rounded down. Of a game that is not known, as the category that counts least.
 */
export function stakeWeightOf(weights: StakeWeights | undefined, game: WeighedGame | undefined): number {
  if (!game) {
    const known = [...shownWeights(weights)].filter(([category]) => !mayBeReturned(category));
    return Math.min(wholeWeight, ...known.map(([, weight]) => weight));
  }
  const edge = statedEdge(game);
  const ofCategory = categoryWeight(weights, game.category);
  if (edge === undefined) return ofCategory;
  // Through the fourth decimal of a percentage, as providers state it, so that no digit of a binary fraction decides.
  const ofReturn = Math.floor((Math.round(edge * 1e6) * wholeWeight) / Math.round(pricedEdge * 1e6));
  return Math.max(0, Math.min(ofCategory, ofReturn));
}

/** The categories of a site that do not count whole, with their weights. */
export function shownWeights(weights: StakeWeights | undefined): StakeWeights {
  const none = [...betweenPlayers].map((category) => [category, 0] as const);
  const all = new Map([...usualWeights, ...(weights ?? []), ...none]);
  return new Map(
    [...all].filter(([, weight]) => weight < wholeWeight).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The weights that sites have set. */
export async function readStakeWeights(
  db: Database,
  siteId?: number,
): Promise<ReadonlyMap<number, StakeWeights>> {
  const { rows } = await sql<{ site_id: number; category: string; basis_points: number }>`
    select site_id, category, basis_points from rewards.stake_weight
    where site_id = ${siteId ?? sql`site_id`} order by site_id, category`.execute(db);
  const weights = new Map<number, Map<string, number>>();
  for (const { site_id, category, basis_points } of rows) {
    const ofSite = weights.get(site_id) ?? new Map<string, number>();
    weights.set(site_id, ofSite.set(category, basis_points));
  }
  return weights;
}
