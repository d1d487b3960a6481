/** A tumbling round on a real stage: what is shown comes in the order of the book, nothing earlier, and the win is counted once. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../../../../tests/browser.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import amberMammoth from '../../../../amber-mammoth/definition.ts';
import islaDelFuego from '../../../../isla-del-fuego/definition.ts';
import twelveBells from '../../../../twelve-bells/definition.ts';
import type { TumbleBook } from '../../tumble/book.ts';
import { playTumbleBook } from '../../tumble/engine/book-recorder.ts';
import { type CompiledTumble, compileTumble } from '../../tumble/engine/compile.ts';
import { fixtures } from '../../tumble/testing/fixtures.ts';
import { finalBoard } from './first-board.ts';
import { sampled } from '../../../../../tests/sampled.ts';

const gamesFolder = fileURLToPath(new URL('../../../../', import.meta.url));
const compiled = compileTumble(twelveBells);
/** Its multiplier symbols carry numbers, and in free spins their sums are kept. */
const withNumbers = compileTumble(amberMammoth);
const bet = BigInt(twelveBells.betCoins) * 5_000n;
let folder: string;
let server: Server;
let browser: Browser;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-board-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('testing', import.meta.url)),
    plugins: [lingui({ cwd: gamesFolder, failOnCompileError: true })],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      rollupOptions: { input: fileURLToPath(new URL('testing/board-page.html', import.meta.url)) },
    },
  });
  server = createServer((request, response) => void answer(request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  address = `http://127.0.0.1:${bound.port}/board-page.html`;
  browser = await launchChromium();
}, 300_000);
afterAll(async () => {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
});

/** Answers with a file that was built. */
async function answer(url: string, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  const content = await readFile(join(folder, pathname)).catch(() => null);
  const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
  response.writeHead(content === null ? 404 : 200, { 'content-type': type }).end(content);
}

/** The first round that has what is asked for. */
function find(has: (book: TumbleBook) => boolean, game: CompiledTumble = compiled): TumbleBook {
  for (let seed = 1; seed < 20_000; seed += 1) {
    const stake = BigInt(game.betCoins) * 5_000n;
    const book = playTumbleBook(game, stake, createSimulationRandom(seed));
    if (has(book)) return book;
  }
  throw new Error('no such round');
}

const tumblesOf = (book: TumbleBook) => book.events.filter(({ type }) => type === 'tumble').length;

async function open(
  speed: 'normal' | 'turbo',
  reducedMotion: 'reduce' | null = null,
  game: CompiledTumble = compiled,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion });
  await page.goto(address);
  await page.waitForFunction(() => 'openBoard' in window);
  const first = find(() => true, game).events[0];
  const given = {
    ids: [...game.symbolIds],
    grid: first?.type === 'spin' ? first.grid : [],
    speed,
    meterShows: game === withNumbers ? ('sum' as const) : ('growth' as const),
  };
  await page.evaluate(
    ({ ids, grid, speed: pace, meterShows }) => window.openBoard(ids, grid, pace, meterShows),
    given,
  );
  return page;
}

async function play(page: Page, book: TumbleBook) {
  await page.evaluate(() => {
    window.told = [];
    window.startBoard();
  });
  await page.evaluate((given) => window.playBoard(given), book);
  return page.evaluate(() => ({ told: window.told, grid: window.gridOnBoard() }));
}

const shown = (minor: string) => (Number(minor) / 100_000).toFixed(2);
const lastGrid = (book: TumbleBook) =>
  book.events.reduce<string[][]>(
    (grid, event) => (event.type === 'spin' || event.type === 'tumble' ? event.grid : grid),
    [],
  );

test('a round with four tumbles tells each win in its turn and counts the whole once', async () => {
  const page = await open('turbo');
  const book = find(
    (each) => tumblesOf(each) === 4 && BigInt(each.win_minor) > bet && BigInt(each.win_minor) < 12n * bet,
  );
  const { told, grid } = await play(page, book);
  expect(grid).toEqual(lastGrid(book));
  const wins = told.filter(({ what }) => what === 'win').map(({ text }) => text);
  const expected = book.events.flatMap((event) =>
    event.type === 'wins' ? [shown(event.round_win_minor)] : [],
  );
  expect(wins).toEqual(['0.00', ...expected, shown(book.win_minor)]);
  const counted = told.filter(({ what }) => what === 'count').map(({ text }) => text);
  expect(counted).toEqual([`0.00 to ${shown(book.win_minor)}`]);
  expect(told.filter(({ what }) => what === 'announce')).toEqual([
    expect.objectContaining({ text: `You won ${shown(book.win_minor)}.` }),
  ]);
  await page.close();
}, 180_000);

test('free spins begin and end in their mood, and the board ends as the book says', async () => {
  const page = await open('turbo', 'reduce');
  const book = find((each) => each.events.some(({ type }) => type === 'free_spins_start'));
  const { told, grid } = await play(page, book);
  expect(grid).toEqual(lastGrid(book));
  expect(told.filter(({ what }) => what === 'mood').map(({ text }) => text)).toEqual(['free', 'base']);
  expect(told.filter(({ what }) => what === 'win').at(-1)?.text).toBe(shown(book.win_minor));
  // Each is counted from its beginning to the next one's, and nothing once they are over.
  const counted = book.events.flatMap((event) =>
    event.type === 'spin' && event.free_spin ? String(event.free_spin.index) : [],
  );
  expect(told.filter(({ what }) => what === 'free_spin').map(({ text }) => text)).toEqual([...counted, '']);
  await page.close();
}, 300_000);

