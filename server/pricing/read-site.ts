import { miniGamesFileSchema, readMiniGamesFile } from '../minigames/import-minigames.ts';
import { leaderboardsFileSchema } from '../engagement/leaderboards/import.ts';
import { missionsFileSchema } from '../engagement/missions/import.ts';
import { referralFileSchema } from '../engagement/referral/import.ts';
import { promotionsFileSchema } from '../bonus/promotions/import-promotions.ts';
import { readBrand } from '../sites/brand.ts';
import type { SiteRewards } from './price-site.ts';

/** What a brand's files give away. Throws where one is not as it has to be. */
export async function readSiteRewards(brandsDirectory: string, siteCode: string): Promise<SiteRewards> {
  const { file, topics } = await readBrand(brandsDirectory, siteCode);
  const { referral, promotions } = topics;
  return {
    siteCode,
    vipLevels: file.vip_levels,
    miniGames: miniGamesFileSchema.parse(await readMiniGamesFile(brandsDirectory, siteCode)),
    missions: missionsFileSchema.parse(topics['missions'] ?? []),
    leaderboards: leaderboardsFileSchema.parse(topics['leaderboards'] ?? []),
    referral: referral === undefined ? undefined : referralFileSchema.parse(referral),
    promotions: promotions === undefined ? undefined : promotionsFileSchema.parse(promotions),
  };
}
