import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isWhole } from '../sampled.ts';
import { factsOf } from '@marquee/themes/registry.ts';
import type { DemoBrand } from '../../tools/demo-brands.ts';
import { liveADay, ownExamples, signInDemoPlayer, type DemoPlayer } from '../../tools/shots/demo-player.ts';
import { declineSignIn, fill, openSize, settle, sizes } from '../../tools/shots/photograph.ts';
import { siteRoutes, type SiteRoute } from '../../tools/shots/site-routes.ts';
import type { TestConstellation } from '../constellation.ts';
import { smallText } from './small-text.ts';
import { countShifts, cumulativeShift, type Shift } from './layout-shift.ts';
import { accessibilityFaults, patience_ms } from './steps.ts';

/** Every route of the site as a visitor and as a player sees it, on a phone and on a desktop: nothing is wrong with any. */

/** How many pages are open at once in each size. */
const tabs = 2;
/** What may shift while a page loads, as Lighthouse counts it. */
const mostShift = 0.02;

/** A stream stays open, and whether a beacon arrived is told to nobody. */
const endless: ReadonlySet<string> = new Set(['eventsource', 'ping']);

type Role = 'visitor' | 'player';

/** What the pages are looked at with. */
interface Opened {
  readonly marquee: TestConstellation;
  readonly browser: Browser;
}

/**
 * Declares the tests of all routes in one template, at its demo brand. `npm test` looks at each page in one size, every other one on a
 * phone, at those that are for everybody as a visitor or as a player, and only at one route in so many, from a place on.
 * @param opened what the tests work with, once they run.
 */
export function describeEveryRoute(
  { template, host }: Pick<DemoBrand, 'template' | 'host'>,
  share: { readonly every: number; readonly from: number },
  opened: () => Opened,
): void {
  const isSeen = (place: number): boolean => isWhole || place % share.every === share.from;
  let player: DemoPlayer;
  let routes: readonly SiteRoute[];
  beforeAll(async () => {
    const origin = opened().marquee.siteUrl(host);
    player = await signInDemoPlayer(origin);
    await liveADay(player);
    routes = siteRoutes(await ownExamples(origin))
      // The gallery is of one host alone, and has a journey of its own.
      .filter(({ pattern }) => pattern !== '/_gallery')
      .filter((_, place) => isSeen(place));
  });

  test.each(['visitor', 'player'] as const)(
    `S1.8 S2.1 S6.1 ${isWhole || share.every === 1 ? 'every route' : `one route in ${share.every}`} of ${template} for a %s: accessible, complete, at rest, without complaints${isWhole ? ', in both sizes' : ''}`,
    { timeout: 600_000 },
    async (role) => {
      const { marquee, browser } = opened();
      const faults: string[] = [];
      const asksToSignIn = role === 'visitor' && factsOf(template)?.login !== 'page';
      const looks = sizes.map(async (size) => {
        const context = await openSize(browser, size, role === 'player' ? player : undefined);
        context.setDefaultTimeout(2 * patience_ms);
        await context.addInitScript(countShifts);
        // On a phone a visitor is not led away again: that is seen on the desktop.
        const queue = routes
          .filter((_, place) => isWhole || (place % 2 === 0) === (size.isMobile === (role === 'visitor')))
          .filter((route) => isWhole || isLookedAt(route, role, routes.indexOf(route)))
          .filter((route) => !(size.isMobile && landingOf(route, role)));
        const work = async (): Promise<void> => {
          const tab = await openTab(context, marquee, marquee.siteUrl(host));
          for (let route = queue.shift(); route; route = queue.shift()) {
            const found = await lookAt(tab, route, role, { size, asksToSignIn });
            faults.push(...found.map((fault) => `${size.name} ${route.pattern}: ${fault}`));
          }
        };
        await Promise.all(Array.from({ length: tabs }, work));
        await context.close();
      });
      await Promise.all(looks);
      expect(faults).toEqual([]);
    },
  );
}

/** Of two pages that are for everybody `npm test` looks at one in each size as a visitor, and of the next two as a player. */
function isLookedAt({ audience }: SiteRoute, role: Role, place: number): boolean {
  if (audience === 'players' || audience === 'visitors') return true;
  return place % 4 < 2 === (role === 'visitor');
}

