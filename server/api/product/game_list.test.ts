import { afterAll, beforeAll, expect, test } from 'vitest';
import { favList } from '@marquee/contract/api/home/fav_list.ts';
import { favSet } from '@marquee/contract/api/home/fav_set.ts';
import { recentlyPlayed } from '@marquee/contract/api/home/recently_played.ts';
import { categoryList } from '@marquee/contract/api/product/categories.ts';
import { gameDetail } from '@marquee/contract/api/product/game_detail.ts';
import { gameIndex } from '@marquee/contract/api/product/game_index.ts';
import { gameList } from '@marquee/contract/api/product/game_list.ts';
import { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import { providerList } from '@marquee/contract/api/product/providers.ts';
import { categories } from '@marquee/contract/categories.ts';
import { upsertGames, type ListedGame } from '../../catalog/upsert-games.ts';
import { startPlatform, type TestPlatform } from '../../../tests/platform.ts';

const provider = {
  providerCode: 'MARQUEE',
  providerName: 'Marquee Originals',
  slug: 'marquee',
  opensIn: 'frame',
} as const;
const names: readonly [string, string, string][] = [
  ['dragon-fortune', 'Dragon Fortune', '96.5'],
  ['koi-pond', 'Koi Pond', '95.1'],
  ['lucky-sevens', 'Lucky Sevens', '94.0001'],
  ['night-market', 'Night Market 50% Off', '96'],
  ['lantern', '灯笼节', '95'],
];
const listed: ListedGame[] = names.map(([gameCode, gameName, rtpPercent], index) => ({
  gameCode,
  gameName,
  gameType: 'SLOTS',
  category: 'slot_game',
  image: `/art/${gameCode}.avif`,
  image2x: `/art/${gameCode}@2x.avif`,
  rtpPercent,
  volatility: 'medium',
  releasedAt: new Date(Date.UTC(2020, 0, 1 + index)),
}));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await upsertGames(platform.marquee.app.db, provider, listed);
});
afterAll(() => platform.close());

const search = async (text: string, more: object = {}) => {
  const answer = await platform.call(gameList, { domain_name: 'localhost', search: text, ...more });
  return answer.value?.map((game) => game.game_code);
};

test('S3.6 the index holds every game of the site in the order of its lists', async () => {
  const index = await platform.call(gameIndex, { domain_name: 'localhost' });
  const list = await platform.call(gameList, { domain_name: 'localhost', page_size: 100 });
  expect(index).toMatchObject({ statusCode: 1, value: list.value });
  expect(index.value).toHaveLength(listed.length);
});

test('S3.6 a page of games, with the number of all of them and their providers', async () => {
  const answer = await platform.call(gameList, {
    domain_name: 'localhost',
    page_size: 2,
    page: 2,
    sort: 'name',
  });
  expect(answer).toMatchObject({
    statusCode: 1,
    total: 5,
    page: 2,
    page_size: 2,
    providers: [{ provider_code: 'MARQUEE', provider_name: 'Marquee Originals', count: 5 }],
  });
  expect(answer.value?.map((game) => game.game_code)).toEqual(['lucky-sevens', 'night-market']);
  expect(answer.value?.[0]).toMatchObject({ rtp_percent: '94.0001', game_type: 'SLOTS', opens_in: 'frame' });
});

test('search forgives a slip, knows any script, and takes its own wildcards as letters', async () => {
  expect(await search('dragn')).toEqual(['dragon-fortune']);
  expect(await search('LUKCY sevens')).toEqual(['lucky-sevens']);
  expect(await search('灯笼')).toEqual(['lantern']);
  expect(await search('50%')).toEqual(['night-market']);
  expect(await search('%')).toEqual(['night-market']);
  expect(await search("'; drop table catalog.game; --")).toEqual([]);
});

test('sorting: the brand’s own order, the newest, by name, by return', async () => {
  expect((await search('', { sort: 'popular' }))?.slice(0, 2)).toEqual(['dragon-fortune', 'koi-pond']);
  expect((await search('', { sort: 'new' }))?.[0]).toBe('lantern');
  expect(await search('', { sort: 'rtp' })).toEqual([
    'dragon-fortune',
    'night-market',
    'koi-pond',
    'lantern',
    'lucky-sevens',
  ]);
});

