/** The laws of the table's bets, as the solver found them: the proof and the odds that players are shown come from here. */
import { rational } from '../../../kit/prove/fraction.ts';
import type { Law } from '../../../kit/prove/law.ts';
import { blackjackRules as rules } from './rules.ts';
import { UNIT } from '../table.ts';

/**
 * A first bet under basic strategy, from a fresh shoe: what is staked in first bets, what is paid in half first bets, and in how many
 * of 10⁹ cases.
 *
 * How far these figures hold: the averages are those of the exact solution, 0.35654 % of the first bet lost and 1.132133 staked, to 2
 * in 10⁸. Chances of rounds without a split are exact to a few cases. The spread of rounds with a split is simulated, a thousand
 * million of them, so a chance may be off by 9 in 10⁷ at 99 %: six digits after the point hold. The solver's test
 * (`../prove/blackjack.test.ts`) makes these rows again.
 */
export const basicStrategyRows: readonly (readonly [staked: number, pays_halves: number, cases: number])[] = [
  [1, 0, 399_429_633],
  [1, 1, 44_736_272],
  [1, 2, 75_006_000],
  [1, 4, 315_215_377],
  [1, 5, 45_266_132],
  [2, 0, 41_644_804],
  [2, 2, 1_324_940],
  [2, 4, 9_746_942],
  [2, 6, 562_412],
  [2, 8, 58_342_920],
  [3, 0, 1_955_771],
  [3, 2, 235_421],
  [3, 4, 608_507],
  [3, 6, 81_124],
  [3, 8, 951_638],
  [3, 10, 153_500],
  [3, 12, 2_347_284],
  [4, 0, 469_522],
  [4, 2, 42_816],
  [4, 4, 169_424],
  [4, 6, 22_889],
  [4, 8, 278_644],
  [4, 10, 29_712],
  [4, 12, 106_640],
  [4, 14, 11_087],
  [4, 16, 728_657],
  [5, 0, 90_835],
  [5, 2, 8_707],
  [5, 4, 36_927],
  [5, 6, 4_588],
  [5, 8, 56_412],
  [5, 10, 10_189],
  [5, 12, 21_776],
  [5, 14, 3_702],
  [5, 16, 26_722],
  [5, 18, 3_548],
  [5, 20, 149_091],
  [6, 0, 18_632],
  [6, 2, 1_050],
  [6, 4, 8_893],
  [6, 6, 557],
  [6, 8, 14_010],
  [6, 10, 1_601],
  [6, 12, 5_462],
  [6, 14, 665],
  [6, 16, 7_191],
  [6, 18, 813],
  [6, 20, 3_196],
  [6, 22, 233],
  [6, 24, 39_230],
  [7, 0, 2_509],
  [7, 2, 80],
  [7, 4, 1_391],
  [7, 6, 42],
  [7, 8, 2_102],
  [7, 10, 171],
  [7, 12, 916],
  [7, 14, 62],
  [7, 16, 1_375],
  [7, 18, 176],
  [7, 20, 414],
  [7, 22, 31],
  [7, 24, 509],
  [7, 26, 66],
  [7, 28, 6_435],
  [8, 0, 197],
  [8, 4, 129],
  [8, 8, 188],
  [8, 12, 97],
  [8, 16, 164],
  [8, 20, 60],
  [8, 24, 87],
  [8, 28, 17],
  [8, 32, 684],
];

export function basicStrategyLaw(): Law {
  return {
    outcomes: basicStrategyRows.map(([staked, pays_halves, cases]) => ({
      staked: rational(BigInt(staked)),
      pays: rational(BigInt(pays_halves), 2n),
      cases: BigInt(cases),
    })),
    total: basicStrategyRows.reduce((sum, [, , cases]) => sum + BigInt(cases), 0n),
  };
}

/**
 * Insurance when only the dealer's ace is known: of the other cards of the shoe, those that count ten make a blackjack. A player who
 * looks at the cards on the table knows a little more.
 */
export function insuranceLaw(): Law {
  const [tens, total] = [BigInt(16 * rules.decks), BigInt(52 * rules.decks - 1)];
  return {
    outcomes: [
      { pays: rational(BigInt(rules.insurance_pays), BigInt(UNIT)), cases: tens },
      { pays: rational(0n), cases: total - tens },
    ],
    total,
  };
}
