import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampled } from '../sampled.ts';
import { fillBusyDay } from './console-busy.ts';
import { consoleScreens } from './console-screens.ts';
import { startConsoleJourney, type ConsoleJourney } from './operator.ts';
import { expectNoOverflow } from './steps.ts';

/** The console on a busy day: what its screens say is words, in both languages, and long names have room on a phone. */

let journey: ConsoleJourney;
let page: Page;
let playerId = '';
beforeAll(async () => {
  journey = await startConsoleJourney();
  ({ page } = await journey.enrol('words@example.com', 'Wen Words'));
  await fillBusyDay(journey.marquee, page);
  const { rows } = await journey.marquee.owner.query<{ id: string }>(
    "select player_id::text as id from players.player where account_id = 'a.very.long.account.name'",
  );
  playerId = rows[0]?.id ?? '';
});
afterAll(() => journey?.close());

/**
 * Names as programs write them, such as `bonus_change`, that a screen shows to whoever reads it. A code is shown as one, and the audit
 * tells values as they were kept.
 */
async function rawNames(): Promise<string[]> {
  const text = await page.evaluate<string>(`
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('code, del, ins, script, style'))
      .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map(({ data }) => data)
      .join('\\n')`);
  return [...new Set(text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))];
}

async function settle(): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Some of each kind come first: they are what `npm test` looks at. */
const screens = [
  'system?view=jobs',
  'reports?report=reconciliation',
  'audit',
  'deposits',
  'withdrawals',
  'players/:player',
  ...consoleScreens,
].filter((screen, at, all) => all.indexOf(screen) === at);

test.for(['EN', 'CN'])(
  'no screen shows a name as programs write it, in %s',
  { timeout: 300_000 },
  async (language) => {
    await page.evaluate(`localStorage.setItem('console.language', '${language}')`);
    for (const screen of sampled(screens, 6)) {
      const path = screen.replace(':player', playerId);
      await page.goto(`${journey.origin}/${path}${path.includes('?') ? '&' : '?'}site=aurum`);
      await settle();
      expect(await rawNames(), screen).toEqual([]);
      const row = page.locator('[role="grid"] [data-index="0"]');
      if ((await row.count()) === 0) continue;
      await row.focus();
      await page.keyboard.press('Enter');
      await settle();
      expect(await rawNames(), `${screen}, opened`).toEqual([]);
    }
  },
);

test('long names have room on a phone', { timeout: 300_000 }, async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of sampled(screens, 6)) {
    await page.goto(`${journey.origin}/${screen.replace(':player', playerId)}`);
    await settle();
    await expectNoOverflow(page, screen);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});
