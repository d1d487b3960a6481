import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import type { Photograph } from './photograph.ts';

/** How a screen is seen: with a busy day on it, a row of it open, nothing to show, its calls failing, or no network. */
export const consoleStates = ['full', 'open', 'empty', 'failing', 'offline'] as const;
export type ConsoleState = (typeof consoleStates)[number];

export const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** In an order in which each differs from the one before in one thing. */
export const looks = [
  { name: 'desktop-light', colorScheme: 'light', viewport: desktop },
  { name: 'desktop-dark', colorScheme: 'dark', viewport: desktop },
  { name: 'phone-dark', colorScheme: 'dark', viewport: phone },
  { name: 'phone-light', colorScheme: 'light', viewport: phone },
] as const;
/** Every call but the one that says who is signed in. */
const calls = /\/operate\/(?!session\/me$)[a-z_]+\/[a-z_]+$/;

/** What becomes of the calls of a screen in a state. */
const answers: Partial<Record<ConsoleState, (route: Route) => Promise<void>>> = {
  failing: (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: -500, statusMessage: 'internalServerError', statusDetail: '' },
    }),
  offline: (route) => route.abort('internetdisconnected'),
};

/**
 * Lets a page show lists without rows while its session says so: a fresh brand has nothing of its own, and what is of no brand is shown as
 * on its first day. It is called once for a page, before anything is opened in it.
 */
export async function allowEmptyLists(page: Page): Promise<void> {
  await page.addInitScript(`
    const ask = globalThis.fetch;
    globalThis.fetch = async (...asked) => {
      const response = await ask(...asked);
      const { pathname } = new URL(response.url);
      if (!sessionStorage.getItem('shots.empty') || !${String(calls)}.test(pathname)) return response;
      const answer = await response.json();
      const shown = Array.isArray(answer.value) ? { ...answer, value: [] } : answer;
      return Response.json(shown, { status: response.status });
    };`);
}

/** Photograph a screen in a state, in each of the `looks`. The page is one in which an operator is signed in. */
export async function photographScreen(
  page: Page,
  {
    address,
    name: title,
    state,
    directory,
  }: { address: string; name: string; state: ConsoleState; directory: string },
): Promise<Photograph> {
  const answer = answers[state];
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  if (answer) await page.route(calls, answer);
  await page.evaluate(
    state === 'empty'
      ? `sessionStorage.setItem('shots.empty', 'true')`
      : `sessionStorage.removeItem('shots.empty')`,
  );
  await page.goto(address);
  await settle(page);
  if (state === 'open') {
    await page.locator('[role="grid"] [data-index="0"]').focus();
    await page.keyboard.press('Enter');
    await settle(page);
  }
  const files: string[] = [];
  for (const { name, colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    if (page.viewportSize()?.width !== viewport.width) {
      await page.setViewportSize(viewport);
      // As it is when it is opened there: tabs are brought into sight once.
      await page.reload();
    }
    await settle(page);
    const file = `${title.replaceAll(/[^a-z0-9]+/gi, '-')}-${name}.png`;
    await page.screenshot({ path: join(directory, file), animations: 'disabled', caret: 'hide' });
    files.push(file);
  }
  await page.unroute(calls);
  return { title, files };
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
}
