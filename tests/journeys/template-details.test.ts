import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { playRound } from './play-round.ts';
import { accessibilityFaults, patience_ms } from './steps.ts';

/** What one template has and the others do not, each showing what the database holds. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext | undefined;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

async function openHome(host: string, isPlayer: boolean, viewport = phone): Promise<Page> {
  const origin = marquee.siteUrl(host);
  context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    ...(isPlayer && { storageState: (await signInDemoPlayer(origin)).storageState }),
  });
  context.setDefaultTimeout(patience_ms);
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

test('the jackpot counter of casino1 grows with the pot, on an open page', async () => {
  const page = await openHome('localhost', false);
  const counter = page.getByRole('link', { name: /Grand jackpot of Golden Carabao/ });
  await counter.getByText('₱20,000.00').waitFor();
  await marquee.owner.query(
    `update house.jackpot set seed = seed + 123456000, seed_added = seed_added + 123456000, amount = amount + 123456000
     where jackpot_id = 'golden-carabao' and currency = 'PHP'`,
  );
  await counter.getByText('₱21,234.56').waitFor({ timeout: 40_000 });
});

test('the trail of slot2 shows a player the missions of now, what can be claimed first', async () => {
  await marquee.owner.query(`update rewards.mission set turnover = 0`);
  await marquee.owner.query(
    `update players.player set phone_verified_at = now()
     where (site_id, player_id) in (select site_id, player_id from players.player join sites.site using (site_id)
       where account_id = 'demo' and site_code = 'tropico')`,
  );
  const page = await openHome('tropico.localhost', true);
  const trail = page.getByRole('region', { name: 'Missions' });
  await trail.waitFor();
  const stones = trail.getByRole('listitem');
  expect(await stones.count()).toBe(4);
  expect(await stones.first().getAttribute('data-ready')).toBe('true');
  expect(await stones.first().innerText()).toContain('Claim');
  expect(await stones.nth(1).getAttribute('data-ready')).toBe('false');
  await stones.first().getByRole('link').click();
  await page.waitForURL('**/mission');
  await page.getByRole('heading', { name: 'Ready to claim' }).waitFor();
});

