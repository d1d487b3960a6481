import { accessSync, constants } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type Chromium, unpackedChromium } from './chromium/unpacked.ts';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Quiet and contained: no sandbox (root has none), no graphics card, nothing fetched from the network by itself. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--disable-quic',
  '--enable-unsafe-swiftshader',
];

/**
 * Finds a Chromium: the one that CHROME_PATH names, else the one that npm has installed, which is the same everywhere and a
 * quarter lighter than a whole browser, else the system's, where npm has none for the kind of machine.
 * @throws with what to do when there is none.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH names ${named}, which cannot be run`);
    return { path: named, env: {}, args: ARGS };
  }
  const unpacked = await unpackedChromium();
  if (unpacked) return { ...unpacked, args: [...ARGS, ...unpacked.args] };
  const system = SYSTEM_PATHS.find(isExecutable);
  if (system !== undefined) return { path: system, env: {}, args: ARGS };
  throw new Error(
    `No Chromium for ${process.platform}-${process.arch}: install one and let CHROME_PATH name it`,
  );
}

/** How long a page is waited for, where nothing else is said. */
const patience_ms = 60_000;

/** Starts a headless Chromium, real in every respect. Close it when done. */
export async function launchChromium(options: { args?: readonly string[] } = {}): Promise<Browser> {
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...found.args, ...(options.args ?? [])],
    env: { ...process.env, ...found.env },
    // The runner stops its browsers itself; a signal meant for the runner must not take them away first.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  browser.on('context', (context) => context.setDefaultTimeout(patience_ms));
  return browser;
}

/**
 * Lets a game's calls be intercepted from its first one on: call it before the page is opened. Of a page that is open already, a call may
 * slip past a route that has just been set.
 */
export async function interceptCalls(page: Page): Promise<void> {
  await page.route('**/play-api/**', (route) => route.fallback());
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
