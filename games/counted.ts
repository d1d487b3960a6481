/** The games whose bets have whole distributions, each with the laws of all kinds of bet. */
import { instantBust, lawOfTarget } from './kinds/crash/crash-point.ts';
import { namedTargets } from './kinds/crash/targets.ts';
import {
  fishing,
  type FishName,
  fishNames,
  lawOfPacket,
  mayAim,
  oneShot,
  type Weapon,
  WEAPONS,
  weapons,
} from './kinds/instant/fishing.ts';
import { instantGames } from './kinds/instant/games.ts';
import { UNIT } from './kinds/instant/multiplier.ts';
import {
  type BingoGame,
  bingoGames,
  type BoutGame,
  boutGames,
  liveGames,
  lotteries,
  type LotteryGame,
  raceGames,
} from './kinds/live/games.ts';
import { averageBalls, chanceWithin } from './kinds/live/bingo/odds.ts';
import { prizesIn } from './kinds/live/bingo/prizes.ts';
import { choose, expectedReturn, PICKED } from './kinds/live/pools.ts';
import { returnsOf, statedReturn } from './kinds/live/race-prices.ts';
import { raceRules } from './kinds/live/race-track.ts';
import { returnOfBout } from './kinds/live/sides.ts';
import { tableGames } from './kinds/table/games.ts';
import { multiply, rational, toDecimal, toDouble, zero, type Rational } from './kit/prove/fraction.ts';
import { figuresOf, type Law } from './kit/prove/law.ts';
import { rowOfLaws, type ProofRow } from './kit/prove/proof-table.ts';
import { references } from './references.ts';

type Counted = {
  name: string;
  kind: string;
  method?: string | undefined;
  laws: () => Law[];
  most: () => Rational;
};

/** The rows of a game, by the word that asks for them. */
const counted: readonly { code: string; rows: () => readonly Counted[] }[] = [
  ...instantGames.map(({ code, betTypes, mostMultiplier }) => ({
    code,
    rows: () => [
      {
        name: code,
        kind: 'instant',
        laws: () => betTypes().map(({ law }) => law),
        most: () =>
          rational(BigInt(Math.max(...betTypes().map(({ wager }) => mostMultiplier(wager)))), BigInt(UNIT)),
      },
    ],
  })),
  ...tableGames.map(({ code, betTypes }) => ({
    code,
    // A row for each kind of bet: their edges differ, and so do the sources that publish them.
    rows: () =>
      betTypes().map(({ name, law, method }) => ({
        name: `${code}, ${name}`,
        kind: 'table',
        method,
        laws: () => [law],
        most: () => zero,
      })),
  })),
  ...liveGames.map(({ code, betTypes }) => ({
    code,
    // The law is the table's own: a draw that many share is as likely as one of a single player.
    rows: () =>
      betTypes().map(({ name, law, method }) => ({
        name: `${code}, ${name}`,
        kind: 'live',
        method,
        laws: () => [law],
        most: () => zero,
      })),
  })),
  {
    // One set of rules: the crash games differ in their looks only.
    code: 'crash',
    rows: () =>
      [
        { name: 'crash', laws: () => namedTargets.map(lawOfTarget) },
        // A flight draws one of the same 2⁵² numbers, from the player's seeds.
        { name: 'crash solo', laws: () => namedTargets.map(lawOfTarget) },
        ...namedTargets.map((target) => ({
          name: `crash at ${toDecimal(rational(BigInt(target), 100n), 2)}`,
          laws: () => [lawOfTarget(target)],
        })),
      ].map((row) => ({ ...row, kind: 'crash', most: () => zero })),
  },
];

export const countedCodes: readonly string[] = counted.map(({ code }) => code);

/** The proofs of these games, of all if none is named. */
export function countedRows(codes: readonly string[] = countedCodes): ProofRow[] {
  return counted
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ code, rows }) =>
      rows().map(({ name, kind, method, laws, most }) =>
        rowOfLaws(
          { code: name, kind, method, reference: references[name] ?? references[code], most: most() },
          laws(),
        ),
      ),
    );
}

/** What is to be said below the table of these games. */
export function countedNotes(codes: readonly string[]): string[] {
  return [
    ...(codes.includes('blackjack') ? blackjackNotes : []),
    ...(codes.includes('crash') ? crashNotes() : []),
    ...lotteries.filter(({ code }) => codes.includes(code)).flatMap(poolNotes),
    ...boutGames.filter(({ code }) => codes.includes(code)).flatMap(boutNotes),
    ...bingoGames.filter(({ code }) => codes.includes(code)).flatMap(bingoNotes),
    ...raceGames.filter(({ code }) => codes.includes(code)).flatMap(raceNotes),
    ...(codes.includes(fishing.code) ? fishingNotes() : []),
  ];
}

const blackjackNotes: readonly string[] = [
  'blackjack: the row is of basic strategy, which the game shows, 0.356542 % of the first bet; the published edge, 0.355143 %, is of the best',
  'play for each set of cards, of which ours is 0.354763 %. Without resplitting and surrender both agree: the published calculator leaves the cards of',
  'other split hands out. Insurance: with nothing known but the ace.',
];

