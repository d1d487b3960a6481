import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { signInDemoPlayer } from '../../tools/shots/demo-player.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { patience_ms } from './steps.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

export interface TemplateHomes {
  /** Once the tests run. */
  readonly marquee: TestConstellation;
  /** Opens the home page of a host, at rest, as a visitor or as the demo player. It is closed after the test. */
  readonly open: (host: string, isPlayer: boolean, viewport?: typeof phone) => Promise<Page>;
}

/** A Marquee and a browser for the tests of a file that look at home pages. */
export function templateHomes(): TemplateHomes {
  let marquee: TestConstellation;
  let browser: Browser;
  let context: BrowserContext | undefined;
  beforeAll(async () => {
    [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
  });
  afterEach(() => context?.close());
  afterAll(async () => {
    await browser?.close();
    await marquee?.close();
  });
  return {
    get marquee() {
      return marquee;
    },
    open: async (host, isPlayer, viewport = phone) => {
      const origin = marquee.siteUrl(host);
      context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        ...(isPlayer && { storageState: (await signInDemoPlayer(origin)).storageState }),
      });
      context.setDefaultTimeout(patience_ms);
      const page = await context.newPage();
      await page.goto(origin);
      return page;
    },
  };
}
