import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampled } from '../tests/sampled.ts';
import { soloGames } from './kinds/instant/games.ts';
import { oddsOf } from './kit/client/dialog/odds.ts';
import { writeChance } from './kit/client/words/chance.ts';
import { writeMultiplier } from './kit/client/words/multiplier.ts';
import { createFairRandom } from './kit/fairness/stream.ts';
import { roundViewSchema } from './kit/play-api/rounds.ts';
import { inCents, gamePages, mainButton, shownBalance } from './server/testing/game-pages.ts';

/** Every instant game, played in a browser as a player does: by its own buttons. */

const start = 1_000_00000n;
const { house, open, lastRound, balanceOf, expectSmall } = gamePages({ start_minor: start });

/** What is pressed at each step of a game that has steps. */
const steps: Readonly<Record<string, string>> = {
  mines: '.mines-tile:not(.is-open)',
  towers: '.towers-floor.is-current .towers-door',
  'hi-lo': '.hi-lo-call:not([aria-disabled="true"])',
  'coin-streak': '.coin-call',
  crossing: '.crossing-go',
  penalty: '.penalty-target',
  'sky-stack': '.stack-choice',
};

test.each(soloGames.map(({ code }) => code))(
  '%s: a bet, its result, and the balance that the operator has',
  async (code) => {
    const { page, player, session, troubles } = await open(code);
    await mainButton(page, 'bet').click();
    const step = steps[code];
    if (step !== undefined) {
      // The round waits; one step ends it or can be cashed out.
      await page.locator(`.main-button[data-action="your_turn"]`).waitFor();
      await page.locator(step).first().click();
      await expect.poll(async () => (await lastRound(session)).actions.length).toBe(1);
      if ((await lastRound(session)).state === 'in_play') await mainButton(page, 'cash_out').click();
    }
    await mainButton(page, 'bet').waitFor();
    const round = await lastRound(session);
    expect(round.state).toBe('settled');
    const left = start - BigInt(round.bet_minor) + BigInt(round.win_minor);
    expect(balanceOf(player)).toBe(left);
    expect(await shownBalance(page)).toBe(inCents(left));
    expect(await page.locator('.results li').count()).toBe(1);
    expect(troubles).toEqual([]);
  },
);

/** The bet that a game opens with, and how it is changed to one with other odds; some games have one bet alone. */
const opening: Readonly<Record<string, { wager: unknown; change?: (page: Page) => Promise<void> }>> = {
  dice: {
    wager: { side: 'over', target: 5_049 },
    change: (page) => page.getByLabel('Win chance').fill('10'),
  },
  limbo: { wager: { target: 200 }, change: (page) => page.getByLabel('Target payout').fill('1000') },
  plinko: {
    wager: { rows: 12, risk: 'medium' },
    change: (page) => page.getByRole('button', { name: 'High', exact: true }).click(),
  },
  mines: { wager: { mines: 3 }, change: (page) => page.getByRole('slider').fill('10') },
  keno: {
    wager: { picks: [4, 11, 18, 25, 32], risk: 'medium' },
    change: (page) => page.getByRole('button', { name: 'High', exact: true }).click(),
  },
  'hi-lo': { wager: {} },
  towers: {
    wager: { level: 'medium' },
    change: (page) => page.getByRole('button', { name: 'Expert' }).click(),
  },
  wheel: {
    wager: { segments: 30, risk: 'medium' },
    change: (page) => page.getByRole('button', { name: 'High', exact: true }).click(),
  },
  'coin-streak': { wager: {} },
  crossing: {
    wager: { level: 'medium' },
    change: (page) => page.getByRole('button', { name: 'Daredevil' }).click(),
  },
  penalty: {
    wager: { level: 'medium' },
    change: (page) => page.getByRole('button', { name: 'Legend' }).click(),
  },
  coconut: {
    wager: { from: 4, baskets: [3, 4, 5] },
    change: (page) => page.getByRole('button', { name: 'Far', exact: true }).click(),
  },
  'sky-stack': { wager: {} },
};

