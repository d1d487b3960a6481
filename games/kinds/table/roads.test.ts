/** The roads of baccarat, against roads that are painted on a grid as the words of a casino's leaflet say. */
import { describe, expect, test } from 'vitest';
import { createSimulationRandom } from '../../kit/fairness/random.ts';
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import { deal, isPair } from './punto-banco.ts';
import { roadsOf, type CoupResult, type Roads } from './roads.ts';

/** `p`, `b` and `t`; an upper-case letter has both pairs. */
function resultsOf(text: string): CoupResult[] {
  return [...text].map((letter) => {
    const isPaired = letter !== letter.toLowerCase();
    const winner = ({ p: 'player', b: 'banker', t: 'tie' } as const)[letter.toLowerCase()] ?? 'tie';
    return { winner, playerPair: isPaired, bankerPair: isPaired };
  });
}

/** A road as lines of letters, the first row first. */
function drawn<Cell extends { column: number; row: number }>(
  cells: readonly Cell[],
  letter: (cell: Cell) => string,
): string[] {
  const height = Math.max(...cells.map(({ row }) => row)) + 1;
  const width = Math.max(...cells.map(({ column }) => column)) + 1;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => {
      const here = cells.filter((cell) => cell.column === column && cell.row === row);
      return here.map(letter).join('') || '.';
    }).join(''),
  );
}

const big = ({ bigRoad }: Roads): string[] =>
  drawn(bigRoad, ({ winner, ties }) => `${winner?.[0] ?? '-'}${ties || ''}`);
const colours = (cells: Roads['bigEyeBoy']): string =>
  cells.map(({ colour }) => (colour === 'red' ? 'r' : 'b')).join('');

describe('small examples', () => {
  test('the bead plate goes down six rows, ties and all', () => {
    const { beadPlate } = roadsOf(resultsOf('pbtPbbtp'));
    expect(
      drawn(beadPlate, ({ winner, playerPair }) => (playerPair ? winner[0]?.toUpperCase() : winner[0]) ?? ''),
    ).toEqual(['pt', 'bp', 't.', 'P.', 'b.', 'b.']);
  });

  test('the big road begins a column with each change, and counts ties on the result before', () => {
    expect(big(roadsOf(resultsOf('ttpptbbbtttp')))).toEqual(['p2bp', 'p1b.', '.b3.']);
    expect(big(roadsOf(resultsOf('ttt')))).toEqual(['-3']);
    expect(roadsOf([])).toEqual({ beadPlate: [], bigRoad: [], bigEyeBoy: [], smallRoad: [], cockroach: [] });
  });

  test('a dragon turns at the floor, and one beside it above its tail', () => {
    expect(big(roadsOf(resultsOf('bbbbbbbbbppppppppb')))).toEqual([
      'bpb..',
      'bp...',
      'bp...',
      'bp...',
      'bpppp',
      'bbbb.',
    ]);
  });

  test('after six dragons the last tail lies along the top, and the next streak begins behind it', () => {
    const dragons = ['b', 'p', 'b', 'p', 'b'].map((letter) => letter.repeat(12)).join('');
    const { bigRoad } = roadsOf(resultsOf(`${dragons}pppb`));
    expect(bigRoad.slice(-4).map(({ column, row }) => [column, row])).toEqual([
      [5, 0],
      [6, 0],
      [7, 0],
      [8, 0],
    ]);
  });

  test('the derived roads begin at their second row, or one column later', () => {
    // Columns of 2, 2, 1, 3 and 1.
    const roads = roadsOf(resultsOf('ppbbpbbbp'));
    // Second row beside a two: red. 2 = 2: red. 2 ≠ 1: blue. Second row beside a one: blue; third row: red. 1 ≠ 3: blue.
    expect(colours(roads.bigEyeBoy)).toBe('rrbbrb');
    // 1 ≠ 2: blue. Second row beside a two: red; third: blue. 3 ≠ 2: blue.
    expect(colours(roads.smallRoad)).toBe('brbb');
    // Second row beside a two: red; third: blue. 3 ≠ 2: blue.
    expect(colours(roads.cockroach)).toBe('rbb');
  });
});

type Grid = Map<string, string>;

