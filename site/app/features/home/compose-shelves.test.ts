import { expect, test } from 'vitest';
import { composeShelves } from './compose-shelves.ts';

const all = Array.from({ length: 18 }, (_, index) => ({
  provider_code: 'MARQUEE',
  provider_name: 'Marquee Originals',
  game_code: `game-${index}`,
  game_name: `Game ${index}`,
  game_type: 'SLOTS',
  game_image: '',
  game_image_2x: '',
  game_image_wide: '',
  category: 'slot_game',
  rtp_percent: `9${index % 10}.5`,
  volatility: (['low', 'medium', 'high'] as const)[index % 3] ?? null,
  features: [],
  theme: null,
  is_new: false,
  is_hot: index < 8,
  is_featured: false,
  opens_in: 'frame' as const,
}));

test('no game stands twice on the home page, and each stands somewhere', () => {
  const { shelves, spotlight } = composeShelves({
    hot: all.slice(0, 8),
    fresh: [],
    featured: all.slice(2, 3),
    popular: all,
    all,
    inBanners: [],
    hasSpotlight: true,
  });
  const shown = [...shelves.flatMap(({ games }) => games), ...(spotlight ? [spotlight] : [])];
  expect(shown.map(({ game_code }) => game_code).toSorted()).toEqual(
    all.map(({ game_code }) => game_code).toSorted(),
  );
  expect(spotlight?.game_code).toBe('game-2');
  expect(shelves[0]).toMatchObject({ id: 'hot', href: '/hot' });
  expect(shelves[0]?.games).toHaveLength(12);
  expect(shelves[0]?.games.slice(0, 7).every((game) => game.is_hot)).toBe(true);
});

test('a template that shows fewer games first is given no more, and the others stand in further rows', () => {
  const lists = {
    hot: all.slice(0, 8),
    fresh: [],
    featured: [],
    popular: all,
    all,
    inBanners: [],
    hasSpotlight: false,
  };
  const { shelves } = composeShelves({ ...lists, first: 5 });
  expect(shelves[0]?.games).toHaveLength(5);
  expect(shelves.flatMap(({ games }) => games)).toHaveLength(all.length);
});

test('the last row, which is of several lists, has each game once', () => {
  const plain = all.map((game) => ({ ...game, volatility: null, rtp_percent: null }));
  const { shelves } = composeShelves({
    hot: [],
    fresh: [],
    featured: [],
    popular: plain.slice(0, 4),
    all: plain,
    inBanners: [],
    hasSpotlight: false,
  });
  expect(shelves.map(({ id }) => id)).toEqual(['hot', 'popular']);
  expect(shelves[0]?.games).toHaveLength(4);
  expect(new Set(shelves[1]?.games.map(({ game_code }) => game_code)).size).toBe(8);
});

test('games that are too few for a last row stand at the end of the row before it', () => {
  const games = [...all, ...all.slice(0, 1).map((game) => ({ ...game, game_code: 'game-18' }))].map(
    (game) => ({
      ...game,
      volatility: 'medium' as const,
    }),
  );
  const { shelves } = composeShelves({
    hot: [],
    fresh: [],
    featured: [],
    popular: games,
    all: games,
    inBanners: [],
    hasSpotlight: false,
  });
  expect(shelves.map(({ id, games: { length } }) => [id, length])).toEqual([
    ['hot', 12],
    ['rtp', 7],
  ]);
});

test('a site without hot games begins with another row', () => {
  const { shelves } = composeShelves({
    hot: [],
    fresh: all.slice(0, 4),
    featured: [],
    popular: [],
    all,
    inBanners: [],
    hasSpotlight: true,
  });
  expect(shelves[0]?.id).toBe('new');
  expect(
    composeShelves({
      hot: [],
      fresh: [],
      featured: [],
      popular: [],
      all: [],
      inBanners: [],
      hasSpotlight: true,
    }),
  ).toEqual({
    shelves: [],
    spotlight: undefined,
  });
});

test('the game of a banner is not in the first row, which is seen with it, but in a later one', () => {
  const { shelves } = composeShelves({
    hot: all.slice(0, 8),
    fresh: [],
    featured: [],
    popular: all,
    all,
    inBanners: ['MARQUEE/game-1'],
    hasSpotlight: false,
  });
  const placed = shelves.findIndex(({ games }) => games.some(({ game_code }) => game_code === 'game-1'));
  expect(placed).toBeGreaterThan(0);
});

test('a row that leads to the slots holds nothing else', () => {
  const instants = all.slice(0, 6).map((game, index) => ({
    ...game,
    game_code: `instant-${index}`,
    category: 'hash_game' as const,
    rtp_percent: '99',
  }));
  const { shelves } = composeShelves({
    hot: [],
    fresh: [],
    featured: [],
    popular: [],
    all: [...instants, ...all],
    inBanners: [],
    hasSpotlight: false,
  });
  expect(shelves.length).toBeGreaterThan(1);
  for (const { href, games } of shelves.filter((shelf) => shelf.href.startsWith('/slots'))) {
    expect(
      games.map(({ category }) => category),
      href,
    ).not.toContain('hash_game');
  }
});
