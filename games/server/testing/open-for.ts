import type { Page } from 'playwright-core';

/**
 * Resolves once the draw on the page takes bets for so many seconds still. It is asked from outside: the page's own policy forbids it to
 * run text, as a predicate that waits in it would have to.
 *
 * @throws if no draw is open for so long within three minutes.
 */
export async function openFor(page: Page, seconds: number): Promise<void> {
  const clock = page.locator('.live-clock[data-phase="open"]');
  const until_ms = Date.now() + 180_000;
  while (Date.now() < until_ms) {
    const left =
      (await clock.count()) === 0
        ? null
        : await clock.getAttribute('data-seconds', { timeout: 1_000 }).catch(() => null);
    if (Number(left) >= seconds) return;
    await page.waitForTimeout(200);
  }
  throw new Error(`No draw was open for ${seconds} s.`);
}
