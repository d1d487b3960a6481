import type { z } from 'zod';
import type { transactionSchema, transactionTypes } from '@marquee/contract/entities.ts';
import { gameNames } from '../catalog/game-names.ts';
import type { App, PlayerSession } from '../kernel/app.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import type { HistoryEntry, OperationKind } from '../ledger/types.ts';

type Transaction = z.infer<typeof transactionSchema>;
export type TransactionType = (typeof transactionTypes)[number];

/** What the ledger's kinds are called to the player; minigame tokens are no money and have a list of their own. */
const typeOf: Readonly<Record<OperationKind, TransactionType | undefined>> = {
  deposit: 'deposit',
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  withdrawal_hold: 'withdrawal_hold',
  withdrawal_payout: 'withdrawal_payout',
  withdrawal_return: 'withdrawal_return',
  adjustment_credit: 'adjustment',
  adjustment_debit: 'adjustment',
  bonus_grant: 'bonus',
  bonus_forfeit: 'bonus',
  bonus_convert: 'bonus',
  cash_reward: 'bonus',
  token_grant: undefined,
  token_spend: undefined,
  // It was paid beside the deposit and never was in the balance; the deposit shows it.
  deposit_fee: undefined,
};

const kindsInOrder: readonly OperationKind[] = [
  'deposit',
  'bet',
  'win',
  'rollback',
  'withdrawal_hold',
  'withdrawal_payout',
  'withdrawal_return',
  'adjustment_credit',
  'adjustment_debit',
  'bonus_grant',
  'bonus_forfeit',
  'bonus_convert',
  'cash_reward',
];

/** A page of the movements of a player's balance, the newest first. No types means all. */
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
    kinds: kindsInOrder.filter((kind) => {
      const type = typeOf[kind];
      return type !== undefined && (query.types.length === 0 || query.types.includes(type));
    }),
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
      status: holds.get(entry.externalId) ?? 'completed',
      at: entry.postedAt.toISOString(),
    };
  });
  return { total, transactions };
}

/** What became of each withdrawal on the page, by the ledger's key of its hold. */
async function holdStatuses(
  db: Database,
  player: PlayerSession,
  entries: readonly HistoryEntry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries
    .filter((entry) => entry.kind === 'withdrawal_hold' && entry.source === 'cashier')
    .map((entry) => entry.externalId.slice('withdrawal:'.length));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('cashier.withdrawal')
    .select(['withdrawal_id', 'status'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('withdrawal_id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      `withdrawal:${row.withdrawal_id}`,
      row.status === 'paid' || row.status === 'refused' ? row.status : 'pending',
    ]),
  );
}