test('filters: a category or a provider that has nothing shows nothing', async () => {
  expect(await search('', { category: 'slot_game' })).toHaveLength(5);
  expect(await search('', { category: 'bingo' })).toEqual([]);
  expect(await search('', { provider_code: 'JILI' })).toEqual([]);
});

test('S2.17 S1.2 a category is found by its key and by its slug, and says how much it has', async () => {
  expect(await search('', { category: 'slots' })).toHaveLength(5);
  expect(await search('', { category: 'livecasino' })).toEqual([]);
  expect(Object.entries(categories).map(([key, { slug }]) => `${key} ${slug}`)).toEqual([
    'hot ',
    'slot_game slots',
    'casino livecasino',
    'hash_game hashgame',
    'sportsbook sportsbook',
    'fishing fish',
    'poker table',
    'sabong sabong',
    'lottery lottery',
    'horse_racing horseracing',
    'bingo bingo',
    'arcade arcade',
    'crash crash',
  ]);
  expect((await platform.call(categoryList, { domain_name: 'localhost' })).value).toEqual([
    { category: 'slot_game', slug: 'slots', game_count: 5, provider_count: 1 },
  ]);
  const providers = { domain_name: 'localhost', category: 'slots' };
  expect((await platform.call(providerList, providers)).value).toEqual([
    {
      provider_code: 'MARQUEE',
      provider_name: 'Marquee Originals',
      slug: 'marquee',
      game_count: 5,
      categories: ['slot_game'],
    },
  ]);
});

test('marks narrow a list: the hot, the new, the featured; and so does volatility', async () => {
  await platform.owner.query(`update catalog.game set released_at = $1 where game_code = 'lantern'`, [
    new Date(platform.clock.now().getTime() - 86_400_000),
  ]);
  await platform.owner.query(
    `update catalog.site_game set is_featured = true where game_code = 'koi-pond'
     and site_id = (select site_id from sites.domain where domain_name = 'localhost')`,
  );
  expect(await search('', { mark: 'new' })).toEqual(['lantern']);
  expect(await search('', { mark: 'featured' })).toEqual(['koi-pond']);
  expect(await search('', { mark: 'hot' })).toHaveLength(3);
  expect(await search('', { category: 'hot' })).toHaveLength(3);
  expect(await search('', { volatility: 'high' })).toEqual([]);
});

test('games played a moment ago come first, each once, and only to whom they belong', async () => {
  const player = await platform.newPlayer('recent.player');
  const other = await platform.newPlayer('other.player');
  await platform.owner.query(
    `insert into rounds.game_session (site_id, player_id, game_session_id, session_id, provider_code, user_id, game_code,
       currency, token_hash, created_at, expires_at)
     select site_id, player_id, gen_random_uuid(), gen_random_uuid(), 'MARQUEE', 'u', game_code, 'PHP',
       sha256((game_code || n)::bytea), now() + n * interval '1 minute', now() + interval '1 day'
     from players.player, (values ('koi-pond', 1), ('lantern', 2), ('koi-pond', 3), ('gone', 4)) played (game_code, n)
     where account_id = 'recent.player'`,
  );
  const played = await platform.call(recentlyPlayed, player);
  expect(played.value?.map((game) => game.game_code)).toEqual(['koi-pond', 'lantern']);
  expect(await platform.call(recentlyPlayed, other)).toMatchObject({ statusCode: 1, value: [] });
});

test('S7.20 the hot games of a site, and no others', async () => {
  const answer = await platform.call(getHotGames, { domain_name: 'localhost', game_type: 'slots' });
  expect(answer.value?.map((game) => game.is_hot)).toEqual([true, true, true]);
  expect(await platform.call(getHotGames, { domain_name: 'localhost', game_type: 'bingo' })).toMatchObject({
    value: [],
  });
});

