import { mutantsOf, type Mutant } from '../mutant.ts';

const rounds = ['games/kinds/instant/instant.test.ts'];

/** Faults in games with steps, and in those of the arcade: what a step decides, what is seen, and when a round may be cashed out. */
export const instantsMutants: readonly Mutant[] = [
  ...mutantsOf('games/kinds/instant/crossing.ts', rounds, [
    ['one number more of a lane is a hit', 'number < HITS[level]', 'number <= HITS[level]'],
    ['the first lane decides all of them', 'numbers[before.length] ?? 0', 'numbers[0] ?? 0'],
    [
      'the lanes ahead are seen',
      "standing.state === 'ended' ? MOST_LANES : steps.length",
      "standing.state === 'ended' ? MOST_LANES : steps.length + 1",
    ],
    ['a lane pays what the next one pays', 'ladder[length - 1] ?? 0', 'ladder[length] ?? 0'],
  ]),
  ...mutantsOf('games/kinds/instant/penalty.ts', rounds, [
    [
      'the keeper reaches one target more',
      'chosenWithout(TARGETS, ARMS[level], random)',
      'chosenWithout(TARGETS, ARMS[level] + 1, random)',
    ],
    ['the first kick decides all of them', 'reached[before.length]?.includes', 'reached[0]?.includes'],
    [
      'the kicks ahead are seen',
      "standing.state === 'ended' ? MOST_KICKS : steps.length",
      "standing.state === 'ended' ? MOST_KICKS : steps.length + 1",
    ],
    ['a goal pays what the next one pays', 'ladder[length - 1] ?? 0', 'ladder[length] ?? 0'],
  ]),
  ...mutantsOf(
    'games/kinds/instant/coconut.ts',
    [...rounds, 'games/kinds/instant/coconut.test.ts'],
    [
      ['the right post lets it through', 'if (at === 2 * PLACES)', 'if (at === 2 * PLACES + 2)'],
      ['a basket pays as if it stood alone', 'BigInt(count) * waysTo(from, place)', 'waysTo(from, place)'],
      ['a basket pays what its neighbour pays', 'paysOf(wager)[place - 1] ?? 0', 'paysOf(wager)[place] ?? 0'],
      ['one place is named twice', 'new Set(baskets).size === baskets.length', 'new Set(baskets).size > 0'],
    ],
  ),
  ...mutantsOf(
    'games/kinds/instant/sky-stack.ts',
    [...rounds, 'games/kinds/instant/sky-stack.test.ts'],
    [
      ['a box falls in the strongest gust that it stands in', 'gust <= STANDS[box]', 'gust < STANDS[box]'],
      ['the first gust decides all boxes', 'gusts[before.length] ?? GUSTS', 'gusts[0] ?? GUSTS'],
      [
        'the gusts ahead are seen',
        "standing.state === 'ended' ? MOST_BOXES : steps.length",
        "standing.state === 'ended' ? MOST_BOXES : steps.length + 1",
      ],
      [
        'a box is taken that leads beyond the most',
        'if (paysOf(towerOf(before) + DIGIT[box]) > CAP)',
        'if (paysOf(DIGIT[box]) > CAP)',
      ],
      [
        'every box pays as a light one',
        'cases * BigInt(STANDS[box]), 1n)',
        'cases * BigInt(STANDS.light), 1n)',
      ],
    ],
  ),
  ...mutantsOf('games/kinds/instant/ladder.ts', rounds, [
    [
      'a round is cashed out before it was risked',
      "if (steps.length === 0) throw new ActionRefused('A round is cashed out after its first step.');",
      '',
    ],
    [
      'a step after the cash-out is played',
      "if (isOver) throw new ActionRefused('The round has ended.');",
      '',
    ],
    ['a lost round pays what it had reached', 'isLost || steps.length === 0 ? 0', 'steps.length === 0 ? 0'],
  ]),
];
