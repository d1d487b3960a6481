import type { z } from 'zod';
import type { leaderboardsFileSchema } from '../engagement/leaderboards/import.ts';
import type { missionsFileSchema } from '../engagement/missions/import.ts';
import type { referralFileSchema } from '../engagement/referral/import.ts';
import type { promotionsFileSchema } from '../bonus/promotions/import-promotions.ts';
import type { minigamesFileSchema } from '../minigames/import-minigames.ts';
import type { StakeWeights } from '../bonus/stake-weights.ts';
import {
  assumedGame,
  averagePrize,
  costOf,
  tokenValue,
  valueOnTerms,
  wageringEdge,
  type PricedGame,
} from './values.ts';

type Promotions = z.infer<typeof promotionsFileSchema>;

/** All rewards of a site, as its brand's files define them. */
export interface SiteRewards {
  readonly siteCode: string;
  /** How much of a stake counts, by category, in ten-thousandths. */
  readonly stakeWeights: StakeWeights;
  readonly vipLevels: readonly { readonly deposit: string; readonly turnover: string }[];
  readonly miniGames: z.infer<typeof minigamesFileSchema>;
  readonly missions: z.infer<typeof missionsFileSchema>;
  readonly leaderboards: z.infer<typeof leaderboardsFileSchema>;
  readonly referral: z.infer<typeof referralFileSchema> | undefined;
  readonly promotions: Promotions | undefined;
}

/** A reward: its maximum value, and the least that has to count of what is staked for it, each time. */
export interface PricedReward {
  readonly name: string;
  readonly value: number;
  readonly turnover: number;
  /** Value divided by turnover; infinite if nothing has to be staked. */
  readonly rate: number;
}

/** A game with what one unit that counts costs in it, and the player's return of a stake including all promotions. */
export interface GamePrice extends PricedGame {
  readonly cost: number;
  readonly returnIncludingPromotions: number;
}

export interface SitePrice {
  readonly siteCode: string;
  /** What one unit that counts costs on average, in the game where it costs least. */
  readonly edge: number;
  /** Dearest last: the games among which a player chooses. */
  readonly games: readonly GamePrice[];
  readonly tokenValue: number;
  readonly rewards: readonly PricedReward[];
  /**
   * The most that anyone, including a ring of accounts, can get per unit that counts, as a share of the unit's least
   * expected loss.
   */
  readonly promotionReturn: number;
  /** The player's largest return per unit staked in any of the games, including all promotions. */
  readonly returnIncludingPromotions: number;
  /** Rewards that a new player gets without staking anything, once per verified contact. */
  readonly gifts: readonly { readonly name: string; readonly value: number }[];
  readonly giftsValue: number;
  readonly acquisitionBudget: number;
  readonly faults: readonly string[];
}

/**
 * Price a site's rewards. However somebody plays, a reward returns at most its rate × what counts of the stakes. The sum of
 * all rates therefore bounds what any player, or ring of accounts, gets per unit that counts. Such a unit costs the edge of
 * the game divided by its weight, and the least of that over all games is what the cheapest play costs. The house profits
 * from every way of playing exactly if the sum is below it. Gifts to new players are compared with the site's acquisition
 * budget.
 */
