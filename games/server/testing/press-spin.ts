import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** The parts of the browser that are used within the page: these tests are checked without its types. */
declare const MutationObserver: new (
  look: (changes: unknown, observer: { disconnect: () => void }) => void,
) => {
  observe: (target: object, options: { attributes: true; attributeFilter: string[] }) => void;
};
/** Kept on the button itself: on a busy machine a short round may be over before anybody looks at it. */
type Button = { matches: (selector: string) => boolean; hasPlayed?: boolean };

/** Presses for a round and waits until it has started; it may be over too. `spin` is the button that tells so. */
export async function pressSpin(spin: Locator, press: () => Promise<void>): Promise<void> {
  // Functions, not texts of them: Playwright would evaluate a text without calling it.
  await spin.evaluate((button: Button) => {
    button.hasPlayed = false;
    new MutationObserver((_, observer) => {
      if (!button.matches('.is-playing')) return;
      button.hasPlayed = true;
      observer.disconnect();
    }).observe(button, { attributes: true, attributeFilter: ['class'] });
  });
  await press();
  await expect
    .poll(() => spin.evaluate((button: Button) => button.hasPlayed), { timeout: 30_000, interval: 50 })
    .toBe(true);
}
