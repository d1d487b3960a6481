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
];
