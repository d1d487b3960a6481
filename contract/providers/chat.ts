/**
 * The chat of a provider's rooms, for operators: beside the protocol of Hub88 (`hub88.ts`), which has no words for it. What players write lies
 * with the provider; a brand is named as the sub-partner that its players play with, and a player by the user that the provider knows.
 *
 * Glossary. *Line*: what a player wrote. *Report*: a player's wish that somebody looks at a line. *Judged*: a line whose reports an operator has
 * closed, by removing it or by leaving it. *Mute*: a player who may read and not write.
 */
import { z } from 'zod';
import { operatorIdSchema } from './hub88.ts';

const brandSchema = z.string().min(1).max(64);
const userSchema = z.string().min(1).max(64);
const lineIdSchema = z.uuid();
/** Who asks and why, for the provider's own record. */
const askedFields = { actor: z.string().min(1).max(320), reason: z.string().min(1).max(1000) };
const byWhomSchema = z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() });

const chatViews = ['reported', 'judged', 'all'] as const;

/** The lines of a brand: those that are reported, the first one reported first; those that were judged, or all, the latest first. */
export const chatLinesPath = '/chat/lines';
export const chatLinesRequestSchema = z.object({
  operator_id: operatorIdSchema,
  sub_partner_id: brandSchema,
  view: z.enum(chatViews),
  /** Only of this player. */
  user: userSchema.nullish(),
  /** Those after this line in the order of the view. */
  after: lineIdSchema.nullish(),
  limit: z.int().min(1).max(100),
});

const saidSchema = z.object({
  line: lineIdSchema,
  user: userSchema,
  text: z.string(),
  written_at: z.iso.datetime(),
  removed: byWhomSchema.nullable(),
});

const chatLineSchema = saidSchema.extend({
  game_code: z.string(),
  game_name: z.string(),
  /** By how many players it was reported, and since when. */
  reports: z.int().min(0),
  reported_at: z.iso.datetime().nullable(),
  /** Since when no report of it is open, where there were any. */
  judged: byWhomSchema.nullable(),
  /** Whether its player may write; `until` is null for good. */
  mute: z.object({ until: z.iso.datetime().nullable() }).nullable(),
  /** What was said around it, in its order and with the line itself; empty where all lines are listed. */
  context: z.array(saidSchema),
});
export type ProviderChatLine = z.infer<typeof chatLineSchema>;
export const chatLinesAnswerSchema = z.object({ lines: z.array(chatLineSchema), has_more: z.boolean() });

/** Removes a line for everybody, or leaves it; either closes its reports. Asked again it changes nothing. */
export const chatJudgePath = '/chat/judge';
export const chatJudgeRequestSchema = z.object({
  operator_id: operatorIdSchema,
  sub_partner_id: brandSchema,
  line: lineIdSchema,
  verdict: z.enum(['remove', 'leave']),
  ...askedFields,
});
export const chatJudgeAnswerSchema = z.object({ changed: z.boolean() });

/** Mutes a player of a brand in all chats, or lets them write again. */
export const chatMutePath = '/chat/mute';
export const chatMuteRequestSchema = z.object({
  operator_id: operatorIdSchema,
  sub_partner_id: brandSchema,
  user: userSchema,
  muted: z.boolean(),
  /** Null for good. */
  until: z.iso.datetime().nullable(),
  ...askedFields,
});
export const chatMuteAnswerSchema = z.object({ changed: z.boolean() });

/** The players of a brand who are muted now, the latest first. */
export const chatMutesPath = '/chat/mutes';
export const chatMutesRequestSchema = z.object({
  operator_id: operatorIdSchema,
  sub_partner_id: brandSchema,
});
export const chatMutesAnswerSchema = z.array(
  z.object({ user: userSchema, until: z.iso.datetime().nullable(), ...byWhomSchema.shape }),
);
export type ProviderChatMute = z.infer<typeof chatMutesAnswerSchema>[number];

export const MOST_WORDS = 1_000;
/** A word, with * in front and behind where it counts as part of others too. */
export const chatWordSchema = z.string().trim().min(1).max(40);

/** The words that the players of a brand cannot write. */
export const chatWordsPath = '/chat/words';
export const chatWordsRequestSchema = chatMutesRequestSchema;
export const chatWordsAnswerSchema = z.object({
  words: z.array(z.string()),
  /** Whether it is the provider's own list. */
  of_provider: z.boolean(),
  changed: byWhomSchema.nullable(),
});
export type ProviderChatWords = z.infer<typeof chatWordsAnswerSchema>;

/** Puts a list of words in force, from the next line on; null for the provider's own. */
export const chatSetWordsPath = '/chat/set_words';
export const chatSetWordsRequestSchema = z.object({
  operator_id: operatorIdSchema,
  sub_partner_id: brandSchema,
  words: z.array(chatWordSchema).max(MOST_WORDS).nullable(),
  ...askedFields,
});
export const chatSetWordsAnswerSchema = z.object({ changed: z.boolean() });

/** All that is kept of a player, for an archive of their data. */
export const chatOfPlayerPath = '/chat/of_player';
export const chatOfPlayerRequestSchema = z.object({ operator_id: operatorIdSchema, user: userSchema });
export const chatOfPlayerAnswerSchema = z.object({
  lines: z.array(
    z.object({
      game_code: z.string(),
      text: z.string(),
      written_at: z.iso.datetime(),
      removed_at: z.iso.datetime().nullable(),
    }),
  ),
  mutes: z.array(
    z.object({
      muted: z.boolean(),
      until: z.iso.datetime().nullable(),
      at: z.iso.datetime(),
      why: z.string(),
    }),
  ),
  /** How many players they have blocked, and when they reported lines. */
  blocked: z.int().min(0),
  reported_at: z.array(z.iso.datetime()),
});
export type ChatOfPlayer = z.infer<typeof chatOfPlayerAnswerSchema>;

/** Forgets all of that, when a player is erased. Asked again it forgets nothing more. */
export const chatForgetPath = '/chat/forget';
export const chatForgetRequestSchema = chatOfPlayerRequestSchema;
export const chatForgetAnswerSchema = z.object({ lines: z.int().min(0) });
