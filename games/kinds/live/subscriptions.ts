/**
 * Subscriptions of a lottery: a ticket in every draw, one at a time and never ahead, until a limit that the player has chosen. Digit games
 * and lotteries of six numbers have them.
 *
 * A new quick pick for each draw comes from a seed that the player's browser makes: the numbers of a draw are those of
 * HMAC-SHA256(key = the seed's 32 bytes, message = "<game code>:quick:<number of the draw>:<i>"), as a round's are of its seeds. The house
 * knows what comes, so it must have no say in what is picked.
 */
import { z } from 'zod';
import { amountSchema, hex32, playErrorCodes, roundId } from '../../kit/play-api/common.ts';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import { BetRefused } from '../../kit/round/round-game.ts';
import type { LiveGame, Schedule } from './games.ts';
import { type LiveWager, MOST_SPOTS, wagerSchema } from './rules.ts';

/** Most subscriptions of a player in a game that buy at a time. Where bets have to lie apart it is one. */
export const MOST_SUBSCRIPTIONS = 3;
/** For so many draws a subscription is offered, where they are held within a day. */
const OFFERED_DRAWS = [10, 20, 50, 100] as const;
const DAY_MS = 86_400_000;

/** For how many draws a subscription may be at most: no longer than a day. */
export function mostDraws({ every_ms }: Pick<Schedule, 'every_ms'>): number {
  return Math.min(OFFERED_DRAWS[3], Math.floor(DAY_MS / every_ms));
}

/** Between how many draws a player chooses. */
export function offeredDraws(schedule: Pick<Schedule, 'every_ms'>): readonly number[] {
  return OFFERED_DRAWS.filter((draws) => draws <= mostDraws(schedule));
}

/** Whether a game has subscriptions. */
export function hasSubscriptions({ schedule, pool }: Pick<LiveGame, 'schedule' | 'pool'>): boolean {
  return schedule !== null && pool?.form !== 'cards' && pool?.form !== 'sides';
}

export const quickSchema = z.strictObject({
  /** Made by the player's browser. */
  seed: hex32,
  /** So many numbers, or lines of digits. */
  count: z.int().min(1).max(MOST_SPOTS),
});
export type Quick = z.infer<typeof quickSchema>;

/** What names the numbers of a quick pick: their key is the seed. */
export function quickSeeds(gameCode: string, draw: number): { clientSeed: string; nonce: number } {
  return { clientSeed: `${gameCode}:quick`, nonce: draw };
}

/** A ticket by chance: numbers of a lottery, or lines of digits in exact order. @throws BetRefused for more than there are. */
export function pickQuickly(
  { spots }: Pick<LiveGame, 'spots'>,
  count: number,
  random: RandomSource,
): LiveWager {
  const pickable = spots.filter((spot) => /^\d+$/.test(spot));
  if (count > pickable.length) throw new BetRefused(`quick.count: there are ${pickable.length}`);
  const picked = chosenWithout(pickable.length, count, random).toSorted((a, b) => a - b);
  return { spots: Object.fromEntries(picked.map((index) => [pickable[index] ?? '', 1])) };
}

export const subscribeMessage = z.strictObject({
  type: z.literal('subscribe'),
  /** Made by the client: asked for twice it is one. */
  subscription_id: roundId,
  /** What each ticket costs. */
  bet_minor: amountSchema,
  /** What is bought each time. */
  pick: z.union([z.strictObject({ wager: wagerSchema }), z.strictObject({ quick: quickSchema })]),
  /** So many draws at most, the one that is open now among them, whether a ticket is bought in each or not. */
  draws: z.int().min(1).max(OFFERED_DRAWS[3]),
  /** So much money at most. */
  most_minor: amountSchema,
});
export type Subscribe = z.infer<typeof subscribeMessage>;

export const unsubscribeMessage = z.strictObject({
  type: z.literal('unsubscribe'),
  subscription_id: roundId,
});

/** Why a subscription has ended: a limit, the player, the operator, or why a ticket was not taken. */
export const endReasons = ['draws', 'money', 'player', 'sales_stopped', ...playErrorCodes] as const;

/** A subscription as its own player sees it. */
export const subscriptionSchema = z.object({
  subscription_id: roundId,
  bet_minor: amountSchema,
  /** Null where each ticket has numbers of its own, by chance. */
  wager: wagerSchema.nullable(),
  quick: quickSchema.nullable(),
  chain: z.int().min(1),
  first_draw: z.int().min(1),
  last_draw: z.int().min(1),
  most_minor: amountSchema,
  /** How many tickets were bought, and what they cost, with one that is on its way. */
  bought: z.int().min(0),
  staked_minor: amountSchema,
  /** Null while it buys. */
  ended: z.enum(endReasons).nullable(),
});
export type SeenSubscription = z.infer<typeof subscriptionSchema>;
