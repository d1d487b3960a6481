import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '@marquee/server/kernel/ids.ts';
import { parseMoney } from '@marquee/server/kernel/money.ts';
import type { Operation } from '@marquee/server/ledger/types.ts';
import { findWallet } from '@marquee/server/safety/operator.ts';
import { openMember } from './members.ts';
import { expectScreensAccessible, startConsoleJourney, type ConsoleJourney } from './operator.ts';

/** An operator who reads how the day went, follows a figure to the bets behind it, and takes a file of it along. */

let journey: ConsoleJourney;
beforeAll(async () => {
  journey = await startConsoleJourney();
});
afterAll(() => journey?.close());

test('the GGR of today leads to its games, to the bets behind one, and into a file', async () => {
  const { marquee, origin } = journey;
  const member = await openMember(marquee, 'localhost', 'aurum', '500.00');
  const { app } = marquee.marquee;
  const wallet = await findWallet(app.db, 'aurum', member.id);
  const post = async (kind: Operation['kind'], amount: string, reference?: string): Promise<string> => {
    const externalId = newId();
    const result = await app.ledger.post({
      ...wallet,
      source: 'MARQUEE',
      externalId,
      kind,
      amount: parseMoney(amount),
      reference,
      round: externalId,
      game: 'dragon-fortune',
    });
    expect(result.status).toBe('posted');
    return externalId;
  };
  await post('win', '12.50', await post('bet', '40.00'));
  await post('rollback', '0', await post('bet', '3.00'));
  await post('bet', '20.25');

  const { page } = await journey.enrol('reports@example.com', 'Rita Reports');
  await page.waitForURL(`${origin}/today`);
  await page.goto(`${origin}/today?site=aurum`);
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'GGR' }) });
  await tile.getByText('₱47.75').waitFor();

  // From the figure to the games of the day, and from a game to its operations.
  await tile.getByRole('link', { name: 'GGR' }).click();
  const game = page.getByRole('row').filter({ hasText: 'Dragon Fortune' });
  await game.getByText('₱47.75').waitFor();
  await page.getByText('What these figures are').click();
  await page.getByText('Gross gaming revenue: turnover − wins.').waitFor();
  await game.click();
  await page.getByRole('row').filter({ hasText: 'Bet rolled back' }).getByText('-₱3.00').waitFor();
  const grid = page.getByRole('grid', { name: 'Operations' });
  expect(await grid.getByRole('row').filter({ hasText: member.id }).count()).toBe(5);

  // NGR says what it is made of.
  await page.getByRole('link', { name: 'By day' }).click();
  await page.getByText('What these figures are').click();
  await page.getByText(/Net gaming revenue: GGR − bonus cost − jackpot cost/).waitFor();

  await page.goBack();
  await grid.waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV, for any program' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines.filter((line) => line.includes(member.id))).toHaveLength(5);

  await page.goto(`${origin}/audit`);
  await page.getByText('Exported a report').first().waitFor();
});

test('every report can be read by everyone, in both schemes and sizes', async () => {
  const { page } = await journey.enrol('reader@example.com', 'Rudi Reader');
  const reports = [
    'days',
    'payments',
    'bonus',
    'liabilities',
    'games',
    'players',
    'segments',
    'cohorts',
    'entries',
    'reconciliation',
  ];
  await expectScreensAccessible(page, journey.origin, [
    'today',
    ...reports.map((report) => `reports?report=${report}`),
  ]);
}, 300_000);
