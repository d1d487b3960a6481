import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { categories, categoryAt } from '@marquee/contract/categories.ts';
import { demoBrands } from '../../tools/demo-brands.ts';
import { categoryOf, instantGames } from '../../games/kinds/instant/games.ts';
import { launchChromium } from '../browser.ts';
import { sampled } from '../sampled.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { painted } from './held-timers.ts';
import { addGames, manyGames } from './many-games.ts';
import { expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';

/** The lobby: categories of any size, what one searches and likes, and what stands where there is nothing. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The second provider's, and the house's own. */
const inArcade = manyGames + instantGames.filter((game) => categoryOf(game) === 'Arcade Games').length;
const writtenInArcade = inArcade.toLocaleString('en');

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let faults: string[];
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
  await addGames(marquee, 'aurum');
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  faults = [];
  context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience_ms);
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('console', (message) => {
    // A page that is not there is meant to be looked for, and says so itself.
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
});
afterEach(async () => {
  await context.close();
  expect(faults, 'what the pages complained of').toEqual([]);
});

async function open(path: string, host = 'localhost', viewport = desktop): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.goto(`${marquee.siteUrl(host)}${path}`);
  await arrived(page);
  return page;
}

async function signIn(page: Page, returnTo: string): Promise<void> {
  await page.goto(`${marquee.url}/login?return_to=${returnTo}`);
  await arrived(page);
  await page.getByLabel('Account name').fill('demo');
  await page.locator('input[name="password"]').fill('marquee-demo');
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${returnTo}`);
}

async function attributesOf(elements: Locator, name: string): Promise<(string | null)[]> {
  return Promise.all((await elements.all()).map((element) => element.getAttribute(name)));
}

const cardsOf = (page: Page) => page.locator('main a[href*="/playnow"]');

test('S2.1 S2.17 every category has its page, also by its slug, and each says which is the one', async () => {
  for (const { path, slug } of Object.values(categories)) {
    for (const address of new Set([path, slug && `/${slug}`, `/cn${path}`])) {
      if (address === '') continue;
      const response = await fetch(marquee.url + address);
      expect(response.status, address).toBe(200);
      const html = await response.text();
      const canonical = address.startsWith('/cn') ? `/cn${path}` : path;
      expect(html, address).toContain(
        `rel="canonical" href="${marquee.siteUrl('aurum.localhost')}${canonical}"`,
      );
      expect(html, address).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    }
  }
});

test('S5.7 menus and the site map name only the categories that have games', async () => {
  const menu = async (host: string): Promise<(string | null)[]> => {
    const page = await open('/', host);
    const links = await attributesOf(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link'),
      'href',
    );
    await page.close();
    return links.filter((link) => categoryAt(link ?? '') !== undefined);
  };
  // Hot games are a category of their own where the site has some.
  expect(await menu('localhost')).toEqual([
    '/slots',
    '/casino',
    '/fishing',
    '/poker',
    '/arcade',
    '/hash-game',
    '/hot',
  ]);
  expect(await menu('meridian.localhost')).toEqual([
    '/slots',
    '/casino',
    '/fishing',
    '/poker',
    '/arcade',
    '/hash-game',
    '/hot',
  ]);
  const page = await open('/faqs', 'meridian.localhost');
  const map = await page.evaluate<string>(`fetch('/sitemap.xml').then((answer) => answer.text())`);
  expect(map).toContain('/slots</loc>');
  expect(map).toContain('/arcade</loc>');
  expect(map).toContain('/fishing</loc>');
  expect(map).not.toContain('/bingo</loc>');
});

test('S2.1 a category without games shows what players like', async () => {
  const page = await open('/bingo', 'tropico.localhost', phone);
  await page.getByRole('heading', { level: 1, name: 'Bingo' }).waitFor();
  await page.getByRole('heading', { name: 'No games here yet' }).waitFor();
  expect(await cardsOf(page).count()).toBeGreaterThan(5);
  await expectAccessible(page, '/bingo');
  await expectNoOverflow(page, '/bingo');
});

test('S2.1 five thousand games stay smooth: few are on the page, and the first of them without scripts', async () => {
  const html = await (await fetch(`${marquee.url}/arcade?arrange=lobby:grid`)).text();
  expect(html.match(/href="\/playnow/g)?.length).toBe(48);
  expect(html).toContain(writtenInArcade);

  const page = await open('/arcade?arrange=lobby:grid');
  const cards = cardsOf(page);
  const heading = page.locator('main p[aria-live]');
  expect(await heading.textContent()).toContain(writtenInArcade);
  const footer = async (): Promise<number> => page.evaluate<number>('document.documentElement.scrollHeight');
  const height_px = await footer();
  expect(height_px).toBeGreaterThan(100_000);
  for (const part of [0.25, 0.6, 0.95]) {
    await page.evaluate(`scrollTo(0, ${height_px * part})`);
    // The game that ought to be there by its place in the order of names is there.
    await expect
      .poll(() =>
        page.evaluate<boolean>(`[...document.querySelectorAll('main a[href*="/playnow"]')].some(
        (card) => { const { top, bottom } = card.getBoundingClientRect(); return top < innerHeight && bottom > 0; })`),
      )
      .toBe(true);
    expect(await cards.count()).toBeLessThan(120);
  }
  // Nothing that was scrolled past has changed the length of the page.
  expect(Math.abs((await footer()) - height_px)).toBeLessThan(400);
  const places = (await attributesOf(page.locator('main li[aria-posinset]'), 'aria-posinset')).map(Number);
  expect(places[0]).toBeGreaterThan(4000);
  expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
  expect(await page.locator('main li[aria-posinset]').first().getAttribute('aria-setsize')).toBe(
    String(inArcade),
  );
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessible(page, '/arcade');
});

test('the games of a large category are filtered, sorted and searched as one types', async () => {
  const page = await open('/arcade?sort=name&volatility=high');
  const count = page.locator('main p[aria-live]');
  const cards = cardsOf(page);
  await expect.poll(() => count.textContent()).toContain('1,667');
  expect(await cards.first().textContent()).toContain('Comet Runner');
  await page.getByRole('button', { name: /^All/ }).click();
  await expect.poll(() => count.textContent()).toContain(writtenInArcade);
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('velvet runner 4998');
  await expect.poll(() => cards.count()).toBe(1);
  expect(await cards.first().textContent()).toContain('Velvet Runner 4998');
  // A slip of the pen is forgiven.
  await search.fill('velvat runer 4998');
  await expect.poll(() => cards.first().textContent()).toContain('Velvet Runner 4998');
  await search.fill('no such thing at all');
  await page.getByRole('heading', { name: 'No games found' }).waitFor();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(() => count.textContent()).toContain(writtenInArcade);
});

test('S4.1 hearts on the cards make favourites at once, which the lobby and the home page list', async () => {
  const page = await open('/slots');
  expect(await page.getByRole('button', { name: /^Favourite:/ }).count()).toBe(0);
  await signIn(page, '/slots');
  await page.getByText('Games you play will appear here.').waitFor();
  const heart = page.getByRole('button', { name: 'Favourite: Koi Pond' });
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect.poll(() => cardsOf(page).count()).toBe(1);
  await expect
    .poll(async () => (await marquee.owner.query('select game_code from players.favourite')).rows)
    .toEqual([{ game_code: 'koi-pond' }]);
  await expectAccessible(page, 'the lobby of a player');

  await page.goto(`${marquee.url}/playnow?provider_code=MARQUEE&game_code=dragon-fortune`);
  await page.getByRole('button', { name: 'Play for real' }).click();
  await page.locator('iframe').waitFor();
  await page.goto(`${marquee.url}/`);
  const row = (name: string) => page.getByRole('region', { name });
  await row('Continue playing')
    .getByRole('link', { name: /Dragon Fortune/ })
    .waitFor();
  await page.getByText('Your level: Bronze').waitFor();
  // No poster stands twice on the page.
  await expect.poll(() => page.locator('main img[src*="dragon-fortune/poster"]').count()).toBe(1);
  await row('Favourites')
    .getByRole('link', { name: /Koi Pond/ })
    .waitFor();
  // By the keyboard: rows are laid out when one scrolls near them, which can move a button from under a pointer that presses slowly.
  await row('Favourites').getByRole('button', { name: 'Favourite: Koi Pond' }).press('Enter');
  await row('Favourites').waitFor({ state: 'detached' });
  await page.goto(`${marquee.url}/slots`);
  await row('Recently played')
    .getByRole('link', { name: /Dragon Fortune/ })
    .waitFor();
});

test('S4.1 a heart that was pressed stays so while a list arrives that does not know of it yet', async () => {
  const page = await open('/slots');
  await signIn(page, '/slots');
  const hearts = page.getByRole('button', { name: /^Favourite:/ });
  await hearts.nth(1).waitFor();
  const pressed = async () => [
    await hearts.nth(0).getAttribute('aria-pressed'),
    await hearts.nth(1).getAttribute('aria-pressed'),
  ];
  const listed = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let changes = 0;
  await page.route('**/api/home/fav_set', async (route) => {
    changes += 1;
    if (changes === 2) await release.promise;
    await route.continue();
  });
  // The list that is asked for when the first change is done holds that alone.
  page.on('response', (response) => {
    if (changes > 0 && response.url().endsWith('/api/home/fav_list')) listed.resolve();
  });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await listed.promise;
  await painted(page);
  expect(await pressed()).toEqual(['true', 'true']);
  release.resolve();
  const favourites = async () =>
    (await marquee.owner.query('select game_code from players.favourite')).rowCount;
  await expect.poll(favourites).toBe(2);
  // Of two presses on one heart the second counts.
  await hearts.nth(1).click();
  await hearts.nth(1).click();
  await hearts.nth(0).click();
  await expect.poll(favourites).toBe(1);
  expect(await pressed()).toEqual(['false', 'true']);
  await marquee.owner.query('delete from players.favourite');
});

test('S4.8 the search opens by Ctrl-K, is used by the keyboard, and forgives a slip of the finger', async () => {
  const page = await open('/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search games and pages' });
  await box.waitFor();
  await expect.poll(() => page.evaluate<string>('document.activeElement.role')).toBe('combobox');
  // Opened again it takes the place of the one that is open.
  await page.keyboard.press('Control+k');
  await expect.poll(() => page.evaluate<string>('document.activeElement.role')).toBe('combobox');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.getByRole('option').first().waitFor();
  await expectAccessible(page, 'the search');

  await page.keyboard.type('velvat runner 4998');
  await page.getByRole('option', { name: /Velvet Runner 4998/ }).waitFor();

  await box.fill('questions');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/faqs');
  await box.waitFor({ state: 'detached' });

  await page.getByRole('banner').getByRole('link', { name: 'Search games' }).click();
  await box.fill('dragon fortune');
  await page.getByRole('option', { name: /Dragon Fortune/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/playnow?*dragon-fortune*');
});

test('S3.16 a large win comes onto the tape of an open home page, and the tape can be paused', async () => {
  const addWin = async (roundId: string, payout_minor: number): Promise<void> => {
    await marquee.owner.query(
      `insert into rounds.round (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, bets, status, opened_at, updated_at)
       select site_id, player_id, 'MARQUEE', $1, 'koi-pond', 'EUR', 100000, $2, 1, 'settled', now(), now()
       from players.player where account_id = 'demo' and site_id = (select site_id from sites.site where site_code = 'meridian')`,
      [roundId, payout_minor],
    );
    // What writes rounds tells of those that were won.
    await marquee.owner.query("select pg_notify('rounds_won', '')");
  };
  const moving = await browser.newContext({ viewport: desktop });
  const page = await moving.newPage();
  await page.goto(marquee.siteUrl('meridian.localhost'));
  await arrived(page);
  // Without a win there is no tape, rather than an invented one.
  expect(await page.getByRole('heading', { name: 'Latest wins' }).count()).toBe(0);
  const pause = page.getByRole('button', { name: 'Pause the list of wins' });
  let wins = 0;
  await expect
    .poll(
      async () => {
        wins += 1;
        await addWin(`live-${wins}`, 12_345_600_000);
        return pause.count();
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toBe(1);
  expect(await page.locator('main a[href*="koi-pond"]', { hasText: '123,456.00' }).count()).toBeGreaterThan(
    4,
  );
  await pause.click();
  const state = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('section [style*="animation"]')).animationPlayState`,
  );
  expect(state).toBe('paused');
  await moving.close();
});

test.each(sampled(await demoBrands(), 3))(
  'no poster is twice on one screen of the home page at $host',
  async ({ host }) => {
    for (const viewport of [phone, desktop]) {
      const page = await open('/', host, viewport);
      const screens = await page.evaluate<string[][]>(postersByScreen);
      expect(screens.flat().length, 'posters seen').toBeGreaterThan(4);
      for (const posters of screens) expect(posters).toEqual([...new Set(posters)]);
      await page.close();
    }
  },
);

/** The games whose posters lie within each screen of the page, one screen under another. A blurred one is light, not a picture. */
const postersByScreen = `(() => {
  const posters = [...document.querySelectorAll('main :is(img[src*="/poster."], img[src*="/wide."])')]
    .filter((image) => getComputedStyle(image).filter === 'none')
    .map((image) => ({ box: image.getBoundingClientRect(), name: new URL(image.src).pathname.split('/').at(-2) }))
    .filter(({ box }) => box.width > 0 && box.right > 0 && box.left < innerWidth);
  const screens = [];
  for (let top = scrollY * -1; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    screens.push(posters.filter(({ box }) => box.bottom > top && box.top < top + innerHeight).map(({ name }) => name));
  }
  return screens;
})()`;
