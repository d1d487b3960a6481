import type { GameFeature, GameTheme } from '@marquee/contract/game-traits.ts';
import { expect, test } from 'vitest';
import { composeHouses } from './compose-houses.ts';

function game(
  index: number,
  traits: { category?: string; provider?: string; theme?: GameTheme; features?: GameFeature[] } = {},
) {
  return {
    provider_code: traits.provider ?? 'MARQUEE',
    provider_name: traits.provider ? `${traits.provider} Games` : 'Marquee Originals',
    game_code: `game-${index}`,
    game_name: `Game ${index}`,
    game_type: 'SLOTS',
    game_image: '',
    game_image_2x: '',
    game_image_wide: '',
    category: traits.category ?? 'slot_game',
    rtp_percent: null,
    volatility: null,
    features: traits.features ?? [],
    theme: traits.theme ?? null,
    is_new: false,
    is_hot: false,
    is_featured: false,
    opens_in: 'frame' as const,
  };
}

test('the providers of a category are its houses, the largest first', () => {
  const [slots] = composeHouses(
    [game(1, { provider: 'JILI' }), game(2, { provider: 'PGSOFT' }), game(3, { provider: 'PGSOFT' })],
    ['slot_game'],
  );
  expect(slots?.houses).toMatchObject([
    { by: 'provider', value: 'PGSOFT', name: 'PGSOFT Games', total: 2 },
    { by: 'provider', value: 'JILI', name: 'JILI Games', total: 1 },
  ]);
  expect(slots?.games).toEqual([]);
});

test('the games of one provider are divided by theme, then by feature; a single one of its kind is no house', () => {
  const games = [
    ...Array.from({ length: 4 }, (_, index) => game(index, { theme: 'egypt', features: ['free_spins'] })),
    ...Array.from({ length: 6 }, (_, index) => game(10 + index, { theme: 'asia', features: ['jackpot'] })),
    game(20, { theme: 'ocean', features: ['mystery'] }),
  ];
  const [slots] = composeHouses(games, ['slot_game']);
  expect(slots?.houses.map(({ by, value, total }) => [by, value, total])).toEqual([
    ['theme', 'asia', 6],
    ['theme', 'egypt', 4],
    ['feature', 'jackpot', 6],
    ['feature', 'free_spins', 4],
  ]);
});

test('a category with few games shows them undivided, and one without games is not there', () => {
  const wings = composeHouses(
    [game(1, { category: 'crash' }), game(2, { category: 'crash' })],
    ['slot_game', 'crash'],
  );
  expect(wings).toHaveLength(1);
  expect(wings[0]).toMatchObject({ category: 'crash', total: 2, houses: [] });
  expect(wings[0]?.games.map(({ game_code }) => game_code)).toEqual(['game-1', 'game-2']);
});
