import type { Page } from 'playwright-core';

/** The smallest text that a phone shows readably, in pixels. */
const smallest_px = 12;

/** What is written smaller than that on the page and in the frames of its games, a line each. */
export async function smallText(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate<string[]>(findSmallText)));
  return found.flat();
}

/**
 * Text that is seen, by the sizes at which it is painted: those of pictures are counted after their own scale. Only a box of at
 * least two pixels is seen, as what is said to assistive technology alone is clipped to one.
 */
const findSmallText = `(() => {
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.data.trim() || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)) continue;
    const drawn = element instanceof SVGElement ? element.getScreenCTM?.() : undefined;
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * (scale || 1);
    if (size > ${smallest_px - 0.01}) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    found.set(element.className?.baseVal ?? element.className, 'writes "' + text.data.trim().slice(0, 40) + '" in ' + size.toFixed(1) + ' px');
  }
  return [...found.values()];
})()`;
