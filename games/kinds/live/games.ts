/**
 * The games of the house whose bets are chips on spots and whose draws all players share, in the order of the lobby: live tables, whose
 * draws follow one another, bouts, whose backers share a pool, races, whose odds are those of each field, and games whose draws are held
 * at their times and sold ahead: digit games at fixed odds, and lotteries of six numbers and rooms of bingo, whose tickets share pools.
 */
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { baccarat } from '../table/baccarat.ts';
import { CARDS } from '../table/cards.ts';
import { POCKETS, roulette } from '../table/roulette.ts';
import type { SpotTable } from '../table/spots.ts';
import type { TableBetType } from '../table/table.ts';
import { type BingoRules, defineBingo } from './bingo/game.ts';
import { DIGITS, threeDigits, twoDigits } from './digits.ts';
import { drawNumbers, lawOfLine, MOST_PICKED, PICKED, type PoolRules } from './pools.ts';
import { raceDay } from './race-track.ts';
import { type RaceField, raceOutcomeSchema } from './races.ts';
import { type LiveWager, wagerSchema } from './rules.ts';
import { boutOutcomeSchema, drawBout, lawOfDraw, lawOfMatch, SIDES, type SideRules } from './sides.ts';

export const rouletteOutcomeSchema = z.strictObject({
  pocket: z
    .int()
    .min(0)
    .max(POCKETS - 1),
});

const hand = z
  .array(
    z
      .int()
      .min(0)
      .max(CARDS - 1),
  )
  .readonly();
export const baccaratOutcomeSchema = z.strictObject({
  /** Cards as the table kind counts them (`kinds/table/cards.ts`), in the order in which each hand got them. */
  player: hand,
  banker: hand,
  winner: z.enum(['player', 'banker', 'tie']),
});

export const digitsOutcomeSchema = z.strictObject({
  digits: z
    .array(
      z
        .int()
        .min(0)
        .max(DIGITS - 1),
    )
    .min(2)
    .max(3)
    .readonly(),
});

/** The numbers of a lottery with pools, in the order in which they were drawn. */
export const numbersOutcomeSchema = z.strictObject({
  numbers: z.array(z.int().min(1).max(58)).length(PICKED).readonly(),
});

/** All balls of a round of bingo, in the order in which they come. */
export const ballsOutcomeSchema = z.strictObject({
  balls: z.array(z.int().min(1).max(90)).min(75).max(90).readonly(),
});

/** What a draw has come to, the same for everybody. Each game has its own form. */
export const outcomeSchema = z.union([
  rouletteOutcomeSchema,
  baccaratOutcomeSchema,
  digitsOutcomeSchema,
  numbersOutcomeSchema,
  boutOutcomeSchema,
  ballsOutcomeSchema,
  raceOutcomeSchema,
]);
export type LiveOutcome = z.infer<typeof outcomeSchema>;

/** How long the phases of a draw take, in milliseconds. */
export type LivePhases = {
  /** Bets are taken for so long. */
  betting_ms: number;
  /** From the moment at which the draw is known to the one at which its bets are decided: the wheel turns, the cards are dealt. */
  drawing_ms: number;
  /** From then to the next draw, in which what was won is shown. */
  pause_ms: number;
  /** So long the hash of the bets is published before the link is revealed, where bets are listed and their draws have no schedule. */
  announces_ms?: number;
};

/** Draws that are held at times of their own, whether anybody is there or not. */
export type Schedule = {
  /** Sales for a draw close at the full multiples of this time since 1970, and so long after each. */
  every_ms: number;
  offset_ms: number;
  /** For so many draws at a time tickets are sold: for the next one, and for those that follow. */
  sells: number;
  /** So long the hash of the tickets that were sold is published before the link is revealed. */
  announces_ms: number;
};

export type LiveBetType = Omit<TableBetType, 'play'>;

/** What all of them have. */
export type SharedGame = {
  code: string;
  title: string;
  /** Raised with every change of the rules. */
  version: number;
  /** Code and version of the table whose spots, payments and laws are this game's. */
  table: { code: string; version: number };
  /** Which of the lobby's categories it is in, in the words of the provider protocol. */
  category: 'Casino' | 'Lottery' | 'Sabong' | 'Bingo' | 'Horse Racing';
  phases: LivePhases;
  /** Null where a draw opens when the one before is over. */
  schedule: Schedule | null;
  /** So many draws make a shoe: roads start again with the first draw of each. Null where a game has no roads. */
  shoeDraws: number | null;
  spots: readonly string[];
  /** A plain wager, for whoever plays the game without looking. */
  usual: LiveWager;
  /** The form of the game's own outcomes. */
  outcomeSchema: z.ZodType<LiveOutcome>;
  /** Every kind of bet with its law: those of the table. */
  betTypes: () => LiveBetType[];
  /** The mathematics of the table, as they are published with it. */
  mathematics: Readonly<Record<string, unknown>>;
  /**
   * What a draw comes to, by its numbers.
   * @param field of a race.
   */
  outcomeOf: (random: RandomSource, field?: RaceField | null) => LiveOutcome;
};

