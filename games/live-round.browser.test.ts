/** A bet at a live table as its player finds it later: on its page, in the table's history, and when it is pasted. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { autoRoulette, speedBaccarat } from './kinds/live/games.ts';
import { copyOfLive, livePageSchema } from './kinds/live/published/round-copy.ts';
import { startLiveHouse, startPoolHouse } from './server/testing/live-house.ts';
import { sampled } from '../tests/sampled.ts';

const user = 'looks-back';
const phone = { width: 390, height: 844 };
const long = { timeout: 90_000 };

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

async function openHouse(game: string, betting_ms = 4_000) {
  const house = await startLiveHouse({ game, isPublic: true, timing: { betting_ms, answers_ms: 1_000 } });
  closing.push(house.close);
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', locale: 'en' });
  closing.push(() => context.close());
  return { house, page: await context.newPage() };
}

/** A bet that is decided, and the address of its page. */
async function playedBet(
  house: Pick<Awaited<ReturnType<typeof startLiveHouse>>, 'connect' | 'operator' | 'url'>,
  { stake, spotsOf }: { stake: string; spotsOf: (draw: number) => Readonly<Record<string, number>> },
) {
  const client = await house.connect(user, 10_000_000n);
  const draw = await client.nextOpen();
  const bet = client.bet(draw, stake, spotsOf(draw));
  await client.answer(bet);
  await client.draw('settled', draw);
  const request = { operator_id: 'marquee', user, round: bet };
  const { body } = await house.operator.ask(house.url(), '/game/round', request);
  const address = String(Object(body).url).replace('http://games.test', house.url());
  const told = async () => livePageSchema.parse(await (await fetch(address.replace('?', '.json?'))).json());
  await expect.poll(async () => (await told()).round.state, long).toBe('settled');
  return { draw, address, given: await told() };
}

test.each(
  sampled(
    [
      [speedBaccarat.code, 'banker', '.baccarat-picture-side'],
      [autoRoulette.code, 'red', '.last-number'],
    ] as const,
    1,
  ),
)(
  '%s: a bet has its picture on its page, is checked there, when it is pasted, and in the history',
  async (code, spot, picture) => {
    const { house, page } = await openHouse(code);
    const { draw, address, given } = await playedBet(house, {
      stake: '200000',
      spotsOf: () => ({ [spot]: 2 }),
    });
    const outcome = house.outcomeOf(draw);
    await page.goto(address);
    await page.locator(picture).first().waitFor(long);
    const shown = await page.locator('.round-scene').innerText();
    if ('pocket' in outcome) expect(shown).toBe(String(outcome.pocket));
    // In words, and not by the names that the code has for them; the cards are read out, and seen as cards.
    else expect(shown.replaceAll(/\s+/g, ' ')).toMatch(/^P \d.* B \d/);
    await page.getByRole('button', { name: 'Check this round' }).click();
    await page.getByText('The chain gives exactly this result').waitFor(long);
    expect(await page.locator('.verdict .holds').count()).toBe(4);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    await page.goto(`${house.url()}/fairness/check`);
    const paste = page.getByLabel('Paste a copied round');
    const copy = copyOfLive(given);
    await paste.fill(JSON.stringify({ ...copy, win_minor: '1' }));
    await page.getByText('The win is another one.').waitFor(long);
    await page.getByText('do not agree').waitFor();

    const session = await house.launch(code, false, user);
    await page.goto(`${house.url()}/play/${code}#session=${session}`);
    await page.locator('.main-button').waitFor(long);
    await page.getByRole('button', { name: 'My bets' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('summary').first().click();
    await dialog.getByRole('button', { name: 'Check this round' }).click();
    await dialog.getByText(`the link is number ${draw} of the chain`).waitFor(long);
  },
  120_000,
);

test('a ticket of a lottery with pools has its numbers and its draw on its page, where its prizes are counted again', async () => {
  const schedule = { every_ms: 6_000, offset_ms: 0, sells: 3, announces_ms: 700 };
  const house = await startPoolHouse({
    game: 'lotto-6-42',
    isPublic: true,
    timing: { answers_ms: 1_000, drawing_ms: 700, stale_ms: 60_000, schedule },
  });
  closing.push(house.close);
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', locale: 'en' });
  closing.push(() => context.close());
  const page = await context.newPage();
  const drawnIn = (draw: number): readonly number[] => {
    const outcome = house.outcomeOf(draw);
    return 'numbers' in outcome ? outcome.numbers : [];
  };
  const line = 20_000n;
  // Five that come, and one that does not: the pool of that tier is a tenth of the one stake.
  const spotsOf = (draw: number) => {
    const drawn = drawnIn(draw);
    const other = house.game.spots.find((spot) => !drawn.includes(Number(spot))) ?? '';
    return Object.fromEntries([...drawn.slice(0, 5).map(String), other].map((number) => [number, 1]));
  };
  const { draw, address, given } = await playedBet(house, { stake: line.toString(), spotsOf });
  expect(given.round.win_minor).toBe((line / 10n).toString());
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fairness/tickets/')) lists.push(request.url());
  });
  await page.goto(address);
  await page.getByText(drawnIn(draw).join(' '), { exact: true }).waitFor(long);
  await page.getByText(`1 / ${draw}`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('The chain gives exactly this result').waitFor(long);
  expect(await page.locator('.verdict .holds').count()).toBe(4);
  expect(lists).toEqual([`${house.url()}/fairness/tickets/lotto-6-42/1/${draw}.json`]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}, 180_000);

test('where rounds lie apart, the next bet waits on the button, and is then taken', async () => {
  const { house, page } = await openHouse(autoRoulette.code, 25_000);
  house.operator.balances.set(user, 10_000_000n);
  const rules = { jurisdiction: 'MT', game_rules: { min_cycle_ms: 3_000 } };
  const session = await house.launch(autoRoulette.code, false, user, 'EUR', rules);
  const told: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await page.goto(`${house.url()}/play/${autoRoulette.code}#session=${session}`);
  const doing = (action: string) => page.locator(`.main-button[data-action="${action}"]`);
  await page.locator('.is-live-table[data-phase="open"]').waitFor(long);
  await page.locator('[data-spot="red"]').click();
  await doing('place').click();
  await doing('in').waitFor(long);
  await page.locator('[data-spot="red"]').click();
  await doing('resting').waitFor();
  expect(await doing('resting').getAttribute('aria-disabled')).toBe('true');
  expect(await doing('resting').innerText()).toMatch(/^Next bet in \d seconds?$/);
  await page.keyboard.press('Space');
  await doing('place').click(long);
  const bets = () => house.query('SELECT 1 FROM house.draw_bet');
  await expect.poll(async () => (await bets()).length, long).toBe(2);
  expect(told.filter((text) => text.includes('"refused"'))).toEqual([]);
}, 240_000);
