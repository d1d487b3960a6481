/**
 * How a round of a tumbling slot follows from its seeds, in words that are enough to write a verifier from, and the tables of every
 * game. The words are of this engine; the tables are made from the published files.
 */
import { type Block, heading, list, paragraph, steps, table } from '../../../../kit/published/text.ts';
import type { PublishedTumble, TumbleMathematics } from './published-tumble.ts';

/** The chapter on tumbling slots; the games in the order given, each with its versions. Nothing without a game. */
export function tumbleChapter(games: readonly ReadonlyMap<number, PublishedTumble>[]): Block[] {
  return games.length === 0 ? [] : [...rules, ...course, ...games.flatMap(tables)];
}

const rules: Block[] = [
  heading(2, 'A round of a tumbling slot', 'tumble'),
  paragraph(
    'Reels are counted from the left and rows from the top, both from 0. Cells are gone through reel by reel, each from the top. A bet buys `bet_coins` coins; a coin is the bet divided by `bet_coins`. `reached(list, n)` is the entry with the highest number that is not above n; without such an entry it pays 0. A feature that is `null` does not exist in the game.',
  ),
  heading(3, 'Landing'),
  paragraph(
    'A spin has a phase (`base` or `free`), a number t of tumbles and a sum u. Its draws come in this order:',
  ),
  steps(
    'Heights: for each reel from the left: if `heights` lists several for it, `pick` one by weight; with one only, nothing is drawn.',
    'Stops: for each reel from the left: s = `below(length of its strip)`. Row r shows symbol (s + r) mod length. Strips are those of the phase; without `strips.free` free spins use `strips.base`.',
    'Numbers, if the game has `multipliers`: for each cell that shows `multipliers.symbol`: `pick(multipliers.values).multiplier`.',
  ),
  heading(3, 'Wins'),
  paragraph(
    'What the grid pays, with m = min(`start` + `step` × t, `max`) from `growth` of the phase; each win is multiplied by m. “The wild” is the symbol of kind `wild`; symbols of kind `low` and `high` pay.',
  ),
  list(
    '`cluster`: a group of a paying symbol is every cell that can be reached from a cell of it by steps over sides (not corners), each onto the same symbol or a wild. A group of at least `evaluation.least` cells, its wilds included, pays `reached(pays of the symbol, its cells)`. A wild may be in several groups of different symbols. Groups are found in the order of their first cell that is no wild.',
    '`anywhere`: a paying symbol that is in view n times, n at least `evaluation.least`, pays `reached(pays of the symbol, n)`. Symbols are gone through in the order of their list.',
    '`ways`: for each different paying symbol on reel 0, in the order of the rows: count on each reel from the left the cells that show it or a wild; stop at the first reel that has none. c is the number of reels, and the ways are the product of the counts. It pays `reached(pays of the symbol, c)` × ways.',
  ),
  heading(3, 'Tumbles'),
  steps(
    'If the grid pays nothing, the spin has ended. So it has if it has won as much as the round may still pay, or if `has_tumbles` is false.',
    'All cells of all wins are emptied at once. In each reel the other cells fall to the bottom, in their order.',
    'The empty cells of a reel are filled from below upwards by what stands before on its strip: after a stop s first symbol s − 1, then s − 2, and so on, mod the length, and each tumble goes on where the one before it ended. Nothing is drawn for this.',
    'Numbers, if the game has `multipliers`: for each cell that has been filled and shows `multipliers.symbol`, in the order of cells, one is drawn as at the landing. Those that fell keep theirs.',
    't becomes t + 1, and the new grid pays, from “Wins” on.',
  ),
  paragraph('Then, unless the spin has won as much as the round may still pay:'),
  steps(
    'Multiplier symbols: if the spin has won anything and h, the sum of the numbers in view, is above 0: u becomes h, or u + h in phase `free` if `multipliers.is_kept`; the wins of the spin are multiplied by u.',
    'Scatters: S is how many scatters are in view now. They pay `reached(scatter_pays, S)` × `bet_coins`, and nothing multiplies that. The same S counts for free spins.',
  ),
  heading(3, 'The whole round'),
  paragraph(
    'A round is a spin of phase `base` with t = 0 and u = 0, and free spins if `reached(free_spins.awards, S)` lists any and the round has won less than its maximum, `max_win_bets` × `bet_coins`. There are min(award, `max_spins`) of them, each a spin of phase `free`. t goes on from the free spin before if `growth.free.is_kept`, else it is 0; u goes on. After each: if the free spins have won as much as the round may still pay, they end at once and pay that. If `reached(free_spins.retriggers, S)` lists any, so many spins are added, but never beyond `max_spins` in all. A round that has won its maximum or more pays exactly that.',
  ),
];

