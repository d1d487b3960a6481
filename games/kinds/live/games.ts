/**
 * The games of the house whose bets are chips on spots and whose draws all players share, in the order of the lobby: live tables, whose
 * draws follow one another, and digit games, whose draws are held at their times and sold ahead.
 */
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { baccarat } from '../table/baccarat.ts';
import { CARDS } from '../table/cards.ts';
import { POCKETS, roulette } from '../table/roulette.ts';
import type { SpotTable } from '../table/spots.ts';
import type { TableBetType } from '../table/table.ts';
import { DIGITS, threeDigits, twoDigits } from './digits.ts';
import { type LiveWager, wagerSchema } from './rules.ts';

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

/** What a draw has come to, the same for everybody. Each game has its own form. */
export const outcomeSchema = z.union([rouletteOutcomeSchema, baccaratOutcomeSchema, digitsOutcomeSchema]);
export type LiveOutcome = z.infer<typeof outcomeSchema>;

/** How long the phases of a draw take, in milliseconds. */
export type LivePhases = {
  /** Bets are taken for so long. */
  betting_ms: number;
  /** From the moment at which the draw is known to the one at which its bets are decided: the wheel turns, the cards are dealt. */
  drawing_ms: number;
  /** From then to the next draw, in which what was won is shown. */
  pause_ms: number;
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

export type LiveGame = {
  code: string;
  title: string;
  /** Raised with every change of the rules. */
  version: number;
  /** Code and version of the table whose spots, payments and laws are this game's. */
  table: { code: string; version: number };
  /** Which of the lobby's categories it is in, in the words of the provider protocol. */
  category: 'Casino' | 'Lottery';
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
  betTypes: () => TableBetType[];
  /** The mathematics of the table, as they are published with it. */
  mathematics: Readonly<Record<string, unknown>>;
  /** What a draw comes to, by its numbers. */
  outcomeOf: (random: RandomSource) => LiveOutcome;
  /**
   * What a bet is paid, in minor units, a stake that comes back included.
   * @param wager `{"spots": {"red": 5}}`: units by spot, as at the table of one player.
   * @throws ZodError for a wager, or an outcome, that is none of the game; BetRefused for a bet that its units do not divide.
   */
  winOf: (bet_minor: bigint, wager: unknown, outcome: unknown) => bigint;
  /**
   * What a bet would be paid by each result that can come, always in the same order: what all bets of a draw may come to together is
   * the largest sum, and not the sum of the largest.
   * @throws as `winOf`.
   */
  winsOf: (bet_minor: bigint, wager: unknown) => readonly bigint[];
};

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
}: LiveRules<Outcome>): LiveGame {
  const { shared } = table;
  return {
    ...game,
    table: { code: table.code, version: table.version },
    spots: shared.spots,
    outcomeSchema: schema,
    usual: wagerSchema.parse(table.usual.wager),
    betTypes: table.betTypes,
    mathematics: table.mathematics,
    outcomeOf: (random) => schema.parse(shared.draw(random)),
    winOf: (bet_minor, wager, outcome) => shared.winOf(bet_minor, wager, schema.parse(outcome)),
    winsOf: shared.winsOf,
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

/** Tables whose draws follow one another without a pause. */
export const liveTables: readonly LiveGame[] = [autoRoulette, speedBaccarat];
/** Games whose draws are held at their times and sold ahead. */
export const digitGames: readonly LiveGame[] = [lottoTwoDigits, lottoThreeDigits];
export const liveGames: readonly LiveGame[] = [...liveTables, ...digitGames];
