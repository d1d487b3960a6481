/** Transactions for the operator's reconciliation: `/hub/transactions/list`, by time or by round. */
import { z } from 'zod';
import {
  type ListedTransaction,
  transactionsListPath,
  transactionsListRequestSchema,
} from '@marquee/contract/providers/hub88.ts';
import type { AddHubCall } from './hub-call.ts';
import type { House } from './house.ts';

type TransactionRow = {
  public_id: string;
  player: string;
  sub_partner_id: string;
  game_code: string;
  currency: string;
  reward_uuid: string | null;
  transaction_uuid: string;
  reference_uuid: string | null;
  kind: 'bet' | 'win' | 'rollback';
  amount: string;
  created_at: Date;
};

function present(row: TransactionRow): ListedTransaction {
  return {
    user: row.player,
    sub_partner_id: row.sub_partner_id,
    game_code: row.game_code,
    round: row.public_id,
    currency: row.currency,
    is_free: row.reward_uuid !== null,
    reward_uuid: row.reward_uuid,
    inserted_at: row.created_at.toISOString(),
    kind: row.kind,
    transaction_uuid: row.transaction_uuid,
    reference_transaction_uuid: row.reference_uuid,
    amount: Number(row.amount),
  };
}

/** Transactions that one answer covers at most; a longer span is asked for in parts. */
const mostTransactions = 10_000;

/** Times without an offset are UTC. */
const asDate = (text: string) => new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);

export function addTransactionRoutes(add: AddHubCall, house: House): void {
  add(transactionsListPath, transactionsListRequestSchema, async (request) => {
    const byRound = 'round' in request;
    // Rounds here are named by UUIDs; another name is that of no round.
    if (byRound && !z.uuid().safeParse(request.round).success) return [];
    // What the provider believes to have happened at the operator; what is only owed is left out.
    const { rows } = await house.pool.query<TransactionRow>(
      `SELECT r.public_id, r.player, s.sub_partner_id, r.game_code, r.currency, r.reward_uuid, t.transaction_uuid,
         t.reference_uuid, t.kind, t.amount, t.created_at
       FROM house.round_transaction t JOIN house.round r USING (round_id) JOIN house.session s USING (session_id)
       WHERE t.state = 'acknowledged' AND NOT (t.kind = 'bet' AND r.state = 'rolled_back')
         AND ($1::uuid IS NULL OR r.public_id = $1)
         AND ($2::timestamptz IS NULL OR t.created_at >= $2)
         AND ($3::timestamptz IS NULL OR t.created_at < $3)
         AND ($4::text IS NULL OR r.player = $4)
       ORDER BY t.created_at, t.transaction_uuid LIMIT $5`,
      [
        byRound ? request.round : null,
        byRound ? null : asDate(request.start_time),
        byRound ? null : asDate(request.end_time),
        byRound ? null : (request.user ?? null),
        mostTransactions,
      ],
    );
    return rows.map(present);
  });
}
