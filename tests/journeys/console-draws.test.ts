import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawsReportPath, type ReportedDrawGame } from '@marquee/contract/providers/draws.ts';
import { connectDrawProvider, reportedDraw, reportedLottery, type DrawProvider } from '../draw-provider.ts';
import { startConsoleJourney, type ConsoleJourney } from './operator.ts';
import { expectAccessible, expectNoOverflow } from './steps.ts';

/** Draws as an operator reads them: results and intervals in words, not in the codes of the contract. */

let journey: ConsoleJourney;
let provider: DrawProvider;
let page: Page;

const paid = { ...reportedDraw, state: 'settled' as const };
const oneByOne: ReportedDrawGame = { ...reportedLottery, is_sold_ahead: false, sells: 1, every_s: 60 };
const games: ReportedDrawGame[] = [
  { ...reportedLottery, draws: [{ ...paid, draw: 1006, result: [3, 7, 19, 22, 41, 49] }] },
  {
    ...oneByOne,
    game_code: 'arena-x',
    name: 'Arena X',
    pools: [{ currency: 'PHP', jackpot: null, carried: '100000' }],
    draws: [
      { ...paid, draw: 12, closes_at: '2026-11-27T18:02:00.000Z', result: ['meron'] },
      { ...paid, draw: 11, closes_at: '2026-11-27T18:01:00.000Z', result: ['draw'] },
    ],
  },
  {
    ...oneByOne,
    game_code: 'bingo-x',
    name: 'Bingo X',
    every_s: 45,
    draws: [{ ...paid, result: [75, 1, 30, 42, 68, 17, 9] }],
  },
];

beforeAll(async () => {
  journey = await startConsoleJourney();
  provider = await connectDrawProvider(journey.marquee.marquee.app);
  provider.answers[drawsReportPath] = { status: 200, body: games };
  ({ page } = await journey.enrol('draws@example.com', 'Dee Draws'));
});
afterAll(async () => {
  await journey?.close();
  await provider?.close();
});

const rowOf = (game: string, draw: string) => page.getByRole('row', { name: `${game} ${draw} ` });

/** What a fact of the open panel says. */
const fact = (name: string) =>
  page.getByRole('complementary').getByText(name, { exact: true }).locator('xpath=following-sibling::*[1]');

async function open(path: string): Promise<void> {
  await page.goto(`${journey.origin}/draws?which=over${path}`);
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}

test('results are numbers in their order, the side that has won, and how many balls were called', async () => {
  await open('');
  await rowOf('Lotto X', '1,006').getByText('3 · 7 · 19 · 22 · 41 · 49').waitFor();
  await rowOf('Arena X', '12').getByText('Meron', { exact: true }).waitFor();
  await rowOf('Arena X', '11').getByText('Draw', { exact: true }).waitFor();
  await rowOf('Bingo X', '7').getByText('7 balls', { exact: true }).waitFor();
  await expectAccessible(page, 'results');
});

test('a panel says how often a draw is held, which balls were called, and that a bout carries no jackpot', async () => {
  await open('&game=bingo-x');
  await rowOf('Bingo X', '7').click();
  await expect.poll(() => fact('Result').innerText()).toBe('75 · 1 · 30 · 42 · 68 · 17 · 9');
  expect(await fact('A draw every').innerText()).toBe('45 seconds');
  expect(await fact('Carried jackpot, PHP').count()).toBe(1);

  await open('&game=arena-x');
  await rowOf('Arena X', '12').click();
  await expect.poll(() => fact('Result').innerText()).toBe('Meron');
  expect(await fact('A draw every').innerText()).toBe('1 minute');
  expect(await fact('Carried to the next draw, PHP').innerText()).toMatch(/1\.00$/);
  expect(await fact('Carried jackpot, PHP').count()).toBe(0);
  await expectAccessible(page, 'a bout');
});

test('a phone, which has no column for it, names the number of a draw beside its game', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('');
  for (const line of ['Lotto X, draw 1006', 'Arena X, draw 12', 'Bingo X, draw 7'])
    await page.getByText(line, { exact: true }).waitFor();
  await page.getByText('Meron', { exact: true }).waitFor();
  await expectNoOverflow(page, 'results on a phone');
});
