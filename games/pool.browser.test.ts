import { test } from 'vitest';
import { expectAccessible, figure, inCents, sizes } from './server/testing/game-pages.ts';
import { startPoolHouse } from './server/testing/live-house.ts';
import {
  checkNewestBet,
  checkNewestResult,
  doing,
  expectSound,
  openDraw,
  roomPages,
} from './server/testing/room-pages.ts';

/** Long enough to fill in a ticket on a slow machine, short enough for two draws. */
const timing = {
  answers_ms: 1_500,
  drawing_ms: 5_000,
  pause_ms: 5_000,
  stale_ms: 60_000,
  schedule: { every_ms: 45_000, offset_ms: 0, sells: 3, announces_ms: 2_000 },
};
const player = 'pool-player';
const line = 20_000n;
const long = { timeout: 90_000 };
const { portrait: phone, desktop } = sizes;

const { open, troubles, texts } = roomPages();

test('a system for two draws is filled in, sealed, drawn and shared out; its balls are the true ones, in their order', async (context) => {
  const { expect } = context;
  const house = await startPoolHouse({ game: 'lotto-6-49', timing, isPublic: true });
  context.onTestFinished(house.close);
  const start = 100_00000n;
  house.operator.balances.set(player, start);
  const session = await house.launch('lotto-6-49', false, player);
  const address = `${house.url()}/play/lotto-6-49#session=${session}`;
  const page = await open(address, '.lotto', phone);
  // A draw that is sold for fifteen more seconds at least.
  const draw = await openDraw(page, house, 19);
  const outcome = house.outcomeOf(draw);
  const drawn = 'numbers' in outcome ? outcome.numbers : [];
  // Five that come, and two that do not: a system of seven lines, one of which has five.
  const others = house.game.spots.filter((spot) => !drawn.includes(Number(spot))).slice(0, 2);
  const picked = [...drawn.slice(0, 5).map(String), ...others];
  for (const number of picked) await page.locator(`.pool-grid [data-number="${number}"]`).click();
  expect(await page.locator('.pool-price').innerText()).toContain('7 lines');
  // What was picked is in sight, wherever the grid is scrolled to.
  const ascending = picked.map(Number).toSorted((a, b) => a - b);
  for (const end of ['first', 'last'] as const) {
    await page.locator('.pool-grid [data-number]')[end]().scrollIntoViewIfNeeded();
    const seen = page.locator('.pool-price [data-picked]');
    expect((await seen.allInnerTexts()).map(Number)).toEqual(ascending);
    const price = await page.locator('.pool-price').boundingBox();
    const entry = await page.locator('.lotto-picker').boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(
      (entry?.y ?? 0) + (entry?.height ?? 0) + 1,
    );
    expect(price?.y ?? 0).toBeGreaterThan(entry?.y ?? Infinity);
  }
  await page.locator('[data-more-draws]').click();
  await doing(page, 'place').click();
  await doing(page, 'in').waitFor();
  await expect.poll(() => house.operator.balances.get(player)).toBe(start - 14n * line);
  await expect.poll(() => figure(page, 'staked')).toBe(7n * line);
  // 35 % of what was staked on the draw.
  await expect.poll(() => figure(page, 'jackpot')).toBe((7n * line * 35n) / 100n);
  await page.locator('.lotto-tabs button').nth(1).click();
  expect(await page.locator('.lotto-tickets h2').allInnerTexts()).toEqual([
    expect.stringContaining(`Draw ${draw}`),
    expect.stringContaining(`Draw ${draw + 1}`),
  ]);
  await expectSound(page);
  await page.locator('.lotto-tabs button').first().click();

  await page.locator('.lotto-fact svg').waitFor(long);
  expect(await page.locator('.lotto-fact').innerText()).toContain('1 ticket');
  await page.locator('.is-live-table[data-phase="settled"]').waitFor(long);
  const balls = await page.locator('.pool-rack [data-number]').allInnerTexts();
  expect(balls.map(Number)).toEqual(drawn);
  // The tickets of the draw have come into sight by themselves, with the five that came marked.
  const come = await page.locator('.lotto-tickets [data-come]').allInnerTexts();
  expect(come.map(Number)).toEqual(drawn.slice(0, 5).toSorted((a, b) => a - b));
  expect(await page.locator('.lotto-tickets [data-hits]').innerText()).toBe('5 hits');
  // Two lines of five numbers, and five of four: their pools are a tenth of the stakes each.
  const tenth = (7n * line) / 10n;
  const won = 2n * ((tenth / 2n / 1_000n) * 1_000n) + 5n * ((tenth / 5n / 1_000n) * 1_000n);
  await expect.poll(() => figure(page, 'won'), long).toBe(won);
  const told = texts.findIndex((text) => text.includes(house.linkOf(draw)));
  expect(told).toBeGreaterThan(0);
  expect(texts.slice(0, told).join('\n')).not.toContain(`"numbers":${JSON.stringify(drawn)}`);

  await page.locator('.lotto-tabs button').nth(2).click();
  expect(await page.locator('.pool-winners').first().innerText()).toContain('5 numbers');
  await expectSound(page);
  // The next draw opens with what was carried, and the bet can be checked with the prizes counted again.
  await page.locator('.is-live-table[data-phase="open"]').waitFor(long);
  // A second device, and the page after a reload, know what was bought ahead and what came last.
  const [second] = await Promise.all([open(address, '.lotto', desktop), page.reload()]);
  for (const seen of [second, page]) {
    await seen.locator('.lotto-tabs button').nth(1).click();
    await seen.locator('.lotto-tickets h2', { hasText: `Draw ${draw + 1}` }).waitFor();
    const shown = await seen.locator('.live-results .pool-balls').first().innerText();
    expect(
      shown
        .match(/\d+/g)
        ?.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(drawn.toSorted((a, b) => a - b));
    await expect.poll(() => figure(seen, 'balance')).toBe(inCents(house.operator.balances.get(player) ?? 0n));
  }
  await checkNewestResult(page);
  // The ticket is checked with its prizes counted again from the list of all tickets, which is all that is asked for.
  expect(await checkNewestBet(page, draw)).toEqual([
    `${house.url()}/fairness/tickets/lotto-6-49/1/${draw}.json`,
  ]);
  await page.keyboard.press('Escape');
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.locator('.lotto-tabs button').first().click();
    await page.locator('[data-quick-pick]').click();
    expect(await page.locator('.pool-grid [aria-pressed="true"]').count()).toBe(6);
    await expectSound(page);
  }
  expect(troubles).toEqual([]);
});

