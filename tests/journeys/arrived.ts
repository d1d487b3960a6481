import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Whether React runs the page that the server rendered, so that a press is heard and what starts by itself has started. React marks its
 * container, the document, and says there when it is done. A page without scripts never gets that far, and is as alive as it will be.
 */
const isTakenOver = `(() => {
  if (!document.querySelector('script[type="module"]')) return true;
  const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$'));
  return name !== undefined && document[name].stateNode.current.memoizedState.isDehydrated === false;
})()`;

/** A page of the site is there: all that it fetches at first has come, and it answers its player. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(isTakenOver), { interval: 50 }).toBe(true);
}
