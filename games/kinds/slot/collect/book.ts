/**
 * The book of a round of a slot whose meter is kept: the events of turning reels, and between them what became of the meter. It says
 * where the meter stood before, without which nobody could compute the round, and where it stands after it.
 */
import { z } from 'zod';
import { amountSchema } from '../../../kit/play-api/common.ts';
import { bookEventSchema, positionSchema } from '../book.ts';

const count = z.int().min(0);

/** Where a meter stands, and how many symbols fill it. */
export const meterSchema = z.strictObject({ before: count, after: count, full: z.int().min(1) });

export const collectEventSchema = z.union([
  bookEventSchema,
  z.discriminatedUnion('type', [
    /** Symbols that have landed go into the meter. */
    z.strictObject({
      type: z.literal('collect'),
      positions: z.array(positionSchema).min(1),
      count: z.int().min(1),
      /** What the meter holds with them; its whole at most. */
      meter: z.int().min(1),
    }),
    /** A level is reached: from the next spin on every `from` is an `into`. Levels are counted from 1. */
    z.strictObject({
      type: z.literal('level'),
      level: z.int().min(2),
      from: z.string(),
      into: z.string(),
    }),
    /** The meter is full: the harvest follows, and the meter is emptied. */
    z.strictObject({ type: z.literal('harvest') }),
  ]),
]);
export type CollectEvent = z.infer<typeof collectEventSchema>;
export type CollectEventOf<Type extends CollectEvent['type']> = Extract<CollectEvent, { type: Type }>;

export const collectBookSchema = z.strictObject({
  version: z.literal(1),
  form: z.literal('collect'),
  game_code: z.string(),
  bet_minor: amountSchema,
  win_minor: amountSchema,
  meter: meterSchema,
  events: z.array(collectEventSchema).min(2),
});
export type CollectBook = z.infer<typeof collectBookSchema>;
