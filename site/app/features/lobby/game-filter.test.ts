import { expect, test } from 'vitest';
import {
  everyGame,
  filterGames,
  readFilter,
  writeFilter,
  type ApiGame,
  type LobbyFilter,
} from './game-filter.ts';

function game(fields: Partial<ApiGame>): ApiGame {
  return {
    provider_code: 'MARQUEE',
    provider_name: 'Marquee Originals',
    game_code: 'game',
    game_name: 'Game',
    game_type: 'SLOTS',
    game_image: '',
    game_image_2x: '',
    game_image_wide: '',
    category: 'slot_game',
    rtp_percent: '96.00',
    volatility: 'medium',
    features: [],
    theme: null,
    is_new: false,
    is_hot: false,
    is_featured: false,
    opens_in: 'frame',
    ...fields,
  };
}

const games = [
  game({ game_name: 'Samurai Moon', rtp_percent: '96.12', volatility: 'high' }),
  game({ game_name: 'Koi Pond', rtp_percent: '97.05', volatility: 'low', is_new: true }),
  game({ game_name: 'Café Royal', rtp_percent: null, provider_code: 'OTHER' }),
];
const all: LobbyFilter = everyGame;
const names = (filter: Partial<LobbyFilter>): string[] =>
  filterGames(games, { ...all, ...filter }).map((found) => found.game_name);

test('an empty filter keeps every game in the order of the API', () => {
  expect(names({})).toEqual(['Samurai Moon', 'Koi Pond', 'Café Royal']);
});

test('the search passes over case, accents and punctuation', () => {
  expect(names({ search: 'SAMURAI-m' })).toEqual(['Samurai Moon']);
  expect(names({ search: 'cafe' })).toEqual(['Café Royal']);
  expect(names({ search: 'nothing like it' })).toEqual([]);
});

test('provider and volatility narrow the list', () => {
  expect(names({ provider: 'OTHER' })).toEqual(['Café Royal']);
  expect(names({ volatility: 'high' })).toEqual(['Samurai Moon']);
});

test('favourites narrow the list to what the player likes', () => {
  const liked = filterGames(games, { ...all, favourites: true }, (each) => each.game_name === 'Koi Pond');
  expect(liked.map((each) => each.game_name)).toEqual(['Koi Pond']);
});

test('sorts by name, by newness and by exact return, games without a return last', () => {
  expect(names({ sort: 'name' })).toEqual(['Café Royal', 'Koi Pond', 'Samurai Moon']);
  expect(names({ sort: 'new' })[0]).toBe('Koi Pond');
  const odd = game({ game_name: 'All Back', rtp_percent: '100.00' });
  expect(filterGames([...games, odd], { ...everyGame, sort: 'rtp' })[0]).toBe(odd);
  expect(names({ sort: 'rtp' })).toEqual(['Koi Pond', 'Samurai Moon', 'Café Royal']);
});

test('an address keeps a filter, leaves out what lets every game through, and keeps what else it says', () => {
  const filter: LobbyFilter = {
    search: 'koi pond',
    provider: 'OTHER',
    feature: 'jackpot',
    theme: 'asia',
    volatility: 'low',
    sort: 'rtp',
    favourites: true,
  };
  const address = writeFilter(filter, new URLSearchParams('utm=1'));
  expect(readFilter(address)).toEqual(filter);
  expect(writeFilter(everyGame, address).toString()).toBe('utm=1');
  expect(readFilter(new URLSearchParams('sort=nonsense'))).toEqual(everyGame);
});
