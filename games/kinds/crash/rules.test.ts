import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../kit/prove/law.ts';
import { toDouble } from '../../kit/prove/fraction.ts';
import {
  cashOutAt,
  ceilingOf,
  GROWTH_PER_MS,
  LEAST_TARGET,
  lawOfCeiling,
  multiplierAt,
  payoutAt,
  ROOM_LIMIT,
  roomEndOf,
  timeOf,
  wagerSchema,
} from './rules.ts';

const multipliers = fc.integer({ min: 100, max: ROOM_LIMIT });
const targets = fc.integer({ min: LEAST_TARGET, max: ROOM_LIMIT });

describe('the curve', () => {
  test('is bustabit’s: e to 0.00006 a millisecond', () => {
    expect(multiplierAt(0)).toBe(100);
    expect(multiplierAt(10_000)).toBe(182);
    expect(multiplierAt(60_000)).toBe(3_659);
    expect(timeOf(200)).toBe(11_553);
    expect(timeOf(ROOM_LIMIT)).toBe(115_130);
  });

  test('a multiplier’s time is the first millisecond that reaches it', () => {
    for (let hundredths = 101; hundredths <= ROOM_LIMIT; hundredths += 1) {
      const time_ms = timeOf(hundredths);
      if (multiplierAt(time_ms) < hundredths || multiplierAt(time_ms - 1) >= hundredths)
        throw new Error(`×${hundredths / 100} is not first reached at ${time_ms} ms`);
    }
    expect(timeOf(100)).toBe(0);
  });

  test('is the same in every JavaScript engine: no millisecond lies so near a step that the last bit of exp decides', () => {
    let nearest = 1;
    for (let time_ms = 1; time_ms <= timeOf(ROOM_LIMIT); time_ms += 1) {
      const exact = 100 * Math.exp(GROWTH_PER_MS * time_ms);
      nearest = Math.min(nearest, Math.abs(exact - Math.round(exact)) / exact);
    }
    // Engines differ by a few units of 2⁻⁵³, about 1e-16.
    expect(nearest).toBeGreaterThan(1e-12);
  });
});

describe('a bet', () => {
  test('on any ceiling returns at most 99 %, and less by no more than a billionth', () => {
    fc.assert(
      fc.property(targets, (ceiling) => {
        const { rtp } = figuresOf(lawOfCeiling(ceiling));
        expect(rtp.numerator * 100n <= rtp.denominator * 99n).toBe(true);
        expect(0.99 - toDouble(rtp)).toBeLessThan(1e-9);
      }),
    );
  });

  test('never pays more than the most that may be paid, and is not taken if its target would', () => {
    fc.assert(
      fc.property(
        fc.option(targets, { nil: null }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 14n }),
        (auto_cash_out, bet, mostWin) => {
          const ceiling = ceilingOf({ auto_cash_out }, bet, mostWin);
          if (ceiling === null) {
            expect(payoutAt(bet, auto_cash_out ?? LEAST_TARGET)).toBeGreaterThanOrEqual(mostWin);
            return;
          }
          expect(payoutAt(bet, ceiling)).toBeLessThanOrEqual(mostWin);
          expect(ceiling).toBeGreaterThanOrEqual(LEAST_TARGET);
          if (auto_cash_out !== null) expect(ceiling).toBe(auto_cash_out);
          else if (ceiling < ROOM_LIMIT)
            expect((bet * BigInt(ceiling + 1)) / 100n).toBeGreaterThanOrEqual(mostWin);
        },
      ),
    );
  });

  test('is a whole target or none', () => {
    expect(wagerSchema.safeParse({ auto_cash_out: null }).success).toBe(true);
    for (const wrong of [100, 100_001, 150.5, '150', undefined])
      expect(wagerSchema.safeParse({ auto_cash_out: wrong }).success, String(wrong)).toBe(false);
  });
});

describe('a cash-out', () => {
  test('is paid the multiplier of its arrival, below the end and never above the ceiling', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 130_000 }),
        multipliers,
        targets,
        (arrival_ms, end, ceiling) => {
          const result = cashOutAt(arrival_ms, end, ceiling);
          if (result === 'not_begun') expect(arrival_ms).toBeLessThan(0);
          else if (result === 'too_late') expect(multiplierAt(arrival_ms)).toBeGreaterThanOrEqual(end);
          else if (result.at === ceiling) expect(ceiling).toBeLessThanOrEqual(Math.max(end, result.at));
          else {
            expect(result.at).toBe(multiplierAt(arrival_ms));
            expect(result.at).toBeLessThan(Math.min(end, ceiling));
          }
        },
      ),
    );
  });

  test('a millisecond before the end is in time, and at the end too late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: ROOM_LIMIT - 1 }), (end) => {
        expect(cashOutAt(timeOf(end) - 1, end, ROOM_LIMIT)).toEqual({ at: multiplierAt(timeOf(end) - 1) });
        expect(cashOutAt(timeOf(end), end, ROOM_LIMIT)).toBe('too_late');
      }),
    );
  });

  test('of a draw that ends at 1.00 is always too late', () => {
    expect(cashOutAt(0, 100, ROOM_LIMIT)).toBe('too_late');
  });

  test('pays a bet its target even if it arrives after the draw has ended beyond it', () => {
    expect(cashOutAt(timeOf(300) + 5, 250, 200)).toEqual({ at: 200 });
    expect(cashOutAt(timeOf(200) - 1, 250, 200)).toEqual({ at: 199 });
    expect(cashOutAt(timeOf(200), 200, 200)).toEqual({ at: 200 });
    expect(cashOutAt(timeOf(200), 199, 200)).toBe('too_late');
  });
});

test('a room ends at 1,000.00 at the latest', () => {
  expect(roomEndOf(99_999)).toBe(99_999);
  expect(roomEndOf(205_590_000)).toBe(ROOM_LIMIT);
});
