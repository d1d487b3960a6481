import { expect, test } from 'vitest';
import { choicesOf, passes } from './facets.ts';
import { everyGame, filterGames, readFilter, writeFilter, type ApiGame } from './game-filter.ts';

function game(game_code: string, more: Partial<ApiGame>): ApiGame {
  return {
    provider_code: 'MARQUEE',
    provider_name: 'Marquee Originals',
    game_code,
    game_name: game_code,
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
    ...more,
  };
}

const games = [
  game('a', { volatility: 'high', theme: 'asia', features: ['free_spins', 'jackpot'] }),
  game('b', { volatility: 'high', theme: 'ocean', features: ['free_spins'] }),
  game('c', { volatility: 'low', theme: 'asia', features: ['ways'] }),
  game('d', { provider_code: 'JILI', provider_name: 'JILI' }),
];

test('games pass by what they do, what they are about, how they swing and who made them, all at once', () => {
  const found = (changes: object): string[] =>
    filterGames(games, { ...everyGame, ...changes }).map(({ game_code }) => game_code);
  expect(found({ feature: 'free_spins' })).toEqual(['a', 'b']);
  expect(found({ feature: 'free_spins', theme: 'asia' })).toEqual(['a']);
  expect(found({ volatility: 'high', theme: 'ocean' })).toEqual(['b']);
  expect(found({ provider: 'JILI' })).toEqual(['d']);
  expect(found({ feature: 'mystery' })).toEqual([]);
});

test('each choice says how many games it would find with the other filters as they are', () => {
  const filter = { ...everyGame, theme: 'asia', volatility: 'high' };
  expect(choicesOf(games, filter, 'feature')).toEqual([
    { value: 'free_spins', count: 1 },
    { value: 'jackpot', count: 1 },
  ]);
  expect(choicesOf(games, filter, 'volatility')).toEqual([
    { value: 'high', count: 1 },
    { value: 'low', count: 1 },
  ]);
  expect(choicesOf(games, { ...filter, provider: 'JILI' }, 'theme')).toEqual([{ value: 'asia', count: 0 }]);
  expect(games.filter((each) => passes(each, filter, 'theme'))).toHaveLength(2);
});

test('the address keeps what was chosen', () => {
  const filter = { ...everyGame, feature: 'jackpot', theme: 'asia' };
  const address = writeFilter(filter, new URLSearchParams('page=1'));
  expect(address.toString()).toBe('page=1&feature=jackpot&theme=asia');
  expect(readFilter(address)).toEqual(filter);
});
