import { expect, test } from 'vitest';
import { playRound } from './play-round.ts';
import { accessibilityFaults } from './steps.ts';
import { desktop, phone, templateHomes } from './template-homes.ts';

/** What one template of casinos has and the others do not, each showing what the database holds. */
const homes = templateHomes();

test('the jackpot counter of casino1 grows with the pot, on an open page', async () => {
  const page = await homes.open('localhost', false);
  const counter = page.getByRole('link', { name: /Grand jackpot of Golden Carabao/ });
  await counter.getByText('₱20,000.00').waitFor();
  await homes.marquee.owner.query(
    `update house.jackpot set seed = seed + 123456000, seed_added = seed_added + 123456000, amount = amount + 123456000
     where jackpot_id = 'golden-carabao' and currency = 'PHP'`,
  );
  await counter.getByText('₱21,234.56').waitFor({ timeout: 40_000 });
});

test('the column of casino5 shows the wins of the site and the bets of the player as they happen', async () => {
  const page = await homes.open('nightjar.localhost', true, desktop);
  const column = page.getByRole('complementary', { name: 'Live wins' });
  await column.getByText('No wins yet.').waitFor();
  await playRound(homes.marquee, '7.77', { host: 'nightjar.localhost', currency: 'USD', stake: '1.00' });
  const win = column.getByRole('listitem').filter({ hasText: '$7.77' });
  await win.waitFor();
  expect(await win.innerText()).toContain('de•••o');
  expect(await win.getByRole('link').getAttribute('href')).toContain('game_code=crystal-gems');
  // What did not win is told to the player alone.
  await playRound(homes.marquee, '0.40', { host: 'nightjar.localhost', currency: 'USD', stake: '1.00' });
  await column.getByRole('button', { name: 'My bets' }).click();
  const bet = column.getByRole('listitem').filter({ hasText: '$0.40' });
  await bet.waitFor();
  expect(await bet.innerText()).toContain('$1.00');
  await column.getByRole('button', { name: 'All wins' }).click();
  expect(await column.getByRole('listitem').count()).toBe(1);
});

test('casino5 keeps how its menu and its column were left, from the first paint on', async () => {
  const page = await homes.open('nightjar.localhost', false, desktop);
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
  const page = await homes.open('nightjar.localhost', false);
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
  const page = await homes.open('yokocho.localhost', true);
  const ticker = page.getByRole('complementary', { name: 'Live wins' });
  await ticker.getByText('No wins yet.').waitFor();
  await playRound(homes.marquee, '777', { host: 'yokocho.localhost', currency: 'JPY', stake: '100' });
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
  const page = await homes.open('belmare.localhost', true);
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
  const page = await homes.open('belmare.localhost', false);
  const card = page.getByRole('link', { name: /^Fruit Party/ }).first();
  expect(await card.locator('img').getAttribute('src')).toMatch(/\/art\/fruit-party\/wide\.avif$/);
});

test('what is won at the site hangs on a lantern of casino4 at once, and its doors and its screen lead on by keyboard', async () => {
  await playRound(homes.marquee, '8.88', { host: 'ruyi.localhost', currency: 'CNY', stake: '1.00' });
  const page = await homes.open('ruyi.localhost', false, desktop);
  const line = page.getByRole('region', { name: '最新赢家' });
  await line.getByText('¥8.88').waitFor();
  await playRound(homes.marquee, '66.60', { host: 'ruyi.localhost', currency: 'CNY', stake: '1.00' });
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

test('the doors of casino6 open on houses by keyboard, a house shows its games, and its announcements are the news', async () => {
  const page = await homes.open('gerbang.localhost', false);
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

test('a win lights up as a ray of casino8 as it happens, others are chosen by keyboard, and the dock opens over the foot', async () => {
  const host = 'borealis.localhost';
  const page = await homes.open(host, true);
  await page.getByRole('heading', { level: 1 }).getByText('demo').waitFor();
  const lights = page.getByRole('region', { name: 'The lights right now' });
  await lights.getByText('No wins yet.').waitFor();
  await playRound(homes.marquee, '4.00', { host, currency: 'CAD', stake: '1.00' });
  await lights.getByRole('radio', { name: /^\$4\.00, / }).waitFor();
  await playRound(homes.marquee, '40.00', { host, currency: 'CAD', stake: '1.00' });
  const latest = lights.getByRole('radio', { name: /^\$40\.00, / });
  await latest.waitFor();
  expect(await latest.isChecked()).toBe(true);
  // The larger win is the higher ray, and the latest one is first.
  const rays = lights.locator('input + span');
  expect(await rays.count()).toBe(2);
  const [first, second] = [await rays.first().boundingBox(), await rays.last().boundingBox()];
  expect(first?.height ?? 0).toBeGreaterThan((second?.height ?? 0) * 1.5);
  const told = lights.getByRole('paragraph');
  expect(await told.innerText()).toContain('$40.00');
  await latest.press('ArrowRight');
  expect(await told.innerText()).toContain('$4.00');
  expect(await told.getByRole('link').getAttribute('href')).toContain('game_code=');
  expect(await accessibilityFaults(page)).toEqual([]);

  // The dock is at the foot, and its account menu opens above it.
  const dock = page.getByRole('navigation', { name: 'Quick menu' });
  await dock.getByRole('button', { name: 'All' }).press('Enter');
  const all = page.getByRole('navigation', { name: 'Main menu' });
  const box = await all.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((await dock.boundingBox())?.y ?? 0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await all.getByRole('link', { name: 'VIP', exact: true }).press('Enter');
  await page.waitForURL('**/vip');
  await all.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Account menu' }).click();
  const sign = page.getByRole('button', { name: 'Sign out' });
  await sign.waitFor();
  const foot = await sign.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(phone.height);
});

test('the pulse of casino9 shows a win as it happens and goes back by keyboard, and one grid finds any game', async () => {
  const host = 'saola.localhost';
  const page = await homes.open(host, true);
  const pulse = page.getByRole('region', { name: 'Latest wins' });
  await pulse.getByText('No wins in the last 24 hours.').waitFor();
  await playRound(homes.marquee, '25000', { host, currency: 'VND', stake: '5000' });
  await pulse.getByText('₫25,000').waitFor();
  await playRound(homes.marquee, '75000', { host, currency: 'VND', stake: '5000' });
  await pulse.getByText('₫75,000').waitFor();
  await page.getByRole('link', { name: /Slots .*Last win ₫75,000/ }).waitFor();
  await pulse.getByRole('slider', { name: 'Choose a win' }).press('ArrowLeft');
  await pulse.getByText('₫25,000').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // It is none of the games that the page came with.
  const finder = page.getByRole('region', { name: 'All games' });
  await finder.getByRole('searchbox', { name: 'Find a game' }).fill('lucky sevns');
  await finder.getByRole('link', { name: /Lucky Sevens/ }).waitFor();
  expect(await finder.getByRole('status').innerText()).toBe('1');
  await page.getByRole('button', { name: 'Map' }).press('Enter');
  const map = page.getByRole('navigation', { name: 'Main menu' });
  await map.getByRole('link', { name: 'VIP', exact: true }).press('Enter');
  await page.waitForURL('**/vip');
  await map.waitFor({ state: 'hidden' });
});