export function priceSite(site: SiteRewards, among: readonly PricedGame[]): SitePrice {
  const games = among.length === 0 ? [assumedGame] : among;
  const edge = Math.min(...games.map((game) => costOf(game.edge, game.weight)));
  const token = tokenValue(site.miniGames.games);
  const worth = (reward: { kind: string; amount: string }): number => {
    const amount = Number(reward.amount);
    if (reward.kind === 'token') return amount === 0 ? 0 : amount * token;
    const terms = site.promotions?.award_terms;
    return reward.kind === 'bonus' && terms
      ? valueOnTerms(terms, amount, 0, wageringEdge(terms, games))
      : amount;
  };
  const claims = priceClaims(site, games);
  const rewards = [
    ...tokenRules(site, worth),
    ...freePlays(site, token),
    ...missions(site, worth),
    ...leaderboards(site, worth),
    ...referral(site),
    ...birthdayGifts(site),
    ...cashback(site),
    ...claims.cycles,
  ];
  const rate = rewards.reduce((sum, reward) => sum + reward.rate, 0);
  const giftsValue = claims.gifts.reduce((sum, { value }) => sum + value, 0);
  const acquisitionBudget = Number(site.promotions?.acquisition_budget ?? 0);
  const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
  const faults = [
    ...rewards
      .filter((reward) => reward.rate >= edge)
      .map(({ name, rate: own }) => `${name} alone gives ${percent(own)} of what is staked for it`),
    ...(rate >= edge
      ? [
          `all rewards together give ${percent(rate)} of what counts of the stakes, the cheapest game takes ${percent(edge)}`,
        ]
      : []),
    ...(giftsValue > acquisitionBudget
      ? [
          `a new player's gifts are worth up to ${giftsValue.toFixed(2)}, above the acquisition_budget of ${acquisitionBudget.toFixed(2)}`,
        ]
      : []),
  ];
  return {
    siteCode: site.siteCode,
    edge,
    games: pricesOf(games, rate),
    tokenValue: token,
    rewards,
    promotionReturn: rate / edge,
    returnIncludingPromotions: Math.max(
      ...pricesOf(games, rate).map((game) => game.returnIncludingPromotions),
    ),
    gifts: claims.gifts,
    giftsValue,
    acquisitionBudget,
    faults,
  };
}

function pricesOf(games: readonly PricedGame[], rate: number): GamePrice[] {
  return games
    .map((game) => ({
      ...game,
      cost: costOf(game.edge, game.weight),
      returnIncludingPromotions: 1 - game.edge + game.weight * rate,
    }))
    .toSorted((a, b) => a.cost - b.cost);
}

type Worth = (reward: { kind: string; amount: string }) => number;

function priced(name: string, value: number, turnover: number): PricedReward {
  const rate = value === 0 ? 0 : turnover <= 0 ? Infinity : value / turnover;
  return { name, value, turnover, rate };
}

/** The best reward of several, for cases where a player gets only one. */
function best(rewards: readonly PricedReward[]): PricedReward[] {
  const [first] = rewards.toSorted((a, b) => b.rate - a.rate);
  return first ? [first] : [];
}

/** Deposits count only up to the amount staked, so both rules need a full step of stakes. */
function tokenRules({ miniGames }: SiteRewards, worth: Worth): PricedReward[] {
  return miniGames.token_rules.map(({ rule, step, tokens }) =>
    priced(`tokens by ${rule}`, worth({ kind: 'token', amount: tokens }), Number(step)),
  );
}

function freePlays({ miniGames }: SiteRewards, token: number): PricedReward[] {
  return miniGames.games
    .filter(({ free_every_hours }) => free_every_hours !== null)
    .map(({ game_id, prizes, free_turnover }) => {
      const { cash, tokens } = averagePrize(prizes);
      return priced(
        `free play of ${game_id}`,
        cash + (tokens === 0 ? 0 : tokens * token),
        Number(free_turnover),
      );
    });
}

/**
 * The least stakes that complete a mission. A win needs at least a bet, and deposits count only up to the amount
 * staked.
 */
function missions(site: SiteRewards, worth: Worth): PricedReward[] {
  return site.missions.map((mission) => {
    const target = Number(mission.target);
    const byMetric =
      mission.metric === 'turnover' || mission.metric === 'deposit_amount'
        ? target
        : mission.metric === 'bets' || mission.metric === 'wins'
          ? target * Number(mission.minimum_stake)
          : 0;
    const turnover = Math.max(byMetric, Number(mission.turnover));
    return priced(`mission ${mission.mission_id}`, worth(mission.reward), turnover);
  });
}

/** Assumes no competitors. A prize is paid in full at its turnover, and in proportion below it. */
function leaderboards(site: SiteRewards, worth: Worth): PricedReward[] {
  return site.leaderboards.flatMap(({ leaderboard_id, prizes }) =>
    best(
      prizes.map((prize) =>
        priced(`leaderboard ${leaderboard_id}, rank ${prize.from}`, worth(prize), Number(prize.turnover)),
      ),
    ),
  );
}

