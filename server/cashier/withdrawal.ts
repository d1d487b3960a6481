import type { z } from 'zod';
import type { withdrawalSchema } from '@marquee/contract/entities.ts';
import type { App, PlayerSession } from '../kernel/app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney, lesser, type Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import { projectRounds } from '../rounds/projector.ts';
import { readTurnover, type Turnover } from './turnover.ts';

export type WithdrawalApp = Pick<App, 'db' | 'ledger' | 'clock' | 'sites' | 'realtime' | 'log'>;
export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/** The gateway that pays out. */
const payoutGateway = 'sandbox';

/** The ledger's key of a withdrawal's hold; its payout and return follow it. */
export function holdKey(withdrawalId: string): string {
  return `withdrawal:${withdrawalId}`;
}

export interface WithdrawalStanding {
  /** What can be asked for now; zero while a rule stands against it. */
  readonly available: Minor;
  readonly real: Minor;
  readonly bonus: Minor;
  readonly held: Minor;
  readonly minimum: Minor;
  readonly maximum: Minor;
  readonly turnover: Turnover;
  readonly remainingToday: number;
}

/** What a player can withdraw now, and what stands against more. */
export async function withdrawalStanding(
  app: WithdrawalApp,
  player: PlayerSession,
): Promise<WithdrawalStanding> {
  await projectRounds(app.db);
  const [site, balance, turnover, today] = await Promise.all([
    app.sites.byId(player.siteId),
    app.ledger.balance(player),
    readTurnover(app.db, player),
    countToday(app, app.db, player),
  ]);
  const real = balance?.real ?? 0n;
  const remainingToday = Math.max(0, site.withdrawal.perDay - today);
  const isFree = turnover.outstanding === 0n && remainingToday > 0 && real >= site.withdrawal.minimum;
  return {
    available: isFree ? lesser(real, site.withdrawal.maximum) : 0n,
    real,
    bonus: balance?.bonus ?? 0n,
    held: balance?.locked ?? 0n,
    minimum: site.withdrawal.minimum,
    maximum: site.withdrawal.maximum,
    turnover,
    remainingToday,
  };
}

/**
 * Ask for a payout. The amount is held in the same transaction, so that it can no longer be played. The same key and
 * request again answer the same withdrawal.
 * Throws `bankAccountNotFound`, `amountBelowMinimum`, `amountAboveMaximum`, `dailyWithdrawalsReached`, `turnoverRequired`,
 * `insufficientBalance` or `idempotencyConflict`.
 */
export async function requestWithdrawal(
  app: WithdrawalApp,
  player: PlayerSession,
  request: { idempotencyKey: string; bankAccountId: string; amount: Minor },
): Promise<WithdrawalRow> {
  const site = await app.sites.byId(player.siteId);
  await projectRounds(app.db);
  const { withdrawalId, isNew } = await app.db.transaction().execute(async (trx) => {
    // One request of a player at a time: the rules below look at what the others have done.
    await takeTurn(trx, `cashier.withdrawal ${player.playerId}`);
    const known = await trx
      .selectFrom('cashier.withdrawal')
      .select(['withdrawal_id', 'bank_account_id', 'amount'])
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('idempotency_key', '=', request.idempotencyKey)
      .executeTakeFirst();
    if (known) {
      const isSame = known.bank_account_id === request.bankAccountId && known.amount === request.amount;
      if (!isSame) throw refuse('idempotencyConflict');
      return { withdrawalId: known.withdrawal_id, isNew: false };
    }
    const account = await trx
      .selectFrom('cashier.bank_account')
      .select('bank_account_id')
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('bank_account_id', '=', request.bankAccountId)
      .executeTakeFirst();
    if (!account) throw refuse('bankAccountNotFound');
    const { minimum, maximum, perDay } = site.withdrawal;
    if (request.amount < minimum) throw refuse('amountBelowMinimum', formatMoney(minimum));
    if (request.amount > maximum) throw refuse('amountAboveMaximum', formatMoney(maximum));
    if ((await countToday(app, trx, player)) >= perDay) throw refuse('dailyWithdrawalsReached');
    const turnover = await readTurnover(trx, player);
    if (turnover.outstanding > 0n) throw refuse('turnoverRequired', formatMoney(turnover.outstanding));

    const id = newId();
    await trx
      .insertInto('cashier.withdrawal')
      .values({
        site_id: player.siteId,
        player_id: player.playerId,
        withdrawal_id: id,
        idempotency_key: request.idempotencyKey,
        bank_account_id: request.bankAccountId,
        gateway: payoutGateway,
        amount: request.amount,
        currency: player.currency,
        created_at: app.clock.now(),
      })
      .execute();
    await recordEvent(
      app,
      trx,
      { site_id: player.siteId, player_id: player.playerId, withdrawal_id: id },
      {
        action: 'requested',
        actor: player.accountId,
      },
    );
    const hold = await app.ledger.postIn(trx, {
      siteId: player.siteId,
      playerId: player.playerId,
      currency: player.currency,
      source: 'cashier',
      externalId: holdKey(id),
      kind: 'withdrawal_hold',
      amount: request.amount,
    });
    if (!hold.accepted) throw refuse('insufficientBalance');
    return { withdrawalId: id, isNew: true };
  });
  const withdrawal = await findWithdrawal(app.db, withdrawalId);
  if (!withdrawal) throw new Error(`Withdrawal ${withdrawalId} is gone`);
  if (isNew) await announceWithdrawal(app, withdrawal);
  return withdrawal;
}