test.each(soloGames.map((game) => [game.code, game] as const))(
  '%s: the rules show the odds of the bet in the panel',
  async (code, game) => {
    const { page, troubles } = await open(code);
    const shown = async (): Promise<string[]> => {
      await page.getByRole('button', { name: 'Rules and odds' }).click();
      const rows = await page.locator('.sheet .odds tbody tr').allInnerTexts();
      await page.locator('.sheet').getByRole('button', { name: 'Close', exact: true }).click();
      return rows;
    };
    const { wager, change } = opening[code] ?? {};
    const { rows } = oddsOf(game.laws(wager), game.mostMultiplier(wager));
    const first = await shown();
    expect(first).toHaveLength(rows.length);
    for (const [index, { most, cases, total }] of rows.entries()) {
      expect(first[index]).toContain(writeMultiplier(most));
      expect(first[index]).toContain(writeChance(cases, total));
    }
    await change?.(page);
    if (change) expect(await shown()).not.toEqual(first);
    expect(troubles).toEqual([]);
  },
);

/** How much of what lies hidden has been told, by the number of steps: nothing that comes after them. */
const told: Readonly<Record<string, (seen: Readonly<Record<string, unknown>>, taken: number) => boolean>> = {
  mines: (seen) => !('mines' in seen),
  towers: (seen, taken) => lengthOf(seen['safe']) === taken,
  'hi-lo': (seen, taken) => lengthOf(seen['cards']) === taken + 1,
  'coin-streak': (seen, taken) => lengthOf(seen['flips']) === taken,
  crossing: (seen, taken) => lengthOf(seen['numbers']) === taken,
  penalty: (seen, taken) => lengthOf(seen['reached']) === taken,
  'sky-stack': (seen, taken) => lengthOf(seen['gusts']) === taken,
};
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : -1);

test.each(Object.keys(steps))(
  '%s: nothing that the browser receives before the end tells what is hidden',
  async (code) => {
    const heard: Promise<string>[] = [];
    const { page, session } = await open(code, {
      prepare: (opening) =>
        opening.on('response', (response) => {
          // One that is still on its way when the page closes is no part of what was heard.
          if (response.url().includes('/play-api/')) heard.push(response.text().catch(() => ''));
        }),
    });
    await mainButton(page, 'bet').click();
    await page.locator(`.main-button[data-action="your_turn"]`).waitFor();
    await page.reload();
    await page.locator(`.main-button[data-action="your_turn"]`).waitFor();
    const round = await lastRound(session);
    const seeds = await house().seedsOf(round.round_id);
    const game = soloGames.find((one) => one.code === code);
    // The test knows what is hidden: the round can be drawn from the seeds.
    expect(game?.begin(round.wager, createFairRandom(seeds)).after([]).state).toBe('in_play');
    const texts = await Promise.all(heard);
    const answers = texts.map((text) =>
      z.looseObject({ round: roundViewSchema.nullish() }).parse(JSON.parse(text)),
    );
    const views = answers.flatMap((answer) => (answer.round ? [answer.round] : []));
    // The answer to the bet, and that to the page that was opened anew.
    expect(views.length).toBeGreaterThanOrEqual(2);
    for (const view of views) {
      expect(told[code]?.(view.course?.seen ?? {}, view.actions.length), JSON.stringify(view.course)).toBe(
        true,
      );
    }
    const seed = seeds.serverSeed;
    for (const text of texts) {
      for (const form of [seed.toString('hex'), seed.toString('base64'), seed.toString('base64url')]) {
        expect(text).not.toContain(form);
      }
    }
  },
);

test.each(sampled(soloGames, 2).map(({ code }) => code))(
  'the first load of %s is at most 350 KB',
  expectSmall,
);
