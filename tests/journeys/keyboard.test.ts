import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBrands } from '../../tools/demo-brands.ts';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { sampled } from '../sampled.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { ledgerBalance, patience_ms, tabTo } from './steps.ts';

/** The site without a mouse. */

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test(
  'S1.8 by keyboard alone: sign in, find a game, open it, leave it, pay in',
  { timeout: 400_000 },
  async () => {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
    context.setDefaultTimeout(patience_ms);
    const page = await context.newPage();
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await page.goto(`${marquee.url}/login?return_to=/slots`);
    await arrived(page);
    await tabTo(page, 'Account name');
    await page.keyboard.type('demo');
    await press('Tab');
    await page.keyboard.type('marquee-demo');
    await press('Enter');
    await page.waitForURL('**/slots');
    await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();

    await tabTo(page, 'Search');
    await page.keyboard.type('samurai');
    await expect.poll(() => page.locator('main a[href*="/playnow"]').count()).toBe(1);
    await tabTo(page, /Samurai Moon/);
    await press('Enter');
    await page.waitForURL('**/playnow**');
    await tabTo(page, 'Play for real');
    await press('Enter');
    await page.frameLocator('iframe').locator('[data-action="spin"]').waitFor({ timeout: 60_000 });
    await tabTo(page, 'Back to the games');
    await press('Enter');
    await page.waitForURL('**/slots');
    // The address comes before the page: until then there is the game's bar, with a button of the same name.
    await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();

    // The focus is at the start of the page: the header is one step back, past no game at all.
    await tabTo(page, 'Deposit', 'Shift+Tab');
    await press('Enter');
    await page.waitForURL('**/deposit');
    await page.getByRole('button', { name: '₱1,000', exact: true }).waitFor();
    await tabTo(page, '₱1,000');
    await press('Enter');
    // One comes to the group, and walks in it with the arrows.
    await tabTo(page, /Stake ₱|Needs a deposit|free spins/);
    await tabTo(page, /^No bonus/, 'ArrowDown');
    await tabTo(page, /^Pay with/);
    const before = await ledgerBalance(marquee.owner, 'demo', 'aurum');
    await press('Enter');
    await page.locator('button.paid').waitFor();
    await tabTo(page, /^Pay/);
    await press('Enter');
    await page.waitForURL(/deposit_id=/, { timeout: 5000 }).catch(async () => {
      await tabTo(page, /Back/);
      await press('Enter');
    });
    await page.getByRole('heading', { name: '₱1,000.00 credited' }).waitFor();
    expect(await ledgerBalance(marquee.owner, 'demo', 'aurum')).toBe(before + 100_000_000n);
    await context.close();
  },
);

/** What has the focus: its name, where it is, and whether one sees that it has it. */
interface Stop {
  readonly name: string;
  readonly inHeader: boolean;
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly isVisible: boolean;
  readonly isMarked: boolean;
}

// A style that follows the focus is there with the frame after it.
const readStop = `(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  // A row that is longer than the screen scrolls along with the focus.
  let scrolled = 0;
  for (let box = element.parentElement; box; box = box.parentElement) scrolled += box.scrollLeft;
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    inHeader: element.closest('header') !== null,
    top: box.top, left: box.left + scrolled, height: box.height,
    isVisible: box.width > 0 && box.height > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight,
    isMarked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
  };
})()`;

/** The stops of the Tab key from the beginning of the page to the end of its header. */
async function headerStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop>(readStop);
    if (stops.some(({ inHeader }) => inHeader) && !stop.inHeader) return stops;
    stops.push(stop);
  }
  throw new Error('The keyboard does not leave the header.');
}

test.each(sampled(await demoBrands(), 1))(
  'S1.8 in $template the header is walked through in the order in which one reads it, the focus in sight',
  async ({ host }) => {
    const origin = marquee.siteUrl(host);
    const player = await signInDemoPlayer(origin);
    for (const viewport of [phone, desktop]) {
      for (const storageState of [undefined, player.storageState]) {
        const context = await browser.newContext({
          viewport,
          reducedMotion: 'reduce',
          ...(storageState && { storageState }),
        });
        const page = await context.newPage();
        await page.goto(`${origin}/faqs`);
        await arrived(page);
        const [skip, ...stops] = await headerStops(page);
        const where = `${host}, ${viewport.width} wide, ${storageState ? 'signed in' : 'signed out'}`;
        expect(skip?.name, where).toBe('Skip to content');
        expect(skip?.isVisible, where).toBe(true);
        expect(stops.length, where).toBeGreaterThan(2);
        for (const stop of stops) {
          expect(stop, `${where}: ${stop.name}`).toMatchObject({ isVisible: true, isMarked: true });
        }
        for (const [index, stop] of stops.entries()) {
          const next = stops[index + 1];
          if (!next) continue;
          // Further right in the same row, or in a row below.
          const isOnward = next.left >= stop.left || next.top >= stop.top + stop.height / 2;
          expect(isOnward, `${where}: from ${stop.name} to ${next.name}`).toBe(true);
        }
        await context.close();
      }
    }
  },
);
