import type { RewardChange } from '@marquee/contract/operator-rewards.ts';
import { stakeWeightsFileSchema, weightsOfFile, exportStakeWeights } from '../bonus/brand-stake-weights.ts';
import type { StakeWeights } from '../bonus/stake-weights.ts';
import { exportPromotions } from '../bonus/promotions/export-promotions.ts';
import { promotionsFileSchema } from '../bonus/promotions/import-promotions.ts';
import { exportLeaderboards } from '../engagement/leaderboards/export.ts';
import { leaderboardsFileSchema } from '../engagement/leaderboards/import.ts';
import { exportMissions } from '../engagement/missions/export.ts';
import { missionsFileSchema } from '../engagement/missions/import.ts';
import { exportReferral } from '../engagement/referral/export.ts';
import { referralFileSchema } from '../engagement/referral/import.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { exportMiniGames } from '../minigames/export-minigames.ts';
import { minigamesFileSchema } from '../minigames/import-minigames.ts';
import { priceSite, type SitePrice, type SiteRewards } from '../pricing/price-site.ts';
import { sitePricedGames } from '../pricing/site-games.ts';
import { inEveryLanguage } from '../sites/words.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';
import { exportBenefits } from '../vip/brand-benefits.ts';
import { exportLevels } from '../vip/brand-levels.ts';
import { hundredthsOf } from '../vip/document.ts';

/** A reward by which somebody could gain; `all` for all of them together. */
export interface TooDear {
  readonly name: string;
  /** What it returns of the stakes that it asks for; infinite if it asks for none. */
  readonly rate: number;
}

/** What the rewards of a site are worth at most, now and with a change of one document. */
export interface RewardPrice {
  readonly before: SitePrice;
  readonly after: SitePrice;
  readonly tooDear: readonly TooDear[];
}

/**
 * Price a change as `rewards:prove` prices a brand's folder. It is too dear if a reward, or all together, would return at least what
 * play loses, and more than now: so rewards that are too dear already can be made cheaper step by step.
 */
export async function priceChange(
  db: Database,
  site: DocumentSite,
  change: RewardChange,
  now: Date,
): Promise<RewardPrice> {
  const [rewards, games] = await Promise.all([
    siteRewardsOf(db, site, now),
    sitePricedGames(db, site.siteId),
  ]);
  const among = [...games.values()];
  return compared(priceSite(rewards, among), priceSite(withChange(rewards, change), among));
}

/** Price the rewards of a site if stakes counted by other weights. */
export async function priceWeights(
  db: Database,
  site: DocumentSite,
  stakeWeights: StakeWeights,
  now: Date,
): Promise<RewardPrice> {
  const rewards = await siteRewardsOf(db, site, now);
  const before = await sitePricedGames(db, site.siteId);
  const after = await sitePricedGames(db, site.siteId, stakeWeights);
  return compared(
    priceSite(rewards, [...before.values()]),
    priceSite({ ...rewards, stakeWeights }, [...after.values()]),
  );
}

function compared(before: SitePrice, after: SitePrice): RewardPrice {
  const rateBefore = (name: string): number =>
    before.rewards.find((reward) => reward.name === name)?.rate ?? 0;
  const alone = after.rewards.filter(({ name, rate }) => rate >= after.edge && rate > rateBefore(name));
  const isAllTooDear = after.promotionReturn >= 1 && after.promotionReturn > before.promotionReturn;
  return {
    before,
    after,
    tooDear: [
      ...alone.map(({ name, rate }) => ({ name, rate })),
      ...(isAllTooDear ? [{ name: 'all', rate: after.promotionReturn * after.edge }] : []),
    ],
  };
}

/** Check that nobody could gain by a change. Throws `rewardsTooDear` and says by what. */
export function requireAffordable({ tooDear, after }: RewardPrice): void {
  if (tooDear.length === 0) return;
  const percent = (share: number): string =>
    Number.isFinite(share) ? `${(share * 100).toFixed(2)} %` : 'any';
  const said = tooDear.map(({ name, rate }) => `${name} returns ${percent(rate)} of the stakes it asks for`);
  throw refuse('rewardsTooDear', `${said.join('; ')}; the cheapest game takes ${percent(after.edge)}.`);
}

