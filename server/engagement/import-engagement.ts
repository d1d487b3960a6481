import type { Database } from '../kernel/database.ts';
import { importLeaderboards } from './leaderboards/import.ts';
import { importMissions } from './missions/import.ts';
import { importNews } from './news/import.ts';
import { importReferral } from './referral/import.ts';

/** Make a site's missions, leaderboards, referral and news what the files of its brand say. */
export async function importEngagement(
  trx: Database,
  siteId: number,
  brand: { topics: Readonly<Record<string, unknown>>; artUrl: (file: string) => string },
): Promise<void> {
  await importMissions(trx, siteId, brand.topics['missions']);
  await importLeaderboards(trx, siteId, brand.topics['leaderboards']);
  await importReferral(trx, siteId, brand.topics['referral']);
  await importNews(trx, siteId, brand.topics['news'], brand.artUrl);
}