/**
 * Assumes a ring: one account earns by what another stakes. With basis `ngr` a day's loss can equal all of its stakes that
 * count, and no more of it is paid for.
 */
function referral({ referral: terms }: SiteRewards): PricedReward[] {
  if (!terms?.is_active) return [];
  const percent = Math.max(...terms.tiers.map((tier) => Number(tier.percent)));
  return [
    priced(`referral commission (${terms.basis})`, percent * 10, 1000),
    priced(
      'referral invite',
      Number(terms.invite.reward),
      Math.max(Number(terms.invite.turnover), Number(terms.invite.deposit)),
    ),
  ];
}

/**
 * A gift comes once a year to players on the level. They can reach it, keep it for twelve months, or lose it and reach
 * it again.
 */
function birthdayGifts({ vipLevels, promotions }: SiteRewards): PricedReward[] {
  const gifts = (promotions?.vip ?? []).map(({ birthday_gift, keep_turnover, keep_deposit }, level) => {
    const turnover = stakesOf(vipLevels[level]);
    const below = level === 0 ? 0 : stakesOf(vipLevels[level - 1]);
    const kept = 12 * Math.max(Number(keep_turnover), Number(keep_deposit));
    return priced(`birthday gift of level ${level}`, Number(birthday_gift), Math.min(turnover - below, kept));
  });
  return best(gifts);
}

function stakesOf(level: { deposit: string; turnover: string } | undefined): number {
  return Math.max(Number(level?.deposit ?? 0), Number(level?.turnover ?? 0));
}

/** A week's loss can equal all of its stakes that count, and no more of it is paid for, so only `maximum_of_stakes` keeps the rate below the percentage. */
function cashback({ promotions }: SiteRewards): PricedReward[] {
  const vip = Math.max(0, ...(promotions?.vip ?? []).map((level) => level.cashback_hundredths / 100));
  return (promotions?.promotions ?? []).flatMap(({ code, offer }) => {
    if (offer.kind !== 'cashback') return [];
    const percent = Math.min(Math.max(offer.percent, vip), Number(offer.maximum_of_stakes ?? 100));
    return [priced(`cashback ${code}`, percent * 10, 1000)];
  });
}

/** A one-time offer without required stakes is a gift. Every other offer is priced by its required stakes. */
function priceClaims(site: SiteRewards, games: readonly PricedGame[]) {
  const cycles: PricedReward[] = [];
  const gifts: { name: string; value: number }[] = [];
  for (const { code, offer, bonus_terms } of site.promotions?.promotions ?? []) {
    if (offer.kind === 'cashback' || offer.kind === 'award' || !bonus_terms) continue;
    const { bonus, deposit } = largest(offer, games);
    const value = valueOnTerms(bonus_terms, bonus, deposit, wageringEdge(bonus_terms, games));
    const name = `${offer.kind} ${code}`;
    const isOnce = offer.claim_period === 'once';
    if (offer.minimum_stakes === undefined && isOnce) gifts.push({ name, value });
    else cycles.push(priced(name, value, Number(offer.minimum_stakes ?? 0)));
  }
  return { cycles, gifts };
}

type Claimable = Exclude<Promotions['promotions'][number]['offer'], { kind: 'cashback' | 'award' }>;

/**
 * The largest bonus of an offer and the deposit it requires. Free spins are worth the expected return of their stakes.
 */
function largest(offer: Claimable, games: readonly PricedGame[]): { bonus: number; deposit: number } {
  if (offer.kind === 'no_deposit') return { bonus: Number(offer.amount), deposit: 0 };
  if (offer.kind === 'free_spins') {
    const spun = games.filter(({ category }) => category === 'slot_game');
    const edge = Math.min(...(spun.length === 0 ? games : spun).map((game) => game.edge));
    return { bonus: offer.count * Number(offer.spin_value) * (1 - edge), deposit: 0 };
  }
  const bonus = Number(offer.maximum_bonus);
  return { bonus, deposit: (bonus * 100) / offer.percent };
}