/** The rewards of a site with a document in place of what is published. */
function withChange(rewards: SiteRewards, change: RewardChange): SiteRewards {
  switch (change.kind) {
    case 'vip': {
      const { levels } = change.content;
      const vip = levels.map((level) => ({
        keep_deposit: level.keep_deposit,
        keep_turnover: level.keep_turnover,
        cashback_hundredths: hundredthsOf(level.cashback_percent),
        withdrawal_priority: level.withdrawal_priority,
        birthday_gift: level.birthday_gift,
      }));
      return {
        ...rewards,
        vipLevels: levels.map(({ deposit, turnover }) => ({ deposit, turnover })),
        promotions: rewards.promotions && { ...rewards.promotions, vip },
      };
    }
    case 'mission': {
      const { words, position: _, ...terms } = change.content;
      const mission = {
        ...terms,
        mission_id: change.code,
        title: inEveryLanguage(words.title),
        description: inEveryLanguage(words.description),
      };
      const others = rewards.missions.filter(({ mission_id }) => mission_id !== change.code);
      return { ...rewards, missions: [...others, mission] };
    }
    case 'minigame': {
      const { words, position: _, plays_per_day: __, ...terms } = change.content;
      const game = {
        ...terms,
        game_id: change.code,
        is_active: true,
        name: inEveryLanguage(words.name),
        lead: inEveryLanguage(words.lead),
      };
      const others = rewards.miniGames.games.filter(({ game_id }) => game_id !== change.code);
      return { ...rewards, miniGames: { ...rewards.miniGames, games: [...others, game] } };
    }
    case 'tokens': {
      const { turnover, deposit } = change.content;
      const token_rules = [
        ...(turnover ? [{ rule: 'turnover' as const, ...turnover }] : []),
        ...(deposit ? [{ rule: 'deposit' as const, ...deposit }] : []),
      ];
      return { ...rewards, miniGames: { ...rewards.miniGames, token_rules } };
    }
    case 'leaderboard': {
      const { words, position: _, ...terms } = change.content;
      const board = {
        ...terms,
        leaderboard_id: change.code,
        title: inEveryLanguage(words.title),
        description: inEveryLanguage(words.description),
      };
      const others = rewards.leaderboards.filter(({ leaderboard_id }) => leaderboard_id !== change.code);
      return { ...rewards, leaderboards: [...others, board] };
    }
    case 'referral':
      return { ...rewards, referral: { ...change.content, is_active: true } };
  }
}

/** The rewards of a site that are published and not over, in the form that they are priced in. */
async function siteRewardsOf(
  db: Database,
  { siteId, siteCode }: DocumentSite,
  now: Date,
): Promise<SiteRewards> {
  const [levels, benefits, promotions, minigames, missions, leaderboards, referral, weights] =
    await Promise.all([
      exportLevels(db, siteId),
      exportBenefits(db, siteId),
      exportPromotions(db, siteId, (url) => url),
      exportMiniGames(db, siteId),
      exportMissions(db, siteId),
      exportLeaderboards(db, siteId),
      exportReferral(db, siteId),
      exportStakeWeights(db, siteId),
    ]);
  const isNotOver = ({ ends_at }: { readonly ends_at: string | null }) =>
    ends_at === null || Date.parse(ends_at) > now.getTime();
  const games = minigamesFileSchema.parse(minigames ?? { games: [], cycles: [], token_rules: [] });
  return {
    siteCode,
    stakeWeights: weightsOfFile(stakeWeightsFileSchema.parse(weights ?? {})),
    vipLevels: levels.vip_levels,
    miniGames: { ...games, games: games.games.filter(({ is_active }) => is_active) },
    missions: missionsFileSchema.parse(missions ?? []).filter(isNotOver),
    leaderboards: leaderboardsFileSchema.parse(leaderboards ?? []).filter(isNotOver),
    referral: referral === undefined ? undefined : referralFileSchema.parse(referral),
    promotions:
      promotions === undefined ? undefined : promotionsFileSchema.parse({ vip: benefits, ...promotions }),
  };
}
