import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInDemoPlayer, type DemoPlayer } from '../../tools/shots/demo-player.ts';
import { openSize, settle, sizes } from '../../tools/shots/photograph.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation } from '../constellation.ts';
import { countShifts } from './layout-shift.ts';
import { patience_ms } from './steps.ts';

/** A Marquee whose pages are opened in one arrangement after another. */
export interface ArrangedSite {
  readonly player: DemoPlayer;
  /** Opens a page in an arrangement, `<section>:<name>`, and waits until it is at rest. The page before it is closed. */
  readonly open: (
    path: string,
    choice: string,
    as?: { size?: (typeof sizes)[number]['name']; as?: DemoPlayer },
  ) => Promise<Page>;
  /** Closes the page, and fails if one of those that were opened complained. */
  readonly expectNoComplaints: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openArrangedSite(): Promise<ArrangedSite> {
  const [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
  const player = await signInDemoPlayer(marquee.url);
  let context: BrowserContext | undefined;
  let complaints: string[] = [];
  return {
    player,
    async open(path, choice, { size = 'desktop', as } = {}) {
      await context?.close();
      const found = sizes.find(({ name }) => name === size) ?? sizes[1];
      context = await openSize(browser, found, as);
      context.setDefaultTimeout(patience_ms);
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await context.addInitScript(countShifts);
      const page = await context.newPage();
      // The fonts are there before: what shifts because they come late is no matter of how a page is arranged.
      await page.goto(`${marquee.url}/offline`);
      await page.evaluate('document.fonts.ready');
      await page.goto(`${marquee.url}${path}${path.includes('?') ? '&' : '?'}arrange=${choice}`);
      await settle(page);
      return page;
    },
    async expectNoComplaints() {
      await context?.close();
      context = undefined;
      const before = complaints;
      complaints = [];
      expect(before, 'what the pages complained of').toEqual([]);
    },
    async close() {
      await browser.close();
      await marquee.close();
    },
  };
}
