/** What the specification says of each table game. */
import { z } from 'zod';
import { type Block, heading, list, table } from '../../../kit/published/text.ts';
import { blackjackSection } from './blackjack-section.ts';
import {
  caribbeanStudSection,
  casinoHoldemSection,
  threeCardPokerSection,
  videoPokerSection,
} from './poker-sections.ts';
import type { PublishedTable } from './published-table.ts';

const count = z.int();
const numbers = z.array(count);
const drawOf = <Fields extends z.ZodRawShape>(fields: Fields) => z.tuple([z.object(fields)]);
const chosen = z.object({ chosen: count, of: count });
/** By spot, then by result. */
const bySpot = z.record(z.string(), z.record(z.string(), count));

type Section = (mathematics: PublishedTable['mathematics']) => Block[];

/** What each spot pays by result, a row for a spot. */
function paymentTable(pays: z.infer<typeof bySpot>): Block {
  const results = Object.keys(Object.values(pays)[0] ?? {});
  return table(
    ['spot', ...results],
    Object.entries(pays).map(([spot, byResult]) => [
      `\`${spot}\``,
      ...results.map((result) => String(byResult[result] ?? 0)),
    ]),
  );
}

const sections: Readonly<Record<string, Section>> = {
  blackjack: blackjackSection,
  'jacks-or-better': videoPokerSection,
  'deuces-wild': videoPokerSection,
  'bonus-poker': videoPokerSection,
  'three-card-poker': threeCardPokerSection,
  'caribbean-stud': caribbeanStudSection,
  'casino-holdem': casinoHoldemSection,
  baccarat(mathematics) {
    const { draws, drawing, pays, pair_pays } = z
      .looseObject({
        draws: drawOf({ cards: chosen }),
        drawing: z.object({
          natural: count,
          player_draws_to: count,
          banker_draws_to: count,
          banker_draws_on: z.record(z.string(), numbers),
        }),
        pays: bySpot,
        pair_pays: count,
      })
      .parse(mathematics);
    const { chosen: dealt, of } = draws[0].cards;
    return [
      list(
        `Draw: \`chosen(${of}, ${dealt})\`; not all of the cards are always used.`,
        'Cards one and three are the player’s hand, two and four the banker’s. A card counts its rank plus 1, tens and pictures (ranks 9 to 12) count 0. A hand’s points are the last digit of the sum.',
        `If a hand has ${drawing.natural} points or more from its first two cards, no more are dealt. Else the player takes the next card with ${drawing.player_draws_to} points or less. If the player took none, the banker takes the next card with ${drawing.banker_draws_to} points or less. If the player took one, the banker takes the next card if what the player’s third card counts is in the table below, in the row of the points of the banker’s first two cards.`,
        'The hand with more points wins: `winner` is `player`, `banker`, or `tie` for equal points.',
        `\`player\`, \`banker\` and \`tie\` pay by the winner, as below. \`player-pair\` and \`banker-pair\` pay ${pair_pays} if the hand’s first two cards are of one rank, else nothing.`,
        'Seen: `player` and `banker`, the cards of the hands in the order in which they were dealt; `winner`.',
      ),
      table(
        ['banker’s points', 'draws on a third card of the player that counts'],
        Object.entries(drawing.banker_draws_on).map(([points, on]) => [points, on.join(' ')]),
      ),
      paymentTable(pays),
    ];
  },
  roulette(mathematics) {
    const { draws, spots } = z
      .looseObject({
        draws: drawOf({ pocket: z.object({ below: count }) }),
        spots: z.record(z.string(), numbers),
      })
      .parse(mathematics);
    const named = Object.entries(spots).filter(([spot]) => /[a-z]/.test(spot));
    return [
      list(
        `Draw: \`pocket\` = \`below(${draws[0].pocket.below})\`.`,
        'A spot pays `unit` × 36 ÷ n, where n is how many numbers it covers, if the pocket is one of them, else nothing.',
        '`spots` in the published file has the numbers of every spot. The inside spots are named after theirs, in ascending order and joined by `-`: `17`, `17-20`, `16-17-18`, `16-17-19-20`, `16-17-18-19-20-21`; the others are below.',
        'Seen: `pocket`.',
      ),
      table(
        ['spot', 'numbers'],
        named.map(([spot, covered]) => [`\`${spot}\``, covered.join(' ')]),
      ),
    ];
  },
  'sic-bo'(mathematics) {
    const { draws, pays } = z
      .looseObject({
        draws: drawOf({ dice: z.object({ below: count, times: count, plus: count }) }),
        pays: z.object({
          even_chance: count,
          totals: z.record(z.string(), count),
          number: numbers,
          pair: count,
          double: count,
          triple: count,
          any_triple: count,
        }),
      })
      .parse(mathematics);
    const { below, times, plus } = draws[0].dice;
    return [
      list(
        `Draw: \`dice\`, \`below(${below})\` + ${plus} for each of ${times} dice.`,
        `\`small\` wins on a total from 4 to 10, \`big\` from 11 to 17, \`odd\` on an odd total, \`even\` on an even one; each pays ${pays.even_chance}, and none of them wins on three equal dice.`,
        '`total-4` to `total-17` win on that total, three equal dice included, and pay as below.',
        `\`number-1\` to \`number-6\` pay ${pays.number.slice(1).join(', ')} if one, two or three dice show the number.`,
        `\`pair-a-b\`, with a < b, pays ${pays.pair} if both numbers are on the dice. \`double-a\` pays ${pays.double} if at least two dice show a. \`triple-a\` pays ${pays.triple} if all three do. \`any-triple\` pays ${pays.any_triple} if all three dice are equal.`,
        'Seen: `dice`, in the order of the draws.',
      ),
      table(
        ['total', 'pays'],
        Object.entries(pays.totals).map(([total, paid]) => [total, String(paid)]),
      ),
    ];
  },
  'dragon-tiger'(mathematics) {
    const { draws, pays } = z
      .looseObject({ draws: drawOf({ cards: chosen }), pays: bySpot })
      .parse(mathematics);
    const { chosen: dealt, of } = draws[0].cards;
    return [
      list(
        `Draw: \`chosen(${of}, ${dealt})\`; the first card is the dragon’s, the second the tiger’s.`,
        'The higher rank wins; the ace is the lowest. `result` is `dragon`, `tiger`, `tie` for equal ranks of different suits, or `suited_tie` for equal ranks of one suit. A spot pays by it as below.',
        'Seen: `dragon` and `tiger`, the cards; `result`.',
      ),
      paymentTable(pays),
    ];
  },
  'fan-tan'(mathematics) {
    const { draws, group, spots } = z
      .looseObject({
        draws: drawOf({ beads: z.object({ below: count, plus: count }) }),
        group: count,
        spots: z.record(z.string(), z.object({ wins: numbers, pushes: numbers, pays: count })),
      })
      .parse(mathematics);
    const { below, plus } = draws[0].beads;
    return [
      list(
        `Draw: \`beads\` = \`below(${below})\` + ${plus}. The number is \`beads\` mod ${group}, and ${group} where that is 0.`,
        'A spot pays `pays` if the number is in its `wins`, `unit` (its stake) if it is in its `pushes`, else nothing.',
        'Seen: `beads`, `number`.',
      ),
      table(
        ['spot', 'wins', 'pushes', 'pays'],
        Object.entries(spots).map(([spot, { wins, pushes, pays }]) => [
          `\`${spot}\``,
          wins.join(' '),
          pushes.join(' '),
          String(pays),
        ]),
      ),
    ];
  },
};

/** The heading and the rules of a game. @throws if nothing is said of it. */
export function gameSections({ title, mathematics }: PublishedTable): Block[] {
  const section = sections[mathematics.code];
  if (!section) throw new Error(`Say in game-sections.ts how a round of ${mathematics.code} follows.`);
  return [
    heading(3, `${title} (${mathematics.code}), version ${mathematics.version}`, mathematics.code),
    ...section(mathematics),
  ];
}
