import { get } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { wordsOf } from '@marquee/site/app/words/testing/words-of.ts';
import { demoBrands } from '../../tools/demo-brands.ts';
import { launchChromium } from '../browser.ts';
import { sampled } from '../sampled.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { heldTimers, holdTimers, painted, runTimers } from './held-timers.ts';
import { enter, openMember } from './members.ts';
import { english as say, expectAccessible, patience_ms } from './steps.ts';

/** Who comes to the site: in which language, to which page, and what meets them there. */

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  context = await newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

async function newContext(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  const opened = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  opened.setDefaultTimeout(patience_ms);
  return opened;
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly language: string | undefined;
  readonly vary: string | undefined;
}

function ask(path: string, headers: Record<string, string> = {}, host = 'localhost'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port: marquee.port,
        path,
        headers: { host: `${host}:${marquee.port}`, ...headers },
      },
      (answer) => {
        answer.resume();
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          language: answer.headers['content-language'],
          vary: answer.headers.vary,
        });
      },
    ).on('error', reject);
  });
}

/** Change a brand as an operator would, and wait until the server has heard of it. */
async function change(text: string): Promise<void> {
  const heard = new Promise<void>((resolve) => marquee.marquee.app.sites.onForget(() => resolve()));
  await marquee.owner.query(text);
  await heard;
}

test.each([
  ['zh-CN', 'zh', 'CN'],
  ['fil-PH', 'fil', 'PHP'],
  ['en-GB', 'en', 'EN'],
  ['de-DE', 'en', 'EN'],
] as const)('S1.7 S4.16 whose browser prefers %s reads the site in %s', async (locale, lang, code) => {
  const foreign = await newContext({ locale });
  const own = await foreign.newPage();
  await own.goto(`${marquee.url}/faqs`);
  expect(await own.locator('html').getAttribute('lang')).toBe(lang);
  await own.getByRole('heading', { level: 1, name: wordsOf(code)('page.faqs') }).waitFor();
  await arrived(own);
  // What React shows is what the server wrote.
  expect(await own.getByRole('heading', { level: 1 }).textContent()).toBe(wordsOf(code)('page.faqs'));
  await foreign.close();
});

test('S4.16 kept pages are those of their language, and caches on the way are told what they depend on', async () => {
  const visits = ['zh', 'en', 'tl', 'zh-TW', 'fil', 'en'];
  const answers: Answer[] = [];
  for (const language of visits) answers.push(await ask('/vip', { 'accept-language': language }));
  expect(answers.map(({ language }) => language)).toEqual(['zh', 'en', 'fil', 'zh', 'fil', 'en']);
  expect(answers.map(({ vary }) => vary)).toEqual(
    visits.map(() => 'accept-encoding, cookie, accept-language'),
  );
  expect(await ask('/vip')).toMatchObject({ language: 'en' });
  const choice = { 'accept-language': 'zh', cookie: 'language=PHP' };
  expect(await ask('/vip', choice)).toMatchObject({ language: 'fil' });
  // An address that names its language is one page for all.
  expect(await ask('/cn/vip', choice)).toMatchObject({ language: 'zh', vary: 'accept-encoding' });
});

test('S2.13 a prefix is a language of the site, in small letters; one without words leads to the page itself', async () => {
  expect(await ask('/CN/slots?sort=name')).toMatchObject({ status: 302, location: '/cn/slots?sort=name' });
  expect(await ask('/mmk/slots')).toMatchObject({ status: 302, location: '/slots' });
  expect(await ask('/idr')).toMatchObject({ status: 302, location: '/' });
  expect(await ask('/xx/slots')).toMatchObject({ status: 404 });
  const meridian = "where site_code = 'meridian'";
  await change(`update sites.site set languages = '{EN,PHP}' ${meridian}`);
  expect(await ask('/cn/slots', {}, 'meridian.localhost')).toMatchObject({ status: 404 });
  const chinese = { 'accept-language': 'zh', cookie: 'language=CN' };
  expect(await ask('/slots', chinese, 'meridian.localhost')).toMatchObject({ status: 200, language: 'en' });
  await change(`update sites.site set languages = '{EN,PHP,CN,MMK,MNT,IDR}' ${meridian}`);
  expect(await ask('/cn/slots', {}, 'meridian.localhost')).toMatchObject({ status: 200, language: 'zh' });
});

