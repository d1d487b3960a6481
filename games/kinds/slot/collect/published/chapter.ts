/**
 * How a round of a slot whose meter is kept follows from its seeds and from its meter, in words that are enough to write a verifier
 * from, and the tables of every game. The words are of this engine; the tables are made from the published files.
 */
import { type Block, heading, list, paragraph, steps, table } from '../../../../kit/published/text.ts';
import type { CollectMathematics, PublishedCollect } from './published-collect.ts';

/** The chapter on slots whose meter is kept; the games in the order given, each with its versions. Nothing without a game. */
export function collectChapter(games: readonly ReadonlyMap<number, PublishedCollect>[]): Block[] {
  return games.length === 0 ? [] : [...rules, ...course, ...games.flatMap(tables)];
}

const rules: Block[] = [
  heading(2, 'A round of a slot whose meter is kept', 'collect'),
  paragraph(
    'The seeds are not enough for such a round: where the meter stands before it is given as well. The history says it of each round as `meter.before`, and where the meter stands after it as `meter.after`. A player has a meter for each game, currency and bet, and another one of the same kind for free bets; each demo session has its own. All begin at 0. Of two successive rounds on one meter the later begins where the earlier ended, so whoever has all rounds of a bet can check that nothing was put in or taken out between them. Rounds whose bet was refused or taken back leave the meter as it was.',
  ),
  steps(
    '`full` is the sum of all `levels[…].needs`. Level k, from 0, begins at the sum of `needs` of the levels before it. The round is played at the last level that begins at `meter.before` or below.',
    'The strips of the spin are `spins.strips.base`, in which for each level from 1 to that one, in order, every `turns.from` is replaced by `turns.into`.',
    'The spin is a round of a slot with `spins` as its mathematics and these strips, as described above. c is how many cells of the landed grid show `collects`.',
    'If `meter.before` + c is less than `full`, that is `meter.after`, and the round is over.',
    'Otherwise the harvest follows: a bought round of a slot with `harvest` as its mathematics. Its numbers go on where those of the spin have ended, and its coin is the same: the bet divided by `spins.bet_coins`. `meter.after` is 0.',
  ),
  paragraph('The round pays what its spin and its harvest pay together.'),
];

const course: Block[] = [
  heading(3, 'The course of a round of a slot whose meter is kept'),
  paragraph(
    'It is the course of the spin without its `end`; then, if there is a harvest, that of the bought round without `bought` and `end`, with what the spin has won added to each `round_win_minor`; then `end` with what all of it pays. After the first `spin` come these, if c is above 0:',
  ),
  table(
    ['event', 'fields', 'when'],
    [
      ['`collect`', '`count` (c), `meter` (what it holds with them, `full` at most)', 'always'],
      ['`harvest`', 'none', 'the meter is full'],
      [
        '`level`',
        '`level` (from 2), `from`, `into`',
        'the meter is not full: for each level that begins above `meter.before` and not above the new meter',
      ],
    ],
  ),
];

/** The newest version whole; of older ones that they are published. */
function tables(versions: ReadonlyMap<number, PublishedCollect>): Block[] {
  const [newest, ...older] = [...versions.values()].toSorted(
    (a, b) => b.mathematics.version - a.mathematics.version,
  );
  if (!newest) return [];
  const { mathematics } = newest;
  const { spins, harvest } = mathematics;
  return [
    heading(3, `${newest.title} (${mathematics.code}), version ${mathematics.version}`, mathematics.code),
    list(
      ...facts(mathematics),
      ...older.map((each) => `Version ${each.mathematics.version} is in its own file.`),
    ),
    table(
      ['symbol', 'name', 'kind', 'pays (number: coins)'],
      spins.symbols.map(({ id, kind }) => [
        `\`${id}\``,
        newest.symbol_names[id] ?? id,
        kind,
        spins.pays
          .filter(({ symbol }) => symbol === id)
          .map(({ count, coins }) => `${count}: ${coins}`)
          .join(', '),
      ]),
    ),
    table(
      ['strips', 'reel', 'length', 'strip from stop 0'],
      [
        ...spins.strips.base.map((ring, reel) => ['level 1', ring, reel] as const),
        ...(harvest.strips.free ?? []).map((ring, reel) => ['harvest', ring, reel] as const),
      ].map(([phase, ring, reel]) => [phase, String(reel), String(ring.length), `\`${ring.join(' ')}\``]),
    ),
  ];
}

function facts({ collects, levels, spins, harvest, most_coins }: CollectMathematics): string[] {
  const { evaluation } = spins;
  const full = levels.reduce((sum, { needs }) => sum + needs, 0);
  return [
    `${spins.reels} reels, ${spins.rows} rows, ${spins.bet_coins} coins a bet.`,
    evaluation.kind === 'ways'
      ? 'Ways from the left.'
      : `${evaluation.lines.length} lines, ${evaluation.direction === 'both' ? 'from both sides' : 'from the left'}. Rows of each line: ${evaluation.lines.map((line) => line.join('')).join(' ')}.`,
    `\`${collects}\` goes into the meter; ${full} fill it. Levels: ${levels.map(({ needs, turns }, level) => `${level + 1}: ${needs}${turns ? `, \`${turns.from}\` becomes \`${turns.into}\`` : ''}`).join('; ')}.`,
    `Harvest: ${harvest.buy?.spins ?? 0} free spins, all wins × ${harvest.free_spins?.multiplier.start ?? 1}; wilds fill reels ${harvest.expanding_wilds?.reels.join(' ') ?? 'none'}.`,
    `The most that a round can pay: ${most_coins} coins.`,
  ];
}
