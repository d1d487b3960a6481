import { randomUUID } from 'node:crypto';
import { drawsSalesPath } from '@marquee/contract/providers/draws.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampled } from '../tests/sampled.ts';
import { winnersIn } from './server/testing/bingo-winners.ts';
import { sizes } from './server/testing/game-pages.ts';
import { startPoolHouse } from './server/testing/live-house.ts';
import { checkNewestBet, doing, expectSound, openDraw, roomPages } from './server/testing/room-pages.ts';

/** Long enough to look at a round while it is called, on a slow machine. */
const timing = {
  answers_ms: 1_500,
  drawing_ms: 1_000,
  pause_ms: 8_000,
  ball_ms: 450,
  stale_ms: 60_000,
  schedule: { every_ms: 75_000, offset_ms: 0, sells: 3, announces_ms: 2_000 },
};
const card = 20_000n;
const start = 100_00000n;
const long = { timeout: 120_000 };
const { portrait: phone, desktop } = sizes;

const { open, troubles } = roomPages();

const calledOn = async (page: Page): Promise<number> =>
  Number(await page.locator('.bingo-caller').getAttribute('data-called'));
const numbersOn = (page: Page) => page.locator('.bingo-card td[data-number]').allInnerTexts();

test.for(sampled(['bingo-75', 'bingo-90'], 1))(
  'in %s cards are chosen, called and daubed on a phone and a desktop; a reload and a second device show the same round',
  { timeout: 400_000 },
  async (game, { expect, onTestFinished }) => {
    const house = await startPoolHouse({ game, timing, isPublic: true });
    onTestFinished(house.close);
    const visit = async (player: string, device: BrowserContextOptions): Promise<Page> =>
      open(
        `${house.url()}/play/${game}#session=${await house.launch(game, false, player)}`,
        '.lotto.is-bingo',
        device,
      );
    for (const player of ['ada-page', 'ben-page']) house.operator.balances.set(player, start);
    const [ada, ben] = await Promise.all([visit('ada-page', phone), visit('ben-page', desktop)]);
    const draw = await openDraw(ada, house, 26);
    // Cards are shown before they are bought, and others may be taken.
    for (const page of [ada, ben]) await page.locator('[data-cards="3"]').click();
    await ada.locator('.bingo-card').nth(2).waitFor();
    const first = await numbersOn(ada);
    await ada.locator('[data-other-cards]').click();
    await expect.poll(() => numbersOn(ada)).not.toEqual(first);
    const chosen = await numbersOn(ada);
    await expectSound(ada);
    await expectSound(ben);
    for (const page of [ada, ben]) await doing(page, 'place').click();
    for (const page of [ada, ben]) await doing(page, 'in').waitFor();
    await expect.poll(() => house.operator.balances.get('ada-page')).toBe(start - 3n * card);
    for (const page of [ada, ben]) await page.locator('[data-side="cards"]').click();
    await ada.locator('.bingo-card').nth(2).waitFor();
    // They are the cards that were chosen.
    expect(await numbersOn(ada)).toEqual(chosen);

    // Balls come one by one; a page that is loaded again, and another device, have them too.
    await expect.poll(() => calledOn(ada), long).toBeGreaterThan(5);
    await ada.reload();
    await ada.locator('.lotto.is-bingo').waitFor();
    await expect.poll(() => calledOn(ada), long).toBeGreaterThan(5);
    const second = await visit('ada-page', desktop);
    await expect.poll(() => calledOn(second), long).toBeGreaterThan(5);
    await second.locator('.bingo-card').nth(2).waitFor(long);
    await expectSound(second);
    const daubed = await ada.locator('.bingo-card td.is-daubed[data-number]').count();
    expect(daubed).toBeGreaterThan(0);
    // By hand a number is daubed once it has been called, and stays so.
    await ada.locator('[data-daub="hand"]').click();
    expect(await ada.locator('.bingo-card td.is-daubed[data-number]').count()).toBe(0);
    const number = ada.locator('.bingo-card td button:not([disabled])').first();
    const own = Number(await number.innerText());
    await number.click();
    await ada.locator(`.bingo-card td.is-daubed[data-number="${own}"]`).first().waitFor();
    await expectSound(ada);
    // While balls are called the next round is bought.
    await ben.locator('[data-side="play"]').click();
    await ben.locator('[data-cards="1"]').click();
    await doing(ben, 'place').click();
    await doing(ben, 'in').waitFor();
    expect(await house.bets(draw + 1)).toMatchObject([{ player: 'ben-page', bet: card.toString() }]);

    await ada.locator('.is-live-table[data-phase="settled"]').waitFor(long);
    const outcome = house.outcomeOf(draw);
    const balls = 'balls' in outcome ? outcome.balls : [];
    const tickets = await house.query<{ player: string; id: string; cards: number; win: string | null }>(
      `SELECT b.player, b.public_id AS id, (b.wager->'spots'->>'cards')::int AS cards, b.win
       FROM house.draw_bet b JOIN house.draw d USING (draw_id) WHERE d.number = $1`,
      [draw],
    );
    const { wonAt } = winnersIn(house, draw, tickets);
    expect(await calledOn(ada)).toBe(Math.max(...wonAt));
    expect(await ada.locator('.bingo-newest').innerText()).toContain(String(balls[Math.max(...wonAt) - 1]));
    const win = BigInt(tickets.find(({ player }) => player === 'ada-page')?.win ?? 0);
    await expect.poll(() => house.operator.balances.get('ada-page'), long).toBe(start - 3n * card + win);
    await ada.locator('[data-side="drawn"]').click();
    for (const ball of wonAt.slice(1))
      expect(await ada.locator('.pool-winners').first().innerText()).toContain(String(ball));
    await expectSound(ada);

    // The ticket is checked in the page from the list of all tickets.
    expect(await checkNewestBet(ada, draw)).toEqual([
      `${house.url()}/fairness/tickets/${game}/1/${draw}.json`,
    ]);
    await ada.keyboard.press('Escape');
    await ada.setViewportSize({ width: 844, height: 390 });
    await expectSound(ada);
    expect(troubles).toEqual([]);
  },
);

