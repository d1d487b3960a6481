import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { finishedCollects, games, tumbleGames } from '../../games/catalogue.ts';
import { crashGames } from '../../games/kinds/crash/games.ts';
import { categoryOf, instantGames } from '../../games/kinds/instant/games.ts';
import { readCollectProof } from '../../games/kinds/slot/collect/prove/proof.ts';
import { estimate } from '../../games/kinds/slot/tumble/prove/estimate.ts';
import { isMeasuredEnough, measuredFigures } from '../../games/kinds/slot/tumble/prove/figures.ts';
import { readBlocks } from '../../games/kinds/slot/tumble/prove/store.ts';
import { liveGames } from '../../games/kinds/live/games.ts';
import { tableGames } from '../../games/kinds/table/games.ts';
import { toDouble } from '../../games/kit/prove/fraction.ts';
import { figuresOf } from '../../games/kit/prove/law.ts';
import { lobbyFigures } from '../../games/kit/prove/lobby-figures.ts';
import type { WeighedGame } from '../../server/bonus/stake-weights.ts';
import { kindOf } from '../../server/rounds/game-kinds.ts';
import { priceSite, type GamePrice, type SitePrice } from '../../server/pricing/price-site.ts';
import { siteRewards } from '../../server/pricing/site-rewards.ts';
import { pricedGame } from '../../server/pricing/values.ts';
import { readBrand } from '../../server/sites/brand.ts';

const proofSchema = z.object({ rtp_percent: z.string() });

export interface NamedGame extends WeighedGame {
  readonly name: string;
}

/** What crash returns on any target (`games/kinds/crash/rules.test.ts`). */
const crashReturn = '99';

/** All games that the house lists, each with the return of its best wager: slots by their proofs, the others by their laws. */
export async function houseGames(): Promise<readonly NamedGame[]> {
  const slots = await Promise.all(
    games.map(async ({ code }) => {
      const file = join(import.meta.dirname, '../../games', code, 'proof.json');
      const { rtp_percent: rtpPercent } = proofSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      return { name: code, category: 'slot_game', rtpPercent };
    }),
  );
  const tumbles = await Promise.all(
    tumbleGames.map(async (game) => {
      const blocks = await readBlocks(game);
      const { rtp } = estimate(blocks, game.betCoins);
      // As much as it may return, with 99 % certainty.
      const rtpPercent = ((rtp.mean + rtp.half) * 100).toFixed(4);
      const isListed = isMeasuredEnough(measuredFigures(game, blocks));
      return isListed ? [{ name: game.code, category: 'slot_game', rtpPercent }] : [];
    }),
  );
  const collects = await Promise.all(
    finishedCollects.map(async ({ code }) => {
      // What comes back over all meters: a player who plays the good ones has paid for them at the others.
      const { rtp_percent: rtpPercent } = await readCollectProof(code);
      return { name: code, category: 'slot_game', rtpPercent };
    }),
  );
  const instants = instantGames.map((game) => {
    const best = Math.max(...game.betTypes().map(({ law }) => toDouble(figuresOf(law).rtp)));
    return {
      name: game.code,
      category: kindOf(categoryOf(game)).category,
      rtpPercent: (best * 100).toFixed(4),
    };
  });
  const crashes = crashGames.map(({ code }) => ({ name: code, category: 'crash', rtpPercent: crashReturn }));
  const tables = tableGames.map((game) => ({
    name: game.code,
    category: game.category,
    rtpPercent: lobbyFigures(
      game.betTypes().map(({ law }) => law),
      'most',
    ).rtp_percent,
  }));
  const live = liveGames.map((game) => ({
    name: game.code,
    category: kindOf(game.category).category,
    rtpPercent: lobbyFigures(
      game.betTypes().map(({ law }) => law),
      'most',
    ).rtp_percent,
  }));
  return [...slots, ...tumbles.flat(), ...collects, ...instants, ...crashes, ...tables, ...live];
}

/** Price the rewards of some brands. Returns a table of each, and whether all of them hold. */
export async function proveRewards(
  brandsDirectory: string,
  siteCodes: readonly string[],
  among?: readonly NamedGame[],
): Promise<{ lines: string[]; holds: boolean; prices: SitePrice[] }> {
  const offered = among ?? (await houseGames());
  const prices = await Promise.all(
    siteCodes.map(async (code) => {
      const rewards = siteRewards(await readBrand(brandsDirectory, code));
      const priced = offered.map(({ name, ...game }) => pricedGame(name, game, rewards.stakeWeights));
      return priceSite(rewards, priced);
    }),
  );
  return {
    lines: prices.flatMap(tableOf),
    holds: prices.every(({ faults }) => faults.length === 0),
    prices,
  };
}

function line(first: string, ...cells: readonly string[]): string {
  return first.padEnd(38) + cells.map((cell) => cell.padStart(14)).join('');
}

const percent = (share: number): string =>
  Number.isFinite(share) ? `${(share * 100).toFixed(3)} %` : 'no cost';

/** Of each category the game in which a unit that counts costs least. */
function cheapestOfKinds({ games: priced }: SitePrice): GamePrice[] {
  return priced.filter(
    ({ category }, index) => index === priced.findIndex((one) => one.category === category),
  );
}

function tableOf(price: SitePrice): string[] {
  const kinds = cheapestOfKinds(price);
  const rows = price.rewards.map(({ name, value, turnover, rate }) =>
    line(
      name,
      value.toFixed(2),
      turnover.toFixed(2),
      ...kinds.map(({ cost }) => (turnover * cost).toFixed(2)),
      percent(rate / price.edge),
    ),
  );
  return [
    `${price.siteCode}: a unit that counts costs at least ${percent(price.edge)}, a token is worth ${price.tokenValue.toFixed(4)}`,
    line('cheapest game of its kind', 'keeps', 'counts', 'costs', 'return'),
    ...kinds.map((game) =>
      line(
        `${game.category}: ${game.name}`,
        percent(game.edge),
        percent(game.weight),
        percent(game.cost),
        percent(game.returnIncludingPromotions),
      ),
    ),
    line('reward', 'worth', 'counted', ...kinds.map(({ category }) => `in ${category}`), 'return'),
    ...rows,
    `all together: ${percent(price.promotionReturn)} of what is lost; return including promotions ${percent(price.returnIncludingPromotions)}`,
    ...price.gifts.map(({ name, value }) => line(`gift to a new player: ${name}`, value.toFixed(2))),
    `gifts for each new verified contact: ${price.giftsValue.toFixed(2)} of a budget of ${price.acquisitionBudget.toFixed(2)}`,
    ...(price.faults.length === 0 ? ['holds'] : price.faults.map((fault) => `FAULT: ${fault}`)),
    '',
  ];
}
