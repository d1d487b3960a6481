import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { DemoPlayer } from './demo-player.ts';
import type { SiteRoute } from './site-routes.ts';

/** The two sizes of every screenshot. The phone also behaves like a mobile browser. */
export const sizes = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
] as const;

/** A browser of one of the sizes, without animations. `player` is signed in there. */
export function openSize(
  browser: Browser,
  { viewport, isMobile, hasTouch }: (typeof sizes)[number],
  player?: DemoPlayer,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    isMobile,
    hasTouch,
    reducedMotion: 'reduce',
    ...(player && { storageState: player.storageState }),
  });
}

/** One page in its sizes: the names of the pictures, in the order of `sizes`. */
export interface Photograph {
  readonly title: string;
  readonly files: readonly string[];
}

/** How many pages are open at once. */
const tabs = 3;
/** How long a page may take to load everything it shows. */
const patience_ms = 30_000;

/**
 * Photograph every route of one brand into a directory: players' pages as its demo player, the others as a visitor.
 * `onDone` is called after each route.
 */
export async function photographSite(options: {
  browser: Browser;
  player: DemoPlayer;
  routes: readonly SiteRoute[];
  directory: string;
  /** Whether the template's home page opens a sign-in dialog. */
  asksToSignIn: boolean;
  /** Whether logos are left out, for pictures that templates are told apart by. */
  withoutLogos?: boolean;
  onDone: (title: string) => void;
}): Promise<Photograph[]> {
  const { browser, player, routes, directory } = options;
  await mkdir(directory, { recursive: true });
  const visitor = await Promise.all(sizes.map((size) => openSize(browser, size)));
  const signedIn = await Promise.all(sizes.map((size) => openSize(browser, size, player)));
  const taken = new Map<SiteRoute, Photograph>();
  const queue = [...routes];
  const work = async (): Promise<void> => {
    for (let route = queue.shift(); route; route = queue.shift()) {
      const contexts = route.audience === 'players' || route.pattern === '/playnow' ? signedIn : visitor;
      const title = route.pattern;
      taken.set(route, {
        title,
        files: await photograph(
          contexts,
          new URL(route.address, player.origin),
          directory,
          nameOf(title),
          options,
        ),
      });
      options.onDone(title);
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
  await Promise.all([...visitor, ...signedIn].map((context) => context.close()));
  return routes.flatMap((route) => taken.get(route) ?? []);
}

async function photograph(
  contexts: readonly BrowserContext[],
  url: URL,
  directory: string,
  name: string,
  { asksToSignIn, withoutLogos = false }: { asksToSignIn: boolean; withoutLogos?: boolean },
): Promise<string[]> {
  const files: string[] = [];
  for (const [index, context] of contexts.entries()) {
    const page = await context.newPage();
    page.setDefaultTimeout(patience_ms);
    await page.goto(url.href);
    // Out of the way of menus that open where they are pointed at.
    await page.mouse.move(page.viewportSize()?.width ?? 0, 0);
    await settle(page);
    if (asksToSignIn && url.pathname === '/') await declineSignIn(page);
    // The game's frame appears with the answer to its launch, for demo players at their first choice.
    if (url.pathname === '/playnow') {
      await page.locator('main button').first().click();
      const game = page.frameLocator('main iframe');
      await game.locator('[data-action="spin"]').waitFor();
      await game.locator('#loading').waitFor({ state: 'detached' });
    }
    if (withoutLogos) await blankLogos(page);
    // Wait for two frames, so that the picture contains the last change.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    const file = `${name}-${sizes[index]?.name ?? index}.png`;
    await page.screenshot({ path: join(directory, file) });
    await page.close();
    files.push(file);
  }
  return files;
}

/** Leave a brand's wordmarks and marks out of sight, and their places where they are. */
async function blankLogos(page: Page): Promise<void> {
  await page.evaluate(`
    for (const picture of document.images) {
      if (/\\/brand\\/[^/]+\\/(?:logo|mark)/.test(picture.currentSrc)) picture.style.visibility = 'hidden';
    }`);
}

/**
 * Until every picture in sight is loaded and decoded. On a busy machine the network is idle before the page asks for its late
 * pictures, and a picture that has come is painted only when it is decoded.
 */
const picturesInSight = `(async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  while (document.documentElement.dataset.painting !== undefined) await frame();
  const pictures = [...document.images];
  const seen = await new Promise((tell) => {
    if (pictures.length === 0) tell([]);
    const all = new Map();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) all.set(entry.target, entry);
      if (all.size < pictures.length) return;
      observer.disconnect();
      tell([...all.values()].filter((entry) => entry.isIntersecting).map((entry) => entry.target));
    });
    for (const picture of pictures) observer.observe(picture);
  });
  // A picture that waits to be asked for is not decoded, but refused at once.
  const come = (picture) =>
    picture.complete ||
    new Promise((over) => {
      picture.addEventListener('load', over, { once: true });
      picture.addEventListener('error', over, { once: true });
    });
  await Promise.all(
    seen.map(async (picture) => {
      await come(picture);
      await picture.decode().catch(() => undefined);
    }),
  );
  await frame();
  await frame();
})()`;

/**
 * Wait until an opened page has loaded everything it requested. What comes late is asked for when the browser has time, which on a busy
 * machine is after the network has been idle.
 */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((idle) => requestIdleCallback(() => idle()))');
  await fill(page);
  await page.evaluate(picturesInSight);
}

/** Wait until no placeholder is left, and a game can be played. */
export async function fill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  for (const sign of ['main iframe[data-ready="false"]', '[aria-busy="true"]', '[class*="skeleton"]']) {
    await page.locator(sign).first().waitFor({ state: 'detached' });
  }
  // A game loads by itself, and can be played once its button is there. The gallery's frames are pages, not games.
  if ((await page.locator('main iframe[data-ready]').count()) > 0) {
    await page.frameLocator('main iframe[data-ready]').locator('[data-action="spin"]').waitFor();
  }
}

/** Dismiss the sign-in dialog that the template shows to visitors a second after the page has become interactive. */
export async function declineSignIn(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** `/news/:newsId` → `news-newsid`. */
function nameOf(pattern: string): string {
  const name = pattern.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
  return name.toLowerCase() || (pattern === '/' ? 'home' : 'not-found');
}
