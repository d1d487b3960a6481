import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { patience_ms } from './steps.ts';

/** From page to page: who is let through, in which language, and where what goes wrong on the way is told. */

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  context = await newContext();
});
afterEach(() => context.close());

async function newContext(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  const opened = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  opened.setDefaultTimeout(patience_ms);
  return opened;
}

/** A page that React has taken over. */
async function opened(path: string, within = context): Promise<Page> {
  const page = await within.newPage();
  await page.addInitScript(
    `document.addEventListener('marquee:alive', () => { document.documentElement.dataset.alive = '' })`,
  );
  await page.goto(marquee.url + path);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  return page;
}

/** Follow a link of the site's own, as a click on one does: without another document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('a'), { href: '${path}', id: 'followed' }));
     followed.click();
     followed.remove();`,
  );
}

test('S2.16 S6.2 a route’s middleware decides before the page is opened', async () => {
  const page = await opened('/faqs');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await follow(page, '/statement');
  await page.waitForURL(/\/login\?return_to=%2Fstatement$/);
  await page.getByLabel('Account name').waitFor();
  // The page behind the guard was not begun: nothing of a player's was asked for, and it is no step of the way back.
  expect(asked.filter((path) => path.startsWith('/api/history'))).toEqual([]);
  await page.goBack();
  await page.waitForURL('**/faqs');

  const player = await signInDemoPlayer(marquee.url);
  const signedIn = await newContext({ storageState: player.storageState });
  const own = await opened('/faqs', signedIn);
  await follow(own, '/login');
  await own.waitForURL(`${marquee.url}/`);
  for (const path of ['/forgot-password', '/register']) {
    await own.goto(marquee.url + path);
    await own.waitForURL(`${marquee.url}/`);
  }
  await signedIn.close();
});

test('S4.16 S9.10 the language is the one that was chosen, then the one of the address', async () => {
  const page = await opened('/faqs');
  const language = (): Promise<string | null> => page.locator('html').getAttribute('lang');
  expect(await language()).toBe('en');
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: '中文' }).click();
  await page.waitForURL('**/cn/faqs');
  expect(await language()).toBe('zh');
  // Without a prefix the choice is found again; a prefix goes before it.
  await page.goto(`${marquee.url}/slots`);
  expect(await language()).toBe('zh');
  await page.goto(`${marquee.url}/php/slots`);
  expect(await language()).toBe('fil');
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('CN');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('S8.7 S8.9 what a sign-in fails with is said in a dialog, and the form waits until it is closed', async () => {
  const page = await opened('/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { statusCode: -500, statusMessage: 'internalServerError', statusDetail: '' } }),
  );
  await page.getByLabel('Account name').fill('demo');
  await page.locator('input[name="password"]').fill('marquee-demo');
  const submit = page.locator('main form button[type="submit"]');
  await submit.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'That did not work' }).waitFor();
  await dialog.getByText('Something failed on our side.').waitFor();
  expect(await submit.getAttribute('aria-busy')).toBe('true');
  await page.unroute('**/api/auth/login');
  await dialog.getByRole('button').last().click();
  await dialog.waitFor({ state: 'detached' });
  await submit.click();
  await page.waitForURL(`${marquee.url}/`);
});

test('S8.10 a link to what is no page leads to the document that says so, without a complaint', async () => {
  const page = await opened('/');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await follow(page, '/faqs');
  await page.waitForURL('**/faqs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The address has the form of a home page in a language. While the home page's style is on its way, React Router has
  // nobody who waits for the refusal of its data.
  await page.route(/home-[^/]+[.]css$/, (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    follow(page, '/no-such-page'),
  ]);
  expect(answer.status()).toBe(404);
  await page.getByText('no-such-page').waitFor();
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('S7.32 S8.10 a visit or a minigame cycle that is refused goes to the global error handler', async () => {
  const player = await signInDemoPlayer(marquee.url);
  const signedIn = await newContext({ storageState: player.storageState });
  const refusal = { statusCode: -9, statusMessage: 'notToday', statusDetail: '' };
  for (const path of ['settings/adsvisit', 'mini_game/mini_game_cycle']) {
    await signedIn.route(`**/api/${path}`, (route) => route.fulfill({ json: refusal }));
  }
  const told: string[] = [];
  signedIn.on('weberror', (error) => told.push(error.error().message));
  await opened('/faqs', signedIn);
  await expect
    .poll(() => told.toSorted())
    .toEqual(['The cycle of minigames was not told: -9 notToday', 'The visit was not recorded: -9 notToday']);
  await signedIn.close();
});

test('S9.17 a game of a provider of the popup list opens in a window of its own, not in the frame', async () => {
  const player = await signInDemoPlayer(marquee.url);
  const signedIn = await newContext({ storageState: player.storageState });
  // The house's games open in the frame; the answer is what a provider of the list gets.
  await signedIn.route('**/api/product/launch_game', async (route) => {
    const answer: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Object.assign({}, answer, { opens_in: 'popup' }) });
  });
  const page = await opened('/playnow?provider_code=MARQUEE&game_code=koi-pond', signedIn);
  await page.getByRole('button', { name: 'Play for real' }).click();
  await page.getByText('This game opens in a window of its own.').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  const [popup] = await Promise.all([
    signedIn.waitForEvent('page'),
    page.getByRole('button', { name: 'Open the game' }).click(),
  ]);
  await popup.waitForURL('**/play/koi-pond**');
  await signedIn.close();
});

test('S2.15 a route’s own viewport settings go before the site’s', async () => {
  const page = await opened('/faqs');
  const viewport = (): Promise<string | null> =>
    page.locator('meta[name="viewport"]').getAttribute('content');
  expect(await viewport()).toBe('width=device-width, initial-scale=1, viewport-fit=cover');
  await follow(page, '/preloader');
  await page.waitForURL('**/preloader');
  await expect.poll(viewport).toContain('interactive-widget=overlays-content');
});

test('S9.12 what moves takes 250 ms, easing in and out', async () => {
  const page = await opened('/login');
  const motion = (property: string): Promise<string> =>
    page.evaluate(
      `getComputedStyle(document.querySelector('main form button[type="submit"]'))['${property}']`,
    );
  expect(new Set((await motion('transitionDuration')).split(', '))).toEqual(new Set(['0.25s']));
  expect(new Set((await motion('transitionTimingFunction')).split(', '))).toEqual(new Set(['ease-in-out']));
});
