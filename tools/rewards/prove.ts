import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { games } from '../../games/catalogue.ts';
import { priceSite, type SitePrice } from '../../server/pricing/price-site.ts';
import { siteRewards } from '../../server/pricing/site-rewards.ts';
import { readBrand } from '../../server/sites/brand.ts';
import { leastEdge } from '../../server/pricing/values.ts';

const proofSchema = z.object({ rtp_percent: z.string() });

/** The smallest edge of the house games, from their proofs. */
export async function houseEdge(): Promise<number> {
  const rtps = await Promise.all(
    games.map(async ({ code }) => {
      const file = join(import.meta.dirname, '../../games', code, 'proof.json');
      return proofSchema.parse(JSON.parse(await readFile(file, 'utf8'))).rtp_percent;
    }),
  );
  return leastEdge(rtps);
}

/** Price the rewards of some brands. Returns a table of each, and whether all of them hold. */
export async function proveRewards(
  brandsDirectory: string,
  siteCodes: readonly string[],
  edge?: number,
): Promise<{ lines: string[]; holds: boolean; prices: SitePrice[] }> {
  const leastLoss = edge ?? (await houseEdge());
  const prices = await Promise.all(
    siteCodes.map(async (code) => priceSite(siteRewards(await readBrand(brandsDirectory, code)), leastLoss)),
  );
  return {
    lines: prices.flatMap(tableOf),
    holds: prices.every(({ faults }) => faults.length === 0),
    prices,
  };
}

const columns = [38, 12, 12, 12, 10] as const;

function line(...cells: readonly string[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(columns[0]) : cell.padStart(columns[index] ?? 10)))
    .join('');
}

const percent = (share: number): string =>
  Number.isFinite(share) ? `${(share * 100).toFixed(3)} %` : 'no cost';

function tableOf(price: SitePrice): string[] {
  const rows = price.rewards.map(({ name, value, turnover, rate }) =>
    line(
      name,
      value.toFixed(2),
      turnover.toFixed(2),
      (turnover * price.edge).toFixed(2),
      percent(rate / price.edge),
    ),
  );
  return [
    `${price.siteCode}: least edge ${percent(price.edge)}, a token is worth ${price.tokenValue.toFixed(4)}`,
    line('reward', 'worth', 'stakes', 'their loss', 'return'),
    ...rows,
    `all together: ${percent(price.promotionReturn)} of what is lost; return including promotions ${percent(price.returnIncludingPromotions)}`,
    ...price.gifts.map(({ name, value }) => line(`gift to a new player: ${name}`, value.toFixed(2))),
    `gifts for each new verified contact: ${price.giftsValue.toFixed(2)} of a budget of ${price.acquisitionBudget.toFixed(2)}`,
    ...(price.faults.length === 0 ? ['holds'] : price.faults.map((fault) => `FAULT: ${fault}`)),
    '',
  ];
}