test('S2.14 a root path keeps the query, that of advertisements too, and the language of the address', async () => {
  await change(`update sites.site set root_path = '/slots?sort=new' where site_code = 'meridian'`);
  const at = (path: string): Promise<Answer> => ask(path, {}, 'meridian.localhost');
  expect(await at('/')).toMatchObject({ status: 302, location: '/slots?sort=new' });
  for (let again = 0; again < 2; again += 1) {
    expect((await at('/?appsflyer_id=a1&fbclid=f2&utm_source=mail')).location).toBe(
      '/slots?sort=new&appsflyer_id=a1&fbclid=f2&utm_source=mail',
    );
    expect((await at('/?utm_source=other')).location).toBe('/slots?sort=new&utm_source=other');
  }
  expect((await at('/cn?ref=rosa')).location).toBe('/cn/slots?sort=new&ref=rosa');
  await change(`update sites.site set root_path = '' where site_code = 'meridian'`);
  expect(await at('/')).toMatchObject({ status: 200 });
});

test('S2.1 /playnow without a game leads to the games, and an unknown one says so under the site’s header', async () => {
  await page.goto(`${marquee.url}/cn/playnow`);
  await page.waitForURL(`${marquee.url}/cn/slots`);
  await page.getByRole('banner').first().waitFor();
  const answer = await page.goto(`${marquee.url}/playnow?provider_code=MARQUEE&game_code=no-such-game`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('banner').first().waitFor();
  await expectAccessible(page, 'a game that there is not');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('play.allGames') })
    .click();
  await page.waitForURL(`${marquee.url}/slots`);
});

test('S2.5 S9.13 the sign-in modal opens by itself once a visit, and not while another one is open', async () => {
  const home = marquee.siteUrl('fiesta.localhost');
  await page.clock.install();
  await page.goto(home);
  await arrived(page);
  const modal = page.locator('#modal-signin');
  await page.clock.runFor(2000);
  await modal.waitFor();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  await page.reload();
  await arrived(page);
  // With its code on the page the modal would be there as soon as its time has come.
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await modal.waitFor();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  await page.clock.runFor(5000);
  await painted(page);
  expect(await modal.count()).toBe(0);
  // Another visit is asked again, but whoever searches is not called away.
  const later = await newContext();
  const again = await later.newPage();
  await again.addInitScript(holdTimers(900));
  await again.goto(home);
  await arrived(again);
  await again.keyboard.press('Control+k');
  const search = again.getByRole('dialog');
  await search.waitFor();
  await expect.poll(() => heldTimers(again)).toContain(1000);
  await runTimers(again, 1000);
  expect(await again.locator('#modal-signin').count()).toBe(0);
  expect(await search.count()).toBe(1);
  await again.reload();
  await arrived(again);
  await expect.poll(() => heldTimers(again)).toContain(1000);
  await runTimers(again, 1000);
  await again.locator('#modal-signin').waitFor();
  await later.close();
});

