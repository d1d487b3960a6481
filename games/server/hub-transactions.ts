/** Transactions for the operator's reconciliation: `/hub/transactions/list`, by time or by round. */
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
  bet: string;
  win: string;
  reward_uuid: string | null;
  state: string;
  bet_uuid: string;
  win_uuid: string;
  rollback_uuid: string;
  created_at: Date;
};

/** What the provider believes to have happened at the operator; what is only owed is left out. */
function transactionsOf(row: TransactionRow): ListedTransaction[] {
  const common = {
    user: row.player,
    sub_partner_id: row.sub_partner_id,
    game_code: row.game_code,
    round: row.public_id,
    currency: row.currency,
    is_free: row.reward_uuid !== null,
    reward_uuid: row.reward_uuid,
    inserted_at: row.created_at.toISOString(),
  };
  const bet = {
    ...common,
    kind: 'bet' as const,
    transaction_uuid: row.bet_uuid,
    reference_transaction_uuid: null,
    amount: Number(row.bet),
  };
  const win = {
    ...common,
    kind: 'win' as const,
    transaction_uuid: row.win_uuid,
    reference_transaction_uuid: row.bet_uuid,
    amount: Number(row.win),
  };
  const rollback = {
    ...common,
    kind: 'rollback' as const,
    transaction_uuid: row.rollback_uuid,
    reference_transaction_uuid: row.bet_uuid,
    amount: Number(row.bet),
  };
  if (row.state === 'bet_ok') return [bet];
  return row.state === 'settled' ? [bet, win] : [rollback];
}

/** Rounds that one answer covers at most; a longer span is asked for in parts. */
const maxRounds = 5000;

/** Times without an offset are UTC. */
const asDate = (text: string) => new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);

export function addTransactionRoutes(add: AddHubCall, house: House): void {
  add(transactionsListPath, transactionsListRequestSchema, async (request) => {
    const byRound = 'round' in request;
    const { rows } = await house.pool.query<TransactionRow>(
      `SELECT r.*, s.sub_partner_id FROM house.round r JOIN house.session s USING (session_id)
       WHERE s.operator_token IS NOT NULL AND r.state IN ('bet_ok', 'settled', 'rolled_back')
         AND ($1::uuid IS NULL OR r.public_id = $1)
         AND ($2::timestamptz IS NULL OR r.created_at >= $2)
         AND ($3::timestamptz IS NULL OR r.created_at < $3)
         AND ($4::text IS NULL OR r.player = $4)
       ORDER BY r.round_id LIMIT $5`,
      [
        byRound ? request.round : null,
        byRound ? null : asDate(request.start_time),
        byRound ? null : asDate(request.end_time),
        byRound ? null : (request.user ?? null),
        maxRounds,
      ],
    );
    return rows.flatMap(transactionsOf);
  });
}