test('prices and a jackpot that do not fit are short, and whole for whoever asks', async (context) => {
  const { expect } = context;
  const game = 'lotto-6-58';
  const house = await startPoolHouse({ game, timing, isPublic: true });
  context.onTestFinished(house.close);
  await expect.poll(async () => (await house.draws()).length, long).toBeGreaterThan(0);
  await house.query(
    `INSERT INTO house.lottery_pool (game_code, currency, carried, without_jackpot, draw_id)
     SELECT $1, 'IDR', '{123456789000000,0,0,0}', 1, min(draw_id) FROM house.draw`,
    [game],
  );
  house.operator.balances.set(player, 100_000_00000n);
  const session = await house.launch(game, false, player, 'IDR', { jurisdiction: 'MT', lang: 'en' });
  const page = await open(`${house.url()}/play/${game}#session=${session}`, '.lotto', {
    ...phone,
    reducedMotion: 'reduce',
  });
  await page.locator('.is-live-table[data-phase="open"]').waitFor(long);
  const jackpot = page.locator('[data-figure="jackpot"]');
  await expect.poll(() => jackpot.locator('[aria-hidden]').allInnerTexts(), long).toEqual(['Rp\u00a01.23B']);
  await jackpot.getByTitle('Rp\u00a01,234,567,890').waitFor();
  // The largest system has 924 lines.
  const largest = page.locator('.pool-sizes button').last();
  await page.getByRole('button', { name: '12 Rp 462,000' }).waitFor();
  await largest.getByTitle('Rp\u00a0462,000').waitFor();
  expect(await largest.locator('[aria-hidden]').innerText()).toBe('Rp\u00a0462K');
  for (const viewport of [{ width: 844, height: 390 }, { width: 1440, height: 900 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    expect(
      await page.evaluate(`[...document.querySelectorAll('.pool-sizes small, .pool-jackpot')]
        .filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent)`),
    ).toEqual([]);
    await expectAccessible(page);
  }
});