test(
  'a prize that is less than the cards of the round cost is not heard as a win; a greater one is',
  { timeout: 400_000 },
  async ({ onTestFinished }) => {
    const game = 'bingo-90';
    const house = await startPoolHouse({ game, timing, isPublic: true });
    onTestFinished(house.close);
    const visit = async (player: string, device: BrowserContextOptions) => {
      house.operator.balances.set(player, start);
      // A sound is fetched when it is played for the first time, and never before.
      const heard: string[] = [];
      const address = `${house.url()}/play/${game}#session=${await house.launch(game, false, player)}`;
      const page = await open(address, '.lotto-machine', device, (opening) =>
        opening.on('request', (request) => {
          const [, cue] = /\/sound\/kit\/(\w+)\./.exec(request.url()) ?? [];
          if (cue !== undefined) heard.push(cue);
        }),
      );
      await page.locator('.lotto-machine').click();
      return { page, heard };
    };
    const [ada, ben] = await Promise.all([visit('ada-heard', phone), visit('ben-heard', desktop)]);
    const draw = await openDraw(ada.page, house, 26);
    // Ada has the line with her only card. All that is left goes to Ben, and is less than his cards cost.
    const tickets = [
      { player: 'ada-heard', id: '', cards: 1 },
      { player: 'ben-heard', id: randomUUID(), cards: 24 },
    ];
    const isWanted = (): boolean => {
      const { lines, wonAt } = winnersIn(house, draw, tickets);
      const [early = 0, late = 0] = [wonAt[3], wonAt[1]];
      return lines.join(' ').startsWith('0,0,0,1 ') && lines[1]?.[3] === 0n && late - early > 15;
    };
    do for (const ticket of tickets) ticket.id = randomUUID();
    while (!isWanted());
    for (const { player, id, cards } of tickets) {
      const client = await house.connect(player, start);
      await client.answer(client.bet(draw, (BigInt(cards) * card).toString(), { cards }, id));
      await client.close();
    }
    await expect.poll(() => ada.heard, long).toContain('win');
    expect(await ada.page.locator('.is-live-table').getAttribute('data-phase')).not.toBe('settled');
    await ben.page.locator('.is-live-table[data-phase="settled"]').waitFor(long);
    await ben.page.locator('[data-figure="won"]').waitFor();
    const [bet] = (await house.bets(draw)).filter(({ player }) => player === 'ben-heard');
    expect(BigInt(bet?.win ?? 0)).toBeGreaterThan(0n);
    expect(BigInt(bet?.win ?? 0)).toBeLessThan(24n * card);
    expect(ben.heard).toContain('drop');
    expect(ben.heard.filter((cue) => /win/i.test(cue))).toEqual([]);
  },
);

test('while sales are stopped the page sells no cards, of the next round neither', async ({
  onTestFinished,
}) => {
  const game = 'bingo-90';
  const house = await startPoolHouse({ game, timing, isPublic: true });
  onTestFinished(house.close);
  house.operator.balances.set('ada-stopped', start);
  const session = await house.launch(game, false, 'ada-stopped');
  const page = await open(`${house.url()}/play/${game}#session=${session}`, '.lotto.is-bingo', phone);
  await openDraw(page, house, 12);
  await page.locator('[data-cards="3"]').click();
  await doing(page, 'place').waitFor();
  const asked = { operator_id: 'marquee', game_code: game, actor: 'ana', reason: 'A ball is missing' };
  const setSales = (stopped: boolean) =>
    house.operator.ask(house.url(), drawsSalesPath, { ...asked, stopped });
  await setSales(true);
  await doing(page, 'stopped').waitFor();
  await setSales(false);
  await doing(page, 'place').waitFor();
  expect(troubles).toEqual([]);
});
