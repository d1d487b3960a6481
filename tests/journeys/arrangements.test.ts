import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { arrangements } from '@marquee/themes/arrangements.ts';
import { sizes } from '../../tools/shots/photograph.ts';
import { openArrangedSite, type ArrangedSite } from './arranged-site.ts';
import { cumulativeShift, type Shift } from './layout-shift.ts';
import { smallText } from './small-text.ts';
import { expectAccessible, expectNoOverflow } from './steps.ts';
import { isWhole, sampled } from '../sampled.ts';

/** How arrangements of the lobby, the promotions, the VIP levels and the menu of the account stand on the page, whatever template chooses them. */

/** What may shift while a page loads, as Lighthouse counts it. */
const mostShift = 0.02;

let site: ArrangedSite;
beforeAll(async () => {
  site = await openArrangedSite();
});
afterEach(() => site.expectNoComplaints());
afterAll(() => site?.close());

async function expectSound(page: Page, name: string): Promise<void> {
  expect(await page.locator('h1:visible').count(), `main headings of ${name}`).toBe(1);
  expect(await smallText(page), `small text in ${name}`).toEqual([]);
  const shifts = await page.evaluate<Shift[]>('shifts');
  const what = shifts.map((shift) => shift.what).join(' || ');
  expect(cumulativeShift(shifts), `what shifts in ${name}: ${what}`).toBeLessThanOrEqual(mostShift);
  await expectNoOverflow(page, name);
  await expectAccessible(page, name);
}

const pages = [
  { section: 'lobby', path: '/slots', isForPlayers: false },
  { section: 'promotions', path: '/promotions', isForPlayers: false },
  { section: 'vip', path: '/vip', isForPlayers: false },
  { section: 'account', path: '/security', isForPlayers: true },
  { section: 'account', path: '/account', isForPlayers: true },
] as const;

test.each(sampled(pages, 1))(
  `$section at $path is whole in ${isWhole ? 'every arrangement' : 'two arrangements'}, on a phone and on a desktop`,
  { timeout: 300_000 },
  async ({ section, path, isForPlayers }) => {
    for (const choice of sampled<string>(arrangements[section], 2)) {
      for (const { name: size } of sizes) {
        const page = await site.open(path, `${section}:${choice}`, {
          size,
          ...(isForPlayers && { as: site.player }),
        });
        await expectSound(page, `${section} ${choice} on a ${size}`);
      }
      // What a player has besides on pages that are for everybody.
      if (!isForPlayers) {
        const page = await site.open(path, `${section}:${choice}`, { as: site.player });
        await expectSound(page, `${section} ${choice} for a player`);
      }
    }
  },
);

test('a page brings the arrangement that was chosen and none of the others, and the home page none', async () => {
  const text = await readFile(
    new URL('../../site/build/client/.vite/manifest.json', import.meta.url),
    'utf8',
  );
  const built: Record<string, { file: string; css?: string[] }> = JSON.parse(text);
  const filesOf = (section: string, name: string): string[] => {
    const entry = built[`app/arrangements/${section}/${name}.tsx`];
    if (!entry) throw new Error(`${section}/${name} is not in the build`);
    return [entry.file, ...(entry.css ?? [])];
  };
  const loaded = (page: Page): Promise<string[]> =>
    page.evaluate(
      `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1))`,
    );
  for (const { section, path, isForPlayers } of pages.slice(0, 4)) {
    const [chosen, ...others] = arrangements[section];
    const page = await site.open(path, `${section}:${chosen}`, isForPlayers ? { as: site.player } : {});
    const files = await loaded(page);
    expect(files, `${section} ${chosen}`).toContain(filesOf(section, chosen)[0]);
    for (const other of others)
      for (const file of filesOf(section, other)) expect(files, `${section} ${other}`).not.toContain(file);
  }
  const home = await site.open('/', 'lobby:grid');
  const files = await loaded(home);
  for (const { section } of pages)
    for (const name of arrangements[section])
      expect(files, `${section} ${name}`).not.toContain(filesOf(section, name)[0]);
});

test('the heads of the list sort it, by the keyboard too', async () => {
  const page = await site.open('/slots', 'lobby:list');
  const rtps = async (): Promise<number[]> =>
    (await page.locator('main li').allInnerTexts())
      .flatMap((line) => /([\d.]+)%/.exec(line)?.[1] ?? [])
      .map(Number);
  const head = page.getByRole('button', { name: 'RTP', exact: true });
  await head.press('Enter');
  await expect.poll(() => head.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(async () => (await rtps()).join(' '))
    .toBe((await rtps()).toSorted((a, b) => b - a).join(' '));
  expect(new Set(await rtps()).size).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Game', exact: true }).press('Enter');
  await expect.poll(() => page.locator('main li').first().innerText()).toContain('Amber Mammoth');
});

test('a shelf leads to all games of its kind', async () => {
  const page = await site.open('/slots', 'lobby:shelves');
  const shelf = page.getByRole('region', { name: 'Adventure' });
  const onShelf = await shelf.getByRole('listitem').count();
  await shelf.getByRole('link', { name: 'See all' }).press('Enter');
  await page.waitForURL(/\/slots\?theme=adventure$/);
  await shelf.waitFor({ state: 'detached' });
  expect(await page.locator('main a[href*="/playnow"]').count()).toBeGreaterThanOrEqual(onShelf);
});

test(
  'every arrangement of the account leads to each page by the keyboard, and says where one is',
  { timeout: 300_000 },
  async () => {
    for (const choice of arrangements.account) {
      const page = await site.open('/security', `account:${choice}`, { as: site.player });
      // Behind a button in a drawer.
      const drawer = page.getByRole('button', { name: 'All pages' });
      if ((await drawer.count()) > 0) {
        await drawer.press('Enter');
        await page.getByRole('dialog', { name: 'Your account' }).waitFor();
        await expectAccessible(page, 'the drawer of the account');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        expect(await page.evaluate('document.activeElement.textContent')).toBe('All pages');
        await drawer.press('Enter');
      }
      const menu = page.getByRole('navigation', { name: 'Your account' });
      const current = menu.locator('[aria-current="page"]');
      expect(await current.innerText(), choice).toContain('Security');
      // A subject of its own in tabs; the wall of tiles in the hub.
      const subject = menu.getByRole('button', { name: /^Money/ });
      if ((await subject.count()) > 0) {
        await subject.press('Enter');
        expect(await subject.getAttribute('aria-expanded')).toBe('true');
      }
      const statement = menu.getByRole('link', { name: 'Statement' });
      if ((await statement.count()) === 0) {
        await menu.getByRole('link', { name: 'Your account' }).press('Enter');
        await page.waitForURL('**/account');
        await page
          .locator('main')
          .getByRole('link', { name: /^Statement/ })
          .press('Enter');
      } else await statement.press('Enter');
      await page.waitForURL('**/statement');
      await page.getByRole('heading', { level: 1, name: 'Statement' }).waitFor();
      expect(await page.getByRole('dialog').count(), choice).toBe(0);
    }
  },
);
