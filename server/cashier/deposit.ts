import type { z } from 'zod';
import type { depositSchema } from '@marquee/contract/entities.ts';
import type { App, PlayerSession } from '../kernel/app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import { listMethods } from './deposit-methods.ts';

/** What deposits need of a running Marquee. */
export type CashierApp = Pick<App, 'db' | 'ledger' | 'clock' | 'sites' | 'log' | 'cashier' | 'realtime'>;

/** How long a deposit waits for its payment before it expires. */
const life_ms = 30 * 60_000;
/** How many deposits of a player wait for their payment at once, at most. */
const pendingPerPlayer = 10;

export type DepositRow = NonNullable<Awaited<ReturnType<typeof findDeposit>>>;

/**
 * Begin a deposit and open its payment at the gateway. The same key and request again answer the same deposit.
 * Throws `methodUnavailable`, `amountBelowMinimum`, `amountAboveMaximum`, `limitReached`, `tooManyPendingDeposits`,
 * `idempotencyConflict`, `gatewayUnavailable` (the same key can be tried again), and `invalidInput` for a return address that is not the site's.
 */
export async function createDeposit(
  app: CashierApp,
  player: PlayerSession,
  request: { idempotencyKey: string; methodCode: string; amount: Minor; returnUrl: string },
): Promise<DepositRow> {
  const site = await app.sites.byId(player.siteId);
  const returnUrl = new URL(request.returnUrl);
  if (!/^https?:$/.test(returnUrl.protocol) || !site.domains.includes(returnUrl.hostname.toLowerCase())) {
    throw refuseField('return_url', 'an address of this site');
  }
  const methods = await listMethods(app.db, player.siteId, player.currency);
  const method = methods.find((candidate) => candidate.methodCode === request.methodCode);
  const gateway = method && app.cashier.gateway(method.gateway);
  if (!method || !gateway) throw refuse('methodUnavailable');
  if (request.amount < method.minimum) throw refuse('amountBelowMinimum', formatMoney(method.minimum));
  if (request.amount > method.maximum) throw refuse('amountAboveMaximum', formatMoney(method.maximum));

  const deposit = await ensureDeposit(app, player, { ...request, gateway: gateway.code });
  if (deposit.payment_url !== null || deposit.status !== 'pending') return deposit;
  returnUrl.searchParams.set('deposit_id', deposit.deposit_id);
  const payment = await gateway
    .createPayment({
      depositId: deposit.deposit_id,
      amount: deposit.amount,
      currency: deposit.currency,
      merchant: site.shown.site_name,
      returnUrl: returnUrl.href,
      language: await languageOf(app.db, player),
    })
    .catch((error: unknown) => {
      app.log.warn({ err: error, gateway: gateway.code }, 'a payment could not be opened');
      throw refuse('gatewayUnavailable');
    });
  return app.db
    .updateTable('cashier.deposit')
    .set({
      gateway_payment_id: payment.paymentId,
      payment_url: payment.url,
      expires_at: payment.expiresAt,
    })
    .where('deposit_id', '=', deposit.deposit_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function ensureDeposit(
  app: CashierApp,
  player: PlayerSession,
  request: { idempotencyKey: string; methodCode: string; amount: Minor; returnUrl: string; gateway: string },
): Promise<DepositRow> {
  return app.db.transaction().execute(async (trx) => {
    // One request of a player at a time: what is pending counts towards his limit and his number of deposits.
    await takeTurn(trx, `cashier.deposit ${player.playerId}`);
    const known = await trx
      .selectFrom('cashier.deposit')
      .selectAll()
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('idempotency_key', '=', request.idempotencyKey)
      .executeTakeFirst();
    if (known) {
      const isSame =
        known.method_code === request.methodCode &&
        known.amount === request.amount &&
        known.return_url === request.returnUrl;
      if (!isSame) throw refuse('idempotencyConflict');
      return known;
    }
    const pending = await readPending(trx, player);
    if (pending.count >= pendingPerPlayer) throw refuse('tooManyPendingDeposits');
    // Read after what is pending: a deposit that is credited in between is counted twice, not left out.
    const limit = await app.ledger.limitRoom(player, 'deposit', trx);
    if (limit !== null && pending.amount + request.amount > limit) {
      const room = limit > pending.amount ? limit - pending.amount : 0n;
      throw refuse('limitReached', formatMoney(room));
    }
    const now = app.clock.now();
    return trx
      .insertInto('cashier.deposit')
      .values({
        site_id: player.siteId,
        player_id: player.playerId,
        deposit_id: newId(),
        idempotency_key: request.idempotencyKey,
        method_code: request.methodCode,
        gateway: request.gateway,
        amount: request.amount,
        currency: player.currency,
        return_url: request.returnUrl,
        created_at: now,
        expires_at: new Date(now.getTime() + life_ms),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** What a player has begun to pay in and what has not come to an end yet. */
async function readPending(trx: Database, player: PlayerSession): Promise<{ count: number; amount: Minor }> {
  return trx
    .selectFrom('cashier.deposit')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Minor>`coalesce(sum(amount) filter (where currency = ${player.currency}), 0)::bigint`.as('amount'),
    ])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
}

/** One deposit of a player. Throws `depositNotFound`. */
export async function requireDeposit(
  db: Database,
  player: { siteId: number; playerId: bigint },
  depositId: string,
): Promise<DepositRow> {
  const deposit = await findDeposit(db, depositId);
  if (deposit?.site_id !== player.siteId || deposit.player_id !== player.playerId)
    throw refuse('depositNotFound');
  return deposit;
}

export function findDeposit(db: Database, depositId: string) {
  return db.selectFrom('cashier.deposit').selectAll().where('deposit_id', '=', depositId).executeTakeFirst();
}

export function presentDeposit(deposit: DepositRow): z.infer<typeof depositSchema> {
  return {
    deposit_id: deposit.deposit_id,
    method_code: deposit.method_code,
    amount: formatMoney(deposit.amount),
    currency: deposit.currency,
    status: depositStatus(deposit.status),
    payment_url: deposit.status === 'pending' ? deposit.payment_url : null,
    created_at: deposit.created_at.toISOString(),
    settled_at: deposit.settled_at?.toISOString() ?? null,
  };
}

type DepositStatus = z.infer<typeof depositSchema>['status'];

function depositStatus(text: string): DepositStatus {
  if (text === 'credited' || text === 'failed' || text === 'expired' || text === 'cancelled') return text;
  return 'pending';
}

async function languageOf(db: Database, player: PlayerSession): Promise<string> {
  const row = await db
    .selectFrom('players.player')
    .select('language')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirst();
  return row?.language ?? 'EN';
}
