import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandCodes } from '../../database/seed.ts';
import { pricedEdge, stakeWeightOf, statedEdge } from '../../server/bonus/stake-weights.ts';
import { bonusValue, pricedGame, tokenValue } from '../../server/pricing/values.ts';
import { houseGames, proveRewards } from './prove.ts';

const brands = join(import.meta.dirname, '../../brands');

test('the rewards of every demo brand hold, also before the games are known', async () => {
  const codes = await brandCodes(brands);
  expect(codes.length).toBeGreaterThan(1);
  for (const games of [undefined, []]) {
    const { holds, lines, prices } = await proveRewards(brands, codes, games);
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

test('every kind of game that the house lists is priced, and the cheapest costs what rewards are priced for', async () => {
  const games = await houseGames();
  expect(new Set(games.map(({ category }) => category))).toEqual(new Set(Object.keys(usualWeightsOfKinds)));
  const { prices } = await proveRewards(brands, ['aurum']);
  expect(prices[0]?.games).toHaveLength(games.length);
  // Every shot of Reef Raiders returns 97 %.
  expect(prices[0]?.games[0]).toMatchObject({ category: 'fishing', weight: 1 });
  expect(prices[0]?.edge).toBeCloseTo(pricedEdge, 10);
  // Isla del Fuego, at the upper end of what its measurement leaves open.
  const slot = prices[0]?.games.find(({ category }) => category === 'slot_game');
  expect(slot?.edge).toBeCloseTo(0.0326, 4);
  for (const { category, weight } of prices[0]?.games ?? []) {
    expect(weight, category).toBe(usualWeightsOfKinds[category]);
  }
});

const usualWeightsOfKinds: Readonly<Record<string, number>> = {
  slot_game: 1,
  arcade: 0.2,
  hash_game: 0.2,
  crash: 0.2,
  casino: 0.05,
  poker: 0.05,
  lottery: 1,
  bingo: 1,
  fishing: 1,
  horse_racing: 1,
  sabong: 0,
};

test('a game whose odds the player chooses keeps no less of its best wager than it is taken to', async () => {
  const chosen = (await houseGames()).filter(({ category }) => category !== 'slot_game');
  expect(chosen.length).toBeGreaterThan(9);
  for (const game of chosen) {
    expect(1 - Number(game.rtpPercent) / 100, game.name).toBeGreaterThanOrEqual(statedEdge(game) ?? 1);
  }
});

test('whole stakes in instant games would give more than is lost for them, and so would a bonus played there', async () => {
  const [dice] = (await houseGames()).filter(({ name }) => name === 'dice');
  if (!dice) throw new Error('There is no dice');
  const { holds } = await proveRewards(brands, ['aurum'], [dice]);
  expect(holds).toBe(true);
  const copy = await mkdtemp(join(tmpdir(), 'marquee-brands-'));
  try {
    await cp(brands, copy, { recursive: true, filter: (path) => !path.endsWith('/art') });
    const file = join(copy, 'aurum/promotions.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('"hash_game": 10', '"hash_game": 100'));
    const { prices } = await proveRewards(copy, ['aurum'], [dice]);
    expect(prices[0]?.faults.join()).toContain('acquisition');
  } finally {
    await rm(copy, { recursive: true });
  }
  // However high a site sets the category, a stake counts no more than it costs by what rewards are priced for.
  expect(stakeWeightOf(new Map([['hash_game', 10_000]]), dice)).toBe(2_666);
  expect(stakeWeightOf(undefined, dice)).toBe(2_000);
});

test.each([
  ['a slot counts whole up to 97 %', 'slot_game', '97.0000', 10_000],
  ['above, by what it keeps', 'slot_game', '98.0000', 6_666],
  ['one that keeps nothing counts nothing', 'slot_game', '100.0000', 0],
  ['one that gives counts nothing', 'slot_game', '101.0000', 0],
  ['without a figure by its category', 'fishing', null, 10_000],
  ['a table by its category', 'casino', '98.9500', 500],
  ['poker by its category', 'poker', '99.7300', 500],
  ['arcade as crash', 'arcade', null, 2_000],
  ['crash without a figure', 'crash', null, 2_000],
  ['crash by its category, also where less is stated', 'crash', '95.0000', 2_000],
])('%s', (_, category, rtpPercent, weight) => {
  expect(stakeWeightOf(undefined, { category, rtpPercent })).toBe(weight);
});

test('a game that is not known counts as the category that counts least, and one without an RTP is priced as a low one', () => {
  expect(stakeWeightOf(undefined, undefined)).toBe(500);
  expect(stakeWeightOf(new Map([['casino', 300]]), undefined)).toBe(300);
  expect(pricedGame('live', { category: 'casino', rtpPercent: null }, undefined).edge).toBe(0.01);
});
