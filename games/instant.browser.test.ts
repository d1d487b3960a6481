import { once } from 'node:events';
import { createServer } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, expect, test } from 'vitest';
import { soloGames } from './kinds/instant/games.ts';
import { plinko } from './kinds/instant/plinko.ts';
import type { RandomSource } from './kit/fairness/random.ts';
import {
  bet,
  inCents,
  gamePages,
  mainButton,
  results,
  shownBalance,
  sizes,
} from './server/testing/game-pages.ts';
import { findSeeds } from './server/testing/planted-seeds.ts';
import { sampled } from '../tests/sampled.ts';

/** A table of an instant game: a bet and its result, what stands around it, and where it may be played. */

/** A player must press for each round there, and wait between them. */
const strict = 'GB';

/** The game that the page of a site frames. */
let framed = '';
let siteUrl = '';
const site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(
    `<script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
    <iframe src="${framed}" width="1300" height="800"></iframe>`,
  );
});
const { house, newPage, newPlayer, open, roundsOf, balanceOf } = gamePages({
  framedBy: async () => {
    await once(site.listen(0, 'localhost'), 'listening');
    const address = site.address();
    siteUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    return siteUrl;
  },
});
afterAll(() => {
  site.close();
});

test('a bet on dice: the stake is taken, the result is told, and the balance is the operator’s', async () => {
  const { page, player, session, troubles } = await open('dice');
  expect(await shownBalance(page)).toBe(100_00000n);
  await bet(page);
  const [round] = await roundsOf(session);
  expect(await shownBalance(page)).toBe(inCents(100_00000n - 1_00000n + BigInt(round.win_minor)));
  expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
  const isWin = BigInt(round.win_minor) > 0n;
  expect(await page.locator('.win-mark').count()).toBe(isWin ? 1 : 0);
  expect(await page.locator('.shell > output').innerText()).toMatch(isWin ? /^You won/ : /^No win/);
  expect(troubles).toEqual([]);
});

test.each(Object.entries(sizes))('%s: the button can be pressed without scrolling', async (_, size) => {
  for (const { code } of sampled(soloGames, 2)) {
    const { page } = await open(code, size);
    const box = await mainButton(page, 'bet').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.viewport.height);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.viewport.width);
    await page.context().close();
  }
});

test('a lying phone shows every floor of the tower, with doors as large as a finger', async () => {
  const { page } = await open('towers', sizes.landscape);
  const doors = page.locator('.towers-door');
  expect(await doors.count()).toBe(27);
  for (const door of await doors.all()) {
    const box = await door.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThanOrEqual(80);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sizes.landscape.viewport.height);
  }
});

test('a payout below the stake is no win, and one of ten stakes is a big one', async () => {
  const player = newPlayer();
  const wager = { rows: 12, risk: 'medium' };
  const pays = (least: number, most: number) => (random: RandomSource) => {
    const { multiplier } = plinko.begin(wager, random).after([]);
    return multiplier >= least && multiplier <= most;
  };
  const seeds = findSeeds([pays(1, 9_999), pays(10_001, 99_999), pays(100_000, 999_999)]);
  await house().plantFoundSeeds(player, 'plinko', seeds);
  const { page } = await open('plinko', { player });
  const mark = page.locator('.win-mark');
  await bet(page);
  expect(await page.locator('.shell > output').innerText()).toMatch(/back/);
  expect(await mark.count()).toBe(0);
  await bet(page);
  expect(await mark.getAttribute('class')).toBe('win-mark is-above');
  await bet(page);
  expect(await mark.getAttribute('class')).toBe('win-mark is-big is-above');
  expect(await mark.innerText()).toContain('Big win');
});

test('the game is called in the player’s language', async () => {
  const { page } = await open('dice', { lang: 'zh' });
  expect(await page.title()).toBe('骰子');
  expect(await page.locator('h1').innerText()).toBe('骰子');
  expect(await page.locator('.bar-title').innerText()).toBe('骰子');
});

