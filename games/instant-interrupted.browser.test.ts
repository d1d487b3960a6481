import { expect, test } from 'vitest';
import {
  bet,
  inCents,
  gamePages,
  mainButton,
  results,
  shownBalance,
  sizes,
} from './server/testing/game-pages.ts';
import { isWhole } from '../tests/sampled.ts';

/** Rounds that are interrupted: an answer that is lost, and a round in play that goes on elsewhere. */

const { house, newPlayer, open, roundsOf, safeTile, balanceOf } = gamePages();

/** Begins a round of mines from elsewhere and opens one tile. */
async function beginMines(session: string): Promise<{ roundId: string; tile: number }> {
  const begun = await house().begin(session, '100000', { mines: 3 });
  if (!begun.ok) throw new Error(begun.error);
  const roundId = begun.round.round_id;
  const tile = await safeTile(roundId, []);
  await house().act(session, roundId, 0, { type: 'reveal', tile });
  return { roundId, tile };
}

test('a lost answer takes no second bet', async () => {
  const { page, player, session } = await open('dice');
  let lost = 0;
  await page.route('**/play-api/begin', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await bet(page);
  expect(lost).toBe(1);
  expect(await roundsOf(session)).toHaveLength(1);
  expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
});

test.runIf(isWhole)('a connection that stays lost asks the player, and then for the same round', async () => {
  const { page, player, session } = await open('limbo');
  const asked = new Set<string>();
  await page.route('**/play-api/begin', async (route) => {
    asked.add(route.request().postDataJSON().round_id);
    await route.fetch();
    return route.abort();
  });
  await mainButton(page, 'bet').click();
  const dialog = page.getByRole('alertdialog', { name: 'Connection lost' });
  await dialog.waitFor();
  await page.unroute('**/play-api/begin');
  await page.keyboard.press('Escape');
  await mainButton(page, 'again').click();
  await expect.poll(() => results(page).count()).toBe(1);
  const rounds = await roundsOf(session);
  expect(rounds.map(({ round_id }: { round_id: string }) => round_id)).toEqual([...asked]);
  expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
});

test('a round in play is gone on with after a reload and on another device', async () => {
  const { page, player, session, troubles } = await open('mines');
  await mainButton(page, 'bet').click();
  await page.locator('.main-button[data-action="your_turn"]').waitFor();
  const [begun] = await roundsOf(session);
  const tile = await safeTile(begun.round_id, []);
  await house().act(session, begun.round_id, 0, { type: 'reveal', tile });

  await page.reload();
  await mainButton(page, 'cash_out').waitFor();
  await page.getByText('Your round is still open').waitFor();
  const second = await open('mines', { player, ...sizes.desktop });
  await mainButton(second.page, 'cash_out').click();
  await mainButton(second.page, 'bet').waitFor();
  const [ended] = await roundsOf(session);
  expect(ended).toMatchObject({ round_id: begun.round_id, state: 'settled' });
  expect(await shownBalance(second.page)).toBe(inCents(100_00000n - 1_00000n + BigInt(ended.win_minor)));
  expect(await shownBalance(second.page)).toBe(inCents(balanceOf(player)));
  expect([...troubles, ...second.troubles]).toEqual([]);
});

test('a round that has gone on elsewhere is shown where it stands, and is not ended by a press of before', async () => {
  const player = newPlayer();
  const session = await house().launch('mines', false, player);
  const { roundId, tile } = await beginMines(session);
  const { page } = await open('mines', { player, session });
  await mainButton(page, 'cash_out').waitFor();
  const second = await safeTile(roundId, [tile]);
  await house().act(session, roundId, 1, { type: 'reveal', tile: second });
  await mainButton(page, 'cash_out').click();
  await page.getByText('You played on in another window').waitFor();
  const [round] = await roundsOf(session);
  expect(round).toMatchObject({ state: 'in_play', actions: [{ tile }, { tile: second }] });
  await mainButton(page, 'cash_out').click();
  await mainButton(page, 'bet').waitFor();
  expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
});

test('a lost cash-out is done once', async () => {
  const player = newPlayer();
  const session = await house().launch('mines', false, player);
  await beginMines(session);
  const { page } = await open('mines', { player, session });
  let lost = 0;
  await page.route('**/play-api/act', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await mainButton(page, 'cash_out').click();
  await mainButton(page, 'bet').waitFor();
  const [round] = await roundsOf(session);
  expect(round.actions).toHaveLength(2);
  expect(balanceOf(player)).toBe(100_00000n - 1_00000n + BigInt(round.win_minor));
  expect(await shownBalance(page)).toBe(inCents(balanceOf(player)));
});
