import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { drawsSalesPath } from '@marquee/contract/providers/draws.ts';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { sessionApi } from './kit/play-api/session.ts';
import { figure, inCents, sizes } from './server/testing/game-pages.ts';
import { startLiveHouse } from './server/testing/live-house.ts';
import { checkNewestResult, doing, expectSound, openDraw, roomPages } from './server/testing/room-pages.ts';
import { smallTargets } from './server/testing/small-targets.ts';

/** Long enough to fill in a ticket on a slow machine, short enough for two draws. */
const timing = {
  answers_ms: 1_500,
  drawing_ms: 2_500,
  pause_ms: 4_000,
  stale_ms: 60_000,
  schedule: { every_ms: 25_000, offset_ms: 0, sells: 4, announces_ms: 2_000 },
};
const player = 'lotto-player';
const long = { timeout: 90_000 };
const phone = { ...sizes.portrait, reducedMotion: 'reduce' } as const;

const { open, troubles, texts } = roomPages();

async function addLine(page: Page, digits: string, isExact: boolean): Promise<void> {
  await page
    .locator('.lotto-orders button')
    .nth(isExact ? 0 : 1)
    .click();
  for (const digit of digits) await page.locator(`[data-key-digit="${digit}"]`).click();
  await page.locator('.lotto-add').click();
}

test('a ticket for two draws is filled in, taken, sealed, drawn and paid; nothing tells the digits before', async (context) => {
  const { expect } = context;
  const house = await startLiveHouse({ game: 'lotto-2d', timing, isPublic: true });
  context.onTestFinished(house.close);
  house.operator.balances.set(player, 100_00000n);
  const session = await house.launch('lotto-2d', false, player);
  const address = `${house.url()}/play/lotto-2d#session=${session}`;
  const page = await open(address, '.lotto', phone);
  // A draw that is sold for fifteen more seconds at least.
  const draw = await openDraw(page, house, 17);
  const outcome = house.outcomeOf(draw);
  const drawn = 'digits' in outcome ? outcome.digits.join('') : '';
  await addLine(page, drawn, true);
  const other = drawn === '12' ? '34' : '12';
  await addLine(page, other, false);
  expect(await page.locator(`[data-spot="any-${other}"]`).getAttribute('data-units')).not.toBe('0');
  // A line that is not staked yet is taken off again.
  await page.locator('[data-quick-pick]').click();
  await page.locator('.lotto-orders button').first().click();
  const picked = await page.locator('.lotto-add').getAttribute('data-add');
  expect(picked).toMatch(/^\d\d$/);
  await page.locator('[data-more-draws]').click();
  await doing(page, 'place').click();
  await doing(page, 'in').waitFor();
  await expect.poll(() => figure(page, 'balance')).toBe(96_00000n);
  expect(house.operator.balances.get(player)).toBe(96_00000n);
  await page.locator('.lotto-tabs button').nth(1).click();
  expect(await page.locator('.lotto-tickets h2').allInnerTexts()).toEqual([
    expect.stringContaining(`Draw ${draw}`),
    expect.stringContaining(`Draw ${draw + 1}`),
  ]);
  await expectSound(page);

  // The list is sealed before the balls come.
  await page.locator('.lotto-fact svg').waitFor(long);
  expect(await page.locator('.lotto-fact').innerText()).toContain('1 ticket');
  await page.locator('.is-live-table[data-phase="settled"]').waitFor(long);
  expect(await page.locator('.live-results .lotto-numbers').first().innerText()).toBe([...drawn].join('\n'));
  await expect.poll(() => figure(page, 'won')).toBe(95_00000n);
  expect(await page.locator('.lotto-fact').innerText()).toBe('Winners: 1 in exact order, 0 in any order');
  await expect.poll(() => figure(page, 'balance')).toBe(191_00000n);
  const told = texts.findIndex((text) => text.includes(house.linkOf(draw)));
  expect(told).toBeGreaterThan(0);
  expect(texts.slice(0, told).some((text) => text.includes('"ticket_set":{"tickets":1'))).toBe(true);

  // The next draw opens with what was bought ahead; the last result can be checked.
  await page.locator('.is-live-table[data-phase="open"]').waitFor(long);
  expect(await page.locator('.lotto-tickets h2').first().innerText()).toContain(`Draw ${draw + 1}`);
  // A second device, and the page after a reload, know what was bought ahead and what came last.
  const [second] = await Promise.all([open(address, '.lotto', sizes.desktop), page.reload()]);
  for (const seen of [second, page]) {
    await seen.locator('.lotto-tabs button').nth(1).click();
    await seen.locator('.lotto-tickets h2', { hasText: `Draw ${draw + 1}` }).waitFor();
    expect(await seen.locator('.live-results .lotto-numbers').first().innerText()).toBe(
      [...drawn].join('\n'),
    );
    await expect.poll(() => figure(seen, 'balance')).toBe(inCents(house.operator.balances.get(player) ?? 0n));
  }
  await checkNewestResult(page);
  await page.locator('.lotto-tabs button').nth(2).click();
  await expectSound(page);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.locator('.lotto-tabs button').first().click();
    await expectSound(page);
  }
  expect(troubles).toEqual([]);
});

