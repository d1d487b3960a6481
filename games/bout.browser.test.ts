import { test } from 'vitest';
import type { LiveOutcome } from './kinds/live/games.ts';
import { expectAccessible, figure, inCents, sizes } from './server/testing/game-pages.ts';
import { startBoutHouse } from './server/testing/live-house.ts';
import {
  checkNewestBet,
  checkNewestResult,
  doing,
  expectSound,
  openDraw,
  roomPages,
} from './server/testing/room-pages.ts';

/** Long enough to lay chips on a slow machine. */
const timing = {
  betting_ms: 25_000,
  answers_ms: 1_500,
  drawing_ms: 12_000,
  pause_ms: 8_000,
  stale_ms: 60_000,
  announces_ms: 2_000,
};
const player = 'bout-player';
const line = 20_000n;
const start = 100_00000n;
const long = { timeout: 120_000 };

const isWon = (outcome: LiveOutcome): boolean => 'result' in outcome && outcome.result !== 'draw';

const { open, troubles, texts } = roomPages();

test('a bout is backed on a phone, watched, paid and checked; a reload and a second device see the same', async (context) => {
  const { expect } = context;
  const house = await startBoutHouse({
    timing,
    isPublic: true,
    wish: (outcomeOf) => [1, 2, 3, 4, 5, 6].every((draw) => isWon(outcomeOf(draw))),
  });
  context.onTestFinished(house.close);
  house.operator.balances.set(player, start);
  const session = await house.launch('sabong-arena', false, player);
  const address = `${house.url()}/play/sabong-arena#session=${session}`;
  const page = await open(address, '.bout', sizes.portrait);
  expect(await page.locator('.bout-virtual').innerText()).toContain('Nothing is filmed');
  const rival = await house.connect('rival-b', 1_000_000n * line);
  const draw = await openDraw(page, house, 18);
  const outcome = house.outcomeOf(draw);
  const winner = 'result' in outcome ? outcome.result : 'draw';
  const loser = winner === 'meron' ? 'wala' : 'meron';
  // Alone on one side nobody could be paid: the page says so, and the pools move when somebody backs the other.
  for (const _ of [0, 1]) await page.locator(`[data-spot="${winner}"]`).click();
  await doing(page, 'place').click();
  await doing(page, 'in').waitFor();
  expect(await page.locator('[data-match]').getAttribute('data-match')).toBe('empty');
  const staked = await figure(page, 'staked');
  expect(staked).toBeGreaterThan(0n);
  rival.bet(draw, String(20n * line), { [loser]: 1 });
  await page.locator('[data-match="shared"]').waitFor(long);
  const pool = ((staked + 20n * line) * 95n) / 100n;
  const prize = pool / (staked / line);
  const times = (prize * 100n) / line;
  expect(await page.locator(`[data-pays="${winner}"]`).innerText()).toBe(
    `${times / 100n}.${String(times % 100n).padStart(2, '0')}×`,
  );
  await expectSound(page);

  // Another device of the same player knows the bet, and so does the page after a reload.
  const desktop = await open(address, '.bout', sizes.desktop);
  await desktop.locator(`[data-spot="${winner}"].is-placed`).waitFor();
  await page.reload();
  await page.locator(`[data-spot="${winner}"].is-placed`).waitFor();
  await page.locator('.bout[data-last-call="true"]').waitFor(long);
  await page.locator('.bout-fact svg').waitFor(long);
  await page.locator('.bout-won').waitFor(long);
  expect(await page.locator('.bout-won').getAttribute('class')).toContain(`is-${winner}`);
  await expect.poll(() => figure(page, 'won'), long).toBe(inCents((staked / line) * prize));
  await expect
    .poll(() => house.operator.balances.get(player), long)
    .toBe(start - staked + (staked / line) * prize);
  const told = texts.findIndex((text) => text.includes(house.linkOf(draw)));
  expect(told).toBeGreaterThan(0);
  expect(texts.slice(0, told).join('\n')).not.toContain(
    JSON.stringify('strikes' in outcome ? outcome.strikes : []),
  );
  await expectSound(desktop);

  // The result, and the bet with its prize counted again from the list of all bets.
  await checkNewestResult(page, async (dialog) => {
    // As it ended, and from its beginning once more.
    const lit = dialog.locator('.bout-lamps .is-lit');
    expect(await lit.count()).toBe('strikes' in outcome ? outcome.strikes.length : 0);
    await dialog.getByRole('button', { name: 'Watch again' }).click();
    await expect.poll(() => lit.count()).toBe(0);
  });
  expect(await checkNewestBet(page, draw)).toEqual([
    `${house.url()}/fairness/tickets/sabong-arena/1/${draw}.json`,
  ]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 844, height: 390 });
  await expectSound(page);
  expect(troubles).toEqual([]);
});

test('demo play finds pools on all sides; by the keyboard alone a bet is laid and placed, and the rules are read', async (context) => {
  const { expect } = context;
  const house = await startBoutHouse({ timing, isPublic: true });
  context.onTestFinished(house.close);
  const address = `${house.url()}/play/sabong-arena#session=${await house.launch('sabong-arena', true)}`;
  const page = await open(address, '.bout', { ...sizes.desktop, reducedMotion: 'reduce' });
  await openDraw(page, house, 12);
  await page.locator('[data-match="shared"]').waitFor(long);
  expect(await page.locator('.bout-match .badge').innerText()).toContain('Demo');
  await page.locator('[data-spot="meron"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate('document.activeElement.dataset.spot')).toBe('wala');
  await doing(page, 'place').focus();
  await page.keyboard.press('Enter');
  await doing(page, 'in').waitFor(long);
  await page.getByRole('button', { name: 'Rules and odds' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('no animal takes part').waitFor();
  expect(await dialog.locator('.bout-returns').count()).toBe(2);
  await expectAccessible(page);
});
