import { readStakeWeights, type StakeWeights } from '../bonus/stake-weights.ts';
import type { Database } from '../kernel/database.ts';
import { pricedGame, type PricedGame } from './values.ts';

/** The games of a site by what they keep of a stake, under `provider/game`; with other weights than the site's, if some are given. */
export async function sitePricedGames(
  db: Database,
  siteId: number,
  weights?: StakeWeights,
): Promise<ReadonlyMap<string, PricedGame>> {
  const [rows, known] = await Promise.all([
    db
      .selectFrom('catalog.listed_game')
      .innerJoin('catalog.offer', 'catalog.offer.provider_code', 'catalog.listed_game.provider_code')
      .select(['catalog.listed_game.provider_code', 'game_code', 'game_name', 'category', 'rtp_percent'])
      .where('catalog.offer.site_id', '=', siteId)
      .where('catalog.listed_game.status', '=', 'active')
      .execute(),
    readStakeWeights(db, siteId),
  ]);
  return new Map(
    rows.map(({ provider_code, game_code, game_name, category, rtp_percent }) => [
      `${provider_code}/${game_code}`,
      pricedGame(game_name, { category, rtpPercent: rtp_percent }, weights ?? known.get(siteId)),
    ]),
  );
}
