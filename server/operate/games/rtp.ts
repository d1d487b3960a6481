import { gamesRtp } from '@marquee/contract/operate/games/rtp.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { formatMoney } from '../../kernel/money.ts';
import { judge, readPlayedGames } from '../../rounds/actual-return.ts';
import { projectRounds } from '../../rounds/projector.ts';

export const serveGamesRtp = serveOperation(gamesRtp, async ({ app, input, sites }) => {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  const to = input.to === undefined ? app.clock.now() : new Date(input.to);
  await projectRounds(app.db);
  const played = await readPlayedGames(app.db, {
    sites: looked,
    providerCode: input.provider_code,
    from: new Date(to.getTime() - input.days * 86_400_000),
    to,
  });
  return {
    value: played.map((game) => {
      const theory = game.rtpPercent === null ? undefined : Number(game.rtpPercent) / 100;
      const { actual, band, spread, verdict } = judge(game, {
        return: theory,
        deviation: game.deviationBets === null ? undefined : Number(game.deviationBets),
      });
      return {
        provider_code: game.providerCode,
        game_code: game.gameCode,
        game_name: game.gameName,
        currency: game.currency,
        rounds: game.rounds,
        stake: formatMoney(game.stake),
        payout: formatMoney(game.payout),
        actual: percentOf(actual),
        theoretical: theory === undefined ? null : percentOf(theory),
        verdict,
        band: band && { low: percentOf(band.low), high: percentOf(band.high) },
        spread,
      };
    }),
  };
});

/** In percent, with as many decimals as a proof has. */
function percentOf(part: number): number {
  return Math.round(part * 1_000_000) / 10_000;
}
