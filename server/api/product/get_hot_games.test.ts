import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import { fallbackGames, gameListNames } from '@marquee/contract/fallback-games.ts';
import { providerCodeOf } from '@marquee/contract/game-providers.ts';
import { startPlatform, type TestPlatform } from '../../../tests/platform.ts';
import { setGameOnSite } from '../../catalog/operator-choices.ts';
import { upsertGames } from '../../catalog/upsert-games.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
  const { db } = platform.marquee.app;
  const game = (gameCode: string, gameName: string, released = '2019-01-01') => ({
    gameCode,
    gameName,
    gameType: 'SLOTS',
    category: 'slot_game',
    image: '/a.webp',
    image2x: '/a.webp',
    rtpPercent: null,
    volatility: null,
    releasedAt: new Date(released),
  });
  await upsertGames(db, { providerCode: 'JILI', providerName: 'JILI', slug: 'jili', opensIn: 'frame' }, [
    game('1', 'Royal Fishing'),
    game('49', 'SUPER ACE'),
    game('109', 'Fortune Gems'),
  ]);
  await upsertGames(
    db,
    { providerCode: 'PPLAY', providerName: 'Pragmatic Play', slug: 'pplay', opensIn: 'frame' },
    [game('vs20olympgate', 'Gates of Olympus')],
  );
  await upsertGames(
    db,
    { providerCode: 'MARQUEE', providerName: 'Marquee Originals', slug: 'marquee', opensIn: 'frame' },
    [game('koi-pond', 'Koi Pond'), game('dragon-fortune', 'Dragon Fortune')],
  );
});
afterAll(() => platform.close());

async function namesOf(list: (typeof gameListNames)[number], domain_name = 'meridian.localhost') {
  const { value } = await platform.call(getHotGames, { domain_name, list });
  return value?.map((game) => game.game_name);
}

const asOwner = async (text: string) => {
  await platform.owner.query(text);
};

test('S3.20 the built-in lists hold games of the seven providers', () => {
  for (const list of gameListNames) {
    const providers = new Set(fallbackGames[list].map((game) => game.provider_code));
    expect(providers).toEqual(new Set(['JILI', 'PPLAY', 'FACHAI', 'PGSOFT', 'JDB', 'YBAT', 'EPW']));
  }
});

test('S3.20 S7.20 nothing of the built-in lists is listed that the site does not offer', async () => {
  await asOwner('update catalog.site_game set is_hot = false');
  expect(await namesOf('hot')).toEqual(['Dragon Fortune', 'Koi Pond']);
  expect(await namesOf('featured')).toEqual([]);
  expect(await namesOf('new')).toEqual([]);
});

test('S3.20 S7.20 where the site has chosen none, the built-in lists come first', async () => {
  await asOwner(`insert into catalog.site_provider select site_id, code from sites.site, (values ('JILI'), ('PPLAY')) p(code)
    where site_code = 'meridian'`);
  expect(await namesOf('hot')).toEqual(['SUPER ACE', 'Fortune Gems', 'Gates of Olympus', 'Royal Fishing']);
  expect(await namesOf('featured')).toEqual([
    'Royal Fishing',
    'Fortune Gems',
    'SUPER ACE',
    'Gates of Olympus',
  ]);
  await asOwner(`update catalog.game set status = 'inactive' where game_code = '49'`);
  expect((await namesOf('hot'))?.[0]).toBe('Fortune Gems');
});

test('S7.20 what the site marks as hot or featured is its own list', async () => {
  await asOwner(
    `update catalog.site_game set is_hot = true, is_featured = true where game_code = 'koi-pond'`,
  );
  expect(await namesOf('hot')).toEqual(['Koi Pond']);
  expect(await namesOf('featured')).toEqual(['Koi Pond']);
});

test('S3.21 a provider slug maps to the code of its logo', () => {
  expect(
    ['jili', 'pragmatic-play', 'pg-soft', 'fa-chai', 'yellow-bat', 'Evoplay'].map(providerCodeOf),
  ).toEqual(['JILI', 'PPLAY', 'PGSOFT', 'FACHAI', 'YBAT', 'EVOPLAY']);
  expect(providerCodeOf('new-house')).toBe('NEWHOUSE');
  expect(providerCodeOf('constructor')).toBe('CONSTRUCTOR');
});

test('S3.20 hiding a game and showing it again is no choice of popular games', async () => {
  await asOwner('update catalog.site_game set position = 1000');
  const builtIn = await namesOf('popular');
  const { rows } = await platform.owner.query<{ site_id: number }>(
    `select site_id from sites.site where site_code = 'meridian'`,
  );
  const game = { providerCode: 'JILI', gameCode: '109' };
  const { db } = platform.marquee.app;
  await setGameOnSite(db, rows[0]?.site_id ?? 0, game, false);
  expect(await namesOf('popular')).not.toContain('Fortune Gems');
  await setGameOnSite(db, rows[0]?.site_id ?? 0, game, true);
  expect(builtIn).toContain('Fortune Gems');
  expect(await namesOf('popular')).toEqual(builtIn);
});

test('S7.20 the hot games are those that the site marks, and no others', async () => {
  const site = "(select site_id from sites.site where site_code = 'meridian')";
  await asOwner(
    `update catalog.site_game set is_hot = (game_code = 'dragon-fortune') where site_id = ${site}`,
  );
  expect(await namesOf('hot')).toEqual(['Dragon Fortune']);
  const slots = await platform.call(getHotGames, { domain_name: 'meridian.localhost', game_type: 'slots' });
  expect(slots.value?.map((game) => game.game_name)).toEqual(['Dragon Fortune']);
});