/** The other way: an entry goes to where the leaflet's hand would put it, looking at the painted grid alone. */
function painted(letters: string): { grid: Grid; columns: string[] } {
  const grid: Grid = new Map();
  const columns: string[] = [];
  let [x, y, top, tail] = [-1, 0, -1, false];
  let before = '';
  for (const letter of letters) {
    if (letter !== before) {
      do top += 1;
      while (grid.has(`${top}:0`));
      [x, y, tail] = [top, 0, false];
      columns.push('');
    } else if (!tail && y < 5 && !grid.has(`${x}:${y + 1}`)) {
      y += 1;
    } else {
      tail = true;
      x += 1;
    }
    if (grid.has(`${x}:${y}`)) throw new Error('painted over');
    grid.set(`${x}:${y}`, letter);
    columns[columns.length - 1] += letter;
    before = letter;
  }
  return { grid, columns };
}

/** One colour for each entry of the big road that has something to be compared with, by adding entries one after the other. */
function compared(letters: string, distance: number): string {
  let found = '';
  const columns: string[] = [];
  for (const letter of letters) {
    if (columns.at(-1)?.startsWith(letter)) columns.push(`${columns.pop()}${letter}`);
    else columns.push(letter);
    const here = columns.length - 1;
    const depth = columns[here]?.length ?? 0;
    if (depth === 1) {
      const [left, further] = [columns[here - 1], columns[here - 1 - distance]];
      if (left === undefined || further === undefined) continue;
      found += left.length === further.length ? 'r' : 'b';
      continue;
    }
    const neighbour = columns[here - distance];
    if (neighbour === undefined) continue;
    const isThere = (row: number): boolean => neighbour.charAt(row - 1) !== '';
    found += isThere(depth) === isThere(depth - 1) ? 'r' : 'b';
  }
  return found;
}

const gridOf = <Cell extends { column: number; row: number }>(
  cells: readonly Cell[],
  letter: (cell: Cell) => string,
): Grid => new Map(cells.map((cell) => [`${cell.column}:${cell.row}`, letter(cell)]));

test('a thousand shoes, shuffled and played to the cut card', { timeout: 300_000 }, () => {
  const random = createSimulationRandom(20_261_125);
  let [tails, longest] = [0, 0];
  for (let shoe = 0; shoe < 1_000; shoe += 1) {
    const cards = chosenWithout(416, 416, random).map((card) => card % 52);
    const results: CoupResult[] = [];
    let dealt = 0;
    while (dealt < 416 - 14) {
      const { player, banker, winner } = deal(cards.slice(dealt, dealt + 6));
      dealt += player.length + banker.length;
      results.push({ winner, playerPair: isPair(player), bankerPair: isPair(banker) });
    }
    const roads = roadsOf(results);
    const letters = results.map(({ winner }) => winner[0]).join('');
    const winners = letters.replaceAll('t', '');
    expect(gridOf(roads.bigRoad, ({ winner }) => winner?.[0] ?? '')).toEqual(painted(winners).grid);
    // Each winner with the ties that follow it; those that come first are on the first.
    const ties = letters
      .replace(/^(t*)(.)/, '$2$1')
      .match(/[pb]t*/g)
      ?.map((part) => part.length - 1);
    expect(roads.bigRoad.map((cell) => cell.ties)).toEqual(ties);
    for (const [road, distance] of [
      [roads.bigEyeBoy, 1],
      [roads.smallRoad, 2],
      [roads.cockroach, 3],
    ] as const) {
      const expected = compared(winners, distance);
      expect(colours(road)).toBe(expected);
      expect(gridOf(road, ({ colour }) => colour.charAt(0))).toEqual(painted(expected).grid);
    }
    expect(roads.beadPlate.map(({ column, row }) => 6 * column + row)).toEqual(
      results.map((_, index) => index),
    );
    const pairs = ({ winner, playerPair, bankerPair }: CoupResult): unknown => [
      winner,
      playerPair,
      bankerPair,
    ];
    expect(roads.beadPlate.map(pairs)).toEqual(results.map(pairs));
    expect(roads.bigRoad.map(({ playerPair, bankerPair }) => [playerPair, bankerPair])).toEqual(
      results.filter(({ winner }) => winner !== 'tie').map((one) => [one.playerPair, one.bankerPair]),
    );
    const deepest = Math.max(...painted(winners).columns.map(({ length }) => length));
    if (deepest > 6) tails += 1;
    longest = Math.max(longest, deepest);
  }
  // Shoes without tails would not have tried them.
  expect(tails).toBeGreaterThan(300);
  expect(longest).toBeGreaterThan(9);
});
