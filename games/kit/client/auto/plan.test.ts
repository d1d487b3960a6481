import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf } from '../bet/amount.ts';
import { afterRound, beginRow, stopBefore, type AutoChoice } from './plan.ts';

const limits = { least_minor: 10_000n, most_minor: 10_000_000n, step_minor: 1_000n };
const choice: AutoChoice = {
  rounds: null,
  first_minor: 100_000n,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'raise', basisPoints: 10_000 },
  stopProfit_minor: null,
  stopLoss_minor: null,
};

/** Plays rounds of which each pays so many ten-thousandths of its stake. */
function play(chosen: AutoChoice, multipliers: readonly number[]) {
  let row = beginRow(chosen);
  const staked: bigint[] = [];
  for (const multiplier of multipliers) {
    const stop = stopBefore(row, limits);
    if (stop) return { row, stop, staked };
    const bet_minor = row.next_minor;
    staked.push(bet_minor);
    const win_minor = (bet_minor * BigInt(multiplier)) / 10_000n;
    const after = afterRound(row, { bet_minor, win_minor }, limits);
    row = after.row;
    if (after.stop) return { row, stop: after.stop, staked };
  }
  return { row, stop: null, staked };
}

test('the stake doubles on each loss and is the first one again after a win', () => {
  const { staked } = play(choice, [0, 0, 0, 20_000, 0]);
  expect(staked).toEqual([100_000n, 200_000n, 400_000n, 800_000n, 100_000n]);
});

test('a payout that equals the stake is neither a win nor a loss', () => {
  expect(play(choice, [0, 10_000, 10_000, 0]).staked).toEqual([100_000n, 200_000n, 200_000n, 200_000n]);
});

test('a payout below the stake is a loss', () => {
  expect(play(choice, [5_000, 0]).staked).toEqual([100_000n, 200_000n]);
});

test('a row of three ends after three', () => {
  const { staked, stop } = play({ ...choice, rounds: 3 }, [0, 0, 0, 0, 0]);
  expect(staked).toHaveLength(3);
  expect(stop).toBe('done');
});

test('the profit that was asked for ends the row', () => {
  const { staked, stop } = play({ ...choice, stopProfit_minor: 200_000n }, [20_000, 20_000, 20_000]);
  expect(staked).toHaveLength(2);
  expect(stop).toBe('profit');
});

test('a stake above the limit ends the row with its own word, and is never placed', () => {
  const { staked, stop } = play(
    choice,
    Array.from({ length: 20 }, () => 0),
  );
  expect(stop).toBe('stake');
  expect(staked.at(-1)).toBe(6_400_000n);
});

test('a raise that is no whole payment is rounded down to one', () => {
  const raised = play({ ...choice, onLoss: { kind: 'raise', basisPoints: 333 } }, [0, 0]);
  expect(raised.staked).toEqual([100_000n, 103_000n]);
});

const changes = fc.oneof(
  fc.constant({ kind: 'reset' as const }),
  fc.record({ kind: fc.constant('raise' as const), basisPoints: fc.integer({ min: 0, max: 100_000 }) }),
);

test('whatever is chosen and drawn, every stake can be placed and no loss passes its limit', () => {
  fc.assert(
    fc.property(
      changes,
      changes,
      fc.bigInt({ min: 1n, max: 5_000_000n }),
      fc.array(fc.constantFrom(0, 5_000, 10_000, 19_800, 100_000), { maxLength: 40 }),
      (onWin, onLoss, stopLoss_minor, multipliers) => {
        const { staked, row } = play({ ...choice, onWin, onLoss, stopLoss_minor }, multipliers);
        for (const bet of staked) expect(faultOf(bet, limits)).toBeNull();
        expect(-row.profit_minor).toBeLessThanOrEqual(stopLoss_minor);
      },
    ),
  );
});