/** A game that pays its bets by odds which are known when they are placed. */
export type OddsGame = SharedGame & {
  pool: null;
  /** The field of a draw, from the numbers of it that are public before it takes bets, where its odds are those of a field. */
  fieldOf?: (random: RandomSource, draw: number) => RaceField;
  /**
   * What a bet is paid, in minor units, a stake that comes back included.
   * @param wager `{"spots": {"red": 5}}`: units by spot, as at the table of one player.
   * @throws ZodError for a wager, or an outcome, that is none of the game; BetRefused for a bet that its units do not divide.
   */
  winOf: (bet_minor: bigint, wager: unknown, outcome: unknown) => bigint;
  /**
   * What a bet would be paid by each result that can come, always in the same order: what all bets of a draw may come to together is
   * the largest sum, and not the sum of the largest.
   * @param field of a race.
   * @throws as `winOf`.
   */
  winsOf: (bet_minor: bigint, wager: unknown, field?: RaceField | null) => readonly bigint[];
};

/** A lottery of six numbers. A spot is one of its numbers. */
export type LotteryGame = SharedGame & { pool: PoolRules };
/** A game of bouts, whose backers share what all have staked. A spot is a side. */
export type BoutGame = SharedGame & { pool: SideRules };
/** A room of bingo. Its one spot has a unit for each card of a ticket. */
export type BingoGame = SharedGame & { pool: BingoRules };
/** A game whose winners share what was staked: what a bet is paid depends on all others. */
export type PoolGame = LotteryGame | BoutGame | BingoGame;

export type LiveGame = OddsGame | PoolGame;

type LiveRules<Outcome extends LiveOutcome> = Pick<
  LiveGame,
  'code' | 'title' | 'version' | 'category' | 'phases' | 'schedule' | 'shoeDraws'
> & {
  table: SpotTable<Outcome>;
  outcomeSchema: z.ZodType<Outcome>;
};

function defineLive<Outcome extends LiveOutcome>({
  table,
  outcomeSchema: schema,
  ...game
}: LiveRules<Outcome>): OddsGame {
  const { shared } = table;
  return {
    ...game,
    pool: null,
    table: { code: table.code, version: table.version },
    spots: shared.spots,
    outcomeSchema: schema,
    usual: wagerSchema.parse(table.usual.wager),
    betTypes: table.betTypes,
    mathematics: table.mathematics,
    outcomeOf: (random) => schema.parse(shared.draw(random)),
    winOf: (bet_minor, wager, outcome) => shared.winOf(bet_minor, wager, schema.parse(outcome)),
    winsOf: (bet_minor, wager) => shared.winsOf(bet_minor, wager),
  };
}

export const autoRoulette = defineLive({
  code: 'auto-roulette',
  title: 'Auto Roulette',
  version: 1,
  category: 'Casino',
  table: roulette,
  outcomeSchema: rouletteOutcomeSchema,
  phases: { betting_ms: 18_000, drawing_ms: 8_000, pause_ms: 2_000 },
  schedule: null,
  shoeDraws: null,
});

export const speedBaccarat = defineLive({
  code: 'speed-baccarat',
  title: 'Speed Baccarat',
  version: 1,
  category: 'Casino',
  table: baccarat,
  outcomeSchema: baccaratOutcomeSchema,
  phases: { betting_ms: 16_000, drawing_ms: 8_000, pause_ms: 2_000 },
  schedule: null,
  shoeDraws: 60,
});

const MINUTE_MS = 60_000;

export const lottoTwoDigits = defineLive({
  code: twoDigits.code,
  title: twoDigits.title,
  version: twoDigits.version,
  category: 'Lottery',
  table: twoDigits,
  outcomeSchema: digitsOutcomeSchema,
  phases: { betting_ms: 10 * MINUTE_MS, drawing_ms: 10_000, pause_ms: 8_000 },
  schedule: { every_ms: 10 * MINUTE_MS, offset_ms: 0, sells: 12, announces_ms: 5_000 },
  shoeDraws: null,
});

export const lottoThreeDigits = defineLive({
  code: threeDigits.code,
  title: threeDigits.title,
  version: threeDigits.version,
  category: 'Lottery',
  table: threeDigits,
  outcomeSchema: digitsOutcomeSchema,
  phases: { betting_ms: 10 * MINUTE_MS, drawing_ms: 13_000, pause_ms: 8_000 },
  // Between the draws of the other game.
  schedule: { every_ms: 10 * MINUTE_MS, offset_ms: 5 * MINUTE_MS, sells: 12, announces_ms: 5_000 },
  shoeDraws: null,
});

