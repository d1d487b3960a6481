import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { arrangements } from '@marquee/themes/arrangements.ts';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { expectAccessible, expectNoOverflow, patience_ms, tabTo } from './steps.ts';
import { sampled } from '../sampled.ts';

/** What frames other things, in every arrangement: the page to sign in, the end of a page, the bar of a game. */

const phone = { width: 390, height: 844 };
const landscape = { width: 844, height: 390 };
const desktop = { width: 1440, height: 900 };

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});
beforeEach(async () => {
  faults = [];
  await open();
});
afterEach(async () => {
  await context.close();
  expect(faults, 'errors of the pages').toEqual([]);
});

async function open(origin = ''): Promise<void> {
  await context?.close();
  context = await browser.newContext({
    viewport: phone,
    reducedMotion: 'reduce',
    ...(origin && { storageState: (await signInDemoPlayer(origin)).storageState }),
  });
  context.setDefaultTimeout(patience_ms);
  context.on('weberror', (error) => faults.push(error.error().message));
  page = await context.newPage();
}

async function expectSound(name: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${name} at ${size.width}`);
    await expectNoOverflow(page, `${name} at ${size.width}`);
  }
}

describe.each(sampled(arrangements.sign_in, 2))('sign-in arranged as %s', (arrangement) => {
  test('S2.2 a visitor signs in by the keyboard, and is told what is wrong before', async () => {
    await page.goto(`${marquee.url}/login?arrange=sign_in:${arrangement}`);
    await arrived(page);
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await expectSound(`the page to sign in as ${arrangement}`);
    await page.locator('#main').focus();
    await tabTo(page, 'Account name');
    await page.keyboard.type('demo');
    await tabTo(page, 'Password');
    await page.keyboard.press('Enter');
    await page.locator('input[name="password"][aria-invalid="true"]').waitFor();
    await expectSound(`a sign-in without a password as ${arrangement}`);
    await page.locator('input[name="password"]').focus();
    await page.keyboard.type('marquee-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${marquee.url}/`);
  });

  test('a visitor goes through the first steps of signing up, and back', async () => {
    await page.goto(`${marquee.url}/register?arrange=sign_in:${arrangement}`);
    await arrived(page);
    await page.getByLabel('Account name').fill(`arranged${arrangement}`);
    await page.locator('input[name="password"]').fill('a walk along the bay');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Full name').and(page.locator(':focus')).waitFor();
    await expectSound(`the second step of signing up as ${arrangement}`);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('Account name').inputValue()).toBe(`arranged${arrangement}`);
  });
});

test.each(sampled(['dialog', 'sheet'] as const, 1))(
  'S2.5 the modal to sign in as a %s opens over the home page, keeps the focus and is closed by Escape',
  async (arrangement) => {
    for (const size of [phone, desktop]) {
      await open();
      await page.setViewportSize(size);
      await page.goto(`${marquee.siteUrl('tropico.localhost')}/?arrange=sign_in:${arrangement}`);
      const modal = page.locator('#loginmodal');
      await modal.getByLabel('Account name').waitFor();
      await expectAccessible(page, `the modal as a ${arrangement} at ${size.width}`);
      const box = await modal.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      if (arrangement === 'sheet')
        expect(box?.height === size.height || box?.width === size.width).toBe(true);
      await tabTo(page, 'Account name');
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'detached' });
    }
  },
);

/** Every link and every word of the footer that is shown. */
async function footerOf(arrangement: string): Promise<{ links: string[]; text: string }> {
  await page.goto(`${marquee.url}/about?arrange=footer:${arrangement}`);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const links = await footer
    .getByRole('link')
    .evaluateAll((all: { href: string }[]) => all.map(({ href }) => href));
  return { links, text: await footer.innerText() };
}

