/**
 * What game clients and the game server say to each other has this in common, whatever the kind of game: POST, JSON, snake_case,
 * on `/play-api/<name>` of the game server's own origin. Every answer carries `ok`; a refusal has a stable `error` code that the
 * client has words for. Amounts are minor units as decimal strings.
 */
import { z } from 'zod';

/** A non-negative int64 in minor units (1/100,000 of a currency unit), written as a decimal string: "150000" is 1.50. */
export const amountSchema = z.string().regex(/^(0|[1-9][0-9]{0,18})$/);

export const playErrorCodes = [
  'bad_request',
  'session_unknown',
  /** The operator no longer honours the token: the player opens the game anew. */
  'session_expired',
  'session_closed',
  'bet_not_allowed',
  /** The house owes as much as it may on the rounds under way: nothing was taken, and a smaller stake may be accepted. */
  'stake_above_house_limit',
  /** Less time has passed since the player's last round than their jurisdiction asks for: nothing was taken. */
  'too_soon',
  /** Rounds that follow one another by themselves are forbidden in the player's jurisdiction. */
  'autoplay_forbidden',
  /** Features may not be bought in the player's jurisdiction, or at their operator. */
  'buy_forbidden',
  /** The player has opened another game since, and may play one at a time. */
  'another_game_open',
  /** Another spin of this session is still being decided. */
  'spin_in_flight',
  /** A round of this game waits for the player: it is finished before another begins. */
  'round_in_play',
  /** The round has gone on since, from another tab or device: nothing was done, and the client asks where it stands. */
  'round_moved_on',
  /** The round has ended: nothing can be done in it. */
  'round_ended',
  /** The rules of the game do not allow this action where the round stands. */
  'action_not_allowed',
  /** The draw takes no more bets. */
  'betting_closed',
  /** It came after the draw had ended. */
  'too_late',
  'not_enough_money',
  /** The balance covers the bet with bonus money only, which the operator does not take for this game: nothing was taken. */
  'real_money_needed',
  'limit_reached',
  'player_disabled',
  /** The operator gave no clear answer: the bet is taken back, nothing is lost. */
  'operator_unavailable',
  /** The bet was refused or taken back; the same spin_id stays refused. */
  'round_cancelled',
  'round_unknown',
  'game_unknown',
  /** One address has called too often; nothing was done. */
  'too_many_requests',
  'internal_error',
] as const;
export const playErrorSchema = z.object({
  ok: z.literal(false),
  error: z.enum(playErrorCodes),
  /** A sentence in English for logs, never for the player. */
  detail: z.string(),
});
export type PlayError = z.infer<typeof playErrorSchema>;
export type PlayErrorCode = (typeof playErrorCodes)[number];

export const answer = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), ...shape }), playErrorSchema]);

export const sessionField = { session: z.string().min(20).max(100) };
export const roundId = z.uuid();
export const gameCode = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const clientSeed = z.string().regex(/^[\x21-\x7e]{1,64}$/);
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a round follows from. */
export const roundSeedsSchema = z.object({
  /** SHA-256 of the server seed in hex, shown before any round that uses the seed. */
  server_seed_hash: hex32,
  client_seed: clientSeed,
  /** Who chose it. One of the house's own gives the player no share in the draw. */
  client_seed_by: z.enum(['house', 'player']),
  nonce: z.int().min(0),
});

/** The seeds in force: the next round uses `nonce`. */
export const fairnessSchema = roundSeedsSchema.extend({
  /** SHA-256 of the server seed that the player's next client seed will work with: fixed before that seed is known. */
  next_server_seed_hash: hex32,
});
export type Fairness = z.infer<typeof fairnessSchema>;

/** What rounds of a game are decided by. */
export const buildSchema = z.object({
  /** SHA-256 of the version's published mathematics. */
  definition_hash: hex32,
  /** SHA-256 of the engine's source files. */
  engine_hash: hex32,
});
export type Build = z.infer<typeof buildSchema>;

/** What the client is told of the rules of a session; its bets are in the ladder. */
export const playRulesSchema = z.object({
  min_cycle_ms: z.int().min(0),
  fast_play: z.boolean(),
  quick_stop: z.boolean(),
  autoplay: z.boolean(),
  parallel_games: z.boolean(),
});
export type PlayRules = z.infer<typeof playRulesSchema>;
