import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factsOf } from '@marquee/themes/registry.ts';
import { liveADay, ownExamples, signInDemoPlayer, type DemoPlayer } from '../../tools/shots/demo-player.ts';
import { declineSignIn, openSize, settle, sizes } from '../../tools/shots/photograph.ts';
import { siteRoutes, type SiteRoute } from '../../tools/shots/site-routes.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { accessibilityFaults, patience_ms } from './steps.ts';

/** Every route of the site as a visitor and as a player sees it, on a phone and on a desktop: nothing is wrong with any. */

/** How many pages are open at once. */
const tabs = 4;
/** What may shift while a page loads, as Lighthouse counts it. */
const mostShift = 0.02;

/** Counts layout shifts from the first on; those that follow a press or a change of the window's size are expected ones. */
const countShifts = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      const what = sources.map(({ node, previousRect, currentRect }) =>
        (node?.outerHTML ?? '').slice(0, 90) + ' from ' + [previousRect.x, previousRect.y] + ' to ' + [currentRect.x, currentRect.y]);
      shifts.push({ at_ms: startTime, value, what: what.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

interface Shift {
  readonly at_ms: number;
  readonly value: number;
  readonly what: string;
}

/** Cumulative layout shift: the most in one session of at most 5 s without a pause of 1 s (web.dev/articles/cls). */
function cumulativeShift(shifts: readonly Shift[]): number {
  let most = 0;
  let session = { began_ms: -Infinity, last_ms: -Infinity, sum: 0 };
  for (const { at_ms, value } of shifts) {
    const isOnward = at_ms - session.last_ms < 1000 && at_ms - session.began_ms < 5000;
    session = isOnward
      ? { ...session, last_ms: at_ms, sum: session.sum + value }
      : { began_ms: at_ms, last_ms: at_ms, sum: value };
    most = Math.max(most, session.sum);
  }
  return most;
}

type Role = 'visitor' | 'player';

/** Declares the tests of all routes in one template, at its demo brand. */
export function describeEveryRoute(template: string, host: string): void {
  let marquee: TestConstellation;
  let browser: Browser;
  let player: DemoPlayer;
  let routes: readonly SiteRoute[];
  beforeAll(async () => {
    [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
    player = await signInDemoPlayer(marquee.siteUrl(host));
    await liveADay(player);
    routes = siteRoutes(await ownExamples(marquee.siteUrl(host)));
  });
  afterAll(async () => {
    await browser?.close();
    await marquee?.close();
  });

  test.each(['visitor', 'player'] as const)(
    `S1.8 S2.1 S6.1 every route of ${template} for a %s: accessible, complete, at rest, without complaints, in both sizes`,
    { timeout: 600_000 },
    async (role) => {
      const contexts = await Promise.all(
        sizes.map((size) => openSize(browser, size, role === 'player' ? player : undefined)),
      );
      for (const context of contexts) {
        context.setDefaultTimeout(patience_ms);
        await context.addInitScript(countShifts);
      }
      const asksToSignIn = role === 'visitor' && factsOf(template)?.login !== 'page';
      const queue = [...routes];
      const faults: string[] = [];
      const work = async (): Promise<void> => {
        for (let route = queue.shift(); route; route = queue.shift()) {
          const found = await lookAt(contexts, route, role, marquee, { host, asksToSignIn });
          faults.push(...found.map((fault) => `${route.pattern}: ${fault}`));
        }
      };
      await Promise.all(Array.from({ length: tabs }, work));
      for (const context of contexts) await context.close();
      expect(faults).toEqual([]);
    },
  );
}

/** What is wrong with a route, a line each. */
async function lookAt(
  contexts: readonly BrowserContext[],
  route: SiteRoute,
  role: Role,
  marquee: TestConstellation,
  { host, asksToSignIn }: { host: string; asksToSignIn: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  const origin = marquee.siteUrl(host);
  const landing = landingOf(route, role);
  for (const [index, context] of contexts.entries()) {
    const size = sizes[index] ?? sizes[0];
    const page = await context.newPage();
    listen(page, route, marquee, faults);
    try {
      await page.goto(origin + route.address);
      if (landing) {
        await page.waitForURL((url) => url.pathname === landing);
        return faults;
      }
      await settle(page);
      const shifts = await page.evaluate<Shift[]>('shifts');
      const shift = cumulativeShift(shifts);
      if (shift > mostShift) {
        faults.push(
          `${size.name}: shifts by ${shift.toFixed(3)}: ${shifts.map(({ what }) => what).join(' || ')}`,
        );
      }
      if (asksToSignIn && route.pattern === '/') await declineSignIn(page);
      faults.push(...(await faultsOf(page)).map((fault) => `${size.name}: ${fault}`));
    } catch (error) {
      faults.push(`${size.name}, at ${page.url()}: ${String(error)}`);
    } finally {
      await page.close();
    }
  }
  return faults;
}

/** Where who may not see a route is led instead; undefined where he may. */
function landingOf({ audience }: SiteRoute, role: Role): string | undefined {
  if (audience === 'players' && role === 'visitor') return '/login';
  if (audience === 'visitors' && role === 'player') return '/';
  return undefined;
}

async function faultsOf(page: Page): Promise<string[]> {
  const { headings, title, beyond_px } = await page.evaluate<{
    headings: number;
    title: string;
    beyond_px: number;
  }>(`({
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility() && heading.innerText.trim()).length,
    title: document.title.trim(),
    beyond_px: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  })`);
  return [
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
    ...(title === '' ? ['has no title'] : []),
    ...(beyond_px > 0 ? [`is ${beyond_px} pixels wider than its window`] : []),
    ...(await accessibilityFaults(page)),
  ];
}

/** Notes what the page complains about, what did not come, and what was asked of hosts that are not this site's. */
function listen(page: Page, route: SiteRoute, marquee: TestConstellation, faults: string[]): void {
  // A page that is not there says so by its status, and the browser repeats that.
  const isMissing = route.pattern === '/*';
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (isMissing && message.text().includes('404')) return;
    faults.push(`says: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`fails: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page still asked for when it was left, such as a prefetched page.
    if (reason !== 'net::ERR_ABORTED') faults.push(`did not get ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || (isMissing && response.request().isNavigationRequest())) return;
    faults.push(`got ${response.status()} for ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname, port } = new URL(request.url());
    if (['data:', 'blob:'].includes(protocol)) return;
    const isOurs = hostname === 'localhost' || hostname.endsWith('.localhost');
    const { config } = marquee.marquee.app;
    const ports = [marquee.port, config.GAMES_PORT].map(String);
    if (!isOurs || !ports.includes(port)) faults.push(`asks ${request.url()}`);
  });
}
