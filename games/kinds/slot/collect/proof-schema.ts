/** The figures of a slot whose meter is kept, as its `proof.json` keeps them: all of them follow from the chain, and are exact. */
import { z } from 'zod';

const percent = z.string().regex(/^\d+\.\d{4}$/);
const bets = z.string().regex(/^-?\d+\.\d{4}$/);

export const collectProofSchema = z.strictObject({
  game_code: z.string(),
  version: z.int(),
  /** What comes back of all that is staked by a player who plays on, whatever meter they begin with: the chain forgets it. */
  rtp_percent: percent,
  /** Of that, what harvests pay. */
  rtp_harvest_percent: percent,
  hit_frequency_percent: percent,
  deviation_bets: z.string(),
  volatility: z.enum(['low', 'medium', 'high', 'very-high']),
  max_win_bets: z.string(),
  max_win_once_in: z.string(),
  rounds_per_harvest: z.string(),
  /** What a harvest pays on average. */
  harvest_bets: z.string(),
  /** What an empty meter is worth to a player who plays from it as is best for them: below 0. */
  beginning_bets: bets,
  /** The most that any meter is worth; see `states`. */
  most_ahead_bets: bets,
  levels: z.array(
    z.strictObject({
      level: z.int().min(1),
      /** What comes back of the stakes of this level, harvests included. */
      rtp_percent: percent,
      /** The same of its spins alone. */
      spins_rtp_percent: percent,
      /** Rounds that it takes on average. */
      rounds: z.string(),
    }),
  ),
  states: z.array(
    z.strictObject({
      meter: z.int().min(0),
      /** Of all rounds. */
      share_percent: percent,
      /** What a round from here returns, its harvest included. */
      rtp_percent: percent,
      /** What the meter is worth to a player who stops when it is best for them. */
      ahead_bets: bets,
    }),
  ),
});
export type CollectProof = z.infer<typeof collectProofSchema>;
