import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandCodes } from '../../database/seed.ts';
import { bonusValue, leastEdge, tokenValue } from '../../server/pricing/values.ts';
import { houseEdge, proveRewards } from './prove.ts';

const brands = join(import.meta.dirname, '../../brands');

test('the rewards of every demo brand hold, also before the games are known', async () => {
  const codes = await brandCodes(brands);
  expect(codes.length).toBeGreaterThan(1);
  for (const edge of [undefined, leastEdge([])]) {
    const { holds, lines, prices } = await proveRewards(brands, codes, edge);
    expect(holds, lines.join('\n')).toBe(true);
    for (const price of prices) expect(price.returnIncludingPromotions).toBeLessThan(1);
  }
});

test('what gives more than is lost for it is named with its figure', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'marquee-brands-'));
  try {
    await cp(brands, copy, { recursive: true, filter: (path) => !path.endsWith('/art') });
    const change = async (file: string, from: string, to: string): Promise<void> => {
      const text = await readFile(join(copy, file), 'utf8');
      expect(text).toContain(from);
      await writeFile(join(copy, file), text.replace(from, to));
      const { holds, prices } = await proveRewards(copy, ['aurum']);
      expect(holds).toBe(false);
      faults.push(...(prices[0]?.faults ?? []));
      await writeFile(join(copy, file), text);
    };
    const faults: string[] = [];
    await change('content/minigames.json', '"step": "100"', '"step": "4"');
    await change('content/minigames.json', '"free_turnover": "300"', '"free_turnover": "0"');
    await change('aurum/missions.json', '"turnover": "1500.00"', '"turnover": "0.00"');
    await change('aurum/promotions.json', '"maximum_of_stakes": "0.35"', '"maximum_of_stakes": "5"');
    await change('aurum/promotions.json', '"acquisition_budget": "500.00"', '"acquisition_budget": "100.00"');
    for (const name of [
      'tokens by turnover',
      'free play of',
      'mission verified-contact',
      'cashback',
      'acquisition',
    ]) {
      expect(
        faults.some((fault) => fault.includes(name)),
        name,
      ).toBe(true);
    }
  } finally {
    await rm(copy, { recursive: true });
  }
});

test('a token is worth what the best game pays for each that it keeps', () => {
  const prizes = [
    { kind: 'none' as const, amount: '0', weight: 50 },
    { kind: 'token' as const, amount: '5', weight: 30 },
    { kind: 'cash' as const, amount: '10', weight: 20 },
  ];
  // It costs 5 and gives 1.5 back: 2 of cash for 3.5 tokens.
  expect(tokenValue([{ token_cost: '5', prizes }])).toBeCloseTo(2 / 3.5);
  expect(tokenValue([{ token_cost: '1.5', prizes }])).toBe(Infinity);
});

test('a bonus is worth no less to a bold player than to one who grinds, and no more than its bound', () => {
  expect(bonusValue(100, 1000, Infinity, 0.03)).toBe(100);
  // Played in small bets it would be worth nothing; one bold bet up to the cap is still worth something.
  expect(bonusValue(50, 1500, 50, 0.034)).toBeCloseTo((50 * 50) / (50 + 51));
  expect(bonusValue(50, 100, 20, 0.03)).toBe(20);
  // Many bold strategies: everything on a win of m times, then the rest of the requirement. None beats the bound.
  const [bonus, required, cap, edge] = [50, 1500, 50, 0.034];
  for (let multiple = 1.1; multiple < 60; multiple += 0.1) {
    const chance = (1 - edge) / multiple;
    const kept = Math.max(0, Math.min(cap, bonus * multiple - edge * (required - bonus)));
    expect(chance * kept).toBeLessThanOrEqual(bonusValue(bonus, required, cap, edge));
  }
});

test("the least edge is the house's best game, and an unknown game is taken for a low one", async () => {
  expect(await houseEdge()).toBeCloseTo(0.034, 3);
  expect(leastEdge(['96.5', null])).toBe(0.01);
});