test('answers to two bets that overtake each other: the balance is the last that was true', async (context) => {
  const { expect } = context;
  const house = await startLiveHouse({ game: 'lotto-2d', timing, isPublic: true });
  context.onTestFinished(house.close);
  house.operator.balances.set(player, 100_00000n);
  const session = await house.launch('lotto-2d', false, player);
  const told: string[] = [];
  const page = await open(`${house.url()}/play/lotto-2d#session=${session}`, '.lotto', phone, (opening) =>
    opening.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"type":"answer"')) told.push(String(payload));
      }),
    ),
  );
  await openDraw(page, house, 12);
  await addLine(page, '12', true);
  await page.locator('[data-more-draws]').click();
  const release = house.operator.answerLate(walletPaths.bet);
  await doing(page, 'place').click();
  // The second is answered, the first is booked and not answered yet.
  await expect.poll(() => figure(page, 'balance')).toBe(98_00000n);
  const isAsked = page.waitForResponse((response) => response.url().endsWith(sessionApi.balance.path));
  release();
  await isAsked;
  expect(told.map((text) => /"balance_minor":"(\d+)"/.exec(text)?.[1])).toEqual(['9800000', '9900000']);
  await expect.poll(() => figure(page, 'balance')).toBe(98_00000n);
});

test('tickets are bought in every draw within limits that the player chose, and one press stops it', async (context) => {
  const { expect } = context;
  const house = await startLiveHouse({ game: 'lotto-2d', timing, isPublic: true });
  context.onTestFinished(house.close);
  house.operator.balances.set(player, 100_00000n);
  const visit = async (isDemo: boolean) => {
    const session = await house.launch('lotto-2d', isDemo, player);
    return open(`${house.url()}/play/lotto-2d#session=${session}`, '.lotto', phone);
  };
  const demo = await visit(true);
  expect(await demo.locator('[data-subscribe]').count()).toBe(0);
  await demo.context().close();
  const page = await visit(false);
  await page.locator('.is-live-table[data-phase="open"]').waitFor(long);
  const toggle = page.locator('[data-subscribe]');
  const hasFocus = (selector: string) =>
    page.evaluate<boolean>(`document.activeElement.matches('${selector}')`);
  const sheet = page.getByRole('dialog', { name: 'In every draw until I stop' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await sheet.getByText('Fill in a ticket first.').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await hasFocus('[data-subscribe]')).toBe(true);
  await addLine(page, '12', true);
  await toggle.focus();
  await page.keyboard.press('Enter');
  const startButton = sheet.locator('[data-sub-start]');
  // Both limits have to be chosen: none is there by itself.
  expect(await startButton.isDisabled()).toBe(true);
  await sheet.locator('[data-sub-draws="10"]').focus();
  await page.keyboard.press('Enter');
  expect(await startButton.isDisabled()).toBe(true);
  await sheet.locator('[data-sub-draws]').last().focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus('[data-sub-money="0"]')).toBe(true);
  await page.keyboard.press('Enter');
  expect(await sheet.locator('.subscription-cost').innerText()).toMatch(
    /at most: one ticket of .* a draw, in draws \d+ to \d+/,
  );
  const sound = async (): Promise<void> => {
    await expectSound(page);
    expect(await smallTargets(page)).toEqual([]);
  };
  // The button stays where it can be pressed, wherever the sheet is scrolled to.
  for (const viewport of [{ width: 844, height: 390 }, { width: 1440, height: 900 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    for (const top of [0, 10_000]) {
      await page.evaluate(`document.querySelector('dialog[open]').scrollTo({ top: ${top} })`);
      expect(
        await page.evaluate(`(() => {
          const button = document.querySelector('[data-sub-start]');
          const { x, y, width, height } = button.getBoundingClientRect();
          return [y + 4, y + height - 4].every((at) => document.elementFromPoint(x + width / 2, at) === button);
        })()`),
      ).toBe(true);
    }
    // What is reached by keyboard is not beneath the button.
    await sheet.locator('[data-sub-draws="10"]').focus();
    await sheet.locator('[data-sub-money="0"]').focus();
    const [choice, foot] = [sheet.locator('[data-sub-money="0"]'), sheet.locator('.sheet-foot')];
    const end = await choice.boundingBox().then((box) => (box ? box.y + box.height : Infinity));
    expect(end).toBeLessThanOrEqual((await foot.boundingBox())?.y ?? 0);
    await sound();
  }
  await startButton.focus();
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  expect(await hasFocus('[data-subscribe]')).toBe(true);
  await toggle.getByText('1 active').waitFor();
  // Nothing else was pressed: the draw has a ticket, and it is paid for.
  await doing(page, 'in').waitFor(long);
  await expect.poll(() => figure(page, 'balance'), long).toBeLessThan(100_00000n);
  const after = house.operator.balances.get(player);
  await page.locator('.lotto-tabs button').nth(1).click();
  await page.locator('.subscription-list').getByText('1 ticket ·').waitFor();
  await sound();
  await page.locator('[data-sub-stop]').click();
  await page.getByText('You stopped it.').waitFor();
  expect(house.operator.balances.get(player)).toBe(after);
});

test('while sales are stopped the page sells no ticket, of the draws ahead neither; what was filled in stays', async (context) => {
  const { expect } = context;
  const house = await startLiveHouse({ game: 'lotto-2d', timing, isPublic: true });
  context.onTestFinished(house.close);
  const session = await house.launch('lotto-2d', false, player);
  const page = await open(`${house.url()}/play/lotto-2d#session=${session}`, '.lotto', phone);
  await openDraw(page, house, 12);
  await addLine(page, '12', true);
  await doing(page, 'place').waitFor();
  const asked = { operator_id: 'marquee', game_code: 'lotto-2d', actor: 'ana', reason: 'Late results' };
  const setSales = (stopped: boolean) =>
    house.operator.ask(house.url(), drawsSalesPath, { ...asked, stopped });
  await setSales(true);
  await doing(page, 'stopped').waitFor();
  await setSales(false);
  await doing(page, 'place').waitFor();
  expect(troubles).toEqual([]);
});