test('the player’s own seed takes part in the first round', async () => {
  const { page, session } = await open('dice');
  await bet(page);
  const [round] = await roundsOf(session);
  expect(round.fairness.client_seed_by).toBe('player');
});

test('keys: space bets, a and s halve and double; a held key bets once; typing bets nothing', async () => {
  const { page, session } = await open('dice', sizes.desktop);
  const amount = page.getByLabel('Bet amount');
  await page.keyboard.press('s');
  expect(await amount.inputValue()).toBe('2.00');
  await page.keyboard.press('a');
  expect(await amount.inputValue()).toBe('1.00');
  await page.keyboard.down('Space');
  await expect.poll(() => results(page).count()).toBe(1);
  // A second `down` of a key that is down arrives as a repetition.
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  await amount.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('s');
  await amount.blur();
  expect(await amount.inputValue()).toBe('1.00');
  await bet(page);
  expect(await roundsOf(session)).toHaveLength(2);
});

test('an arrow key moves the target of dice once, and from tile to tile in mines', async () => {
  const { page } = await open('dice', sizes.desktop);
  const target = page.getByLabel('Target', { exact: true });
  const before = Number(await target.inputValue());
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  expect(Number(await target.inputValue())).toBe(before + 1);
  await page.keyboard.press('ArrowDown');
  expect(Number(await target.inputValue())).toBe(before);

  const mines = await open('mines', sizes.desktop);
  const focused = mines.page.locator('.mines-tile:focus');
  await mines.page.getByRole('button', { name: 'Row 2, column 5: closed' }).focus();
  await mines.page.keyboard.press('ArrowUp');
  expect(await focused.getAttribute('aria-label')).toBe('Row 1, column 5: closed');
  // The row ends there.
  await mines.page.keyboard.press('ArrowRight');
  expect(await focused.getAttribute('aria-label')).toBe('Row 1, column 5: closed');
});

test('a row of automatic bets ends where it was told to, and stops for a pause and in a hidden tab', async () => {
  const { page, session } = await open('dice');
  const automatic: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/begin')) automatic.push(request.postDataJSON().is_automatic);
  });
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  await page.getByLabel('Number of bets').fill('3');
  await mainButton(page, 'start_auto').click();
  await page.getByText('Auto-bet has finished.').waitFor();
  expect(await roundsOf(session)).toHaveLength(3);
  expect(automatic).toEqual([true, true, true]);

  await page.getByLabel('Number of bets').fill('');
  await mainButton(page, 'start_auto').click();
  await expect.poll(() => results(page).count()).toBeGreaterThan(4);
  await page.evaluate("window.postMessage({ type: 'marquee:pause' }, '*')");
  await page.getByText('Auto-bet stopped for a reality check.').waitFor();

  await mainButton(page, 'start_auto').click();
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
  await page.getByText('Auto-bet stopped when you left the tab.').waitFor();
  await mainButton(page, 'start_auto').waitFor();
});