/** A tab, and what it complains of since the last time that was asked. */
interface Tab {
  readonly page: Page;
  readonly origin: string;
  /** What has been asked for and has not come yet. */
  readonly inFlight: ReadonlySet<Request>;
  takeComplaints(): string[];
}

type Size = (typeof sizes)[number];

/**
 * Whether a route is opened by its address. What is not is walked to from the page before, within the same document. Of
 * visitors and players each opens what the other walks to, so that both are seen of every page in each size. Of players'
 * own pages about half are opened on a phone, the others on a desktop.
 */
function isOpened({ audience, pattern }: SiteRoute, role: Role, { isMobile }: Size): boolean {
  if (audience === 'players') return role === 'player' && (pattern.length % 2 === 0) === isMobile;
  return (role === 'visitor') === isMobile;
}

/** What is wrong with a route, a line each. */
async function lookAt(
  tab: Tab,
  route: SiteRoute,
  role: Role,
  { size, asksToSignIn }: { size: Size; asksToSignIn: boolean },
): Promise<string[]> {
  const { page, origin } = tab;
  const faults: string[] = [];
  const landing = landingOf(route, role) ?? new URL(route.address, origin).pathname;
  const opened = isOpened(route, role, size);
  try {
    if (opened) await page.goto(origin + route.address);
    else await walkTo(page, route.address);
    await page.waitForURL((url) => url.pathname === landing);
    if (opened) await settle(page);
    else {
      await untilQuiet(tab);
      await fill(page);
    }
    // Who is led away sees the page that he asked for go.
    if (opened && landingOf(route, role) === undefined) {
      const shifts = await page.evaluate<Shift[]>('shifts');
      const shift = cumulativeShift(shifts);
      if (shift > mostShift) {
        faults.push(`shifts by ${shift.toFixed(3)}: ${shifts.map(({ what }) => what).join(' || ')}`);
      }
    }
    if (asksToSignIn && landing === '/') await declineSignIn(page);
    if (landingOf(route, role) === undefined) faults.push(...(await faultsOf(page)));
  } catch (error) {
    faults.push(`at ${page.url()}: ${String(error)}`);
  }
  // A page that is not there says so by its status, and the browser repeats that.
  const complaints = tab.takeComplaints();
  return [...faults, ...complaints.filter((text) => !(route.pattern === '/*' && text.includes('404')))];
}

/** Follow a link of the site's own: without another document. */
async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate(
    `(() => {
      const link = Object.assign(document.createElement('a'), { href: '${address}' });
      document.body.append(link);
      link.click();
      link.remove();
    })()`,
  );
}

/** Nothing has been under way for a moment, as the browser's own `networkidle` is for a document. */
async function untilQuiet({ inFlight }: Tab): Promise<void> {
  for (let calm = 0; calm < 4; calm = inFlight.size === 0 ? calm + 1 : 0) await wait(50);
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
    ...(await smallText(page)),
    ...(await accessibilityFaults(page)),
  ];
}

/** Opens a tab that notes what pages complain about, what did not come, and what is asked of hosts that are not this site's. */
async function openTab(context: BrowserContext, marquee: TestConstellation, origin: string): Promise<Tab> {
  const page = await context.newPage();
  const inFlight = new Set<Request>();
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`says: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`fails: ${error.message}`));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => {
    inFlight.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // What a page still asked for when it was left, such as a prefetched page.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`did not get ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`got ${response.status()} for ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!endless.has(request.resourceType())) inFlight.add(request);
    const { protocol, hostname, port } = new URL(request.url());
    if (['data:', 'blob:'].includes(protocol)) return;
    const isOurs = hostname === 'localhost' || hostname.endsWith('.localhost');
    const { config } = marquee.marquee.app;
    const ports = [marquee.port, config.GAMES_PORT, new URL(config.SERVICES_URL ?? origin).port].map(String);
    if (!isOurs || !ports.includes(port)) complaints.push(`asks ${request.url()}`);
  });
  await page.goto(`${origin}/about`);
  await settle(page);
  return {
    page,
    origin,
    inFlight,
    takeComplaints: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}
