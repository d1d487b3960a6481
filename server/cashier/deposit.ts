import { randomInt } from 'node:crypto';
import type { App } from './app.ts';
import { playerLanguage } from '../players/player-language.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import { requireMayPlay } from '../safety/may-play.ts';
import { requireWholeSteps, stepOf } from './amount-step.ts';
import { listMethodsFor, type DepositMethod } from './deposit-methods.ts';
import { depositFee } from './fee.ts';
import type { Gateway } from './gateways/gateway.ts';
import { findDeposit, openStatuses, type DepositRow } from './present-deposit.ts';

/** The parts of the application that deposits use. */
export type CashierApp = Pick<
  App,
  'db' | 'ledger' | 'clock' | 'events' | 'sites' | 'log' | 'cashier' | 'realtime'
>;

/** How long a deposit waits for its payment, or a bank transfer for its proof, before it expires. */
const life_ms = { gateway: 30 * 60_000, manual: 72 * 3_600_000 } as const;
/** The most deposits a player can have open at once. */
const pendingPerPlayer = 10;

export interface DepositRequest {
  readonly idempotencyKey: string;
  readonly methodCode: string;
  readonly amount: Minor;
  readonly returnUrl: string;
}

/**
 * Start a deposit. A gateway method opens a payment. A manual method stores the bank details and a reference. The fee
 * is fixed at this point. The same key with the same request returns the same deposit.
 * Throws `methodUnavailable`, `amountBelowMinimum`, `amountAboveMaximum`, `limitReached`, `tooManyPendingDeposits`,
 * `idempotencyConflict`, whatever `requireMayPlay` throws, `gatewayUnavailable` (the same key can be retried), and
 * `invalidInput` if the return address is not on this site or the amount is not a multiple of the method's step.
 */
export async function createDeposit(
  app: CashierApp & Pick<App, 'withdrawalTerms'>,
  player: PlayerSession,
  request: DepositRequest,
): Promise<DepositRow> {
  await requireMayPlay(app, player);
  const site = await app.sites.byId(player.siteId);
  const returnUrl = new URL(request.returnUrl);
  if (!/^https?:$/.test(returnUrl.protocol) || !site.domains.includes(returnUrl.hostname.toLowerCase())) {
    throw refuseField('return_url', 'an address of this site');
  }
  const methods = await listMethodsFor(app, player);
  const method = methods.find((candidate) => candidate.methodCode === request.methodCode);
  const gateway = method && app.cashier.gateway(method.gateway);
  if (!method || (method.kind === 'gateway' && !gateway)) throw refuse('methodUnavailable');
  if (request.amount < method.minimum) throw refuse('amountBelowMinimum', formatMoney(method.minimum));
  if (request.amount > method.maximum) throw refuse('amountAboveMaximum', formatMoney(method.maximum));
  requireWholeSteps('amount', request.amount, stepOf(gateway));

  const deposit = await ensureDeposit(app, player, request, method);
  if (!gateway || deposit.payment_url !== null || deposit.status !== 'pending') return deposit;
  returnUrl.searchParams.set('deposit_id', deposit.deposit_id);
  return openPayment(app, player, deposit, {
    gateway,
    returnUrl: returnUrl.href,
    merchant: site.shown.site_name,
  });
}

async function openPayment(
  app: CashierApp,
  player: PlayerSession,
  deposit: DepositRow,
  at: { gateway: Gateway; returnUrl: string; merchant: string },
): Promise<DepositRow> {
  const payment = await at.gateway
    .createPayment({
      depositId: deposit.deposit_id,
      amount: deposit.amount + deposit.fee,
      currency: deposit.currency,
      merchant: at.merchant,
      returnUrl: at.returnUrl,
      language: await playerLanguage(app, player, undefined),
    })
    .catch((error: unknown) => {
      app.log.warn({ err: error, gateway: at.gateway.code }, 'a payment could not be opened');
      throw refuse('gatewayUnavailable');
    });
  await app.db
    .updateTable('cashier.deposit')
    .set({
      gateway_payment_id: payment.paymentId,
      payment_url: payment.url,
      expires_at: payment.expiresAt,
    })
    .where('deposit_id', '=', deposit.deposit_id)
    .execute();
  return requireRow(app.db, deposit.deposit_id);
}

async function ensureDeposit(
  app: CashierApp,
  player: PlayerSession,
  request: DepositRequest,
  method: DepositMethod,
): Promise<DepositRow> {
  const depositId = await app.db.transaction().execute(async (trx) => {
    await requireMayPlay(app, player, trx);
    // Serializes a player's requests, because open deposits count towards their limit and their number of deposits.
    await takeTurn(trx, `cashier.deposit ${player.playerId}`);
    const known = await trx
      .selectFrom('cashier.deposit')
      .select(['deposit_id', 'method_code', 'amount', 'return_url'])
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
      return known.deposit_id;
    }
    await requireRoom(app, trx, player, request.amount);
    const now = app.clock.now();
    const id = newId();
    await trx
      .insertInto('cashier.deposit')
      .values({
        site_id: player.siteId,
        player_id: player.playerId,
        deposit_id: id,
        idempotency_key: request.idempotencyKey,
        method_code: request.methodCode,
        kind: method.kind,
        gateway: method.gateway,
        amount: request.amount,
        fee: depositFee(method, request.amount),
        currency: player.currency,
        return_url: request.returnUrl,
        pay_to: method.payTo === null ? null : JSON.stringify(method.payTo),
        reference: method.kind === 'manual' ? newReference() : null,
        created_at: now,
        expires_at: new Date(now.getTime() + life_ms[method.kind]),
      })
      .execute();
    return id;
  });
  return requireRow(app.db, depositId);
}

/** Open deposits count towards the player's limit and their number of deposits. */
async function requireRoom(
  app: CashierApp,
  trx: Database,
  player: PlayerSession,
  amount: Minor,
): Promise<void> {
  const pending = await trx
    .selectFrom('cashier.deposit')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Minor>`coalesce(sum(amount) filter (where currency = ${player.currency}), 0)::bigint`.as('amount'),
    ])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('status', 'in', openStatuses)
    .executeTakeFirstOrThrow();
  if (pending.count >= pendingPerPlayer) throw refuse('tooManyPendingDeposits');
  // Read after the open deposits: a deposit that is credited in between is then counted twice rather than missed.
  const limit = await app.ledger.limitRoom(player, 'deposit', trx);
  if (limit === null || pending.amount + amount <= limit) return;
  throw refuse('limitReached', formatMoney(limit > pending.amount ? limit - pending.amount : 0n));
}

/** Leaves out characters that look alike, because players type the reference into their bank's form. */
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten characters from an alphabet of thirty. A unique constraint keeps references distinct within a site. */
function newReference(): string {
  return Array.from({ length: 10 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}

async function requireRow(db: Database, depositId: string): Promise<DepositRow> {
  const deposit = await findDeposit(db, depositId);
  if (!deposit) throw new Error(`Deposit ${depositId} is gone`);
  return deposit;
}
