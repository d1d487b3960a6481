/** The pools that winners share, as the database keeps them: what is carried, and how each draw was shared out. */
import { smallestPayment } from '@marquee/contract/currencies.ts';
import { z } from 'zod';
import {
  poolsIn,
  type SharedDraw,
  shareTickets,
  type SharingRules,
  type SoldDraw,
} from '../../kinds/live/sharing.ts';
import { TIERS } from '../../kinds/live/pools.ts';
import { stakedCurrency } from '../../kinds/slot/bets.ts';
import type { Queryable } from '../transaction.ts';

/** Amounts of the pools: of a lottery by tier, from the jackpot down; of a bout by side. */
const tiersSchema = z.array(z.string().regex(/^\d+$/)).min(3).max(4);

const carriedPoolSchema = z.object({ carried: tiersSchema, without_jackpot: z.int().min(0) });
export type CarriedPool = z.infer<typeof carriedPoolSchema>;
export const carriedPoolsSchema = z.record(z.string(), carriedPoolSchema);

const sharedPoolSchema = carriedPoolSchema.extend({
  staked: z.string(),
  rake: z.string(),
  before: tiersSchema,
  without_before: z.int().min(0),
  lines: tiersSchema,
  prizes: tiersSchema,
  /** In bingo: with which ball each prize was won, zero for a jackpot that was not. */
  won_at: z.array(z.int().min(0)).length(TIERS.length).nullish(),
});
export type SharedPool = z.infer<typeof sharedPoolSchema>;
export const sharedPoolsSchema = z.record(z.string(), sharedPoolSchema);

/** Of a draw `d` of a chain `c`; null in games without pools. */
export const poolColumns = `(SELECT json_object_agg(p.currency, json_build_object('carried', p.carried::text[],
      'without_jackpot', p.without_jackpot)) FROM house.lottery_pool p WHERE p.game_code = c.game_code) AS pools,
    (SELECT json_object_agg(s.currency, json_build_object('staked', s.staked::text, 'rake', s.rake::text, 'before', s.before::text[],
      'without_before', s.without_before, 'lines', s.lines::text[], 'prizes', s.prizes::text[], 'carried', s.carried::text[], 'without_jackpot', s.without_jackpot,
      'won_at', s.won_at))
      FROM house.lottery_share s WHERE s.draw_id = d.draw_id) AS shared`;

const toList = (amounts: readonly bigint[]): string[] => amounts.map(String);

/**
 * Shares out what was staked on a draw in a currency, within the transaction that settles the draw: whoever else would move the pool waits
 * until that ends.
 */
export async function shareDraw(
  client: Queryable,
  rules: SharingRules,
  draw: { drawId: string; gameCode: string },
  {
    currency,
    wonAt,
    ...sold
  }: Omit<SoldDraw, 'before' | 'without'> & { currency: string; wonAt: readonly number[] | null },
): Promise<SharedDraw> {
  const { rows } = await client.query<{ carried: string[]; without_jackpot: number }>(
    `SELECT carried::text[] AS carried, without_jackpot FROM house.lottery_pool
     WHERE game_code = $1 AND currency = $2 FOR UPDATE`,
    [draw.gameCode, currency],
  );
  const [pool] = rows;
  const before = pool?.carried.map(BigInt) ?? Array.from({ length: poolsIn(rules) }, () => 0n);
  const without = pool?.without_jackpot ?? 0;
  const shared = shareTickets(rules, { ...sold, before, without });
  await client.query(
    `INSERT INTO house.lottery_share (draw_id, currency, staked, rake, before, lines, prizes, carried, without_before,
       without_jackpot, won_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      draw.drawId,
      currency,
      sold.staked.toString(),
      shared.rake.toString(),
      toList(before),
      toList(sold.lines),
      toList(shared.prizes),
      toList(shared.carried),
      without,
      shared.without,
      wonAt,
    ],
  );
  return shared;
}

/**
 * The smallest part of a prize: in a lottery the smallest amount that is paid out, in a bout the smallest that is counted, since a line costs
 * little and is paid about twice as much. @throws for a currency that the house does not take.
 */
export function paymentIn({ form }: Pick<SharingRules, 'form'>, code: string): bigint {
  const currency = stakedCurrency(code);
  if (!currency) throw new Error(`There are tickets in ${code}, which the house does not take.`);
  return form === 'sides' ? 1n : smallestPayment(currency);
}
