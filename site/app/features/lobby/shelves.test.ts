import { expect, test } from 'vitest';
import type { ApiGame } from './game-filter.ts';
import { shelvesOf } from './shelves.ts';

function game(code: string, own: Partial<ApiGame> = {}): ApiGame {
  return {
    provider_code: 'ONE',
    provider_name: 'One',
    game_code: code,
    game_name: code,
    game_type: 'SLOTS',
    game_image: '',
    game_image_2x: '',
    game_image_wide: '',
    category: 'slot_game',
    rtp_percent: null,
    volatility: null,
    features: [],
    theme: null,
    is_new: false,
    is_hot: false,
    is_featured: false,
    opens_in: 'frame',
    ...own,
  };
}

const many = (count: number, name: string, own: Partial<ApiGame> = {}): ApiGame[] =>
  Array.from({ length: count }, (_, index) => game(`${name}-${index}`, own));

const codes = (games: readonly ApiGame[]): string[] => games.map(({ game_code }) => game_code);

test('a few games are not divided', () => {
  const few = many(11, 'few', { theme: 'asia' });
  expect(shelvesOf(few)).toEqual({ popular: [], shelves: [], rest: few });
});

test('each game stands once: among the popular ones, on one shelf, or with the rest', () => {
  const games = [
    ...many(8, 'popular', { theme: 'asia' }),
    ...many(5, 'asia', { theme: 'asia', features: ['free_spins'] }),
    ...many(4, 'spins', { features: ['free_spins', 'ways'] }),
    ...many(3, 'ways', { features: ['ways'] }),
  ];
  const { popular, shelves, rest } = shelvesOf(games);
  expect(codes(popular)).toEqual(codes(games.slice(0, 8)));
  expect(shelves.map(({ by, value, games: own }) => [by, value, own.length])).toEqual([
    ['theme', 'asia', 5],
    // Seven have the ways, and of those with free spins four are left: the larger shelf takes them.
    ['feature', 'ways', 7],
  ]);
  expect(rest).toEqual([]);
  const all = [...popular, ...shelves.flatMap((shelf) => shelf.games), ...rest];
  expect(codes(all).toSorted()).toEqual(codes(games).toSorted());
});

test('several providers make shelves of their own, and a shelf is not endless', () => {
  const games = [
    ...many(8, 'popular'),
    ...many(20, 'one', { theme: 'asia' }),
    ...many(6, 'two', { provider_code: 'TWO', provider_name: 'Two' }),
    ...many(2, 'three', { provider_code: 'THREE' }),
  ];
  const { shelves, rest } = shelvesOf(games);
  expect(shelves.map(({ by, value, games: own }) => [by, value, own.length])).toEqual([
    ['provider', 'ONE', 14],
    ['provider', 'TWO', 6],
  ]);
  // Two alone would look lost, so that the smallest shelf joins them.
  expect(codes(rest)).toEqual([...codes(games.slice(22, 28)), 'three-0', 'three-1']);
});
