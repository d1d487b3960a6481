import { drawsSalesPath } from '@marquee/contract/providers/draws.ts';
import { test } from 'vitest';
import { expectAccessible, figure, inCents, sizes } from './server/testing/game-pages.ts';
import { startLiveHouse } from './server/testing/live-house.ts';
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
  betting_ms: 30_000,
  answers_ms: 1_500,
  drawing_ms: 14_000,
  pause_ms: 10_000,
  stale_ms: 60_000,
};
const long = { timeout: 120_000 };

const { open, troubles, texts } = roomPages();

const { portrait: phone, desktop } = sizes;
const start = 100_00000n;

test.for(Object.entries({ phone, desktop }))(
  '%s: the winner is backed, watched, paid and checked; a reload and a second device see the same, and nothing tells the race before',
  async ([size, device], { expect, onTestFinished }) => {
    // Long enough to load the page again while they run, also where other pages are drawn beside it.
    const house = await startLiveHouse({
      game: 'race-day',
      timing: { ...timing, drawing_ms: 35_000 },
      isPublic: true,
    });
    onTestFinished(house.close);
    const player = `racing-${size}`;
    house.operator.balances.set(player, start);
    const address = `${house.url()}/play/race-day#session=${await house.launch('race-day', false, player)}`;
    const page = await open(address, '.race', device);
    const draw = await openDraw(page, house, 16);
    const outcome = house.outcomeOf(draw);
    const order = 'order' in outcome ? outcome.order : [];
    const [first = 0, second = 0] = order;
    const wins = `win-${first}`;
    const spots = [wins, `place-${second}`];
    for (const spot of spots) await page.locator(`[data-spot="${spot}"]`).click();
    await doing(page, 'place').click();
    await doing(page, 'in').waitFor(long);
    const staked = await figure(page, 'staked');
    expect(house.operator.balances.get(player)).toBe(start - staked);
    await expectSound(page);

    // Another device of the same player knows the bet, and so does the page after a reload.
    const other = await open(address, '.race', size === 'phone' ? desktop : phone);
    await other.locator(`[data-spot="${wins}"].is-placed`).waitFor();
    await page.reload();
    await page.locator(`[data-spot="${wins}"].is-placed`).waitFor();
    await page.locator('.race[data-running="true"]').waitFor(long);
    const told = texts.findIndex((text) => text.includes(house.linkOf(draw)));
    expect(told).toBeGreaterThan(0);
    expect(texts.slice(0, told).join('\n')).not.toContain(`"order":${JSON.stringify(order)}`);
    // A page that comes while they run sees them where they are, and tells the winner no sooner.
    await page.reload();
    await page.locator('.race[data-running="true"]').waitFor();
    expect(await page.locator('.race-won').count()).toBe(0);
    for (const seen of [page, other]) {
      await seen.locator('.race-won').waitFor(long);
      expect(await seen.locator('.race-won').getAttribute('data-order')).toBe(order.join(' '));
    }
    const bet = house.operator.calls.find(
      ({ path, body }) => path.endsWith('/bet') && body['user'] === player,
    );
    expect(BigInt(String(bet?.body['amount']))).toBe(staked);
    const won = house.game.winOf(
      staked,
      { spots: Object.fromEntries(spots.map((spot) => [spot, 1])) },
      outcome,
    );
    expect(won).toBeGreaterThan(0n);
    await expect.poll(() => house.operator.balances.get(player), long).toBe(start - staked + won);
    await expect.poll(() => figure(page, 'won'), long).toBe(inCents(won));

    // The race is seen once more, and counted again in the browser; so is the bet.
    await checkNewestResult(page, async (dialog) => {
      await dialog.getByRole('button', { name: 'Watch again' }).click();
      await dialog.locator('.race-replay[data-times="1"]').waitFor();
    });
    await checkNewestBet(page, draw);
    await expectSound(page);
    await page.keyboard.press('Escape');
    if (size === 'phone') await page.setViewportSize({ width: 844, height: 390 });
    await expectSound(page);
    expect(troubles).toEqual([]);
  },
);

test('by the keyboard alone, without motion, in demo play: a bet is laid and placed, and the rules are read', async (context) => {
  const { expect } = context;
  const house = await startLiveHouse({ game: 'race-day', timing, isPublic: true });
  context.onTestFinished(house.close);
  const address = `${house.url()}/play/race-day#session=${await house.launch('race-day', true)}`;
  const page = await open(address, '.race', { ...desktop, reducedMotion: 'reduce' });
  await openDraw(page, house, 12);
  await page.locator('[data-spot="win-1"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate('document.activeElement.dataset.spot')).toBe('win-2');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate('document.activeElement.dataset.spot')).toBe('place-2');
  await page.keyboard.press('Enter');
  await doing(page, 'place').focus();
  await page.keyboard.press('Enter');
  await doing(page, 'in').waitFor(long);
  await page.getByRole('button', { name: 'Rules and odds' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('no animal takes part').waitFor();
  await expectAccessible(page);
});

test('while its sales are stopped the page says so and takes nothing; chips that were laid are placed afterwards', async (context) => {
  const { expect } = context;
  const house = await startLiveHouse({ game: 'race-day', timing, isPublic: true });
  context.onTestFinished(house.close);
  const player = 'racing-stopped';
  house.operator.balances.set(player, start);
  const address = `${house.url()}/play/race-day#session=${await house.launch('race-day', false, player)}`;
  const page = await open(address, '.race', phone);
  await openDraw(page, house, 20);
  await page.locator('[data-spot="win-1"]').click();
  await doing(page, 'place').waitFor();
  const asked = { operator_id: 'marquee', game_code: 'race-day', actor: 'ana', reason: 'A wet course' };
  const setSales = (stopped: boolean) =>
    house.operator.ask(house.url(), drawsSalesPath, { ...asked, stopped });
  await setSales(true);
  await doing(page, 'stopped').waitFor();
  await page.locator('.live-clock[data-phase="stopped"]').getByText('Betting is paused').waitFor();
  await page.getByText('Your chips were not staked').waitFor();
  await doing(page, 'stopped').click({ force: true });
  await expectSound(page);
  await setSales(false);
  await doing(page, 'place').click();
  await doing(page, 'in').waitFor(long);
  const bets = house.operator.calls.filter(({ path }) => path.endsWith('/bet'));
  expect(bets).toHaveLength(1);
  expect(troubles).toEqual([]);
});