const course: Block[] = [
  heading(3, 'The course of a round of a tumbling slot'),
  table(
    ['event', 'fields', 'when'],
    [
      [
        '`spin`',
        '`phase`, `grid` (`grid[reel][row]`), `stops`, `numbers` (each `reel`, `row`, `multiplier`), `multiplier` (m), `free_spin` (`index` from 1 and `total` so far, or `null`)',
        'each landing',
      ],
      [
        '`wins`',
        '`wins`: each with `kind`, `symbol`, `count` (cells; reels with `ways`), `multiplier` (m), `amount_minor`, and `ways` of kind `ways`; `amount_minor` (their sum), `round_win_minor` (of the round so far, at most its maximum)',
        'the grid pays',
      ],
      [
        '`tumble`',
        '`fresh` (for each reel what has been filled, from the top), `grid`, `numbers` (of what has been filled), `multiplier` (the new m)',
        'each tumble',
      ],
      [
        '`multiply`',
        '`sum` (h), `multiplier` (u), `amount_minor` (what it adds), `round_win_minor`',
        'multiplier symbols multiply',
      ],
      ['`scatter_win`', '`scatters`, `amount_minor`, `round_win_minor`', 'scatters pay'],
      ['`free_spins_start`', '`spins`, `multiplier` (m with t = 0)', 'free spins begin'],
      ['`free_spins_retrigger`', '`added`, `total`', 'spins are added (not if none can be)'],
      [
        '`free_spins_end`',
        '`spins` played, `amount_minor` (at most what the round may still pay)',
        'their end',
      ],
      ['`max_win`', '`amount_minor`', 'the round has reached its maximum'],
      ['`end`', '`win_minor`', 'always, last'],
    ],
  ),
  paragraph(
    '`positions` is left out of comparisons, as in the other slots. The return of these games is measured, not enumerated: block k of a game and version is a million rounds with the server seed SHA-256(`"<code>/<version>/<k>"`), the client seed `marquee-proof` and the nonces from 0. `games/<code>/simulation.jsonl` lists what each block came to, or `blocks` of them from `block` on, in coins, so that anybody can play any of them again.',
  ),
];

/** The newest version whole; of older ones that they are published. */
function tables(versions: ReadonlyMap<number, PublishedTumble>): Block[] {
  const [newest, ...older] = [...versions.values()].toSorted(
    (a, b) => b.mathematics.version - a.mathematics.version,
  );
  if (!newest) return [];
  const { mathematics } = newest;
  return [
    heading(3, `${newest.title} (${mathematics.code}), version ${mathematics.version}`, mathematics.code),
    list(
      ...facts(mathematics),
      ...older.map((each) => `Version ${each.mathematics.version} is in its own file.`),
    ),
    table(
      ['symbol', 'name', 'kind', 'pays (number reached: coins)'],
      mathematics.symbols.map(({ id, kind }) => [
        `\`${id}\``,
        newest.symbol_names[id] ?? id,
        kind,
        mathematics.pays
          .filter(({ symbol }) => symbol === id)
          .map(({ count, coins }) => `${count}: ${coins}`)
          .join(', '),
      ]),
    ),
    table(
      ['phase', 'reel', 'length', 'strip from stop 0'],
      [
        ...mathematics.strips.base.map((ring, reel) => ['base', ring, reel] as const),
        ...(mathematics.strips.free ?? []).map((ring, reel) => ['free', ring, reel] as const),
      ].map(([phase, ring, reel]) => [phase, String(reel), String(ring.length), `\`${ring.join(' ')}\``]),
    ),
  ];
}

function facts(game: TumbleMathematics): string[] {
  const { heights, evaluation, growth, multipliers, free_spins } = game;
  const byWeight = (each: readonly { height: number; weight: number }[]) =>
    each.map(({ height, weight }) => `${height}: ${weight}`).join(', ');
  const spins = (list_: readonly { scatters: number; spins: number }[]) =>
    list_.length === 0 ? 'none' : list_.map((each) => `${each.scatters}: ${each.spins}`).join(', ');
  const grows = ({ start, step, max }: { start: number; step: number; max: number }) =>
    `start ${start}, step ${step}, max ${max}`;
  const isFixed = heights.every((each) => each.length === 1);
  return [
    isFixed
      ? `${heights.length} reels, ${heights.map((each) => each[0]?.height).join(' ')} high; ${game.bet_coins} coins a bet.`
      : `${heights.length} reels; heights by weight: ${heights.map(byWeight).join('; ')}. ${game.bet_coins} coins a bet.`,
    evaluation.kind === 'ways'
      ? 'Ways from the left.'
      : `\`${evaluation.kind}\`, at least ${evaluation.least}.`,
    `Tumbles: ${game.has_tumbles}. Growth in the base game: ${grows(growth.base)}; in free spins: ${grows(growth.free)}, kept: ${growth.free.is_kept}.`,
    ...(multipliers
      ? [
          `Multiplier symbol \`${multipliers.symbol}\`, weights: ${multipliers.values.map((each) => `×${each.multiplier}: ${each.weight}`).join(', ')}; kept in free spins: ${multipliers.is_kept}.`,
        ]
      : []),
    ...(game.scatter_pays.length > 0
      ? [
          `Scatters pay, in bets: ${game.scatter_pays.map((each) => `${each.count}: ${each.bets}`).join(', ')}.`,
        ]
      : []),
    ...(free_spins
      ? [
          `Free spins by scatters: ${spins(free_spins.awards)}. Retriggers: ${spins(free_spins.retriggers)}. At most ${free_spins.max_spins}.`,
        ]
      : []),
    `Maximum win: ${game.max_win_bets} bets.`,
  ];
}
