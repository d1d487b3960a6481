import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { syncAllGames } from '@marquee/server/rounds/sync-games.ts';
import { findWallet } from '@marquee/server/safety/operator.ts';
import { mainButton } from '../../games/server/testing/game-pages.ts';
import { callFor, openMember, password, type Member } from './members.ts';
import {
  confirmSecondFactor,
  expectScreensAccessible,
  startConsoleJourney,
  type ConsoleJourney,
  type Enrolled,
} from './operator.ts';
import { expectAccessible, expectNoOverflow } from './steps.ts';

/** Games and their rounds, as operators decide about them in the console while players play. */

let journey: ConsoleJourney;
let operator: Enrolled;
let second: Enrolled;
beforeAll(async () => {
  journey = await startConsoleJourney();
  operator = await journey.enrol('games@example.com', 'Gia Games');
  second = await journey.enrol('second@example.com', 'Sol Second');
});
afterAll(() => journey?.close());

/** A member's page of a game, opened as a site opens it. */
async function openGame(member: Member, game_code: string): Promise<Page> {
  const { marquee } = journey;
  const { token: auth } = z
    .object({ token: z.string() })
    .parse(await callFor(marquee, member, '/api/auth/login', { password }));
  const { url } = z.object({ url: z.string() }).parse(
    await callFor(marquee, member, '/api/product/launch_game', {
      auth,
      provider_code: 'MARQUEE',
      game_code,
    }),
  );
  const page = await journey.openPage();
  await page.goto(url);
  await mainButton(page, 'bet').waitFor();
  return page;
}

/** Play mines until a round waits with a tile open: one in a few ends at a mine, then another is started. */
async function beginRound(page: Page): Promise<void> {
  for (;;) {
    await mainButton(page, 'bet').click();
    await page.locator('.main-button[data-action="your_turn"]').waitFor();
    await page.locator('.mines-tile').nth(12).click();
    const next = page.locator('.main-button[data-action="cash_out"], .main-button[data-action="bet"]');
    await next.first().waitFor();
    if ((await mainButton(page, 'cash_out').count()) > 0) return;
  }
}

async function realOf(member: Member): Promise<bigint> {
  const { app } = journey.marquee.marquee;
  const wallet = await findWallet(app.db, member.siteCode, member.id);
  return (await app.ledger.balance(wallet))?.real ?? -1n;
}

async function expectBooksSound(): Promise<void> {
  const { faults, balanced } = await journey.marquee.marquee.app.ledger.trialBalance();
  expect([faults, balanced]).toEqual([[], true]);
}

/** The rounds of a member as the ledger has them, the latest first. */
async function roundsOf(member: Member) {
  const { rows } = await journey.marquee.owner.query<{
    round_id: string;
    stake: string;
    payout: string;
    status: string;
  }>(
    `select round_id, stake, payout, r.status from rounds.round r join players.player using (site_id, player_id)
     where account_id = $1 order by opened_at desc`,
    [member.id],
  );
  return rows.map((row) => ({ ...row, stake: BigInt(row.stake), payout: BigInt(row.payout) }));
}

