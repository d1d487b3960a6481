/** What the specification says of each instant game. */
import { z } from 'zod';
import { type Block, heading, list, table } from '../../../kit/published/text.ts';
import type { PublishedInstant } from './published-instant.ts';

const pays = z.array(z.int());
const byRisk = z.record(z.string(), z.record(z.string(), pays));
const count = z.int();

/** Multipliers as a table shows them. */
const row = (multipliers: readonly number[]): string => multipliers.join(' ');

type Section = (mathematics: PublishedInstant['mathematics']) => Block[];

const sections: Readonly<Record<string, Section>> = {
  dice(mathematics) {
    const { rolls, least_winning_rolls, most_winning_rolls } = z
      .looseObject({ rolls: count, least_winning_rolls: count, most_winning_rolls: count })
      .parse(mathematics);
    return [
      list(
        `Wager: \`side\` (\`under\` or \`over\`) and \`target\`, from 0 to ${rolls}, in hundredths. \`under\` wins with w = \`target\` rolls, \`over\` with w = ${rolls - 1} − \`target\`; w is from ${least_winning_rolls} to ${most_winning_rolls}.`,
        `Draw: \`roll\` = \`below(${rolls})\`; 5050 is shown as 50.50.`,
        'Result: `under` wins if `roll` < `target`, `over` if `roll` > `target`. It pays `fair(w, rolls)`, or nothing.',
        'Seen: `roll`.',
      ),
    ];
  },
  limbo(mathematics) {
    const { numbers, least_target, most_target } = z
      .looseObject({ numbers: count, least_target: count, most_target: count })
      .parse(mathematics);
    return [
      list(
        `Wager: \`target\`, in hundredths, from ${least_target} to ${most_target}.`,
        `Draw: u = \`below(${numbers})\` (2³¹).`,
        `Result: \`reached\` = ⌊(100 × \`returns[0]\` × ${numbers}) ÷ (\`returns[1]\` × (u + 1))⌋ hundredths, in whole numbers, and 100 at the least. The bet wins if \`reached\` ≥ \`target\` and pays 100 × \`target\`, else nothing.`,
        'Seen: `reached`.',
      ),
    ];
  },
  plinko(mathematics) {
    const { slots } = z.looseObject({ slots: byRisk }).parse(mathematics);
    return [
      list(
        'Wager: `rows` (8 to 16) and `risk` (`low`, `medium`, `high`).',
        'Draw: `path`, `below(2)` for each row; 1 is to the right.',
        'Result: `slot` = the sum of the path. It pays entry number `slot`, from 0, of the table of the risk and the rows.',
        'Seen: `path`, `slot`.',
      ),
      table(
        ['risk', 'rows', 'slots from the left'],
        Object.entries(slots).flatMap(([risk, byRows]) =>
          Object.entries(byRows).map(([rows, multipliers]) => [risk, rows, row(multipliers)]),
        ),
      ),
    ];
  },
  mines(mathematics) {
    const { tiles, most_mines } = z.looseObject({ tiles: count, most_mines: count }).parse(mathematics);
    return [
      list(
        `Wager: \`mines\`, m, from 1 to ${most_mines}.`,
        `Draw: the mines are \`chosen(${tiles}, m)\`. Tiles are counted from 0.`,
        `Step: \`{"type": "reveal", "tile": t}\`, a tile that is not open. It loses if t is a mine. After k tiles without a mine the multiplier is \`fair(C(${tiles} − m, k), C(${tiles}, k))\`, where C(n, k) is the number of ways to choose k of n. No step is left after ${tiles} − m tiles.`,
        'Seen: `revealed`, the tiles in the order of the steps, the last one a mine if the round is lost; and once it has ended `mines`, ascending.',
      ),
    ];
  },
  keno(mathematics) {
    const {
      numbers,
      most_picks,
      pays: byPicks,
    } = z
      .looseObject({ numbers: count, most_picks: count, pays: z.record(z.string(), z.array(pays)) })
      .parse(mathematics);
    return [
      list(
        `Wager: \`picks\`, 1 to ${most_picks} different numbers from 1 to ${numbers}, and \`risk\` (\`low\`, \`medium\`, \`high\`).`,
        `Draw: \`drawn\` = \`chosen(${numbers}, ${most_picks})\`, each plus 1.`,
        'Result: `hits` are the picks that are drawn, in the order of the picks. It pays entry number h, from 0, of the table of the risk and the number of picks, where h is the number of hits.',
        'Seen: `drawn` in the order of the draws, `hits`.',
      ),
      table(
        ['risk', 'picks', 'pays by hits, from 0'],
        Object.entries(byPicks).flatMap(([risk, lines]) =>
          lines.map((multipliers, index) => [risk, String(index + 1), row(multipliers)]),
        ),
      ),
    ];
  },
  'hi-lo'(mathematics) {
    const { ranks, cards, steps } = z
      .looseObject({ ranks: count, cards: count, steps: count })
      .parse(mathematics);
    return [
      list(
        'Wager: nothing (`{}`).',
        `Draw: \`cards\`, \`below(${cards})\` for each of ${steps + 1} cards. The rank of a card is card mod ${ranks}, from 0, the ace, to ${ranks - 1}, the king; ⌊card ÷ ${ranks}⌋ is the suit, which decides nothing.`,
        `Step: \`{"type": "call", "call": …}\` with \`higher\`, \`lower\` or \`skip\`. Step number i, from 0, goes from card i, of rank r, to card i + 1, of rank n. \`skip\` always wins. \`higher\` wins if n ≥ r, with w = ${ranks} − r ranks of ${ranks}; \`lower\` if n ≤ r, with w = r + 1. Where that could not lose, it is for an equal card less: on an ace \`higher\` wins if n > 0 (w = ${ranks - 1}) and \`lower\` if n = 0 (w = 1); on a king \`lower\` wins if n < ${ranks - 1} (w = ${ranks - 1}) and \`higher\` if n = ${ranks - 1} (w = 1).`,
        `After winning steps the multiplier is \`fair(a, b)\`, where a is the product of w over all calls but skips, and b is ${ranks} to the power of their number. (After skips alone it is \`fair(1, 1)\`.) No step is left after ${steps}. A call that would make the multiplier larger than \`most_multiplier\` is refused as long as the other is possible; skips do not count as further steps when it is decided whether the round ends.`,
        'Seen: `cards`, one more than there were steps; `calls`.',
      ),
    ];
  },
  towers(mathematics) {
    const { floors, levels } = z
      .looseObject({
        floors: count,
        levels: z.record(z.string(), z.object({ doors: count, safe: count })),
      })
      .parse(mathematics);
    return [
      list(
        `Wager: \`level\` (${Object.keys(levels)
          .map((level) => `\`${level}\``)
          .join(', ')}).`,
        `Draw: for each of ${floors} floors, from the lowest: the safe doors are \`chosen(doors, safe)\` of the level.`,
        'Step: `{"type": "open", "door": d}`, d from 0 and below `doors`, on the next floor. It loses unless d is safe. After k floors the multiplier is `fair(safe^k, doors^k)`. No step is left after the last floor.',
        `Seen: \`opened\`, the doors in the order of the steps; \`safe\`, the safe doors in the order of the draws, of as many floors as there were steps, of all ${floors} once the round has ended.`,
      ),
      table(
        ['level', 'doors', 'safe'],
        Object.entries(levels).map(([level, { doors, safe }]) => [level, String(doors), String(safe)]),
      ),
    ];
  },
  wheel(mathematics) {
    const { segments } = z.looseObject({ segments: byRisk }).parse(mathematics);
    return [
      list(
        'Wager: `segments` (10, 20, 30, 40 or 50) and `risk` (`low`, `medium`, `high`).',
        'Draw: `segment` = `below(segments)`.',
        'Result: it pays entry number `segment`, from 0, of the table of the risk and the number of segments.',
        'Seen: `segment`.',
      ),
      table(
        ['risk', 'segments', 'what they pay, clockwise'],
        Object.entries(segments).flatMap(([risk, bySize]) =>
          Object.entries(bySize).map(([size, multipliers]) => [risk, size, row(multipliers)]),
        ),
      ),
    ];
  },
  'coin-streak'(mathematics) {
    const { flips, sides } = z.looseObject({ flips: count, sides: z.array(z.string()) }).parse(mathematics);
    return [
      list(
        'Wager: nothing (`{}`).',
        `Draw: \`flips\`, \`below(2)\` for each of ${flips} flips; 0 is \`${sides[0]}\`, 1 is \`${sides[1]}\`.`,
        `Step: \`{"type": "call", "side": …}\`. Step number i, from 0, wins if \`side\` is flip i. After k steps the multiplier is \`fair(1, 2^k)\`. No step is left after ${flips}.`,
        'Seen: `calls`; `flips`, as many as there were steps, all of them once the round has ended.',
      ),
    ];
  },
  crossing(mathematics) {
    const { numbers, most_lanes, hits } = z
      .looseObject({ numbers: count, most_lanes: count, hits: z.record(z.string(), count) })
      .parse(mathematics);
    return [
      list(
        `Wager: \`level\` (${Object.keys(hits)
          .map((level) => `\`${level}\``)
          .join(', ')}).`,
        `Draw: \`numbers\`, \`below(${numbers})\` for each of ${most_lanes} lanes, from the nearest, whatever the level is.`,
        `Step: \`{"type": "cross"}\`. Step number i, from 0, loses if number i is below \`hits\` of the level. After k lanes the multiplier is \`fair((${numbers} − hits)^k, ${numbers}^k)\`. No step is left after ${most_lanes}.`,
        `Seen: \`crossed\`, the word \`cross\` for each step; \`numbers\`, as many as there were steps, all ${most_lanes} once the round has ended.`,
      ),
      table(
        ['level', 'hits'],
        Object.entries(hits).map(([level, each]) => [level, String(each)]),
      ),
    ];
  },
  penalty(mathematics) {
    const { targets, most_kicks, arms } = z
      .looseObject({ targets: count, most_kicks: count, arms: z.record(z.string(), count) })
      .parse(mathematics);
    return [
      list(
        `Wager: \`level\` (${Object.keys(arms)
          .map((level) => `\`${level}\``)
          .join(', ')}).`,
        `Draw: for each of ${most_kicks} kicks, from the first: the targets that the keeper reaches are \`chosen(${targets}, arms)\`, with \`arms\` of the level.`,
        `Step: \`{"type": "kick", "target": t}\`, t from 0 and below ${targets}. It loses if t is reached. After k goals the multiplier is \`fair((${targets} − arms)^k, ${targets}^k)\`. No step is left after ${most_kicks}.`,
        `Seen: \`kicked\`, the targets in the order of the steps; \`reached\`, the targets that are reached in the order of the draws, of as many kicks as there were steps, of all ${most_kicks} once the round has ended.`,
      ),
      table(
        ['level', 'arms'],
        Object.entries(arms).map(([level, each]) => [level, String(each)]),
      ),
    ];
  },
  coconut(mathematics) {
    const { places, rows, ways } = z
      .looseObject({ places: count, rows: count, ways: z.record(z.string(), z.array(count)) })
      .parse(mathematics);
    const froms = Object.keys(ways);
    return [
      list(
        `Wager: \`from\`, a whole number from ${froms.at(0)} to ${froms.at(-1)}; \`baskets\`, 1 to ${places} different whole numbers from 1 to ${places}.`,
        `Draw: \`path\`, \`below(2)\` for each of ${rows} rows, from the top, whatever the wager is.`,
        `The coconut begins at h = 2 × \`from\` − 1. At each row, with its number r of \`path\`: if h is 0 it becomes 1; if h is ${2 * places} it becomes ${2 * places - 1}; else it becomes h + 1 if r is 1, and h − 1 if r is 0. The place is (h + 1) ÷ 2 after the last row.`,
        `If \`baskets\` names the place, the multiplier is \`fair(n × w, 2^${rows})\`: n is how many baskets there are, and w how many of the 2^${rows} paths lead from \`from\` to the place, as the table says; else it is 0.`,
        'Seen: `path`, all of it; `place`.',
      ),
      table(
        ['from', ...Array.from({ length: places }, (_, index) => `place ${index + 1}`)],
        Object.entries(ways).map(([from, each]) => [from, ...each.map(String)]),
      ),
    ];
  },
  'sky-stack'(mathematics) {
    const { gusts, most_boxes, stands } = z
      .looseObject({ gusts: count, most_boxes: count, stands: z.record(z.string(), count) })
      .parse(mathematics);
    return [
      list(
        'Wager: nothing (`{}`).',
        `Draw: \`gusts\`, \`below(${gusts})\` + 1 for each of ${most_boxes} boxes, from the first, whichever they will be.`,
        `Step: \`{"type": "drop", "box": …}\`, one of ${Object.keys(stands)
          .map((box) => `\`${box}\``)
          .join(
            ', ',
          )}. Step number i, from 0, wins if gust i is \`stands\` of its box or less, and loses if it is more. After k boxes the multiplier is \`fair(a, ${gusts}^k)\`, where a is the product of \`stands\` of all k. A box with which that would be larger than \`most_multiplier\` is not possible. No step is left after ${most_boxes}.`,
        `Seen: \`boxes\`, in the order of the steps; \`gusts\`, as many as there were steps, all ${most_boxes} once the round has ended.`,
      ),
      table(
        ['box', 'stands'],
        Object.entries(stands).map(([box, each]) => [box, String(each)]),
      ),
    ];
  },
  'reef-raiders'(mathematics) {
    const { packet_sizes, weapons, prizes, returns } = z
      .looseObject({
        packet_sizes: z.array(count),
        returns: z.tuple([count, count]),
        weapons: z.record(z.string(), z.object({ cost: count, targets: count, least: count })),
        prizes: z.record(z.string(), z.array(z.tuple([count, count]))),
      })
      .parse(mathematics);
    const [returned, of] = returns;
    return [
      list(
        `A round is a packet of shots: ${packet_sizes.join(', ')} of them. A unit is the bet divided by the weapon’s \`cost\` and by the number of shots. \`returns\` is ${returned} of ${of}.`,
        'Wager: `weapon`; `shots`, for each of them the fish that it is aimed at, at most `targets` of the weapon, each with its `fish` and its number `id` in the room; `room`, the seed that the room’s fish and their ways follow from. The numbers and the room decide nothing.',
        `Draw: shot by shot, and in each fish by fish: \`below(${of} × mean × n)\`, where \`mean\` is the mean of the fish’s prizes by their weights and n at how many fish the shot is aimed. The fish is caught if that is below ${returned} × \`cost\`. If it is caught and has several prizes, \`below(w)\` follows at once, w being the sum of their weights: the first prize whose weight, added to those before it, is larger.`,
        'Each caught fish pays its prize in units, whatever else is caught: one that two shots catch pays twice. The multiplier is all prizes × `unit` ÷ (`cost` × shots), which is whole.',
        'Seen: `paid`, for each shot what each of its fish has paid, in units; 0 for one that got away.',
      ),
      table(
        ['weapon', 'cost', 'targets', 'least mean prize'],
        Object.entries(weapons).map(([weapon, { cost, targets, least }]) => [
          weapon,
          String(cost),
          String(targets),
          String(least),
        ]),
      ),
      table(
        ['fish', 'prizes', 'weights'],
        Object.entries(prizes).map(([fish, each]) => [
          fish,
          each.map(([prize]) => prize).join(' '),
          each.map(([, weight]) => weight).join(' '),
        ]),
      ),
    ];
  },
};

/** The heading and the rules of a game. @throws if nothing is said of it. */
export function gameSections({ title, mathematics }: PublishedInstant): Block[] {
  const section = sections[mathematics.code];
  if (!section) throw new Error(`Say in game-sections.ts how a round of ${mathematics.code} follows.`);
  return [
    heading(3, `${title} (${mathematics.code}), version ${mathematics.version}`, mathematics.code),
    ...section(mathematics),
  ];
}
