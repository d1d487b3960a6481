import type { Page } from 'playwright-core';

/** Names and sizes of what can be pressed, is seen, and is smaller than a finger; of an open dialog, where there is one. */
export const smallTargets = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...(document.querySelector('dialog[open]') ?? document).querySelectorAll('button, summary, a[href], input')]
    .map((target) => ({ target: target.closest('label') ?? target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
    .filter(({ target, box }) => box.width > 1 && target.checkVisibility({ visibilityProperty: true }))
    .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
    .map(({ target, box }) => (target.getAttribute('aria-label') ?? target.innerText ?? target.outerHTML).trim().slice(0, 60) + ' ' + Math.round(box.width) + 'x' + Math.round(box.height))`);
