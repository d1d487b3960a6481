import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWhole } from '../sampled.ts';
import { consoleScreens } from './console-screens.ts';
import { startConsoleJourney, type ConsoleJourney } from './operator.ts';
import { expectAccessible } from './steps.ts';

/** The console while its server fails, and without a network. */

let journey: ConsoleJourney;
let page: Page;
beforeAll(async () => {
  journey = await startConsoleJourney();
  ({ page } = await journey.enrol('fails@example.com', 'Fay Fails'));
});
afterAll(() => journey?.close());

/** Every call but the one that says who is signed in. */
const calls = /\/operate\/(?!session\/me$)[a-z_]+\/[a-z_]+$/;
const fail = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    json: { statusCode: -500, statusMessage: 'internalServerError', statusDetail: '' },
  });

/** A screen of which nothing could be loaded says so, waits for nothing, and is there once it is tried again by keyboard. */
async function expectMended(path: string): Promise<void> {
  await page.route(calls, fail);
  await page.goto(`${journey.origin}/${path}`);
  const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await failure.first().getByText('Something failed on our side. Try again.').waitFor();
  expect(await page.locator('[aria-busy="true"]').count(), `${path} goes on loading`).toBe(0);
  await page.unroute(calls);
  // Each part of a screen that failed has its own button.
  for (let left = await failure.count(); left > 0; left = await failure.count()) {
    await failure.first().getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => failure.count(), { message: path }).toBeLessThan(left);
    expect(await page.evaluate('document.activeElement !== document.body'), `${path} keeps the focus`).toBe(
      true,
    );
  }
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}

/** One of each kind: figures, a table, a document with its editor, a part beside others, a list in a page. */
const kinds = consoleScreens.slice(0, 7);

test('a screen whose calls fail says so, and is there once it is tried again', async () => {
  for (const path of kinds) await expectMended(path);
  await page.route(calls, fail);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['today', 'players']) {
    await page.goto(`${journey.origin}/${path}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expectAccessible(page, `${path}, failing on a phone`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.unroute(calls);
});

test.runIf(isWhole)(
  'every screen whose calls fail says so, and is there once it is tried again',
  { timeout: 300_000 },
  async () => {
    const { rows } = await journey.marquee.owner.query<{ id: string }>(
      "select player_id::text as id from players.player where account_id = 'demo' limit 1",
    );
    for (const path of consoleScreens.slice(kinds.length)) {
      // What opens a brand loads nothing before it is filled in.
      if (path !== 'sites/new') await expectMended(path.replace(':player', rows[0]?.id ?? ''));
    }
  },
);

test('a form whose call fails says so, and keeps what was written', async () => {
  const failure = page.getByText('Something failed on our side. Try again.');
  await page.goto(`${journey.origin}/operators`);
  await page.getByRole('button', { name: 'Invite operator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite operator' });
  await dialog.getByLabel('E-mail').fill('new@example.com');
  await dialog.getByLabel('Name').fill('Nia New');
  await dialog.getByLabel('Reason').fill('Joins the night shift');
  await page.route(calls, fail);
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByText('Something failed on our side. Try again.').waitFor();
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe('new@example.com');
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Nia New');
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Joins the night shift');
  await page.unroute(calls);

  await page.goto(`${journey.origin}/sites/new`);
  // Without a name there is no next step, and the field says why.
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('At least 2 characters.').waitFor();
  await page.getByLabel('Name of the brand').and(page.locator(':focus')).fill('Lagoon');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio').first().and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.route(calls, fail);
  await page.getByRole('button', { name: 'Open a brand' }).click();
  await failure.waitFor();
  await page.getByRole('button', { name: '1. Name' }).click();
  expect(await page.getByLabel('Name of the brand').inputValue()).toBe('Lagoon');
  await page.unroute(calls);
});

test('without a network what is there stays, says that it may be out of date, and is brought up to date by itself', async () => {
  await page.goto(`${journey.origin}/system?view=jobs`);
  // Before the screen is there nothing on it is waited for either.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  const stale = page.getByText(
    'What you see may be out of date. The server cannot be reached. Check your connection and try again.',
  );
  await page.context().setOffline(true);
  await stale.waitFor();
  await expectAccessible(page, 'a screen that is out of date');
  await page.context().setOffline(false);
  await stale.waitFor({ state: 'detached' });
});

test('rows that follow and cannot be loaded are asked for once, and again when somebody says so', async () => {
  let asked = 0;
  const following = '**/operate/games/list';
  await page.route(following, (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('"cursor"'))
      return route.fallback({ postData: body.replace('"limit":100', '"limit":30') });
    asked += 1;
    return fail(route);
  });
  await page.goto(`${journey.origin}/games?site=aurum`);
  const grid = page.getByRole('grid');
  const rows = async (): Promise<number> => Number(await grid.getAttribute('aria-rowcount'));
  await page.locator('[role="grid"] [data-index="0"]').focus();
  await page.keyboard.press('End');
  await page.getByText('What you see may be out of date.').waitFor();
  const before = await rows();
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await page.locator(`[data-index="${before - 2}"]`).waitFor();
  expect(asked).toBe(1);
  await page.unroute(following);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('What you see may be out of date.').waitFor({ state: 'detached' });
  await page.locator('[role="grid"] [data-index]').last().focus();
  await page.keyboard.press('End');
  await expect.poll(rows).toBeGreaterThan(before);
});

test('a table beside which something is open need not be scrolled sideways', async () => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['games?site=aurum', 'audit', 'operators', 'providers']) {
      await page.goto(`${journey.origin}/${path}`);
      const row = page.locator('[role="grid"] [data-index="0"]');
      await row.waitFor();
      await row.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('complementary').waitFor();
      // The columns are chosen again once the panel has taken its room.
      await expect
        .poll(
          () =>
            page.evaluate<number>(
              `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[role="grid"]'))`,
            ),
          { message: `${path}, ${width} wide` },
        )
        .toBeLessThanOrEqual(0);
    }
  }
});
