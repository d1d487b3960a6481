import { minigamesFileSchema } from '../minigames/import-minigames.ts';
import { leaderboardsFileSchema } from '../engagement/leaderboards/import.ts';
import { missionsFileSchema } from '../engagement/missions/import.ts';
import { referralFileSchema } from '../engagement/referral/import.ts';
import { stakeWeightsFileSchema, weightsOfFile } from '../bonus/brand-stake-weights.ts';
import { promotionsFileSchema } from '../bonus/promotions/import-promotions.ts';
import type { Brand } from '../sites/brand.ts';
import type { SiteRewards } from './price-site.ts';

/** The rewards in a brand's files. Throws if a file is malformed. */
export function siteRewards({ file, topics }: Brand): SiteRewards {
  const { referral, promotions, minigames, stake_weights } = topics;
  return {
    siteCode: file.site_code,
    stakeWeights: weightsOfFile(stakeWeightsFileSchema.parse(stake_weights ?? {})),
    vipLevels: file.vip_levels,
    miniGames: minigamesFileSchema.parse(minigames ?? { games: [], cycles: [], token_rules: [] }),
    missions: missionsFileSchema.parse(topics['missions'] ?? []),
    leaderboards: leaderboardsFileSchema.parse(topics['leaderboards'] ?? []),
    referral: referral === undefined ? undefined : referralFileSchema.parse(referral),
    promotions: promotions === undefined ? undefined : promotionsFileSchema.parse(promotions),
  };
}