/** One withdrawal with the bank account that it goes to. */
export function findWithdrawal(db: Database, withdrawalId: string) {
  return withdrawals(db).where('withdrawal.withdrawal_id', '=', withdrawalId).executeTakeFirst();
}

/** What a player has asked for and nobody has decided yet, the newest first. */
export function listOpenWithdrawals(db: Database, player: PlayerSession) {
  return withdrawals(db)
    .where('withdrawal.site_id', '=', player.siteId)
    .where('withdrawal.player_id', '=', player.playerId)
    .where('withdrawal.status', 'in', ['pending', 'paying'])
    .orderBy('withdrawal.created_at', 'desc')
    .execute();
}

export function withdrawals(db: Database) {
  return db
    .selectFrom('cashier.withdrawal as withdrawal')
    .innerJoin('cashier.bank_account as account', (join) =>
      join
        .onRef('account.site_id', '=', 'withdrawal.site_id')
        .onRef('account.player_id', '=', 'withdrawal.player_id')
        .onRef('account.bank_account_id', '=', 'withdrawal.bank_account_id'),
    )
    .selectAll('withdrawal')
    .select(['account.bank_name', 'account.account_name', 'account.account_number_masked']);
}

/** Note who did what with a withdrawal, in the transaction in which it is done. */
export async function recordEvent(
  app: Pick<App, 'clock'>,
  trx: Database,
  withdrawal: { site_id: number; player_id: bigint; withdrawal_id: string },
  event: {
    action: 'requested' | 'approved' | 'payout_failed' | 'paid' | 'refused';
    actor: string;
    detail?: string;
  },
): Promise<void> {
  await trx
    .insertInto('cashier.withdrawal_event')
    .values({
      site_id: withdrawal.site_id,
      player_id: withdrawal.player_id,
      withdrawal_id: withdrawal.withdrawal_id,
      event_id: newId(),
      action: event.action,
      actor: event.actor,
      detail: event.detail ?? '',
      created_at: app.clock.now(),
    })
    .execute();
}

/** Tell the player's tabs. */
export async function announceWithdrawal(
  app: Pick<App, 'realtime'>,
  withdrawal: { site_id: number; player_id: bigint; withdrawal_id: string; status: string },
): Promise<void> {
  await app.realtime.toPlayer(
    { siteId: withdrawal.site_id, playerId: withdrawal.player_id },
    {
      type: 'withdrawal',
      withdrawal_id: withdrawal.withdrawal_id,
      status: withdrawalStatus(withdrawal.status),
    },
  );
}

export function presentWithdrawal(row: WithdrawalRow): z.infer<typeof withdrawalSchema> {
  return {
    withdrawal_id: row.withdrawal_id,
    amount: formatMoney(row.amount),
    currency: row.currency,
    status: withdrawalStatus(row.status),
    bank_name: row.bank_name,
    account_number_masked: row.account_number_masked,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** To the player a withdrawal that is being paid is still pending. */
function withdrawalStatus(text: string): z.infer<typeof withdrawalSchema>['status'] {
  return text === 'paid' || text === 'refused' ? text : 'pending';
}

/** Withdrawals of the day (UTC) that were not refused. */
async function countToday(app: Pick<App, 'clock'>, db: Database, player: PlayerSession): Promise<number> {
  const midnight = new Date(app.clock.now());
  midnight.setUTCHours(0, 0, 0, 0);
  const row = await db
    .selectFrom('cashier.withdrawal')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('created_at', '>=', midnight)
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return row.count;
}