test('every footer leads to the same pages, and says who may play and that money is play money', async () => {
  const first = await footerOf(arrangements.footer[0]);
  expect(first.links.length).toBeGreaterThan(10);
  for (const arrangement of arrangements.footer) {
    const { links, text } = await footerOf(arrangement);
    expect(links.toSorted(), arrangement).toEqual(first.links.toSorted());
    expect(text, arrangement).toContain('21+');
    expect(text, arrangement).toMatch(/play money/i);
    expect(text, arrangement).toMatch(/responsible gaming/i);
    await expectSound(`the footer as ${arrangement}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor();
  }
});

test('the home page loads the footer that it shows and nothing of any other arrangement', async () => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(new URL('../../site/build/client/.vite/manifest.json', import.meta.url), 'utf8'),
  );
  const arranged = Object.entries(manifest).filter(([key]) => key.startsWith('app/arrangements/'));
  expect(arranged.length).toBeGreaterThan(10);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${marquee.url}/?arrange=footer:billboard`);
  await arrived(page);
  const loaded = arranged.filter(([, { file }]) => asked.includes(`/${file}`)).map(([key]) => key);
  expect(loaded).toEqual(['app/arrangements/footer/billboard.tsx']);
});

describe.each(sampled(arrangements.play_bar, 1))('the bar of a game arranged as %s', (arrangement) => {
  test('S1.5 what a player must know and can do is in sight in every window, and nothing lies over the game', async () => {
    await open(marquee.url);
    await page.goto(
      `${marquee.url}/playnow?provider_code=MARQUEE&game_code=fruit-party&arrange=play_bar:${arrangement}`,
    );
    await page.getByRole('button', { name: 'Play for real' }).click();
    await page.frameLocator('main iframe').locator('[data-action="spin"]').waitFor({ timeout: 60_000 });
    const bar = page.getByRole('banner');
    const { rows } = await marquee.owner.query<{ balance: string }>(
      `select ((real + bonus) / 100000)::text as balance from ledger.wallet join players.player using (site_id, player_id)
       join sites.site using (site_id) where account_id = 'demo' and site_code = 'aurum'`,
    );
    const balance = formatMoney(rows[0]?.balance ?? '', 'PHP');
    await bar.getByText(balance).waitFor();
    for (const size of [phone, landscape, desktop]) {
      await page.setViewportSize(size);
      const inSight = [
        bar.getByRole('button', { name: 'Back to the games' }),
        bar.getByText(/^Session/),
        bar.getByText(/^Net/),
        bar.getByText(balance),
        bar.getByRole('button', { name: 'Deposit' }),
        bar.getByRole('button', { name: 'Favourite' }),
      ];
      for (const [index, one] of inSight.entries()) {
        const box = await one.boundingBox();
        const name = `${index} at ${size.width}`;
        expect(box, name).not.toBeNull();
        if (!box) continue;
        expect(box.x, name).toBeGreaterThanOrEqual(0);
        expect(box.y, name).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, name).toBeLessThanOrEqual(size.width);
        expect(box.y + box.height, name).toBeLessThanOrEqual(size.height);
      }
      const [barBox, frame] = await Promise.all([
        bar.boundingBox(),
        page.locator('main iframe').boundingBox(),
      ]);
      if (!barBox || !frame) throw new Error('There is no bar, or no game.');
      const apart =
        barBox.y + barBox.height <= frame.y + 1 ||
        frame.y + frame.height <= barBox.y + 1 ||
        barBox.x + barBox.width <= frame.x + 1;
      expect(apart, `the bar and the game at ${size.width}`).toBe(true);
      await expectAccessible(page, `a game with its bar as ${arrangement} at ${size.width}`);
      await expectNoOverflow(page, `a game with its bar as ${arrangement} at ${size.width}`);
    }
    const favourite = bar.getByRole('button', { name: 'Favourite' });
    const was = await favourite.getAttribute('aria-pressed');
    await favourite.focus();
    await page.keyboard.press('Enter');
    await favourite.and(page.locator(`[aria-pressed="${was !== 'true'}"]`)).waitFor();
    await bar.getByRole('button', { name: 'Deposit' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Deposit' }).waitFor();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Back to the games' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/slots');
  });
});
