import type { withdrawalReasons } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import type { Refusal } from '@marquee/contract/refusals.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney, lesser, type Minor } from '../kernel/money.ts';
import { projectRounds } from '../rounds/projector.ts';
import { isSelfExcluded } from '../safety/exclusion-state.ts';
import { isOfAge } from '../safety/may-play.ts';
import { stepOf, wholeSteps } from './amount-step.ts';
import { listBankAccounts, usableFrom, type BankAccountRow } from './bank-account.ts';
import { coolingUntil } from './cooling.ts';
import { missingDocuments } from './documents/standing.ts';
import { readSiteSetting, type SiteSetting } from './site-setting.ts';
import { readTurnover, type Turnover } from './turnover.ts';

export type WithdrawalReason = (typeof withdrawalReasons)[number];
export type PolicyApp = Pick<App, 'db' | 'ledger' | 'clock' | 'sites' | 'cashier' | 'withdrawalTerms'>;
type Player = Pick<PlayerSession, 'siteId' | 'playerId' | 'currency'>;

/** A reason against a withdrawal, or against a larger one. */
export interface Objection {
  readonly reason: WithdrawalReason;
  /**
   * The refusal that a request gets. Null if the objection only explains why no larger amount is possible, and for
   * `step`, which `requireWholeSteps` refuses.
   */
  readonly refusal: Refusal | null;
  /** The figure, or the time from which the objection no longer holds. Undefined if there is none. */
  readonly detail: string | undefined;
}

export interface WithdrawalStanding {
  /**
   * The amount that can be requested now, a multiple of the step. Zero while the account, age, daily count, turnover or
   * a security change stops it. A missing or new bank account does not lower it.
   */
  readonly available: Minor;
  readonly objections: readonly Objection[];
  readonly real: Minor;
  readonly bonus: Minor;
  readonly held: Minor;
  readonly step: Minor;
  readonly minimum: Minor;
  readonly maximum: Minor;
  readonly turnover: Turnover;
  readonly perDay: number;
  readonly remainingToday: number;
  /** The daily amount limit and what is left of it; null if the site sets none. */
  readonly dailyAmount: Minor | null;
  readonly remainingAmountToday: Minor | null;
  /** Until when a change of security data blocks withdrawals; null if none does. */
  readonly coolingUntil: Date | null;
  readonly setting: SiteSetting;
}

/** The site's withdrawal limits. */
export interface WithdrawalRules {
  readonly minimum: Minor;
  readonly maximum: Minor;
  readonly perDay: number;
}

/** A withdrawal being requested, or an existing one being checked again. */
export interface Asked {
  readonly amount: Minor;
  readonly bankAccountId: string;
  /** Set for an existing withdrawal, so that it does not count against itself and its amount is not counted twice. */
  readonly withdrawalId?: string | undefined;
}

/**
 * Read the site's rules and bring the projected rounds up to date. Each needs its own connection, so this runs before
 * the transaction that decides.
 */
export async function prepareWithdrawal(
  app: Pick<App, 'db' | 'sites'>,
  player: { readonly siteId: number },
): Promise<WithdrawalRules> {
  await projectRounds(app.db);
  return (await app.sites.byId(player.siteId)).withdrawal;
}

/**
 * Everything against a player's withdrawal, in one list. A request is refused by the first objection with a refusal;
 * `withdrawal_info` and the operator's view show them all. With `isLocked` the player's bonuses and wallet are locked
 * until the transaction ends, in this order, and everything is read after that, so that no deposit, bet or other
 * withdrawal comes between these checks and the hold. Without it the answer may already be outdated.
 */