/** Sales of the lotteries with pools close every hour, one after the other. */
const HOUR_MS = 60 * MINUTE_MS;

function defineLottery(of: number, offset_ms: number): LotteryGame {
  const code = `lotto-6-${of}`;
  const version = 1;
  const pool: PoolRules = {
    form: 'numbers',
    of,
    rake: 3_500,
    shares: { 6: 3_500, 5: 1_000, 4: 1_000, 3: 1_000 },
    mustBeWonAfter: 30,
  };
  const wager: LiveWager = {
    spots: Object.fromEntries(Array.from({ length: PICKED }, (_, index) => [String(3 + 7 * index), 1])),
  };
  return {
    code,
    title: `Lotto 6/${of}`,
    version,
    category: 'Lottery',
    phases: { betting_ms: HOUR_MS, drawing_ms: 20_000, pause_ms: 15_000 },
    schedule: { every_ms: HOUR_MS, offset_ms, sells: 6, announces_ms: 5_000 },
    shoeDraws: null,
    pool,
    table: { code, version },
    spots: Array.from({ length: of }, (_, index) => String(index + 1)),
    usual: wager,
    outcomeSchema: numbersOutcomeSchema,
    betTypes: () => [
      {
        name: 'a line',
        law: lawOfLine(pool),
        method: 'counted; over all draws',
        wager,
      },
    ],
    mathematics: {
      draws: [{ numbers: { chosen: PICKED, of, plus: 1 } }],
      pool: {
        rake: pool.rake,
        shares: pool.shares,
        must_be_won_after: pool.mustBeWonAfter,
        most_picked: MOST_PICKED,
      },
    },
    outcomeOf: (random) => ({ numbers: drawNumbers(pool, random) }),
  };
}

function defineBouts({ code, title, version }: Pick<BoutGame, 'code' | 'title' | 'version'>): BoutGame {
  const pool: SideRules = { form: 'sides', rake: 500, of: 40, wins: 19, points: 5 };
  return {
    code,
    title,
    version,
    category: 'Sabong',
    phases: { betting_ms: 36_000, drawing_ms: 18_000, pause_ms: 5_000, announces_ms: 1_500 },
    schedule: null,
    shoeDraws: 60,
    pool,
    table: { code, version },
    spots: SIDES,
    usual: { spots: { meron: 1 } },
    outcomeSchema: boutOutcomeSchema,
    betTypes: () => [
      {
        name: 'meron or wala',
        law: lawOfMatch(pool),
        method: 'counted; as much on either side',
        wager: { spots: { meron: 1 } },
      },
      {
        name: 'draw',
        law: lawOfDraw(pool),
        method: 'counted; over all bouts',
        wager: { spots: { draw: 1 } },
      },
    ],
    mathematics: {
      draws: [{ bout: { of: pool.of, wins: pool.wins, points: pool.points } }],
      sides: { names: SIDES, rake: pool.rake },
    },
    outcomeOf: (random) => drawBout(pool, random),
  };
}

export const sabongArena = defineBouts({ code: 'sabong-arena', title: 'Sabong Arena', version: 1 });

/** Tables whose draws follow one another without a pause. */
export const liveTables: readonly OddsGame[] = [autoRoulette, speedBaccarat];
/** Games at fixed odds whose draws are held at their times and sold ahead. */
export const digitGames: readonly OddsGame[] = [lottoTwoDigits, lottoThreeDigits];
/** Races, whose odds are those of each field. */
export const raceGames: readonly OddsGame[] = [raceDay];
export const oddsGames: readonly OddsGame[] = [...liveTables, ...digitGames, ...raceGames];
/** Lotteries whose tickets share pools. */
export const lotteries: readonly LotteryGame[] = [42, 45, 49, 55, 58].map((of, index) =>
  defineLottery(of, index * 12 * MINUTE_MS),
);
/** Bouts whose backers share a pool. */
export const boutGames: readonly BoutGame[] = [sabongArena];
/** A round every three minutes in each room, one half of that after the other. Jackpots are won within as many balls as one card in some 200,000 is full. */
export const bingoGames: readonly BingoGame[] = [
  defineBingo({ balls: 90, jackpotWithin: 45, ball_ms: 1_600, offset_ms: 0 }, ballsOutcomeSchema),
  defineBingo({ balls: 75, jackpotWithin: 50, ball_ms: 1_900, offset_ms: 90_000 }, ballsOutcomeSchema),
];
export const poolGames: readonly PoolGame[] = [...lotteries, ...boutGames, ...bingoGames];
export const liveGames: readonly LiveGame[] = [...oddsGames, ...poolGames];