test.each(sampled(['reduce', null] as const, 1))(
  'numbers are added up one by one, those of free spins on the meter, and the spin is multiplied when all are there (motion: %s)',
  async (reducedMotion) => {
    const page = await open('turbo', reducedMotion, withNumbers);
    const multipliesOf = ({ events }: TumbleBook) => events.filter((event) => event.type === 'multiply');
    const book = find(
      (each) =>
        multipliesOf(each).filter(({ positions }) => positions.length > 1).length > 1 &&
        multipliesOf(each).some(({ sum, multiplier }) => sum < multiplier) &&
        each.events.findIndex(({ type }) => type === 'free_spins_start') <
          each.events.findIndex(({ type }) => type === 'multiply'),
      withNumbers,
    );
    const { told, grid } = await play(page, book);
    expect(grid).toEqual(lastGrid(book));
    const steps = told.flatMap(({ what, text }) => {
      const found = what === 'message' ? /^([\d.]+) × (\d+)(?: = ([\d.]+))?$/.exec(text) : null;
      return found ? [{ won: found[1], sum: Number(found[2]), total: found[3] }] : [];
    });
    const meters = told.filter(({ what }) => what === 'meter').map(({ text }) => text);
    let at = 0;
    for (const { positions, sum, multiplier, amount_minor } of multipliesOf(book)) {
      const own = steps.slice(at, at + positions.length + 1);
      at += own.length;
      const sums = own.map((step) => step.sum);
      expect(sums.slice(0, -1)).toEqual([...new Set(sums)].toSorted((a, b) => a - b));
      expect(sums[0]).toBeGreaterThan(multiplier - sum);
      expect(sums.at(-1)).toBe(multiplier);
      expect(own.map(({ total }) => total !== undefined)).toEqual([...positions.map(() => false), true]);
      const [won, total] = [own[0]?.won, own.at(-1)?.total];
      expect((Number(total) - Number(won)).toFixed(2)).toBe(shown(amount_minor));
      // The meter stands at what free spins have added up.
      expect(meters.splice(0, positions.length)).toEqual(sums.slice(0, -1).map((each) => `×${each}`));
    }
    expect([at, meters]).toEqual([steps.length, []]);
    await page.close();
  },
  120_000,
);

test('a round that does not come puts back what lay there', async () => {
  const page = await open('turbo');
  const before = await page.evaluate(() => window.gridOnBoard());
  await page.evaluate(async () => {
    window.startBoard();
    await window.giveUpBoard();
  });
  expect(await page.evaluate(() => window.gridOnBoard())).toEqual(before);
  await page.close();
}, 180_000);

test.each(fixtures)(
  'a board of $code ends as its books say, with reels of each height and every number',
  async (game) => {
    const slot = compileTumble(game);
    const page = await open('turbo', 'reduce', slot);
    for (const least of [0, 2]) {
      const book = find((each) => tumblesOf(each) >= least && tumblesOf(each) < 9, slot);
      const { grid } = await play(page, book);
      const expected = finalBoard(book);
      expect(grid).toEqual(expected.grid);
      const byPlace = ({ reel, row }: { reel: number; row: number }) => reel * 100 + row;
      const numbers = await page.evaluate(() => window.numbersOnBoard());
      expect(numbers.toSorted((a, b) => byPlace(a) - byPlace(b))).toEqual(
        expected.numbers
          .map(({ reel, row, multiplier }) => ({ reel, row, multiplier }))
          .toSorted((a, b) => byPlace(a) - byPlace(b)),
      );
    }
    await page.close();
  },
  120_000,
);

test('the ways of a spin grow as its reels land, and a win says how many pay', async () => {
  const game = compileTumble(islaDelFuego);
  // One win, by several ways.
  const book = find(
    ({ events }) =>
      events.length === 4 &&
      events[1]?.type === 'wins' &&
      events[1].wins.some((win) => win.kind === 'ways' && win.ways > 1),
    game,
  );
  const [landed, won] = book.events;
  if (landed?.type !== 'spin' || won?.type !== 'wins') throw new Error('it lands and wins');
  const page = await open('turbo', null, game);
  const { told } = await play(page, book);
  const heights = landed.grid.map(({ length }) => length);
  const steps = heights.map((_, reel) =>
    heights.slice(0, reel + 1).reduce((ways, height) => ways * height, 1),
  );
  expect(told.filter(({ what }) => what === 'ways').map(({ text }) => text)).toEqual(
    steps.map((ways) => `${ways.toLocaleString('en')} ways`),
  );
  const paid = won.wins.reduce((sum, win) => sum + (win.kind === 'ways' ? win.ways : 0), 0);
  expect(told.filter(({ what }) => what === 'message').map(({ text }) => text)).toContain(
    `${paid} ways  ·  ${shown(won.amount_minor)}`,
  );
  await page.close();
}, 180_000);