test('a game that its provider no longer lists is not shown, and comes back with it', async () => {
  const { db } = platform.marquee.app;
  await upsertGames(db, provider, listed.slice(1));
  expect(await search('dragon')).toEqual([]);
  const detail = { domain_name: 'localhost', provider_code: 'MARQUEE', game_code: 'dragon-fortune' };
  expect(await platform.call(gameDetail, detail)).toMatchObject({ statusMessage: 'gameNotFound' });
  await upsertGames(db, provider, listed);
  expect(await platform.call(gameDetail, detail)).toMatchObject({
    statusCode: 1,
    game: { game_name: 'Dragon Fortune' },
  });
});

test('S7.12 S3.5 favourites are kept, once each, and only of games that there are', async () => {
  const player = await platform.newPlayer('collector');
  const game = { ...player, provider_code: 'MARQUEE', game_code: 'koi-pond' };
  for (let twice = 0; twice < 2; twice += 1) await platform.call(favSet, { ...game, favourite: true });
  expect((await platform.call(favList, player)).value).toEqual([
    {
      provider_code: 'MARQUEE',
      game_code: 'koi-pond',
      game_name: 'Koi Pond',
      game_type: 'SLOTS',
      img_url: '/art/koi-pond.avif',
    },
  ]);
  expect(await platform.call(favSet, { ...game, game_code: 'no-such-game', favourite: true })).toMatchObject({
    statusMessage: 'gameNotFound',
  });
  await platform.call(favSet, { ...game, favourite: false });
  expect(await platform.call(favList, player)).toMatchObject({ statusCode: 1, value: [] });
});

test('games are found by what they do, what they are about and how they swing, and each choice says how many it has', async () => {
  const db = platform.marquee.app.db;
  const told = listed.map((game, index): ListedGame => {
    if (index === 4) return { ...game, volatility: null };
    return {
      ...game,
      volatility: index < 2 ? 'high' : 'low',
      theme: index === 1 ? 'ocean' : 'asia',
      features: index === 0 ? ['free_spins', 'jackpot'] : ['free_spins'],
    };
  });
  await upsertGames(db, provider, told);
  expect(await search('', { feature: 'jackpot' })).toEqual(['dragon-fortune']);
  expect(await search('', { theme: 'ocean' })).toEqual(['koi-pond']);
  expect(await search('', { volatility: 'high', theme: 'asia' })).toEqual(['dragon-fortune']);
  const high = await platform.call(gameList, {
    domain_name: 'localhost',
    volatility: 'high',
    feature: 'free_spins',
  });
  expect(high).toMatchObject({
    total: 2,
    volatilities: [
      { volatility: 'low', count: 2 },
      { volatility: 'high', count: 2 },
    ],
    features: [
      { feature: 'free_spins', count: 2 },
      { feature: 'jackpot', count: 1 },
    ],
  });
  expect(new Map(high.themes?.map(({ theme, count }) => [theme, count]))).toEqual(
    new Map([
      ['asia', 1],
      ['ocean', 1],
    ]),
  );
  expect(high.value?.map(({ features }) => features)).toContainEqual(['free_spins', 'jackpot']);
  const untold = await platform.call(gameList, { domain_name: 'localhost', search: '灯笼' });
  expect(untold.value).toMatchObject([{ features: [], theme: null, volatility: null }]);
  await upsertGames(db, provider, listed);
});

test('a game says before it opens what it pays at most and how rarely, where its provider tells', async () => {
  const db = platform.marquee.app.db;
  const told = listed.map((game, index) =>
    index === 0 ? { ...game, maxWinBets: '4820.8', maxWinOnceIn: '19900' } : game,
  );
  await upsertGames(db, provider, told);
  const largest = async ({ gameCode: game_code }: { gameCode: string }) =>
    (
      await platform.call(gameDetail, {
        domain_name: 'localhost',
        provider_code: provider.providerCode,
        game_code,
      })
    ).game;
  expect(told[0] && (await largest(told[0]))).toMatchObject({
    max_win_bets: '4820.80',
    max_win_once_in: '19900',
  });
  expect(told[1] && (await largest(told[1]))).toMatchObject({ max_win_bets: null, max_win_once_in: null });
  await upsertGames(db, provider, listed);
});
