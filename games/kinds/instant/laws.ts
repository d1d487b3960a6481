/** Laws of the forms that instant games have. */
import type { Fraction, Law } from '../../kit/prove/law.ts';
import { rational } from '../../kit/prove/fraction.ts';
import { UNIT } from './multiplier.ts';

/** A bet that pays one multiplier or nothing. */
export function winOrNothing(multiplier: number, [wins, all]: Fraction): Law {
  return lawOf(
    [
      [multiplier, wins],
      [0, all - wins],
    ],
    all,
  );
}

/** A law from multipliers in ten-thousandths and their cases. */
export function lawOf(
  outcomes: readonly (readonly [multiplier: number, cases: bigint])[],
  total: bigint,
): Law {
  return {
    outcomes: outcomes.map(([multiplier, cases]) => ({
      pays: rational(BigInt(multiplier), BigInt(UNIT)),
      cases,
    })),
    total,
  };
}
