import { z } from 'zod';
import { positiveMoneySchema } from './fields.ts';

/**
 * What a site asks of the games beyond its jurisdiction. Each rule can only be stricter than the jurisdiction's own: a provider
 * that is told `"autoplay": true` where autoplay is forbidden still offers none. `buy_feature` alone is off unless it is asked for.
 */
export const gameRulesSchema = z.strictObject({
  min_cycle_ms: z.int().min(0).max(60_000).optional().describe('Least time from one round to the next'),
  fast_play: z.boolean().optional().describe('Whether the reels may be set to turn faster'),
  quick_stop: z.boolean().optional().describe('Whether the player may stop the reels'),
  autoplay: z.boolean().optional(),
  parallel_games: z.boolean().optional().describe('Whether a player may play several games at a time'),
  buy_feature: z
    .boolean()
    .optional()
    .describe(
      'Whether slots may sell their features. Only if asked for, and where the jurisdiction allows it',
    ),
  max_bet: positiveMoneySchema.optional().describe('The highest bet, in the currency of the player'),
});
export type GameRules = z.infer<typeof gameRulesSchema>;
