/** What a round of blackjack is read by. */
import { z } from 'zod';
import { actionTypes, boxNames } from '../../blackjack/rules.ts';

const totalFields = { total: z.int(), isSoft: z.boolean() };
const cards = z.array(z.int().min(0).max(51));

export const roundSchemas = {
  wagerSchema: z.object({
    spots: z.partialRecord(z.enum(boxNames), z.int()),
    insurance: z.enum(['ask', 'never']).optional(),
  }),
  seenSchema: z.object({
    boxes: z.array(
      z.object({
        name: z.enum(boxNames),
        units: z.int(),
        insurance: z.enum(['none', 'open', 'taken', 'declined']),
        insurance_units: z.int(),
        insurance_pays_units: z.int().nullable(),
        hands: z.array(
          z.object({
            cards,
            ...totalFields,
            units: z.int(),
            state: z.enum(['waiting', 'playing', 'standing', 'bust', 'blackjack', 'surrendered']),
            pays_units: z.int().nullable(),
          }),
        ),
      }),
    ),
    dealer: z.object({ cards, ...totalFields, hasPeeked: z.boolean(), hasBlackjack: z.boolean() }),
    phase: z.enum(['insurance', 'play', 'ended']),
    turn: z.object({ box: z.int(), hand: z.int() }).nullable(),
    can: z.array(z.enum(actionTypes)),
  }),
};

export type BlackjackWager = z.infer<(typeof roundSchemas)['wagerSchema']>;
export type BlackjackSeen = z.infer<(typeof roundSchemas)['seenSchema']>;
export type SeenBox = BlackjackSeen['boxes'][number];
export type SeenHand = SeenBox['hands'][number];
