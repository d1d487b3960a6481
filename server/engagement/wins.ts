import type { z } from 'zod';
import type { topTenSchema } from '@marquee/contract/entities.ts';
import { sql, type RawBuilder } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import type { App } from './app.ts';

/** A win as every visitor of its site may see it. */
export type PublicWin = z.infer<typeof topTenSchema>['winner'][number];

const orders: Readonly<Record<'largest' | 'latest', RawBuilder<unknown>>> = {
  largest: sql`round.payout desc, round.updated_at desc`,
  latest: sql`round.updated_at desc, round.payout desc`,
};

/** All that other players see of an account name. */
export function maskAccount(accountId: string): string {
  return `${accountId.slice(0, 2)}•••${accountId.slice(-1)}`;
}

/**
 * The first wins of a site after a moment, in an order. A win is a round that pays more than it cost; its key is another one once the round
 * has paid more.
 */
export async function readWins(
  app: App,
  siteId: number,
  { since, order, limit }: { since: Date; order: keyof typeof orders; limit: number },
): Promise<{ key: string; win: PublicWin }[]> {
  const { rows } = await sql<{
    account_id: string;
    game_name: string;
    game_code: string;
    game_image: string;
    payout: bigint;
    currency: string;
    updated_at: Date;
    player_id: bigint;
  }>`
    select player.account_id, game.game_name, game.game_code, game.game_image, round.payout, round.currency, round.updated_at, round.player_id
    from rounds.played round
    join players.account player using (site_id, player_id)
    join catalog.listed_game game using (provider_code, game_code)
    where round.site_id = ${siteId} and round.payout > round.stake and round.updated_at > ${since}
    order by ${orders[order]} limit ${limit}`.execute(app.db);
  return rows.map((row) => ({
    key: [row.player_id, row.game_code, row.payout, row.updated_at.toISOString()].join('/'),
    win: {
      account: maskAccount(row.account_id),
      game_name: row.game_name,
      game_code: row.game_code,
      game_image: row.game_image,
      amount: formatMoney(row.payout),
      currency: row.currency,
      at: row.updated_at.toISOString(),
    },
  }));
}