test('where each round must be pressed for, there is no automatic bet, no turbo, and a wait', async () => {
  const { page } = await open('dice', { jurisdiction: strict });
  expect(await page.getByRole('button', { name: 'Auto', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Turn turbo on' }).count()).toBe(0);
  await bet(page);
  expect(await mainButton(page, 'bet').count()).toBe(0);
  const resting = page.locator('.main-button[data-action="resting"][aria-disabled="true"]');
  expect(await resting.innerText()).toMatch(/^Next bet in [1-3] seconds?$/);
  await mainButton(page, 'bet').waitFor();
  await bet(page);
});

test('a stake above the balance is not asked for, and the frame’s way to the cashier is shown', async () => {
  const player = newPlayer();
  house().operator.balances.set(player, 50_000n);
  const { page, session } = await open('dice', { player });
  await mainButton(page, 'bet').click();
  await page.getByRole('alertdialog', { name: 'Your balance is too low for this bet' }).waitFor();
  await page.getByRole('button', { name: 'Deposit' }).waitFor();
  expect(await roundsOf(session)).toHaveLength(0);
});

test('a stake that only bonus money would cover is refused as such, and the balance stays', async () => {
  const player = newPlayer();
  house().operator.balances.set(player, 50_000n);
  house().operator.bonuses.set(player, 1_000_000n);
  const { page } = await open('dice', { player });
  await mainButton(page, 'bet').click();
  const trouble = page.getByRole('alertdialog', { name: 'Not enough real money for this bet' });
  await trouble.getByText('Bonus money cannot be used in this game.').waitFor();
  await trouble.getByRole('button', { name: 'Deposit' }).waitFor();
  expect(await shownBalance(page)).toBe(inCents(1_050_000n));
  expect(balanceOf(player)).toBe(50_000n);
});

test('a stake of which the win would be too high is refused in words before it is placed', async () => {
  const { page } = await open('limbo');
  await page.getByLabel('Target payout').fill('1000000');
  await page.getByLabel('Bet amount').fill('100');
  await page.getByRole('alert').waitFor();
  expect(await mainButton(page, 'bet').count()).toBe(0);
  await page.getByLabel('Target payout').fill('2');
  await mainButton(page, 'bet').waitFor();
});

test('a round is computed again in the browser once its seed is revealed', async () => {
  const { page, troubles } = await open('dice');
  await bet(page);
  await page.getByRole('button', { name: 'Fairness' }).click();
  await page.getByRole('button', { name: 'Change seed and reveal' }).click();
  await page.getByText('Your last server seed, revealed').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My bets' }).click();
  await page.locator('.round summary').first().click();
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('the result is the same').waitFor();
  expect(troubles).toEqual([]);
});

test('the page around a game hears of its balance only what the game has presented, and hides what it shows itself', async () => {
  const player = newPlayer();
  const session = await house().launch('dice', false, player);
  const page = await newPage(sizes.desktop);
  framed = `${house().url()}/play/dice#session=${session}`;
  await page.goto(siteUrl);
  const game = page.frameLocator('iframe');
  await game.getByLabel('Win chance').fill('98');
  await game.locator('.main-button[data-action="bet"]').click();
  await game.locator('.results li').waitFor();
  const [round] = await roundsOf(session);
  const after = 99_00000n + BigInt(round.win_minor);
  const told = [
    { type: 'marquee:ready', game_code: 'dice' },
    { type: 'marquee:balance', balance_minor: '10000000' },
    { type: 'marquee:balance', balance_minor: '9900000' },
    ...(round.win_minor === '0' ? [] : [{ type: 'marquee:balance', balance_minor: `${after}` }]),
    {
      type: 'marquee:round',
      round_id: round.round_id,
      bet_minor: '100000',
      win_minor: round.win_minor,
    },
  ];
  expect(await page.evaluate('heard')).toEqual(told);

  expect(await game.getByRole('button', { name: 'Leave the game' }).count()).toBe(1);
  await page.evaluate(`
    const { contentWindow } = document.querySelector('iframe');
    for (const type of ['marquee:bar', 'marquee:balance-shown']) contentWindow.postMessage({ type }, '*');
  `);
  await game.getByRole('button', { name: 'Leave the game' }).waitFor({ state: 'detached' });
  await game.locator('[data-figure="balance"]').waitFor({ state: 'detached' });
});

test.each(sampled(Object.entries(sizes), 1))(
  '%s: no violation that axe finds, in any dialog',
  async (_, size) => {
    const { page } = await open('dice', size);
    await bet(page);
    const check = async (): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await check();
    for (const tool of await page.locator('.bar .tool:visible[data-opens]').all()) {
      await tool.click();
      await page.locator('dialog[open]').waitFor();
      await check();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  },
);
