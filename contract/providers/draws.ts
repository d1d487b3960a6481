/**
 * What a provider says of lotteries, bingo, races and bouts, beside the protocol of Hub88 (`hub88.ts`), which has no words for them. Amounts are integers in 1/100,000 of a unit, as decimal strings.
 *
 * Glossary. *Draw*: named by its chain and its number in it. *Pool*: what the winners of a lottery share. *Liability*: the most that the house
 * may have to pay for a draw. *Called off*: a draw that will not be held; its bets are given back at once.
 */
import { z } from 'zod';
import { operatorIdSchema } from './hub88.ts';

const moneySchema = z.string().regex(/^\d{1,18}$/);
const currencySchema = z.string().min(3).max(5);
const gameCodeSchema = z.string().min(1).max(64);
const drawFields = { chain: z.int().min(1), draw: z.int().min(1) };

/** The next draw of each game that sells ahead, for pages of players: served below the prefix of the provider's games. */
export const drawsPath = '/draws/list';

const listedDrawSchema = z.object({
  game_code: gameCodeSchema,
  /** When sales of the next draw that takes bets close. */
  closes_at: z.iso.datetime(),
  /** The first prize of that draw as far as it has grown, where winners share a pool. */
  jackpots: z.array(z.object({ currency: currencySchema, amount: moneySchema })),
});
export type ListedDraw = z.infer<typeof listedDrawSchema>;
export const drawsListAnswerSchema = z.array(listedDrawSchema);

/** The draws of all these games, for the operator: what is sold, what may have to be paid, and what came out. Never for a page of players. */
export const drawsReportPath = '/draws/report';

export const drawStates = ['open', 'closed', 'running', 'ended', 'settled', 'cancelled'] as const;

export const reportedDrawSchema = z.object({
  ...drawFields,
  state: z.enum(drawStates),
  closes_at: z.iso.datetime(),
  called_off: z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() }).nullable(),
  /** What was drawn, once it is known to everybody: numbers in their order, the balls that were called, the first three of a race, or the winner of a bout. */
  result: z.array(z.union([z.int().min(0), z.string().min(1).max(32)])).nullable(),
  sales: z.array(
    z.object({
      currency: currencySchema,
      /** Bets that stand, or stood until they were decided; what was given back is not among them. */
      tickets: z.int().min(0),
      staked: moneySchema,
      given_back: moneySchema,
      winners: z.int().min(0),
      paid: moneySchema,
      /** Null once the draw is over. Where winners share pools: what is in these. */
      liability: moneySchema.nullable(),
    }),
  ),
  /** Of a lottery with pools that was shared out: lines and what each was paid, from the jackpot down. */
  tiers: z.array(
    z.object({
      currency: currencySchema,
      hits: z.int().min(1),
      lines: z.string().regex(/^\d+$/),
      prize: moneySchema,
    }),
  ),
});

export const drawsReportAnswerSchema = z.array(
  z.object({
    game_code: gameCodeSchema,
    name: z.string(),
    /** Whether a bet is paid by odds that are known when it is placed, or shares a pool. */
    pays: z.enum(['odds', 'pool']),
    /** How far draws lie apart, and how many are sold at a time. */
    every_s: z.int().min(1),
    sells: z.int().min(1),
    /** Whether draws are held at their times and may be called off; else each opens when the one before is over. */
    is_sold_ahead: z.boolean().default(true),
    stopped: z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() }).nullable(),
    pools: z.array(
      z.object({
        currency: currencySchema,
        /** Of what is carried, the jackpot; null where there is none, as at bouts. */
        jackpot: moneySchema.nullable(),
        carried: moneySchema,
      }),
    ),
    /** Those to come, the next one first, and then those that are over, the latest first. */
    draws: z.array(reportedDrawSchema),
  }),
);
export type ReportedDrawGame = z.infer<typeof drawsReportAnswerSchema>[number];

export const drawsReportRequestSchema = z.object({ operator_id: operatorIdSchema });

/** Who asks and why, for the provider's own record. */
const askedFields = { actor: z.string().min(1).max(320), reason: z.string().min(1).max(1000) };

/** Stops the sales of a game, or lets them go on. What was sold is drawn. */
export const drawsSalesPath = '/draws/sales';
export const drawsSalesRequestSchema = z.object({
  operator_id: operatorIdSchema,
  game_code: gameCodeSchema,
  stopped: z.boolean(),
  ...askedFields,
});
export const drawsSalesAnswerSchema = z.object({
  /** False if it was so already. */
  changed: z.boolean(),
});

/** Calls off one draw that has not begun, and gives its bets back. Asked again it answers the same. */
export const drawsCallOffPath = '/draws/call_off';
export const drawsCallOffRequestSchema = z.object({
  operator_id: operatorIdSchema,
  game_code: gameCodeSchema,
  ...drawFields,
  ...askedFields,
});
export const drawsCallOffAnswerSchema = z.object({
  given_back: z.array(z.object({ currency: currencySchema, tickets: z.int().min(0), staked: moneySchema })),
});
export type GivenBack = z.infer<typeof drawsCallOffAnswerSchema>['given_back'];