test('slot5 has a bar at the foot of phones, and its promotions are tickets with a number', async () => {
  const page = await openHome('fiesta.localhost', true);
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Games',
    'Promotions',
    'Wallet',
    'Account',
  ]);
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
  await bar.getByRole('link', { name: 'Promotions' }).click();
  await page.waitForURL('**/promotions');
  await page.locator('main li h2').first().waitFor();
  const cut = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('main li:has(h2) > div')).maskImage`,
  );
  expect(cut).toContain('radial-gradient');
  await page.setViewportSize({ width: 1440, height: 900 });
  await bar.waitFor({ state: 'hidden' });
});

test('the gift jar of slot1 invites visitors, and for a player draws what the server drew, by keyboard', async () => {
  const visitor = await openHome('bonbon.localhost', false);
  const invitation = visitor.getByRole('region', { name: 'Gift jar' }).getByRole('link', { name: 'Sign up' });
  expect(await invitation.getAttribute('href')).toBe('/register');
  await context?.close();

  const page = await openHome('bonbon.localhost', true);
  const jar = page.getByRole('region', { name: 'Gift jar' });
  // Nothing was staked yet, and there are no tokens.
  await jar.getByText('₱300.00').waitFor();
  await jar.getByRole('link', { name: 'How to earn tokens' }).waitFor();
  await marquee.owner.query('update rewards.mini_game set free_turnover = 0 where is_spin');
  await page.reload();
  const open = jar.getByRole('button', { name: 'Open the jar' });
  await open.focus();
  await page.keyboard.press('Enter');
  const outcome = jar.locator('output[data-outcome]');
  await outcome.waitFor();
  const { rows } = await marquee.owner.query<{
    prize_kind: string;
    prize_amount: string;
    token_cost: string;
  }>(
    `select prize_kind, prize_amount, token_cost from rewards.mini_game_play
     join players.player using (site_id, player_id) join sites.site using (site_id)
     where account_id = 'demo' and site_code = 'bonbon'`,
  );
  expect(rows).toHaveLength(1);
  const [play] = rows;
  const amount = Number(play?.prize_amount) / 100_000;
  expect(Number(play?.token_cost)).toBe(0);
  expect(await outcome.innerText()).toBe(
    play?.prize_kind === 'none'
      ? 'No prize this time.'
      : `You win ${play?.prize_kind === 'cash' ? `₱${amount.toFixed(2)}` : `${amount} token${amount === 1 ? '' : 's'}`}!`,
  );
  await jar.getByRole('timer').waitFor();
  await open.waitFor({ state: 'detached' });
  await jar.getByText('Prizes and chances').press('Enter');
  const chances = await jar.getByRole('table').locator('td:last-child').allInnerTexts();
  expect(chances.length).toBeGreaterThan(3);
  expect(chances.reduce((sum, chance) => sum + Number.parseFloat(chance), 0)).toBeCloseTo(100);
  expect(await accessibilityFaults(page)).toEqual([]);
  await jar.getByText('Check this round').click();
  await jar.getByRole('button', { name: 'Draw it again in this browser' }).click();
  await jar.getByText('The seeds give exactly this prize').waitFor();
});

test('the column of casino5 shows the wins of the site and the bets of the player as they happen', async () => {
  const page = await openHome('nightjar.localhost', true, desktop);
  const column = page.getByRole('complementary', { name: 'Live wins' });
  await column.getByText('No wins yet.').waitFor();
  await playRound(marquee, '7.77', { host: 'nightjar.localhost', currency: 'USD', stake: '1.00' });
  const win = column.getByRole('listitem').filter({ hasText: '$7.77' });
  await win.waitFor();
  expect(await win.innerText()).toContain('de•••o');
  expect(await win.getByRole('link').getAttribute('href')).toContain('game_code=crystal-gems');
  // What did not win is told to the player alone.
  await playRound(marquee, '0.40', { host: 'nightjar.localhost', currency: 'USD', stake: '1.00' });
  await column.getByRole('button', { name: 'My bets' }).click();
  const bet = column.getByRole('listitem').filter({ hasText: '$0.40' });
  await bet.waitFor();
  expect(await bet.innerText()).toContain('$1.00');
  await column.getByRole('button', { name: 'All wins' }).click();
  expect(await column.getByRole('listitem').count()).toBe(1);
});

test('casino5 keeps how its menu and its column were left, from the first paint on', async () => {
  const page = await openHome('nightjar.localhost', false, desktop);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const column = page.getByRole('complementary', { name: 'Live wins' });
  await column.waitFor();
  const wide = (await menu.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await page.getByRole('button', { name: 'Live wins' }).click();
  await column.waitFor({ state: 'hidden' });
  await page.reload({ waitUntil: 'commit' });
  await menu.waitFor();
  expect((await menu.boundingBox())?.width).toBeLessThan(wide / 3);
  expect(await column.isVisible()).toBe(false);
  // The entries of the rail keep their names.
  await menu.getByRole('link', { name: 'Promotions' }).waitFor();
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(wide);
});

test('on phones the menu and the wins of casino5 are drawers, and a long press shows the title of a game', async () => {
  const page = await openHome('nightjar.localhost', false);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Promotions' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  const drawer = page.getByRole('complementary', { name: 'Live wins' });
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await drawer.getByRole('button', { name: 'My bets' }).click();
  await drawer.getByRole('link', { name: 'Sign in to see your bets here.' }).waitFor();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await drawer.waitFor({ state: 'hidden' });

  const card = page.locator('main a[href*="/playnow"]').first();
  const title = card.locator('span').first();
  const seen = async (): Promise<boolean> => {
    const [whole, part] = [await card.boundingBox(), await title.boundingBox()];
    return (part?.y ?? 0) < (whole?.y ?? 0) + (whole?.height ?? 0) - 4;
  };
  expect(await seen()).toBe(false);
  await page.evaluate(
    `document.querySelector('main a[href*="/playnow"]').dispatchEvent(
      new PointerEvent('contextmenu', { pointerType: 'touch', bubbles: true, cancelable: true }),
    )`,
  );
  await expect.poll(seen).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a win is on the ticker of casino3 as it happens, and the panels of its hero open by keyboard', async () => {
  const page = await openHome('yokocho.localhost', true);
  const ticker = page.getByRole('complementary', { name: 'Live wins' });
  await ticker.getByText('No wins yet.').waitFor();
  await playRound(marquee, '777', { host: 'yokocho.localhost', currency: 'JPY', stake: '100' });
  const win = ticker.getByRole('link', { name: /¥777 Crystal Gems/ });
  await win.waitFor();
  expect(await win.getAttribute('href')).toContain('game_code=crystal-gems');
  expect((await ticker.boundingBox())?.y).toBe(0);

  const hero = page.getByRole('region', { name: 'Featured' });
  await hero.getByRole('heading', { name: 'The lights are on' }).waitFor();
  await hero.getByRole('button', { name: 'Under a red moon' }).press('Enter');
  // What is open is no button; what closed is one again.
  const closed = hero.locator('article :not([inert]) > button');
  await expect.poll(() => closed.allInnerTexts()).toEqual(['The lights are on', 'Step out of the rain']);
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Play now');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the rail of casino2 widens to its labels when it is tabbed into or pinned, and is a drawer on phones', async () => {
  const page = await openHome('belmare.localhost', true);
  const rail = page.getByRole('navigation', { name: 'Main menu' });
  await rail.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Main menu' }).click();
  await rail.waitFor();
  await page.keyboard.press('Escape');
  await rail.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Main menu' }).click();
  await rail.getByRole('link', { name: 'Promotions' }).click();
  await page.waitForURL('**/promotions');
  await rail.waitFor({ state: 'hidden' });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.move(1200, 600);
  const width = async (): Promise<number> => Math.round((await rail.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(76);
  await rail.getByRole('link', { name: 'VIP' }).focus();
  await expect.poll(width).toBe(240);
  await page.getByRole('main').focus();
  await expect.poll(width).toBe(76);
  const pin = rail.getByRole('button', { name: 'Main menu' });
  await pin.click();
  await page.getByRole('main').focus();
  await page.mouse.move(1200, 600);
  await expect.poll(width).toBe(240);
  const content = async (): Promise<number> => (await page.getByRole('main').boundingBox())?.x ?? 0;
  await expect.poll(content).toBe(240);
});

test('the cards of casino2 show the landscapes that the provider lists', async () => {
  const page = await openHome('belmare.localhost', false);
  const card = page.getByRole('link', { name: /^Fruit Party/ }).first();
  expect(await card.locator('img').getAttribute('src')).toMatch(/\/art\/fruit-party\/wide\.avif$/);
});

test('the select screen of slot3 is moved by arrow keys, and its high scores rank what is won as it happens', async () => {
  const host = 'nukkad.localhost';
  const page = await openHome(host, true, desktop);
  const scores = page.getByRole('region', { name: 'High scores' });
  await scores.getByText('First place is open.').waitFor();
  await playRound(marquee, '20.00', { host, currency: 'INR', stake: '1.00' });
  await scores.getByText('₹20.00').waitFor();
  await playRound(marquee, '90.00', { host, currency: 'INR', stake: '1.00' });
  await scores.getByText('₹90.00').waitFor();
  await playRound(marquee, '0.40', { host, currency: 'INR', stake: '1.00' });
  const rows = scores.getByRole('row').filter({ hasText: 'Crystal Gems' });
  expect((await rows.allInnerTexts()).map((text) => text.match(/₹[\d.]+/)?.[0])).toEqual([
    '₹90.00',
    '₹20.00',
  ]);

  const roster = page.getByRole('navigation', { name: 'Games' });
  await roster.getByRole('link', { name: 'Slots' }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = (): Promise<string> => page.evaluate<string>('document.activeElement?.textContent ?? ""');
  expect(await focused()).toBe('Live casino');

  await page.getByRole('button', { name: 'Select a game' }).press('Enter');
  const screen = page.getByRole('dialog', { name: 'Select a game' });
  const first = screen.getByRole('listitem').first().getByRole('link');
  await expect.poll(focused).toBe(await first.innerText());
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Slots');
  await page.keyboard.press('ArrowDown');
  const below = await focused();
  expect(below).not.toBe('Slots');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('Slots');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/slots');
  await screen.waitFor({ state: 'detached' });
});

test('what is won at the site hangs on a lantern of casino4 at once, and its doors and its screen lead on by keyboard', async () => {
  await playRound(marquee, '8.88', { host: 'ruyi.localhost', currency: 'CNY', stake: '1.00' });
  const page = await openHome('ruyi.localhost', false, desktop);
  const line = page.getByRole('region', { name: '最新赢家' });
  await line.getByText('¥8.88').waitFor();
  await playRound(marquee, '66.60', { host: 'ruyi.localhost', currency: 'CNY', stake: '1.00' });
  const newest = line.getByRole('listitem').first();
  await newest.getByText('¥66.60').waitFor();
  expect(await newest.getByRole('link').getAttribute('href')).toContain('game_code=crystal-gems');

  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '主菜单' }).press('Enter');
  await menu.getByRole('link', { name: 'VIP' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  const door = page.getByRole('main').getByRole('link', { name: '真人娱乐场' }).first();
  await door.press('Enter');
  await page.waitForURL('**/casino');
});

test('a typed number leads through the index of slot7, and its plate shows the game in focus in every order', async () => {
  const page = await openHome('bugan.localhost', false, desktop);
  const index = page.getByRole('region', { name: 'Index' });
  const lines = index.getByRole('listitem').getByRole('link');
  const plate = index.locator('[aria-hidden] > div > b');
  const nameOf = async (place: number): Promise<string> =>
    (await lines.nth(place).innerText()).split('\n')[1] ?? '';
  await lines.nth(3).focus();
  await expect.poll(() => plate.innerText()).toBe(await nameOf(3));

  const count = await lines.count();
  const first = await nameOf(0);
  await index.getByRole('button', { name: 'Return' }).press('Enter');
  await expect.poll(() => nameOf(0)).not.toBe(first);
  const returns = (await lines.allInnerTexts()).map((text) => Number(/([\d.]+)%/.exec(text)?.[1] ?? 0));
  expect(returns).toHaveLength(count);
  expect(returns).toEqual(returns.toSorted((one, other) => other - one));

  await page.getByRole('button', { name: 'Open the index' }).press('Enter');
  const screen = page.getByRole('dialog', { name: 'Index' });
  await screen.getByRole('link', { name: 'Home' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type('03');
  const third = screen.getByRole('link', { name: /^03/ });
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toMatch(/^03/);
  const href = await third.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
  await screen.waitFor({ state: 'detached' });
});

test('the doors of casino6 open on houses by keyboard, a house shows its games, and its announcements are the news', async () => {
  const page = await openHome('gerbang.localhost', false);
  const doors = page.getByRole('main').getByRole('navigation', { name: 'Games' });
  await page.getByRole('complementary', { name: 'Announcements' }).getByRole('link').waitFor();
  await doors.getByRole('link', { name: 'Slots' }).press('ArrowDown');
  const focused = (): Promise<string> => page.evaluate<string>('document.activeElement?.textContent ?? ""');
  expect(await focused()).toBe('Live casino');
  await page.keyboard.press('Enter');
  const tables = page.getByRole('region', { name: 'Live casino' });
  await tables.getByRole('listitem').first().getByRole('link', { name: /RTP/ }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await tables.waitFor({ state: 'detached' });
  const slots = page.getByRole('region', { name: 'Slots' });
  const house = slots.getByRole('link', { name: /^Asia/ });
  const games = Number(/\d+/.exec(await house.innerText())?.[0]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await slots.getByRole('button', { name: 'Close the door' }).click();
  await slots.waitFor({ state: 'detached' });
  expect(await focused()).toBe('Slots');

  const hall = page.getByRole('region', { name: 'Choose a house' });
  await hall.getByRole('tab').first().press('End');
  expect(await hall.getByRole('tab').last().getAttribute('aria-selected')).toBe('true');
  await hall.getByRole('tab', { name: /Asia/ }).click();
  expect(await hall.getByRole('tabpanel').getByRole('listitem').count()).toBe(games);
  await hall.getByRole('link', { name: 'See all: Asia' }).click();
  await page.waitForURL('**/slots?theme=asia');
});

test('a balloon of slot6 says a win as it happens, and its contents lead on by keyboard', async () => {
  const host = 'zatlan.localhost';
  const page = await openHome(host, true);
  const talk = page.getByRole('region', { name: 'Word on the street' });
  await talk.getByText('No wins in the last 24 hours.').waitFor();
  await playRound(marquee, '2500.00', { host, currency: 'MMK', stake: '500.00' });
  await talk.getByText('K2,500.00').waitFor();
  // It pays less than its stake, and nobody speaks of it.
  await playRound(marquee, '100.00', { host, currency: 'MMK', stake: '500.00' });
  await playRound(marquee, '7500.00', { host, currency: 'MMK', stake: '500.00' });
  await talk.getByText('K7,500.00').waitFor();
  expect(await talk.getByRole('listitem').locator('b').allInnerTexts()).toEqual(['K7,500.00', 'K2,500.00']);
  expect(await accessibilityFaults(page)).toEqual([]);

  const contents = page.getByRole('navigation', { name: 'Main menu' });
  await contents.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Contents' }).press('Enter');
  await contents.getByRole('link', { name: 'Slots', exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await contents.getByRole('link', { name: 'VIP', exact: true }).press('Enter');
  await page.waitForURL('**/vip');
  await contents.waitFor({ state: 'hidden' });
});
