import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { startCrashHouse } from './server/testing/crash-house.ts';
import { startTestHouse } from './server/testing/house.ts';
import { isWhole } from '../tests/sampled.ts';

/** What the games that share their sounds fetch and play: the instant games, and crash. */

const phone = { viewport: { width: 390, height: 844 } } as const;
const player = 'listener';

let browser: Browser;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  await buildForTests();
  browser = await launchChromium();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Runs in the page, before its first script: writes down every loop that is set off, and where levels are sent to. */
const writeDown = `
  window.loops = [];
  window.levels = [];
  window.ended = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.loop) loops.push({ at: when[0], length_s: this.loopEnd - this.loopStart });
    this.addEventListener('ended', () => this.loop && ended.push(this.loopEnd - this.loopStart));
    return start.apply(this, when);
  };
  const { setTargetAtTime } = AudioParam.prototype;
  AudioParam.prototype.setTargetAtTime = function (value, at, constant) {
    levels.push({ value, constant });
    return setTargetAtTime.call(this, value, at, constant);
  };
`;
const loopsSchema = z.array(z.object({ at: z.number(), length_s: z.number() }));
const levelsSchema = z.array(z.object({ value: z.number(), constant: z.number() }));

type House = Pick<Awaited<ReturnType<typeof startTestHouse>>, 'launch' | 'url'>;

async function listen(house: House, game: string, options: BrowserContextOptions = {}) {
  const session = await house.launch(game, true, player);
  const page = await (await browser.newContext({ ...phone, ...options })).newPage();
  closing.push(() => page.context().close());
  await page.addInitScript(writeDown);
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/sound/')) asked.push(path.replace('/sound/', ''));
  });
  await page.goto(`${house.url()}/play/${game}#session=${session}`);
  await page.locator('.main-button').first().waitFor();
  const loops = async () => loopsSchema.parse(await page.evaluate('window.loops'));
  const levels = async () => levelsSchema.parse(await page.evaluate('window.levels'));
  return { page, asked, loops, levels };
}

/** Bets and waits until the round has been shown; so many were before, which come in after a reload. */
const bet = async (page: Page, before: number): Promise<void> => {
  const results = page.locator('.results > *');
  await expect.poll(() => results.count()).toBe(before);
  await page.locator('.main-button').click();
  await expect.poll(() => results.count()).toBe(before + 1);
};

test('an instant game fetches its music with the first round, and both switches are remembered', async () => {
  const house = await startTestHouse();
  closing.push(house.close);
  const { page, asked, loops } = await listen(house, 'dice', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Over', exact: true }).click();
  expect(asked.filter((path) => path.startsWith('instant/'))).toEqual([]);
  await bet(page, 0);
  await expect
    .poll(() => asked.filter((path) => path.startsWith('instant/')))
    .toEqual(['instant/loops.json', 'instant/base.opus']);
  await expect
    .poll(async () => (await loops()).map(({ length_s }) => length_s))
    .toEqual([expect.closeTo(40, 3)]);

  await page.getByRole('button', { name: 'Turn music off' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Turn music on' }).waitFor();
  asked.length = 0;
  await bet(page, 1);
  await expect.poll(() => asked.some((path) => path.startsWith('kit/'))).toBe(true);
  expect(asked.filter((path) => path.startsWith('instant/'))).toEqual([]);

  await page.getByRole('button', { name: 'Turn sound off' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Turn sound on' }).waitFor();
  asked.length = 0;
  await bet(page, 2);
  expect(asked).toEqual([]);
});

test.runIf(isWhole)('the ball is heard on its track until it drops, and then no more', async () => {
  const house = await startTestHouse();
  closing.push(house.close);
  const { page, asked, loops } = await listen(house, 'roulette');
  const ended = async () => z.array(z.number()).parse(await page.evaluate('window.ended'));
  await page.locator('[data-spot]:visible').first().click();
  // Its file may come too late for the first spin.
  await bet(page, 0);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['kit/roll.opus', 'kit/drop.opus']));
  const before = (await loops()).filter(({ length_s }) => length_s === 2).length;
  await page.locator('[data-spot]:visible').first().click();
  await page.locator('.main-button').click();
  await expect
    .poll(async () => (await loops()).filter(({ length_s }) => length_s === 2).length)
    .toBe(before + 1);
  await page.locator('.results > *').nth(1).waitFor();
  await expect.poll(async () => (await ended()).filter((length_s) => length_s === 2).length).toBe(before + 1);
});

test.runIf(isWhole)(
  'the layer of crash begins with its loop, rises with the multiplier and falls when the draw ends',
  async () => {
    const house = await startCrashHouse({
      timing: {
        betting_ms: 4_000,
        answers_ms: 2_000,
        lastCashOuts_ms: 400,
        pause_ms: 1_500,
        beat_ms: 250,
        stale_ms: 30_000,
      },
      ends: { earliest: 152, latest: 185 },
      isPublic: true,
    });
    closing.push(house.close);
    const { page, asked, loops, levels } = await listen(house, house.game);
    expect(asked).toEqual([]);
    await page.locator('.stage').click();
    await expect.poll(async () => (await loops()).length, { timeout: 60_000 }).toBe(2);
    const [base, rise] = await loops();
    expect(rise).toEqual(base);

    // By their time constants: the layer comes in slowly and goes at once.
    const layer = async () =>
      (await levels()).filter(({ constant }) => constant === 0.35 || constant === 0.08);
    await page.locator('.stage[data-phase="running"]').waitFor({ timeout: 60_000 });
    await page.evaluate('window.levels = levels; levels.length = 0');
    await page.locator('.stage[data-phase="ended"]').waitFor({ timeout: 60_000 });
    await expect.poll(async () => (await layer()).at(-1)).toEqual({ value: 0, constant: 0.08 });
    const risen = (await layer()).slice(0, -1).map(({ value }) => value);
    expect(risen.length).toBeGreaterThan(3);
    expect(risen).toEqual(risen.toSorted((a, b) => a - b));
    // It ended between 1.52 and 1.85: a fifth to a quarter of the way to ten times the bet.
    expect(risen.at(-1)).toBeGreaterThan(0.14);
    expect(risen.at(-1)).toBeLessThan(0.3);
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['kit/begin.opus', 'kit/end.opus']));
  },
);
