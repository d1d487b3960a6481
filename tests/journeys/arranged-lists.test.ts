import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { arrangements } from '@marquee/themes/arrangements.ts';
import { isWhole } from '../sampled.ts';
import { openArrangedSite, type ArrangedSite } from './arranged-site.ts';
import { expectAccessible } from './steps.ts';

/** Every arrangement of the lobby, the promotions and the VIP levels says the same; and what only some of them can do. */

let site: ArrangedSite;
beforeAll(async () => {
  site = await openArrangedSite();
});
afterEach(() => site.expectNoComplaints());
afterAll(() => site?.close());

test(
  'all arrangements of the lobby list the same games, and find them as one types',
  { timeout: 300_000 },
  async () => {
    const lists: string[][] = [];
    for (const choice of arrangements.lobby) {
      const page = await site.open('/slots', `lobby:${choice}`);
      const games = page.locator('main a[href*="/playnow"]');
      const hrefs = await games.evaluateAll((links: { pathname: string; search: string }[]) =>
        links.map((link) => link.pathname + link.search),
      );
      expect(new Set(hrefs).size, choice).toBe(hrefs.length);
      lists.push(hrefs.toSorted());
      const search = page.getByLabel('Search', { exact: true });
      await search.fill('samurai');
      await expect.poll(() => games.count()).toBe(1);
      expect(await page.locator('main p[aria-live]').textContent()).toContain('1 game');
      await search.fill('no such thing');
      await page.getByRole('heading', { name: 'No games found' }).waitFor();
      await expectAccessible(page, `lobby ${choice} without games`);
      await page.getByRole('button', { name: 'Clear the filters' }).press('Enter');
      await expect.poll(() => games.count()).toBe(hrefs.length);
      await page.getByLabel('Sort by').selectOption('name');
      await expect.poll(() => games.first().textContent()).toContain('Amber Mammoth');
      await page.getByRole('button', { name: /^High/ }).press('Enter');
      await expect.poll(() => games.count()).toBeLessThan(hrefs.length);
    }
    for (const list of lists) expect(list).toEqual(lists[0]);
  },
);

test.runIf(isWhole)(
  'all arrangements of the promotions lead to the same ones and are filtered by kind',
  { timeout: 300_000 },
  async () => {
    const lists: string[][] = [];
    for (const choice of arrangements.promotions) {
      const page = await site.open('/promotions', `promotions:${choice}`);
      const links = page.getByRole('tabpanel').getByRole('link');
      const paths = await links.evaluateAll((all: { pathname: string }[]) =>
        all.map(({ pathname }) => pathname),
      );
      // A timetable has an order of its own, with the levels of the house last too.
      expect(paths.at(-1), choice).toBe('/vip');
      lists.push(paths.toSorted());
      await page.getByRole('tab', { name: 'All' }).focus();
      await page.keyboard.press('End');
      await page.getByRole('link', { name: 'Weekly cashback' }).waitFor();
      expect(await links.count(), choice).toBe(1);
    }
    expect(lists[0]?.length).toBeGreaterThan(5);
    for (const list of lists) expect(list).toEqual(lists[0]);
  },
);

test.runIf(isWhole)(
  'all arrangements of the VIP levels say the same of each, and mark that of the player',
  { timeout: 300_000 },
  async () => {
    const said: string[] = [];
    for (const choice of arrangements.vip) {
      const page = await site.open('/vip', `vip:${choice}`, { as: site.player });
      const levels = page.getByRole('region', { name: 'The levels' }).locator('ol > li');
      await levels.first().getByText('Your level').or(levels.last().getByText('Your level')).waitFor();
      expect(await levels.filter({ hasText: 'Your level' }).locator('h3').allInnerTexts(), choice).toEqual([
        'Bronze',
      ]);
      // Some are seen once their level is chosen.
      const figures = await levels
        .locator('dl > div')
        .evaluateAll((all: { children: Iterable<{ textContent: string }> }[]) =>
          all.map(({ children }) => Array.from(children, ({ textContent }) => textContent).join(' ')),
        );
      said.push(figures.toSorted().join('\n'));
    }
    expect(said[0]).toContain('₱250,000');
    for (const text of said) expect(text).toBe(said[0]);
  },
);

test('a reel is wound by its buttons and by the keyboard, and its games lead on', async () => {
  const page = await site.open('/slots', 'lobby:reel');
  const reel = page.locator('main ul').first();
  const wound = (): Promise<number> => reel.evaluate((list: { scrollLeft: number }) => list.scrollLeft);
  expect(await wound()).toBe(0);
  await page.getByRole('button', { name: 'Next: Slots' }).press('Enter');
  await expect.poll(wound).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Previous: Slots' }).press('Enter');
  await expect.poll(wound).toBe(0);
  await reel.getByRole('link').nth(3).focus();
  await expect.poll(wound).toBeGreaterThan(300);
  const address = await reel.getByRole('link').nth(3).getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address}`);
});

test('a wall tells the name of the picture that has the focus, and of every one on a phone', async () => {
  const page = await site.open('/slots', 'lobby:wall');
  const first = page.locator('main li a').first();
  const name = first.locator('span span').first();
  const isSeen = (): Promise<boolean> =>
    name.evaluate((word: { checkVisibility: (how: object) => boolean }) =>
      word.checkVisibility({ opacityProperty: true }),
    );
  await expect.poll(isSeen).toBe(false);
  await page.keyboard.press('Tab');
  await first.focus();
  await expect.poll(isSeen).toBe(true);
  const onPhone = await site.open('/slots', 'lobby:wall', { size: 'phone' });
  const names = await onPhone.locator('main li a').allInnerTexts();
  expect(names.every((text) => text.trim() !== '')).toBe(true);
});

test.each(['matrix', 'passport', 'relief', 'roster', 'constellation', 'signs'])(
  'in a %s one level is chosen at a time on a phone, by arrow keys too, and its figures are shown',
  async (choice) => {
    const page = await site.open('/vip', `vip:${choice}`, { size: 'phone' });
    const levels = page.getByRole('region', { name: 'The levels' });
    const headings = levels.getByRole('heading', { level: 3 });
    expect(await levels.getByRole('radio').count()).toBeGreaterThan(3);
    expect(await headings.count()).toBe(1);
    // Cards lie over each other, so a press in the middle of one may be on its neighbour.
    await levels.getByRole('radio', { name: 'Bronze' }).focus();
    await page.keyboard.press('Space');
    expect(await headings.allInnerTexts()).toEqual(['Bronze']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => headings.innerText()).not.toBe('Bronze');
    expect(await levels.locator('dl:visible dd:visible').count()).toBeGreaterThan(4);
    await expectAccessible(page, `${choice} with another level`);
  },
);

test('a matrix shows all levels at once where there is room for them', async () => {
  const page = await site.open('/vip', 'vip:matrix');
  const levels = page.getByRole('region', { name: 'The levels' });
  expect(await levels.getByRole('radio').count()).toBe(0);
  expect(await levels.getByRole('heading', { level: 3 }).count()).toBe(
    await levels.locator('ol > li').count(),
  );
});
