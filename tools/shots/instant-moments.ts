/** The rounds that the pictures of an instant game show: how each is played in a browser, and the seeds that make it end so. */
import type { Page } from 'playwright-core';
import { instantGames } from '../../games/kinds/instant/games.ts';
import type { RandomSource } from '../../games/kit/fairness/random.ts';
import { ActionRefused } from '../../games/kit/round/round-game.ts';
import { findSeeds, type FoundSeeds } from '../../games/server/testing/planted-seeds.ts';

type Press = (page: Page) => Promise<void>;

/** A round: what is staked on, what is done in it, and between which multipliers, in ten-thousandths, it has to end. */
export type Moment = {
  name: 'loss' | 'win' | 'big';
  wager: object;
  /** Sets the bet panel to the wager, where that is not what it shows already. */
  choose?: Press;
  steps: readonly { action: object; press: Press }[];
  least: number;
  most: number;
};

/** A game's rounds, in the order in which they are played. */
export type Plan = {
  moments: readonly Moment[];
  /** When a round in motion is photographed, from the press, in milliseconds; 0 for games with steps, which wait. */
  inMotion_ms: number;
};

const BET = 10_000;
const win = { least: 1.1 * BET, most: 8 * BET };
const big = { least: 12 * BET, most: 2_000 * BET };
const loss = { least: 0, most: 0.99 * BET };

const fill =
  (label: string, value: string): Press =>
  (page) =>
    page.getByLabel(label).fill(value);
const choice =
  (name: string): Press =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();

/** A game that is over with its bet: one wager that shows a loss and a win, and one that can pay more. */
function atOnce(wager: object, dear: object, choose: Press, inMotion_ms: number): Plan {
  return {
    inMotion_ms,
    moments: [
      { name: 'loss', wager, steps: [], ...loss },
      { name: 'win', wager, steps: [], ...win },
      { name: 'big', wager: dear, choose, steps: [], ...big },
    ],
  };
}

/** A game with steps: few of them, then many. */
function stepwise(wager: object, steps: Moment['steps'], few: number): Plan {
  return {
    inMotion_ms: 0,
    moments: [
      { name: 'loss', wager, steps: steps.slice(0, few), ...loss },
      { name: 'win', wager, steps: steps.slice(0, few), ...win },
      { name: 'big', wager, steps, ...big },
    ],
  };
}

const tile = (index: number) => ({
  action: { type: 'reveal', tile: index },
  press: (page: Page) => page.locator('.mines-tile').nth(index).click(),
});
const door = (index: number) => ({
  action: { type: 'open', door: index },
  press: (page: Page) => page.locator('.towers-floor.is-current .towers-door').nth(index).click(),
});
const card = (call: 'higher' | 'lower') => ({
  action: { type: 'call', call },
  press: (page: Page) => page.locator(`.hi-lo-call.is-${call}`).click(),
});
const coin = (side: 'heads' | 'tails') => ({
  action: { type: 'call', side },
  press: (page: Page) =>
    page
      .locator('.coin-call')
      .nth(side === 'heads' ? 0 : 1)
      .click(),
});

const lane = { action: { type: 'cross' }, press: (page: Page) => page.locator('.crossing-go').click() };

const kick = (target: number) => ({
  action: { type: 'kick', target },
  press: (page: Page) => page.locator(`.penalty-target[data-target="${target}"]`).click(),
});

const box = (name: 'heavy' | 'normal' | 'light') => ({
  action: { type: 'drop', box: name },
  press: (page: Page) => page.locator(`.stack-choice.is-${name}`).click(),
});

const picks = [4, 11, 18, 25, 32];
const plans: Readonly<Record<string, Plan>> = {
  dice: atOnce(
    { side: 'over', target: 5_049 },
    { side: 'over', target: 9_499 },
    fill('Win chance', '5'),
    380,
  ),
  limbo: atOnce({ target: 200 }, { target: 2_500 }, fill('Target payout', '25'), 420),
  plinko: atOnce({ rows: 12, risk: 'medium' }, { rows: 12, risk: 'high' }, choice('High'), 900),
  mines: stepwise({ mines: 3 }, [6, 8, 12, 16, 18, 1, 3, 11, 13, 21, 23, 2, 22, 10].map(tile), 4),
  keno: atOnce({ picks, risk: 'medium' }, { picks, risk: 'high' }, choice('High'), 750),
  'hi-lo': stepwise(
    {},
    (['higher', 'lower', 'higher', 'lower', 'higher', 'lower', 'higher'] as const).map(card),
    3,
  ),
  towers: stepwise({ level: 'medium' }, [0, 2, 1, 2, 0, 1, 2].map(door), 3),
  wheel: atOnce({ segments: 30, risk: 'medium' }, { segments: 30, risk: 'high' }, choice('High'), 1_500),
  'coin-streak': stepwise({}, (['heads', 'tails', 'tails', 'heads', 'heads'] as const).map(coin), 2),
  crossing: stepwise(
    { level: 'medium' },
    Array.from({ length: 21 }, () => lane),
    4,
  ),
  coconut: atOnce({ from: 4, baskets: [3, 4, 5] }, { from: 4, baskets: [1, 7, 8] }, choice('Far'), 900),
  penalty: stepwise({ level: 'medium' }, [0, 3, 1, 2, 4, 0, 3].map(kick), 3),
  'sky-stack': stepwise(
    {},
    (
      ['normal', 'heavy', 'light', 'normal', 'heavy', 'normal', 'light', 'heavy', 'normal', 'light'] as const
    ).map(box),
    3,
  ),
};

/** @throws if nothing is said of the game: a new game wants its rounds here. */
export function planOf(code: string): Plan {
  const plan = plans[code];
  if (!plan) throw new Error(`instant-moments.ts has no rounds of ${code}`);
  return plan;
}

/** Seeds under which the game's rounds come as planned, the same each time. */
export function seedsFor(code: string): FoundSeeds {
  const game = instantGames.find((each) => each.code === code);
  if (!game) throw new Error(`no instant game ${code}`);
  const comesAs = (moment: Moment) => (random: RandomSource) => {
    const round = game.begin(moment.wager, random);
    try {
      // Steps that can be taken one by one never end the round before the last.
      const before = moment.steps.slice(0, -1).map(({ action }) => action);
      if (moment.steps.length > 0 && round.after(before).state === 'ended') return false;
      const { state, multiplier } = round.after(moment.steps.map(({ action }) => action));
      const isFit = multiplier >= moment.least && multiplier <= moment.most;
      return isFit && (state === 'ended' || moment.name !== 'loss');
    } catch (error) {
      if (error instanceof ActionRefused) return false;
      throw error;
    }
  };
  return findSeeds(planOf(code).moments.map(comesAs), `pictures of ${code}`);
}
