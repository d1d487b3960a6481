import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Kept on the button itself: on a busy machine a short round may be over before anybody looks at it. */
const writeDownThatItPlays = `(button) => {
  button.hasPlayed = false;
  new MutationObserver((changes, observer) => {
    if (!button.matches('.is-playing')) return;
    button.hasPlayed = true;
    observer.disconnect();
  }).observe(button, { attributes: true, attributeFilter: ['class'] });
}`;

/** Presses for a round and waits until it has begun; it may have ended too. `spin` is the button that tells so. */
export async function pressSpin(spin: Locator, press: () => Promise<void>): Promise<void> {
  await spin.evaluate(writeDownThatItPlays);
  await press();
  await expect
    .poll(() => spin.evaluate('(button) => button.hasPlayed'), { timeout: 30_000, interval: 50 })
    .toBe(true);
}
