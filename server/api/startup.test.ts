import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startup } from '@marquee/contract/api/startup.ts';
import { seo } from '@marquee/contract/api/seo.ts';
import { siteInfoDetail } from '@marquee/contract/api/settings/siteinfodetail.ts';
import { upsertGames } from '../catalog/upsert-games.ts';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const start = (domain_name: string) => platform.call(startup, { domain_name });

/** Change a column of a site, and wait until the server has been notified. */
async function setSite(code: string, change: string): Promise<void> {
  const heard = new Promise<void>((resolve) => platform.marquee.app.sites.onForget(() => resolve()));
  await platform.owner.query(`update sites.site set ${change} where site_code = $1`, [code]);
  await heard;
}

test('S7.1 S3.3 S3.4 S1.11 a domain and its aliases answer with their site', async () => {
  const answer = await start('localhost');
  expect(answer).toMatchObject({
    statusCode: 1,
    maintenance: { is_maintenance: false },
    site: { site_name: 'Aurum Palace', currency: 'PHP', theme_code: 'casino1', theme_color: 'gold' },
    live_chat: { chat_id: '', image_id: '' },
  });
  expect(await start('AURUM.localhost')).toEqual(answer);
  expect(await start('tropico.localhost')).toMatchObject({
    site: { theme_code: 'slot2', theme_color: 'canopy' },
  });
  expect(await start('meridian.localhost')).toMatchObject({ site: { currency: 'EUR' } });
});

test('S3.19 S9.5 languages are listed with their five chunks, and three have none', async () => {
  const { language = [] } = await start('localhost');
  expect(language.map(({ code, files }) => [code, files.length])).toEqual([
    ['EN', 5],
    ['PHP', 5],
    ['CN', 5],
    ['MMK', 0],
    ['MNT', 0],
    ['IDR', 0],
  ]);
});

test('S3.19 each language has the name and the icon that it is chosen by', async () => {
  const { language = [] } = await start('localhost');
  expect(language.map(({ name }) => name)).toEqual([
    'English',
    'Filipino',
    '中文',
    'မြန်မာ',
    'Монгол',
    'Bahasa Indonesia',
  ]);
  for (const { icon } of language) {
    const file = new URL(`../../site/public/art/language/${icon}`, import.meta.url);
    expect(await readFile(file, 'utf8'), icon).toContain('<svg');
  }
});

test('S4.12 a domain that no site has, and a site that is closed, are refused', async () => {
  expect(await start('unknown.localhost')).toMatchObject({ statusCode: 1001, statusMessage: 'siteNotFound' });
  await setSite('meridian', "status = 'inactive'");
  expect(await start('meridian.localhost')).toMatchObject({ statusMessage: 'siteInactive' });
  await setSite('meridian', "status = 'active', expired_date = now() - interval '1 day'");
  expect(await start('meridian.localhost')).toMatchObject({ statusMessage: 'siteExpired' });
  await setSite('meridian', 'expired_date = null');
});

test('S4.11 S5.6 a theme that is none, or a colour that is not of it, is refused', async () => {
  await setSite('meridian', "theme_code = 'casino99'");
  expect(await start('meridian.localhost')).toMatchObject({ statusDetail: 'Invalid theme code' });
  await setSite('meridian', "theme_code = 'constructor'");
  expect(await start('meridian.localhost')).toMatchObject({ statusDetail: 'Invalid theme code' });
  await setSite('meridian', "theme_code = 'casino1', theme_color = 'canopy'");
  expect(await start('meridian.localhost')).toMatchObject({ statusDetail: 'Invalid theme color' });
  await setSite('meridian', "theme_color = 'sapphire'");
  expect(await start('meridian.localhost')).toMatchObject({ statusCode: 1 });
});

test('S4.10 S2.9 maintenance is told with its times, and what is needed to show it', async () => {
  const during =
    "is_maintenance = true, maintenance_start = '2026-01-01T00:00:00Z', maintenance_end = '2026-01-01T02:00:00Z'";
  await setSite('meridian', during);
  expect(await start('meridian.localhost')).toMatchObject({
    statusCode: 1,
    maintenance: {
      is_maintenance: true,
      start_date: '2026-01-01T00:00:00.000Z',
      end_date: '2026-01-01T02:00:00.000Z',
    },
    site: { site_name: 'Meridian Club' },
  });
  await setSite('meridian', 'is_maintenance = false, maintenance_start = null, maintenance_end = null');
  expect(await start('meridian.localhost')).toMatchObject({
    statusCode: 1,
    message: '',
    maintenance: { is_maintenance: false, start_date: null, end_date: null, message: {} },
  });
});

test('S5.7 S1.2 menus keep what there is to play, what is no category, and Hot', async () => {
  const before = await start('localhost');
  expect(before.content?.menu.map(({ content_id }) => content_id)).toEqual(['home', 'promotions', 'vip']);
  expect(before.content?.game_menu.map(({ category }) => category)).toEqual(['Hot']);
  await upsertGames(
    platform.marquee.app.db,
    { providerCode: 'MARQUEE', providerName: 'Marquee Originals', slug: 'marquee', opensIn: 'frame' },
    [
      {
        gameCode: 'dragon-fortune',
        gameName: 'Dragon Fortune',
        gameType: 'SLOTS',
        category: 'slot_game',
        image: '/a.avif',
        image2x: '/b.avif',
        rtpPercent: '96.0000',
        volatility: 'medium',
        releasedAt: new Date(),
      },
    ],
  );
  const after = await start('localhost');
  expect(after.content?.menu.map(({ content_id }) => content_id)).toEqual([
    'home',
    'slots',
    'promotions',
    'vip',
  ]);
  expect(after.content?.game_menu.map(({ category }) => category)).toEqual(['Hot', 'slot_game']);
  expect(after.provider_count).toEqual([{ category: 'slot_game', count: 1 }]);
});

test('S7.21 S3.15 S2.19 the SEO record of a page', async () => {
  const answer = await platform.call(seo, { domain_name: 'localhost', page_name: 'home' });
  expect(answer.value).toMatchObject({ page_name: 'home', meta_author: 'Aurum Palace' });
  expect(answer.value).toMatchObject({ meta_lang: 'en', meta_title: expect.stringContaining('fair odds') });
  const ask = { domain_name: 'localhost', page_name: 'home' };
  expect((await platform.call(seo, { ...ask, language: 'CN' })).value).toMatchObject({
    meta_lang: 'zh',
    meta_title: expect.stringMatching(/老虎机/),
  });
  expect((await platform.call(seo, { ...ask, language: 'MMK' })).value).toMatchObject({ meta_lang: 'en' });
  expect(await platform.call(seo, { domain_name: 'localhost', page_name: 'no-such-page' })).toMatchObject({
    statusCode: 1,
    value: null,
  });
});

test('S7.25 S3.12 S1.5 S5.8 the CMS pages, without anything that could run', async () => {
  const { cms } = await platform.call(siteInfoDetail, { domain_name: 'localhost' });
  expect(cms).toMatchObject({ about_us_status: true, faqs_status: true });
  expect(cms?.en_about_us_body).toContain('Aurum Palace');
  expect(cms?.local_responsible_gaming_body).toContain('21');
  expect(cms?.cn_responsible_gaming_body).toContain('未满 21 岁');
});
