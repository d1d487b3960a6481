/**
 * Lighthouse's accessibility of the console, on a desktop and on a phone, at sign-in and signed in, and how much JavaScript its first
 * screen loads: `npm run bench:console-pages`. Exits with 1 where a screen has less than 100, or the first screen loads more than 200 KB.
 */
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { launchChromium } from '../tests/browser.ts';
import { startTestConstellation, type TestConstellation } from '../tests/constellation.ts';
import setUpPostgres from '../tests/global-setup.ts';
import { beginScript } from '../tools/command/command.ts';
import { consoleOf, openConsole } from './console-session.ts';
import { freePort } from './free-port.ts';

const values = beginScript(
  `npm run bench:console-pages -- [--screens today,players]

Lighthouse's accessibility of the console's screens, on a desktop and on a phone, and the weight of the JavaScript of its first one.`,
  {
    screens: {
      type: 'string',
      default: 'today,players,reports?report=games,rewards/vip/ladder,content/banners,system,rounds',
    },
  },
);
const most_kb = 200;

const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
} as const;
const phone = {
  formFactor: 'mobile',
  screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
} as const;
const forms = { desktop, phone };

const resultSchema = z.object({
  categories: z.object({ accessibility: z.object({ score: z.number().nullable() }) }),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), title: z.string() })),
  finalDisplayedUrl: z.string(),
});

/** Whether a screen has 100 on both; what it lacks is printed. */
async function measure(url: string, port: number, cookie: Cookie | undefined): Promise<boolean> {
  let isWhole = true;
  for (const [name, form] of Object.entries(forms)) {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['accessibility'],
      disableStorageReset: true,
      ...(cookie === undefined ? {} : { extraHeaders: { cookie: `${cookie.name}=${cookie.value}` } }),
      ...form,
    });
    const failure = outcome?.lhr.runtimeError;
    if (failure) throw new Error(`${url} cannot be measured: ${failure.message}`);
    const result = resultSchema.parse(outcome?.lhr);
    if (result.finalDisplayedUrl !== url) throw new Error(`${url} led to ${result.finalDisplayedUrl}`);
    const score = Math.round((result.categories.accessibility.score ?? 0) * 100);
    console.log(`${new URL(url).pathname.padEnd(24)} ${name.padEnd(8)} ${score}`);
    if (score === 100) continue;
    isWhole = false;
    for (const { title } of Object.values(result.audits).filter((one) => one.score === 0))
      console.log(`  ${title}`);
  }
  return isWhole;
}

/** How much JavaScript is loaded until a screen is shown to whoever comes with nothing kept, in KB of brotli. */
async function weigh(browser: Browser, url: string, cookie: Cookie | undefined): Promise<number> {
  const context = await browser.newContext({ locale: 'en-GB' });
  if (cookie !== undefined) await context.addCookies([{ url, ...cookie }]);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes / 1000;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The session of an owner; its window is closed, because only one that is in front is drawn. */
async function ownersCookie(marquee: TestConstellation, browser: Browser): Promise<Cookie> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await openConsole(marquee, context);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'marquee_operator');
  if (!kept) throw new Error('Nobody is signed in');
  await context.close();
  return { name: kept.name, value: kept.value };
}

async function run(): Promise<boolean> {
  const port = await freePort();
  const marquee = await startTestConstellation();
  const browser = await launchChromium();
  // Lighthouse's window has to be in front, so that it has a browser of its own.
  const looking = await launchChromium({ args: ['--accept-lang=en-GB', `--remote-debugging-port=${port}`] });
  try {
    const origin = consoleOf(marquee);
    const cookie = await ownersCookie(marquee, browser);
    let isWhole = true;
    for (const [screen, of] of [['sign-in', undefined] as const, ['today', cookie] as const]) {
      const kb = await weigh(browser, `${origin}/${screen}`, of);
      console.log(`${`/${screen}`.padEnd(24)} JavaScript ${kb.toFixed(1)} KB of brotli (at most ${most_kb})`);
      isWhole &&= kb <= most_kb;
    }
    isWhole = (await measure(`${origin}/sign-in`, port, undefined)) && isWhole;
    for (const screen of values.screens.split(',')) {
      isWhole = (await measure(`${origin}/${screen}`, port, cookie)) && isWhole;
    }
    return isWhole;
  } finally {
    await looking.close();
    await browser.close();
    await marquee.close();
  }
}

const stopPostgres = await setUpPostgres();
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await stopPostgres();
}
