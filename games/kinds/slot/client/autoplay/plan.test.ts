import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AutoplayChoice, createAutoplay } from './plan.ts';

const choice: AutoplayChoice = {
  rounds: 10,
  lossLimit_minor: 500n,
  singleWinLimit_minor: null,
  stopOnFeature: false,
  stopOnWin: false,
};
const lost = { cost_minor: 100n, win_minor: 0n, hasFeature: false };

test('it ends with the last of its rounds', () => {
  const autoplay = createAutoplay({ ...choice, rounds: 2, lossLimit_minor: 10_000n });
  expect(autoplay.played(lost)).toBeNull();
  expect(autoplay.left()).toBe(1);
  expect(autoplay.played(lost)).toBe('done');
  expect(autoplay.stopBefore(100n)).toBe('done');
});

test('no round begins that could lose more than the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 300 }), { minLength: 100, maxLength: 100 }), (wins) => {
      const autoplay = createAutoplay({ ...choice, rounds: 100 });
      let net = 0n;
      for (const win of wins) {
        if (autoplay.stopBefore(100n) !== null) break;
        autoplay.played({ ...lost, win_minor: BigInt(win) });
        net += BigInt(win) - 100n;
        expect(net).toBeGreaterThanOrEqual(-500n);
      }
    }),
  );
  const autoplay = createAutoplay(choice);
  for (let round = 0; round < 5; round += 1) autoplay.played(lost);
  expect(autoplay.stopBefore(100n)).toBe('loss_limit');
  expect(createAutoplay(choice).stopBefore(501n)).toBe('loss_limit');
});

test.each([
  ['the limit of a single win', { singleWinLimit_minor: 1000n }, { win_minor: 1000n }, 'single_win'],
  ['nothing below that limit', { singleWinLimit_minor: 1000n }, { win_minor: 999n }, null],
  ['a feature', { stopOnFeature: true }, { hasFeature: true }, 'feature'],
  ['any win', { stopOnWin: true }, { win_minor: 1n }, 'win'],
  ['nothing that was not asked for', {}, { win_minor: 5000n, hasFeature: true }, null],
] as const)('it is stopped by %s', (_reason, asked, round, stop) => {
  expect(createAutoplay({ ...choice, ...asked }).played({ ...lost, ...round })).toBe(stop);
});
