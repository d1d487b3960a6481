import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { enter, openMember } from './members.ts';
import { english as say, patience_ms } from './steps.ts';
import { pressSpin } from '../../games/server/testing/press-spin.ts';

/** A game in one tab, and the site in another. */

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

/** Two tabs take turns, some milliseconds apart; a round is presented over seconds. */
const apart_ms = 50;

interface Seen {
  readonly amount: string;
  readonly at_ms: number;
}

/** Writes down, in the page, every amount that its header shows, and when. */
const writeDown = `
  window.seen = [];
  const look = () => {
    // In play the net position stands before the balance.
    const amount = (document.querySelector('header')?.textContent ?? '').match(/₱[\\d,]+\\.\\d\\d/g)?.at(-1);
    if (amount && amount !== seen.at(-1)?.amount) seen.push({ amount, at_ms: Date.now() });
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });`;
const seenBy = (page: Page): Promise<readonly Seen[]> => page.evaluate<readonly Seen[]>('seen');

test('a tab beside a running game shows of the balance what the game has presented, and no win before it', async () => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience_ms);
  const member = await openMember(marquee, 'localhost', 'aurum', '500.00');
  const playing = await context.newPage();
  await enter(playing, marquee, member, '/playnow?provider_code=MARQUEE&game_code=fruit-party');
  await playing.getByRole('button', { name: say('play.forReal') }).click();
  const game = playing.frameLocator('iframe');
  await game.locator('.spin').waitFor();
  const beside = await context.newPage();
  await beside.goto(`${marquee.url}/faqs`);
  await beside.locator('header').getByText('₱500.00').waitFor();
  await Promise.all([playing.evaluate(writeDown), beside.evaluate(writeDown)]);

  const amountOf = async (page: Page): Promise<string> => (await seenBy(page)).at(-1)?.amount ?? '';
  const minorOf = (amount: string): number => Number(amount.replaceAll(/\D/g, ''));
  for (let spins = 0, won = false; spins < 40 && !won; spins += 1) {
    const before = minorOf(await amountOf(playing));
    await pressSpin(game.locator('.spin'), () => game.locator('.spin:not(.is-playing)').click());
    await game.locator('.spin:not(.is-playing)').waitFor();
    await expect.poll(() => amountOf(beside)).toBe(await amountOf(playing));
    won = minorOf(await amountOf(playing)) > before;
  }

  // The first figure of each stood there before anything was written down.
  const [presented, shown] = [(await seenBy(playing)).slice(1), (await seenBy(beside)).slice(1)];
  expect(shown.length).toBeGreaterThan(1);
  for (const { amount, at_ms } of shown) {
    const earlier = presented.filter((one) => one.amount === amount && one.at_ms <= at_ms + apart_ms);
    expect(earlier.length, `${amount} was shown beside before the game had presented it`).toBeGreaterThan(0);
  }
  await playing.close();
  await beside.reload();
  await beside
    .locator('header')
    .getByText(presented.at(-1)?.amount ?? 'nothing')
    .waitFor();
  await context.close();
});
