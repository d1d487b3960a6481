import { miniGameKinds } from '@marquee/contract/minigames.ts';
import { totalsOf } from '@marquee/contract/two-dice.ts';
import { positiveMoneySchema, moneySchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';
import type { Database } from '../kernel/database.ts';
import { parseMoney } from '../kernel/money.ts';
import { wordsSchema } from '../sites/words.ts';
import { tokenRuleNames, writeTokenRule } from './token-rules.ts';
import { writeGame } from './write-game.ts';

/** The format of `brands/<brand>/minigames.json`. */
export const minigamesFileSchema = z.strictObject({
  games: z.array(
    z
      .strictObject({
        game_id: z.string(),
        is_spin: z.boolean().default(false),
        kind: z.enum(miniGameKinds),
        name: wordsSchema,
        lead: wordsSchema,
        token_cost: positiveMoneySchema,
        free_every_hours: z.int().positive().nullable().default(null),
        free_turnover: moneySchema
          .default('0')
          .describe('To be staked of real money since one free play for the next'),
        is_active: z.boolean().default(true).describe('Whether it can be played'),
        prizes: z
          .array(
            z.strictObject({
              kind: z.enum(['none', 'cash', 'token']),
              amount: moneySchema,
              weight: z.int().positive(),
            }),
          )
          .min(2),
      })
      .refine(
        ({ kind, prizes }) => kind !== 'dice' || totalsOf(prizes.map(({ weight }) => weight)) !== undefined,
        'the weights of dice are throws of two dice, by their totals: 36 together, no total in two prizes',
      ),
  ),
  cycles: z.array(
    z.strictObject({
      cycle_id: z.int(),
      name: wordsSchema,
      starts_at: z.coerce.date(),
      ends_at: z.coerce.date().nullable(),
    }),
  ),
  token_rules: z.array(
    z.strictObject({
      rule: z.enum(tokenRuleNames),
      step: positiveMoneySchema,
      tokens: positiveMoneySchema,
    }),
  ),
});

/**
 * Replace a site's minigames with those of its brand's file. Rules for tokens that are changed hold from the next day of the site on.
 * Needs the database owner's rights.
 */
export async function importMiniGames(trx: Database, site_id: number, given: unknown): Promise<void> {
  const file = minigamesFileSchema.parse(given);
  // How often a day a game can be played is chosen in the console, and no file has it.
  const limits = await trx
    .selectFrom('rewards.mini_game')
    .select(['game_id', 'plays_per_day'])
    .where('site_id', '=', site_id)
    .execute();
  for (const table of ['rewards.mini_game_prize', 'rewards.mini_game', 'rewards.mini_game_cycle'] as const) {
    await trx.deleteFrom(table).where('site_id', '=', site_id).execute();
  }
  for (const [position, game] of file.games.entries()) {
    await writeGame(
      trx,
      { siteId: site_id, gameId: game.game_id },
      {
        kind: game.kind,
        name: JSON.stringify(game.name),
        lead: JSON.stringify(game.lead),
        token_cost: parseMoney(game.token_cost),
        free_every_hours: game.free_every_hours,
        free_turnover: parseMoney(game.free_turnover),
        plays_per_day: limits.find(({ game_id }) => game_id === game.game_id)?.plays_per_day ?? null,
        is_spin: game.is_spin,
        position,
        is_active: game.is_active,
      },
      game.prizes.map(({ kind, amount, weight }) => ({ kind, amount: parseMoney(amount), weight })),
    );
  }
  const cycles = file.cycles.map((cycle) => ({ ...cycle, site_id, name: JSON.stringify(cycle.name) }));
  if (cycles.length > 0) await trx.insertInto('rewards.mini_game_cycle').values(cycles).execute();
  for (const name of tokenRuleNames) {
    const rule = file.token_rules.find((one) => one.rule === name);
    const terms = rule ? { step: parseMoney(rule.step), tokens: parseMoney(rule.tokens) } : null;
    await writeTokenRule(trx, site_id, name, terms, { now: new Date(), firstCounts: 'always' });
  }
}