export async function assessWithdrawal(
  app: PolicyApp,
  db: Database,
  player: Player,
  how: { rules: WithdrawalRules; isLocked: boolean; asked?: Asked },
): Promise<WithdrawalStanding> {
  const { asked, isLocked } = how;
  if (isLocked) await app.withdrawalTerms.lockBonuses(db, player);
  const wallet = isLocked ? await app.ledger.lockWallet(db, player) : await app.ledger.balance(player);
  const now = app.clock.now();
  const [benefits, setting, turnover, accounts, isExcluded, status, ofAge] = await Promise.all([
    app.withdrawalTerms.benefits(db, player),
    readSiteSetting(db, player.siteId),
    readTurnover(db, player),
    listBankAccounts(db, player),
    isSelfExcluded(db, player, now),
    readStatus(db, player),
    isOfAge({ db, clock: app.clock }, player),
  ]);
  const { minimum } = how.rules;
  const maximum = greater(how.rules.maximum, benefits.maximum ?? 0n);
  const perDay = Math.max(how.rules.perDay, benefits.perDay ?? 0);
  const isNew = asked?.withdrawalId === undefined;
  const [room, cooling, documents] = await Promise.all([
    roomToday(app, db, player, { perDay, setting, without: asked?.withdrawalId }),
    coolingUntil(app, db, player, setting),
    // One that exists counts in what was withdrawn already.
    missingDocuments(app, db, player, isNew ? (asked?.amount ?? minimum) : 0n),
  ]);
  const { real: free, bonus, locked: held } = wallet ?? { real: 0n, bonus: 0n, locked: 0n };
  const real = free + (asked?.withdrawalId === undefined ? 0n : asked.amount);
  const step = stepOf(app.cashier.gateway(setting.payoutGateway));
  const objections = [
    ...againstAccount({ status, isOfAge: ofAge }),
    ...againstBankAccount(accounts, { setting, now, bankAccountId: asked?.bankAccountId }),
    ...againstAmount({ asked: asked?.amount, real, minimum, maximum, step }),
    ...againstToday(room, { asked: asked?.amount, real, maximum }),
    // Self-excluded players cannot play, so they cannot meet it.
    ...(turnover.outstanding > 0n && !isExcluded
      ? [objection('turnover', 'turnoverRequired', formatMoney(turnover.outstanding))]
      : []),
    ...(cooling ? [objection('cooling', 'withdrawalCooling', cooling.toISOString())] : []),
    // It can be requested, and waits until the document is approved.
    ...(documents.length > 0 ? [objection('document', null, documents.join(', '))] : []),
    ...(held > 0n ? [objection('held', null, formatMoney(held))] : []),
    ...(bonus > 0n ? [objection('bonus', null, formatMoney(bonus))] : []),
  ];
  const payable = wholeSteps(lesser(real, lesser(room.amount ?? maximum, maximum)), step);
  const stopping: readonly WithdrawalReason[] = ['account', 'age', 'daily_count', 'turnover', 'cooling'];
  const isFree = payable >= minimum && !objections.some(({ reason }) => stopping.includes(reason));
  return {
    available: isFree ? payable : 0n,
    objections,
    real,
    bonus,
    held,
    step,
    minimum,
    maximum,
    turnover,
    perDay,
    remainingToday: room.count,
    dailyAmount: setting.withdrawalDailyAmount,
    remainingAmountToday: room.amount,
    coolingUntil: cooling,
    setting,
  };
}

/** What a player can withdraw now and what prevents more. It takes no lock: it is for display. */
export async function withdrawalStanding(app: PolicyApp, player: Player): Promise<WithdrawalStanding> {
  const rules = await prepareWithdrawal(app, player);
  return assessWithdrawal(app, app.db, player, { rules, isLocked: false });
}

/** Throws the first refusal among the objections. */
export function requireNoObjection({ objections }: Pick<WithdrawalStanding, 'objections'>): void {
  for (const { refusal, detail } of objections) if (refusal) throw refuse(refusal, detail);
}

function objection(reason: WithdrawalReason, refusal: Refusal | null, detail?: string): Objection {
  return { reason, refusal, detail };
}