test('a game is disabled while a round is in play: the round is finished and paid, and no other begins', async () => {
  const member = await openMember(journey.marquee, 'localhost', 'aurum', '500.00');
  const play = await openGame(member, 'mines');
  await beginRound(play);

  const { page } = operator;
  await page.goto(`${journey.origin}/games?site=aurum`);
  await page.locator('[role="grid"] [data-index="0"]').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('mines');
  const row = page.getByRole('row').filter({ hasText: 'Mines' });
  await row.getByText('Shown').waitFor();
  await expect.poll(() => page.locator('[role="grid"] [data-index]').count()).toBe(1);
  await row.click();
  const panel = page.getByRole('complementary', { name: 'Mines' });
  await panel.getByRole('button', { name: 'Disable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable Mines?' });
  await dialog.getByText(/1 round is in play/).waitFor();
  await expectAccessible(page, 'the question before a game is disabled');
  await dialog.getByLabel('Reason (optional)').fill('A fault was reported');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await page.getByText('1 game changed.').waitFor();
  const disabledAt = performance.now();
  await expect
    .poll(async () => {
      const { value } = z.object({ value: z.array(z.object({ game_code: z.string() })) }).parse(
        await callFor(journey.marquee, member, '/api/product/game_list', {
          search: 'mines',
          provider_code: 'MARQUEE',
        }),
      );
      return value.some(({ game_code }) => game_code === 'mines');
    })
    .toBe(false);
  // What was changed is seen on the site within two seconds.
  expect(performance.now() - disabledAt).toBeLessThan(2_000);
  await panel.getByText('No new round begins. 1 round is still in play.').waitFor();
  await expectAccessible(page, 'a disabled game');

  const before = await realOf(member);
  await mainButton(play, 'cash_out').click();
  await mainButton(play, 'bet').waitFor();
  const [round] = await roundsAfter(member, (rounds) => rounds[0]?.status === 'settled');
  expect(round?.payout).toBeGreaterThan(0n);
  expect(await realOf(member)).toBe(before + (round?.payout ?? 0n));

  const count = (await roundsOf(member)).length;
  await mainButton(play, 'bet').click();
  await play.getByRole('alertdialog').or(play.getByRole('alert')).first().waitFor();
  expect(await realOf(member)).toBe(before + (round?.payout ?? 0n));
  expect(await roundsOf(member)).toHaveLength(count);
  await page.reload();
  await panel.getByText('No new round begins, and none is in play.').waitFor();

  // Another site keeps it.
  await page.goto(`${journey.origin}/games?site=tropico&search=mines`);
  await page.getByRole('row').filter({ hasText: 'Mines' }).getByText('Shown').waitFor();

  await page.goto(`${journey.origin}/games?site=aurum&search=mines&open=MARQUEE%2Fmines`);
  await panel.getByRole('button', { name: 'Enable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
  await page.getByText('1 game changed.').first().waitFor();
  await panel.getByText('Shown').waitFor();
  await expectBooksSound();
});

/** The rounds of a member once they are as they should be; they follow the ledger. */
async function roundsAfter(
  member: Member,
  isReady: (rounds: Awaited<ReturnType<typeof roundsOf>>) => boolean,
): ReturnType<typeof roundsOf> {
  await expect.poll(async () => isReady(await roundsOf(member)), { timeout: 30_000 }).toBe(true);
  return roundsOf(member);
}

test('one operator asks for a round to be voided, another approves, and the books agree to the last unit', async () => {
  const member = await openMember(journey.marquee, 'localhost', 'aurum', '500.00');
  const begin = await realOf(member);
  const play = await openGame(member, 'mines');
  await beginRound(play);
  await mainButton(play, 'cash_out').click();
  await mainButton(play, 'bet').waitFor();
  const rounds = await roundsAfter(member, (all) => all[0]?.status === 'settled');
  const [round] = rounds;
  if (!round) throw new Error('No round was played.');
  const lostBefore = rounds.slice(1).reduce((sum, { stake, payout }) => sum + stake - payout, 0n);
  expect(await realOf(member)).toBe(begin - lostBefore - round.stake + round.payout);

  await journey.forgetSecondFactor();
  const { page } = operator;
  await page.goto(`${journey.origin}/rounds`);
  await page.getByLabel('Account of the player').fill(member.id);
  await expect.poll(() => page.locator('[role="grid"] [data-index]').count()).toBe(rounds.length);
  await page.getByRole('textbox', { name: 'Round ID' }).fill(round.round_id);
  await expect.poll(() => page.locator('[role="grid"] [data-index]').count()).toBe(1);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  const panel = page.getByRole('complementary', { name: 'Mines' });
  await panel.getByText('Player, cash → Gaming').waitFor();
  await panel.getByText('Gaming → Player, cash').waitFor();
  await expectAccessible(page, 'a round');
  await panel.getByRole('button', { name: 'Find replay' }).click();
  const replay = await panel.getByRole('link', { name: 'Open replay' }).getAttribute('href');
  expect(replay).toContain(round.round_id);
  await panel.getByRole('button', { name: 'Void' }).click();
  const dialog = page.getByRole('dialog', { name: `Void the round of ${member.id}?` });
  await expectAccessible(page, 'the question before a void');
  await dialog.getByLabel('Reason').fill('The game showed another result');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await confirmSecondFactor(operator);
  await page.getByText(`A second operator was asked to void the round of ${member.id}.`).waitFor();
  await panel.getByText('Gia Games asked to void it.').waitFor();
  expect(await panel.getByRole('button', { name: 'Void' }).count()).toBe(0);
  // Nothing moves before the second operator.
  expect(await realOf(member)).toBe(begin - lostBefore - round.stake + round.payout);

  await page.goto(`${journey.origin}/approvals`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  await page.getByText('You asked for this, so another operator must decide.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);

  const other = second.page;
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(`${journey.origin}/approvals`);
  await other.getByRole('row').filter({ hasText: member.id }).click();
  const sheet = other.getByRole('dialog', { name: `Void of a round of ${member.id}` });
  await sheet.getByText('The game showed another result').waitFor();
  await expectAccessible(other, 'a void that waits, on a phone');
  await expectNoOverflow(other, 'a void that waits, on a phone');
  await sheet.getByRole('button', { name: 'Approve' }).click();
  const decision = other.getByRole('dialog', { name: /^Void the round/ });
  await decision.getByLabel('Reason').fill('Seen in the replay');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await confirmSecondFactor(second);
  await other.getByText(`The round of ${member.id} was voided.`).waitFor();

  expect(await realOf(member)).toBe(begin - lostBefore);
  const [voided] = await roundsAfter(member, (all) => all[0]?.status === 'rolled_back');
  expect(voided).toMatchObject({ stake: 0n, payout: 0n });
  await expectBooksSound();
  await page.goto(`${journey.origin}/rounds?round=${round.round_id}`);
  await page.getByRole('row').filter({ hasText: member.id }).click();
  await panel.getByText('Voided', { exact: true }).waitFor();
  const { rows } = await journey.marquee.owner.query<{ call: string; operator_name: string }>(
    `select call, operator_name from operators.audit_entry
     where subject_kind in ('round', 'approval') order by entry_id`,
  );
  expect(rows).toEqual([
    { call: 'rounds/void', operator_name: 'Gia Games' },
    { call: 'approvals/decide', operator_name: 'Sol Second' },
  ]);
});

test('the order that the keyboard gives outlives a sync of the provider, and is that of the site', async () => {
  const { page } = operator;
  await page.goto(`${journey.origin}/games?site=aurum`);
  await page.getByRole('button', { name: 'Change order' }).click();
  const list = page.getByRole('region', { name: 'Games in order' });
  await list.getByRole('listitem').nth(5).waitFor();
  await expectAccessible(page, 'the order of games');
  const names = async () =>
    (await list.getByRole('button', { name: /^Move .* to the top$/ }).all()).length === 0
      ? []
      : Promise.all(
          (await list.getByRole('button', { name: /^Move (?!.* to the top$)/ }).all())
            .slice(0, 6)
            .map(async (handle) => (await handle.getAttribute('aria-label'))?.replace('Move ', '')),
        );
  const before = await names();
  await list.getByRole('button', { name: `Move ${before[3]}`, exact: true }).focus();
  await page.keyboard.press('Space');
  for (const place of [4, 3, 2]) {
    if (place < 4) await page.keyboard.press('ArrowUp');
    await page.getByText(`${before[3]} is over place ${place}.`).waitFor({ state: 'attached' });
  }
  await page.keyboard.press('Space');
  await page.getByText(`${before[3]} is now at place 2.`).waitFor();
  const expected = [before[0], before[3], before[1], before[2], before[4], before[5]];
  await expect.poll(names).toEqual(expected);

  await syncAllGames(journey.marquee.marquee.app);
  await page.reload();
  await expect.poll(names).toEqual(expected);
  const { value } = z
    .object({ value: z.array(z.object({ game_name: z.string() })) })
    .parse(
      await callFor(
        journey.marquee,
        { id: '', host: 'localhost', siteCode: 'aurum' },
        '/api/product/game_list',
        { page_size: 6 },
      ),
    );
  expect(value.map(({ game_name }) => game_name)).toEqual(expected);

  // Several at once, and by pointer back to the top.
  await list.getByRole('button', { name: `Move ${before[2]} to the top` }).click();
  await page.getByText(`${before[2]} is now at place 1.`).waitFor();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  const grid = page.getByRole('grid', { name: 'Games' });
  await grid
    .locator('[data-index="0"]')
    .getByText(before[2] ?? '')
    .waitFor();
  await grid.locator('[data-index="0"] input').check();
  await grid.locator('[data-index="1"] input').check();
  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark 2 games' });
  await dialog.getByLabel('Featured').selectOption('yes');
  await dialog.getByRole('button', { name: 'Mark' }).click();
  await page.getByText('2 games changed.').waitFor();
  await expect.poll(() => grid.getByText('Featured').count()).toBeGreaterThanOrEqual(2);
});

test('the screens of games are accessible in both schemes and both sizes', async () => {
  await expectScreensAccessible(operator.page, journey.origin, [
    'games',
    'games?mode=order',
    'games?search=nothing+like+it',
    'rounds',
    'rounds?state=open',
    'rtp',
    'providers',
    'providers?open=MARQUEE',
  ]);
});
