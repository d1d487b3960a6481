/** The pools of lotteries as the database keeps them: what is carried, and how each draw was shared out. */
import { smallestPayment } from '@marquee/contract/currencies.ts';
import { z } from 'zod';
import {
  noPools,
  type Pools,
  poolsFrom,
  type Shared,
  shareOut,
  type ShareRules,
  TIERS,
} from '../../kinds/live/pools.ts';
import { stakedCurrency } from '../../kinds/slot/bets.ts';
import type { Queryable } from '../transaction.ts';

/** Amounts of the tiers, in their order from the jackpot down. */
const tiersSchema = z.array(z.string().regex(/^\d+$/)).length(TIERS.length);

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

const toList = (pools: Pools): string[] => TIERS.map((tier) => pools[tier].toString());

/**
 * Shares out what was staked on a draw in a currency, within the transaction that settles the draw: whoever else would move the pool waits
 * until that ends.
 */
export async function shareDraw(
  client: Queryable,
  rules: ShareRules,
  draw: { drawId: string; gameCode: string },
  {
    currency,
    wonAt,
    ...sold
  }: {
    currency: string;
    staked: bigint;
    winners: Pools;
    payment: bigint;
    wonAt: readonly number[] | null;
  },
): Promise<Shared> {
  const { rows } = await client.query<{ carried: string[]; without_jackpot: number }>(
    `SELECT carried::text[] AS carried, without_jackpot FROM house.lottery_pool
     WHERE game_code = $1 AND currency = $2 FOR UPDATE`,
    [draw.gameCode, currency],
  );
  const [pool] = rows;
  const pools = pool ? poolsFrom(pool.carried) : noPools;
  const withoutJackpot = pool?.without_jackpot ?? 0;
  const shared = shareOut(rules, { ...sold, pools, withoutJackpot });
  await client.query(
    `INSERT INTO house.lottery_share (draw_id, currency, staked, rake, before, lines, prizes, carried, without_before,
       without_jackpot, won_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      draw.drawId,
      currency,
      sold.staked.toString(),
      shared.rake.toString(),
      toList(pools),
      toList(sold.winners),
      toList(shared.prizes),
      toList(shared.carried),
      withoutJackpot,
      shared.withoutJackpot,
      wonAt,
    ],
  );
  return shared;
}

/** The smallest amount that is paid out. @throws for a currency that the house does not take. */
export function paymentIn(code: string): bigint {
  const currency = stakedCurrency(code);
  if (!currency) throw new Error(`There are tickets in ${code}, which the house does not take.`);
  return smallestPayment(currency);
}