test('nothing floats over the cashier, safer play, missions and what is claimed', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '10.00');
  await enter(page, marquee, member, '/faqs');
  const rewards = page.getByRole('link', { name: say('floating.rewards') });
  const follow = async (path: string): Promise<void> => {
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement('a'), { href: '${path}', id: 'followed' })); followed.click(); followed.remove();`,
    );
    await page.waitForURL(`**${path}`);
  };
  for (const path of [
    '/deposit',
    '/mission',
    '/responsible-gaming',
    '/promotions',
    '/inbox',
    '/withdrawal',
  ]) {
    // It is there before each of them, so that each takes it away.
    await rewards.waitFor();
    await follow(path);
    await rewards.waitFor({ state: 'detached' });
    await follow('/vip');
  }
  await rewards.waitFor();
});

/** Brings each button of the page into view and names those over whose middle or ends something else lies. */
const behindSomething = `(() => {
  const buttons = [...document.querySelectorAll('main button, main a[class*="button"]')].filter((one) => one.checkVisibility());
  const behind = buttons.flatMap((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const places = [0.5, 0.15, 0.85].map((part) => document.elementFromPoint(x + width * part, y + height / 2));
    const before = places.find((at) => at !== null && !button.contains(at) && !at.contains(button));
    return before ? [button.textContent + ' is behind ' + before.outerHTML.slice(0, 160)] : [];
  });
  return { seen: buttons.length, behind };
})()`;

test('nothing stands before a button of a page, to claim or to play, on a phone', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '10.00');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, marquee, member, '/vip');
  const rewards = page.getByRole('link', { name: say('floating.rewards'), includeHidden: true });
  let seen = 0;
  // The pages with something to claim or to play: what floats must be there when they are looked at, and is hidden at an account.
  for (const [path, floats] of [
    ['/', true],
    ['/vip', true],
    ['/leaderboard', false],
    ['/slots', true],
  ] as const) {
    await page.goto(`${marquee.siteUrl(member.host)}${path}`);
    await page.locator('main :is(h1, h2)').first().waitFor();
    await rewards.waitFor({ state: floats ? 'visible' : 'attached' });
    expect(await rewards.isVisible(), path).toBe(floats);
    const { seen: looked, behind } = z
      .object({ seen: z.int(), behind: z.array(z.string()) })
      .parse(await page.evaluate(behindSomething));
    expect(behind, path).toEqual([]);
    seen += looked;
  }
  expect(seen, 'buttons that were looked at').toBeGreaterThan(10);
});

test('S4.9 a sign-out puts the layout back: what was closed is there for the next player', async () => {
  const member = await openMember(marquee, 'localhost', 'aurum', '10.00');
  await enter(page, marquee, member, '/faqs');
  const rewards = page.getByRole('link', { name: say('floating.rewards') });
  await rewards.waitFor();
  await page.getByRole('button', { name: say('floating.closeRewards') }).click();
  await rewards.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('account.menu') }).click();
  await page.getByRole('button', { name: say('account.signOut') }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('account.signIn') })
    .waitFor();
  expect(await page.evaluate(`localStorage.getItem('marquee.layout')`)).toMatch(
    /"show_bf_ann_modal":true,"show_app_download":true,"show_rewards":true/,
  );
  await enter(page, marquee, member, '/faqs');
  await rewards.waitFor();
});

test('whoever follows a link arrives at the heading of the page, and hears its title', async () => {
  await page.goto(`${marquee.url}/slots`);
  await arrived(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('page.faqs') })
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/faqs');
  const focused = (): Promise<string> =>
    page.evaluate(`document.activeElement.tagName + ' ' + document.activeElement.textContent`);
  await expect.poll(focused).toBe(`H1 ${say('page.faqs')}`);
  await expect.poll(() => page.locator('body > [role="status"]').textContent()).toBe(await page.title());
  // Whoever has gone on before the page could take them to its heading is left where they are.
  await page.goto(`${marquee.url}/slots`);
  await arrived(page);
  const arriving = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('inset(50%)')) {
      arriving.resolve();
      await released.promise;
    }
    await route.fulfill({ response });
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('page.faqs') });
  await link.press('Enter');
  await page.waitForURL('**/faqs');
  await arriving.promise;
  const home = page.getByRole('banner').getByRole('link').first();
  await home.focus();
  released.resolve();
  await expect.poll(() => page.locator('body > [role="status"]').textContent()).toBe(await page.title());
  expect(await home.and(page.locator(':focus')).count()).toBe(1);
  await page.unroute('**/assets/*.js');
  // Only another page is an arrival: a filter of the same one leaves the focus where it is.
  await page.goto(`${marquee.url}/slots`);
  await arrived(page);
  const search = page.getByLabel(say('lobby.search'), { exact: true });
  await search.pressSequentially('koi');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('koi');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('INPUT');
});

test.each(sampled(await demoBrands(), 1))(
  'the banners of $host stop at a button, and go on',
  async ({ host }) => {
    const moving = await newContext({ reducedMotion: 'no-preference' });
    const home = await moving.newPage();
    await home.goto(`${marquee.siteUrl(host)}/`);
    await arrived(home);
    // The dialog to sign in would lie over the banners.
    await home.evaluate(`sessionStorage.setItem('marquee.sign_in_asked', '1')`);
    await home.reload();
    await arrived(home);
    const state = (): Promise<string> =>
      home.evaluate(
        `getComputedStyle(document.querySelector('[aria-roledescription=carousel] [aria-current=true] span span')).animationPlayState`,
      );
    const pause = home.getByRole('button', { name: say('home.pauseCarousel') });
    await pause.click();
    await home.mouse.move(5, 790);
    await expect.poll(() => pause.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(state).toBe('paused');
    const box = await pause.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pause.click();
    await home.mouse.move(5, 790);
    await home.evaluate('document.activeElement.blur()');
    await expect.poll(state).toBe('running');
    await moving.close();
  },
);

test('S5.1 S5.2 the fields of sign-up take letters where a name belongs and digits where a number does', async () => {
  await page.goto(`${marquee.url}/register`);
  await arrived(page);
  await page.getByLabel(say('register.account')).fill('filtered.player');
  await page.locator('input[name="password"]').fill('a walk along the bay');
  await page.getByRole('button', { name: say('register.next') }).click();
  const name = page.getByLabel(say('register.fullName'));
  await name.pressSequentially('R0sa Peña 2');
  expect(await name.inputValue()).toBe('Rsa Peña ');
  const number = page.getByLabel(say('register.phone'));
  await number.pressSequentially('+63 917-x12');
  expect(await number.inputValue()).toBe('6391712');
});
