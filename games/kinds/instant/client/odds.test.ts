/** The odds that the rules of each game show, against rounds that are played. */
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../kit/client/dialog/odds.ts';
import { writeChance } from '../../../kit/client/words/chance.ts';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { instantGames } from '../games.ts';
import type { InstantGame } from '../instant.ts';

const oddsFor = ({ laws, mostMultiplier }: InstantGame, wager: unknown) =>
  oddsOf(laws(wager), mostMultiplier(wager));

describe.each(instantGames.map((game) => [game.code, game] as const))('%s', (_, game) => {
  test('the shown chances of the usual bet are those of rounds that are played', () => {
    const { rows, paid, ahead, largest } = oddsFor(game, game.usual.wager);
    const types = game.betTypes().filter(({ wager }) => sameBet(wager, game.usual.wager));
    const random = createSimulationRandom(20_261_124);
    const rounds = 4_000;
    const near = (found: number, cases: bigint, total: bigint, what: string): void => {
      const part = Number(cases) / Number(total);
      const deviation = Math.sqrt(part * (1 - part) * rounds) + 1;
      expect(Math.abs(found - part * rounds) / deviation, what).toBeLessThan(5);
    };
    expect(rows.length).toBe(game.hasSteps ? types.length : rows.length);
    for (const [index, { play }] of types.entries()) {
      const pays = Array.from({ length: rounds }, () => play(random));
      const shown = game.hasSteps ? rows.slice(index, index + 1) : rows;
      for (const { least, most, cases, total } of shown)
        near(
          pays.filter((each) => each >= least && each <= most).length,
          cases,
          total,
          `${least} to ${most}`,
        );
      expect(Math.max(...pays)).toBeLessThanOrEqual(largest.multiplier);
      if (paid) near(pays.filter((each) => each > 0).length, paid.cases, paid.total, 'paid');
      if (ahead) near(pays.filter((each) => each > 10_000).length, ahead.cases, ahead.total, 'ahead');
    }
  });
});

/** Whether two wagers have the same odds: of keno's numbers only how many there are counts. */
function sameBet(one: unknown, other: unknown): boolean {
  const shape = (wager: unknown): string =>
    JSON.stringify(wager, (key, value: unknown) =>
      key === 'picks' && Array.isArray(value) ? value.length : value,
    );
  return shape(one) === shape(other);
}

const game = (code: string) => {
  const found = instantGames.find((one) => one.code === code);
  if (!found) throw new Error(`no game ${code}`);
  return found;
};

test('a bet of many payouts: the most first, equal ones together, with its largest and what it returns', () => {
  const { rtp_percent, rows, paid, ahead, largest } = oddsFor(game('plinko'), { rows: 16, risk: 'high' });
  expect(rows.slice(0, 2)).toEqual([
    { step: null, least: 10_000_000, most: 10_000_000, cases: 2n, total: 65_536n },
    { step: null, least: 1_300_000, most: 1_300_000, cases: 32n, total: 65_536n },
  ]);
  expect(largest).toEqual({ multiplier: 10_000_000, onceIn: 32_768n, isBound: false });
  expect(rtp_percent).toEqual(['98.97', '98.97']);
  expect(paid?.cases).toBe(65_536n);
  expect(ahead && writeChance(ahead.cases, ahead.total)).toBe('21\u00a0%');
});

test('a bet with steps: a row for each to stop after; a call of a card pays by the card', () => {
  const mines = oddsFor(game('mines'), { mines: 3 });
  expect(mines.rows[0]).toEqual({ step: 1, least: 11_250, most: 11_250, cases: 22n, total: 25n });
  expect([mines.paid, mines.ahead]).toEqual([null, null]);
  const hiLo = oddsFor(game('hi-lo'), {});
  const [first] = hiLo.rows;
  expect(first).toMatchObject({ step: 1, least: 10_725, most: 18_385 });
  expect(mines.largest).toEqual({ multiplier: 22_770_000, onceIn: 2_300n, isBound: false });
  // Whatever is called: what pays 10,000 bets comes at most once in so many.
  expect(hiLo.largest).toEqual({ multiplier: 100_000_000, onceIn: 10_000n, isBound: true });
});

test('what may fail is never written as certain, and what is rare as how rare it is', () => {
  expect(writeChance(9_999n, 10_000n)).toBe('> 99.9\u00a0%');
  expect(writeChance(1n, 1n)).toBe('100\u00a0%');
  expect(writeChance(1n, 847_660_528n)).toBe('1 : 847,660,528');
});
