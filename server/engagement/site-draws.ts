/** The next draws of a site's lotteries: what the cards of these games count down to. */
import { formatMoney } from '../kernel/money.ts';
import { liveDraws } from '../rounds/live-draws.ts';
import type { Site } from '../sites/site.ts';
import type { App } from './app.ts';
import { offeredGames } from './offered-games.ts';

interface SiteDraw {
  readonly provider_code: string;
  readonly game_code: string;
  readonly closes_at: string;
  readonly jackpot: string | null;
}

/** Empty where no game of the site has draws, or its provider does not answer. Jackpots are those in the site's currency. */
export async function readSiteDraws(
  app: App,
  { siteId, currency }: Pick<Site, 'siteId' | 'currency'>,
): Promise<SiteDraw[]> {
  const draws = await liveDraws(app);
  if (draws.length === 0) return [];
  const named = draws.map((draw) => ({ ...draw, gameCode: draw.game_code }));
  const offered = await offeredGames(app.db, siteId, named);
  const names = new Set(offered.map(({ provider_code, game_code }) => `${provider_code}/${game_code}`));
  return named
    .filter(({ providerCode, gameCode }) => names.has(`${providerCode}/${gameCode}`))
    .map(({ providerCode, gameCode, closes_at, jackpots }) => {
      const jackpot = BigInt(jackpots.find((one) => one.currency === currency)?.amount ?? 0);
      return {
        provider_code: providerCode,
        game_code: gameCode,
        closes_at,
        jackpot: jackpot > 0n ? formatMoney(jackpot) : null,
      };
    });
}
