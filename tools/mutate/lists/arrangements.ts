import { mutantsOf, type Mutant } from '../mutant.ts';

/** Faults in how inner pages are arranged. */
export const arrangementMutants: readonly Mutant[] = [
  ...mutantsOf(
    'site/app/features/lobby/shelves.ts',
    ['site/app/features/lobby/shelves.test.ts'],
    [
      ['a shelf is endless', 'own.slice(0, mostOnShelf)', 'own.slice(0)'],
      [
        'what is popular stands on a shelf again',
        'let left = games.slice(popularLength);',
        'let left = games.slice();',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/previewed.ts',
    ['site/app/shell/previewed.test.ts'],
    [
      [
        'an address chooses an arrangement of another section',
        'return isArrangement(section, name) ? name : chosen;',
        "return isArrangement('lobby', name) ? pages[section] : chosen;",
      ],
    ],
  ),
  ...mutantsOf(
    'ui/controls/amount-keys.ts',
    ['ui/controls/amount-keys.test.ts'],
    [
      [
        'S1.10 a key is added to a quick pick',
        "const before = anew ? '' : amount;",
        'const before = amount;',
      ],
      ['S1.10 an amount begins with zeros', "whole === '0' ? key :", "whole === '' ? key :"],
      ['S1.10 an amount has three decimals', 'const mostDecimals = 2;', 'const mostDecimals = 3;'],
      [
        'S1.10 back takes a decimal that is not shown',
        "anew ? amount.replace(/\\.0*$/, '') : amount",
        'amount',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/features/history/moments.ts',
    ['site/app/features/history/moments.test.ts'],
    [['a week has eight days', 'week: 6', 'week: 7']],
  ),
];