/** What a line returns in one draw, as a function of how many are sold and of what the jackpot held before, in lines. */
function poolNotes({ code, pool }: LotteryGame): string[] {
  const line_minor = 10_000;
  const returned = (lines: number, jackpot: number): string => {
    const pools = { 6: jackpot * line_minor, 5: 0, 4: 0, 3: 0 };
    return `${(expectedReturn(pool, { lines, line_minor, pools }) / 100).toFixed(1)} %`;
  };
  const sales = [100, 10_000, 1_000_000, 100_000_000];
  return [
    `${code}: one of ${choose(pool.of, PICKED)} lines wins the jackpot. What a line returns in one draw, by sales and jackpot (both in lines):`,
    ...[0, 1_000_000, 10_000_000].map(
      (jackpot) =>
        `  jackpot of ${jackpot}: ${sales.map((lines) => `${lines} sold ${returned(lines, jackpot)}`).join(', ')}`,
    ),
  ];
}

/** What a stake returns in one bout, as a function of the pools. */
function boutNotes({ code, pool }: BoutGame): string[] {
  const line_minor = 20_000n;
  const returned = (on: 'meron' | 'draw', meron: bigint, draw: bigint, carried: bigint): string => {
    const lines = [meron, 1_000n - meron, draw] as const;
    const each = returnOfBout(pool, { on, lines, line_minor, carried: carried * line_minor });
    return `${(each / 100).toFixed(2)} %`;
  };
  return [
    `${code}: a bout that is shared out returns 95.25 % of all stakes on meron and wala, one that is given back all of them. On meron in one bout:`,
    `  ${[50n, 200n, 400n, 500n, 600n, 800n, 950n]
      .map((meron) => `${meron / 10n} % of the pool on it ${returned('meron', meron, 0n, 0n)}`)
      .join(', ')}`,
    `  on the draw, by what its pool holds before, in stakes: ${[0n, 10n, 19n, 50n].map((held) => `${held} ${returned('draw', 500n, 100n, held * 100n)}`).join(', ')}`,
  ];
}

/** How many balls each prize takes on average with one card, and how rare the jackpot is. */
function bingoNotes({ code, pool: { balls, jackpotWithin } }: BingoGame): string[] {
  const prizes = prizesIn(balls, 1);
  const { numerator, denominator } = chanceWithin(balls, prizes[0], jackpotWithin);
  return [
    `${code}: one card of ${(denominator / numerator).toLocaleString('en')} is full within ${jackpotWithin} balls, which wins the jackpot. Balls that one card takes on average:`,
    `  ${prizes.map((prize) => `${prize.name} ${toDecimal(averageBalls(balls, prize), 4)}`).join(', ')}.`,
  ];
}

/** What a shot returns and how far it strays, by weapon, on the smallest fish, the largest, and the largest boss. */
function fishingNotes(): string[] {
  const shown = (weapon: Weapon, fish: FishName, targets: number): string => {
    const { rtp, variance } = figuresOf(lawOfPacket(oneShot(weapon, fish, targets)));
    return `${fish} ${toDecimal(multiply(rtp, rational(100n)), 4)} %, deviation ${Math.sqrt(toDouble(variance)).toFixed(3)}`;
  };
  return [
    `${fishing.code}: one shot at fish of a kind, in its cost; shots of a packet do not depend on one another.`,
    ...weapons.map((weapon) => {
      const { cost, targets } = WEAPONS[weapon];
      const aimed = fishNames.filter((fish) => mayAim(weapon, fish));
      const some = [aimed.at(0), 'whale' as const, aimed.at(-1)].filter((fish) => fish !== undefined);
      return `  ${weapon}, ${cost} units, at ${targets}: ${some.map((fish) => shown(weapon, fish, targets)).join('; ')}`;
    }),
  ];
}

/** What a bet returns on the runners and in the fields that are best and worst for the player: prices are rounded down. */
function raceNotes({ code }: { code: string }): string[] {
  const percent = (value: Rational): string =>
    toDecimal(rational(100n * value.numerator, value.denominator), 3);
  const kinds = ['win', 'place', 'quinella', 'exacta', 'trifecta'] as const;
  return [
    `${code}: ${raceRules.fields.length} fields, each as likely as the others. A bet returns, by runners and field:`,
    ...kinds.map((bet) => {
      const { least, most } = returnsOf(raceRules, bet);
      return `  ${bet}: ${percent(least)} to ${percent(most)} %, stated at most ${percent(statedReturn(raceRules.overrounds, bet))} % (overround ${raceRules.overrounds[bet] / 100} %)`;
    }),
    '  each way: half a bet to win, and half a place bet.',
  ];
}

function crashNotes(): string[] {
  const [busts, outcomes] = instantBust();
  return [
    `crash: ${toDecimal(rational(100n * busts, outcomes), 4)} % of draws end at 1.00, where no bet wins; the others are won by whoever`,
    'cashes out before they end. A bet that stands until the room’s limit is one on 1000.00.',
  ];
}
