/** A bet in a draw of a live table as its page is told of it, and as it is copied for a verifier. */
import { z } from 'zod';
import { amountSchema, gameCode, hex32 } from '../../../kit/play-api/common.ts';
import { chainSchema } from '../../../kit/play-api/draws.ts';
import { roundViewSchema } from '../../../kit/play-api/rounds.ts';
import { outcomeSchema } from '../games.ts';
import { wagerSchema } from '../rules.ts';
import { drawSchema } from '../socket-api.ts';

export const livePageSchema = z.object({
  title: z.string(),
  currency: z.string(),
  game_code: gameCode,
  round: roundViewSchema,
  /** The draw that the bet is in; link and outcome are null until it is drawn. Null for a bet that is in none. */
  live_draw: drawSchema
    .pick({ chain: true, number: true, state: true, link: true, outcome: true })
    .nullable(),
  chain: chainSchema.nullable(),
  wager: wagerSchema,
  /** Where winners share pools, once the draw is settled: what a line of each is paid, and what a line costs. */
  prizes: z.array(amountSchema).nullish(),
  line_minor: amountSchema.nullish(),
  /** In bingo too: with which ball each was won. */
  won_at: z.array(z.int().min(0)).nullish(),
});
export type LivePage = z.infer<typeof livePageSchema>;

export const liveCopySchema = z.object({
  game_code: gameCode,
  game_version: z.int().min(1).max(1_000_000),
  definition_hash: hex32.nullish(),
  engine_hash: hex32.nullish(),
  chain: z.int().min(1).nullish(),
  draw: z.int().min(1).max(10_000_000),
  /** The chain's end, as it was published before its first draw. */
  end: hex32,
  salt: z.string(),
  link: hex32,
  outcome: outcomeSchema,
  bet_minor: amountSchema,
  wager: wagerSchema,
  win_minor: amountSchema,
  /** Where winners share pools: whose bets share them, what a line of each is paid, and what a line costs. */
  currency: z.string().nullish(),
  prizes: z.array(amountSchema).nullish(),
  line_minor: amountSchema.nullish(),
  /** In bingo: the bet's id, from which its cards follow, and with which ball each prize was won. */
  id: z.uuid().nullish(),
  won_at: z.array(z.int().min(0)).nullish(),
});
export type LiveCopy = z.infer<typeof liveCopySchema>;

/** A bet that is decided, as it is copied and checked; undefined while its draw is not over, or if it was in none. */
export function copyOfLive({
  currency,
  game_code,
  round,
  live_draw: draw,
  chain,
  wager,
  prizes,
  line_minor,
  won_at,
}: LivePage): LiveCopy | undefined {
  const salt = chain?.salt ?? null;
  if (!draw || !chain || salt === null || draw.link === null || draw.outcome === null) return undefined;
  if (round.state !== 'settled') return undefined;
  return {
    game_code,
    game_version: round.game_version,
    definition_hash: round.build?.definition_hash ?? null,
    engine_hash: round.build?.engine_hash ?? null,
    chain: chain.number,
    draw: draw.number,
    end: chain.end_hash,
    salt,
    link: draw.link,
    outcome: draw.outcome,
    bet_minor: round.bet_minor,
    wager,
    win_minor: round.win_minor,
    ...(prizes ? { currency, prizes, line_minor } : {}),
    ...(won_at ? { id: round.round_id, won_at } : {}),
  };
}