function againstAccount(account: { status: string; isOfAge: boolean }): Objection[] {
  if (account.status === 'blocked') return [objection('account', 'BLOCK')];
  if (account.status === 'closed') return [objection('account', 'CLOSE')];
  return account.isOfAge ? [] : [objection('age', 'underAge')];
}

/** `bankAccountId` is the requested account. Without it, the check is whether any account can be paid to. */
function againstBankAccount(
  accounts: readonly BankAccountRow[],
  at: { setting: SiteSetting; now: Date; bankAccountId: string | undefined },
): Objection[] {
  const usableAt = (row: BankAccountRow) => usableFrom(row, at.setting.bankAccountWait_ms);
  if (at.bankAccountId === undefined) {
    const times = accounts.map((row) => usableAt(row).getTime());
    if (times.length === 0) return [objection('bank_account', null)];
    const first = new Date(Math.min(...times));
    return first > at.now ? [objection('bank_account_wait', null, first.toISOString())] : [];
  }
  const account = accounts.find((row) => row.bank_account_id === at.bankAccountId);
  if (!account) return [objection('bank_account', 'bankAccountNotFound')];
  const from = usableAt(account);
  return from > at.now ? [objection('bank_account_wait', 'bankAccountTooNew', from.toISOString())] : [];
}

function againstAmount(at: {
  asked: Minor | undefined;
  real: Minor;
  minimum: Minor;
  maximum: Minor;
  step: Minor;
}): Objection[] {
  const amount = at.asked ?? at.real;
  const refusing = at.asked !== undefined;
  if (amount < at.minimum) {
    return [objection('minimum', refusing ? 'amountBelowMinimum' : null, formatMoney(at.minimum))];
  }
  return [
    ...(amount > at.maximum
      ? [objection('maximum', refusing ? 'amountAboveMaximum' : null, formatMoney(at.maximum))]
      : []),
    ...(refusing && amount % at.step !== 0n ? [objection('step', null, formatMoney(at.step))] : []),
  ];
}

function againstToday(
  room: { count: number; amount: Minor | null },
  at: { asked: Minor | undefined; real: Minor; maximum: Minor },
): Objection[] {
  const wanted = at.asked ?? lesser(at.real, at.maximum);
  const isShort = room.amount !== null && room.amount < wanted;
  return [
    ...(room.count === 0 ? [objection('daily_count', 'dailyWithdrawalsReached')] : []),
    ...(isShort && room.amount !== null
      ? [
          objection(
            'daily_amount',
            at.asked === undefined ? null : 'dailyWithdrawalAmountReached',
            formatMoney(room.amount),
          ),
        ]
      : []),
  ];
}

async function readStatus(db: Database, player: Player): Promise<string> {
  const row = await db
    .selectFrom('players.account')
    .select('status')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  return row.status;
}

function greater(a: Minor, b: Minor): Minor {
  return a > b ? a : b;
}

/**
 * What is left of the daily withdrawals (UTC). Refused withdrawals do not count, and neither does the one in `without`.
 * `amount` is null if the site sets no limit.
 */
async function roomToday(
  app: Pick<App, 'clock'>,
  db: Database,
  player: Player,
  rules: { perDay: number; setting: SiteSetting; without: string | undefined },
): Promise<{ count: number; amount: Minor | null }> {
  const midnight = new Date(app.clock.now());
  midnight.setUTCHours(0, 0, 0, 0);
  let query = db
    .selectFrom('cashier.withdrawal')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Minor>`coalesce(sum(amount), 0)::bigint`.as('amount'),
    ])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('created_at', '>=', midnight)
    .where('status', '<>', 'refused');
  if (rules.without !== undefined) query = query.where('withdrawal_id', '<>', rules.without);
  const used = await query.executeTakeFirstOrThrow();
  const daily = rules.setting.withdrawalDailyAmount;
  return {
    count: Math.max(0, rules.perDay - used.count),
    amount: daily === null ? null : daily > used.amount ? daily - used.amount : 0n,
  };
}
