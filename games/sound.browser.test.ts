import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { interceptCalls, launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { soundFileSchema } from './kinds/slot/client/sound/sound-file.ts';
import { startTestHouse } from './server/testing/house.ts';
import { pressSpin } from './server/testing/press-spin.ts';
import { isWhole } from '../tests/sampled.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
const opened: Page[] = [];

const phone = { viewport: { width: 390, height: 844 } } as const;

beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

const figure = (page: Page, name: string): Promise<string> =>
  page.locator(`[data-figure="${name}"]`).innerText();

/** Presses the space bar and waits for the round to end. */
async function spin(page: Page): Promise<void> {
  await pressSpin(page.locator('.spin'), () => page.keyboard.press('Space'));
  await page.locator('.spin:not(.is-playing)').waitFor({ timeout: 60_000 });
}
/** Runs in the page, before its first script: writes down every buffer that is set off. */
const writeDownStarts = `
  window.heard = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    heard.push({ isLoop: this.loop, length_s: this.loop ? this.loopEnd - this.loopStart : when[2] });
    return start.apply(this, when);
  };
  window.rests = [];
  for (const name of ['suspend', 'resume']) {
    const act = AudioContext.prototype[name];
    AudioContext.prototype[name] = function () {
      rests.push(name);
      return act.call(this);
    };
  }
`;
const heardSchema = z.array(z.object({ isLoop: z.boolean(), length_s: z.number() }));

/** Opens a game and writes down what it asks for in sound, and what it plays. */
async function openListening(gameCode: string) {
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
  opened.push(page);
  await interceptCalls(page);
  await page.addInitScript(writeDownStarts);
  const heard = async () => heardSchema.parse(await page.evaluate('window.heard'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/sound/')) asked.push(path.replace(`/sound/${gameCode}/`, ''));
  });
  const session = await house.launch(gameCode, true);
  await page.goto(`${house.url()}/play/${gameCode}?lang=en#session=${session}`);
  await page.locator('.spin').waitFor({ timeout: 60_000 });
  return { page, asked, heard };
}

const soundOf = async (gameCode: string) =>
  soundFileSchema.parse(
    JSON.parse(await readFile(new URL(`${gameCode}/sound/sound.json`, import.meta.url), 'utf8')),
  );

test('no sound is fetched before the first spin; then cues and music are, and the music begins', async () => {
  const { page, asked, heard } = await openListening('koi-pond');
  await page.getByRole('button', { name: 'Raise the bet' }).click();
  // The answer is held back: sound that did not wait for it would have been asked for by now.
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let isAsked = false;
  await page.route('**/play-api/spin', async (route) => {
    const response = await route.fetch();
    isAsked = true;
    await isReleased;
    await route.fulfill({ response });
  });
  await page.keyboard.press('Space');
  await expect.poll(() => isAsked).toBe(true);
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.toSorted()).toEqual(['base.opus', 'cues.opus', 'sound.json']);
  const { base } = await soundOf('koi-pond');
  await expect
    .poll(async () => (await heard()).filter(({ isLoop }) => isLoop).map(({ length_s }) => length_s))
    .toEqual([expect.closeTo(base.length_s, 3)]);
});

test.runIf(isWhole)('music crosses over to the feature’s and back', async () => {
  const { page, asked, heard } = await openListening('koi-pond');
  const loops = async (): Promise<number[]> =>
    (await heard()).filter(({ isLoop }) => isLoop).map(({ length_s }) => length_s);
  await spin(page);
  await expect.poll(async () => (await loops()).length).toBe(1);
  await page.route('**/play-api/spin', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { events } = answer.round.book;
    const [first] = events;
    const end = events.at(-1);
    // So many that the music of the feature is there before they end, on a busy machine too.
    const total = 4;
    answer.round.book.events = [
      first,
      { type: 'free_spins_start', spins: total, multiplier: 2, special_symbol: null, positions: [] },
      ...Array.from({ length: total }, (_, at) => ({
        ...first,
        phase: 'free',
        multiplier: 2,
        anticipation: [],
        free_spin: { index: at + 1, total },
      })),
      { type: 'free_spins_end', spins: total, amount_minor: '0' },
      end,
    ];
    await route.fulfill({ response, json: answer });
  });
  await spin(page);
  const { base, feature } = await soundOf('koi-pond');
  await expect
    .poll(loops)
    .toEqual(
      [base.length_s, feature?.length_s, base.length_s].map((length_s) => expect.closeTo(length_s ?? 0, 3)),
    );
  expect(asked.filter((name) => name === 'base.opus')).toHaveLength(1);
});

test('a hidden tab is silent', async () => {
  const { page, heard } = await openListening('koi-pond');
  await spin(page);
  await expect.poll(async () => (await heard()).some(({ isLoop }) => isLoop)).toBe(true);
  const rests = async (): Promise<unknown> => page.evaluate('window.rests.at(-1)');
  const setHidden = async (isHidden: boolean): Promise<unknown> =>
    page.evaluate(`
      Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    `);
  await setHidden(true);
  expect(await rests()).toBe('suspend');
  await setHidden(false);
  expect(await rests()).toBe('resume');
});

test('a win above the stake is heard; what comes back at or below it is not', async () => {
  const { page, heard } = await openListening('koi-pond');
  await spin(page);
  const { cues } = await soundOf('koi-pond');
  const ofWins = Object.entries(cues)
    .filter(([name]) => name.startsWith('win.') || name.startsWith('count.'))
    .map(([, { length_s }]) => length_s);
  const winsHeard = async (): Promise<number> => {
    const lengths = (await heard()).map(({ length_s }) => length_s);
    return lengths.filter((length_s) => ofWins.some((each) => Math.abs(each - length_s) < 1e-4)).length;
  };
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
  let bets = 1n;
  await page.route('**/play-api/spin', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { book } = answer.round;
    const [first] = book.events;
    const amount_minor = String(BigInt(book.bet_minor) * bets);
    const win = { kind: 'scatter', symbol: 'scatter', count: 3, positions: [], multiplier: 1, amount_minor };
    book.events = [
      { ...first, anticipation: [] },
      { type: 'wins', wins: [win], amount_minor, round_win_minor: amount_minor },
      { type: 'end', win_minor: amount_minor },
    ];
    await route.fulfill({ response, json: answer });
  });
  const before = await winsHeard();
  await spin(page);
  expect(await figure(page, 'win')).not.toBe('0.00');
  expect(await winsHeard()).toBe(before);
  bets = 3n;
  await spin(page);
  await expect.poll(winsHeard).toBeGreaterThan(before);
});

test('sound effects and music are switched apart, and both switches are remembered', async () => {
  const { page, asked, heard } = await openListening('koi-pond');
  await page.getByRole('button', { name: 'Music off' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Music on' }).waitFor();
  await page.getByRole('button', { name: 'Sound effects off' }).waitFor();
  await spin(page);
  await expect.poll(() => asked.toSorted()).toEqual(['cues.opus', 'sound.json']);
  await spin(page);
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
  expect((await heard()).filter(({ isLoop }) => isLoop)).toEqual([]);

  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Sound effects on' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sound effects on' }).waitFor();
  const before = asked.length;
  await spin(page);
  expect(asked.slice(before)).toEqual([]);
  expect(await heard()).toEqual([]);
});
