import type { z } from 'zod';
import type { transactionSchema } from '@marquee/contract/entities.ts';
import { gameNames } from '../catalog/game-names.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import type { HistoryEntry } from '../ledger/types.ts';
import { withdrawalStatus } from './withdrawal.ts';
import { kindsWhere, typeOf, type TransactionType } from './statement-lines.ts';

type Transaction = z.infer<typeof transactionSchema>;
/** A page of the changes to a player's balance, newest first. An empty list of types means all. */
export async function listTransactions(
  app: Pick<App, 'db' | 'ledger'>,
  player: PlayerSession,
  query: {
    types: readonly TransactionType[];
    from: Date | undefined;
    to: Date | undefined;
    page: number;
    pageSize: number;
  },
): Promise<{ total: number; transactions: Transaction[] }> {
  const { entries, total } = await app.ledger.history({
    siteId: player.siteId,
    playerId: player.playerId,
    currency: player.currency,
    kinds: kindsWhere((type) => query.types.length === 0 || query.types.includes(type)),
    from: query.from,
    to: query.to,
    page: query.page,
    pageSize: query.pageSize,
  });
  const [names, holds] = await Promise.all([
    gameNames(
      app.db,
      entries.flatMap(({ source, game }) =>
        game === null ? [] : [{ providerCode: source, gameCode: game }],
      ),
    ),
    holdStatuses(app.db, player, entries),
  ]);
  const transactions = entries.map((entry): Transaction => {
    const game = entry.game === null ? undefined : names.get(`${entry.source}/${entry.game}`);
    return {
      transaction_id: entry.sequence.toString(),
      type: typeOf[entry.kind] ?? 'adjustment',
      amount: formatMoney(entry.change.real + entry.change.bonus),
      balance_after: formatMoney(entry.after.real + entry.after.bonus),
      currency: player.currency,
      game_name: game ?? entry.game,
      round_id: entry.round,
      status:
        entry.kind === 'withdrawal_hold'
          ? (holds.get(withdrawalOf(entry.externalId)) ?? 'completed')
          : 'completed',
      at: entry.postedAt.toISOString(),
    };
  });
  return { total, transactions };
}

/** The status of each withdrawal on the page, by id. */
async function holdStatuses(
  db: Database,
  player: PlayerSession,
  entries: readonly HistoryEntry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries
    .filter((entry) => entry.kind === 'withdrawal_hold' && entry.source === 'cashier')
    .map((entry) => withdrawalOf(entry.externalId));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('cashier.withdrawal')
    .select(['withdrawal_id', 'status'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('withdrawal_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.withdrawal_id, withdrawalStatus(row.status)]));
}

/** The withdrawal's id in a hold's key. A corrected hold's key continues after the id. */
function withdrawalOf(key: string): string {
  return key.slice('withdrawal:'.length).slice(0, 36);
}
