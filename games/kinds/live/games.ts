/** The live tables of the house, in the order of the lobby: tables of chips on spots whose draws all players share. */
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { baccarat } from '../table/baccarat.ts';
import { CARDS } from '../table/cards.ts';
import { POCKETS, roulette } from '../table/roulette.ts';
import type { SpotTable } from '../table/spots.ts';
import type { TableBetType } from '../table/table.ts';
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

/** What a draw has come to, the same for everybody. Each game has its own form. */
export const outcomeSchema = z.union([rouletteOutcomeSchema, baccaratOutcomeSchema]);
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

export type LiveGame = {
  code: string;
  title: string;
  /** Raised with every change of the rules. */
  version: number;
  /** Code and version of the table whose spots, payments and laws are this game's. */
  table: { code: string; version: number };
  phases: LivePhases;
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
  'code' | 'title' | 'version' | 'phases' | 'shoeDraws'
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
  table: roulette,
  outcomeSchema: rouletteOutcomeSchema,
  phases: { betting_ms: 18_000, drawing_ms: 8_000, pause_ms: 2_000 },
  shoeDraws: null,
});

export const speedBaccarat = defineLive({
  code: 'speed-baccarat',
  title: 'Speed Baccarat',
  version: 1,
  table: baccarat,
  outcomeSchema: baccaratOutcomeSchema,
  phases: { betting_ms: 16_000, drawing_ms: 8_000, pause_ms: 2_000 },
  shoeDraws: 60,
});

export const liveGames: readonly LiveGame[] = [autoRoulette, speedBaccarat];
