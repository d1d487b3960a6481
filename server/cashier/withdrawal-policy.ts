import type { withdrawalReasons } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import type { Refusal } from '@marquee/contract/refusals.ts';
import type { App, PlayerSession } from '../kernel/app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney, lesser, type Minor } from '../kernel/money.ts';
import { lockOpenBonuses } from '../bonus/bonus.ts';
import { withdrawalBenefits } from '../vip/standing.ts';
import { projectRounds } from '../rounds/projector.ts';
import { isSelfExcluded } from '../safety/exclusion-state.ts';
import { isOfAge } from '../safety/may-play.ts';
import { stepOf, wholeSteps } from './amount-step.ts';
import { listBankAccounts, usableFrom, type BankAccountRow } from './bank-account.ts';
import { coolingUntil } from './cooling.ts';
import { readSiteSetting, type SiteSetting } from './site-setting.ts';
import { readTurnover, type Turnover } from './turnover.ts';

export type WithdrawalReason = (typeof withdrawalReasons)[number];
export type PolicyApp = Pick<App, 'db' | 'ledger' | 'clock' | 'sites' | 'cashier'>;
type Player = Pick<PlayerSession, 'siteId' | 'playerId' | 'currency'>;

/** Something that stands against a withdrawal, or against more of it. */
export interface Objection {
  readonly reason: WithdrawalReason;
  /** With which a request is refused for it; null where it only explains why not more can be asked for. */
  readonly refusal: Refusal | null;
  /** The figure, or the time from which on it no longer stands; undefined where there is none to tell. */
  readonly detail: string | undefined;
}

export interface WithdrawalStanding {
  /** What can be asked for now; zero while a rule stands against it. A multiple of the step. */
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
  /** What can be asked for in one day, and what is left of it; null where the site sets no such limit. */
  readonly dailyAmount: Minor | null;
  readonly remainingAmountToday: Minor | null;
  /** Until when a change of security data keeps money in; null where none does. */
  readonly coolingUntil: Date | null;
  readonly setting: SiteSetting;
}

/** What a site allows its players. */
export interface WithdrawalRules {
  readonly minimum: Minor;
  readonly maximum: Minor;
  readonly perDay: number;
}

/** A withdrawal that is asked for, or one that is there already and is looked at again. */
export interface Asked {
  readonly amount: Minor;
  readonly bankAccountId: string;
  /** Of one that is there: it counts neither against itself nor twice. */
  readonly withdrawalId?: string | undefined;
}

/**
 * The site's rules, and the rounds added up. Each needs a connection of its own, so that it is done before the transaction
 * that decides.
 */
export async function prepareWithdrawal(
  app: Pick<App, 'db' | 'sites'>,
  player: { readonly siteId: number },
): Promise<WithdrawalRules> {
  await projectRounds(app.db);
  return (await app.sites.byId(player.siteId)).withdrawal;
}

/**
 * What stands against a withdrawal of a player, in one list: the request is refused by the first objection with a refusal,
 * `withdrawal_info` shows them all, and so does the operator's view. With `isLocked` the player's bonuses and wallet are
 * locked until the transaction ends, in this order, and everything is read after that: no deposit, no bet and no other
 * withdrawal comes between what is read here and the hold. Without it the answer is a view that may be old at once.
 */
export async function assessWithdrawal(
  app: PolicyApp,
  db: Database,
  player: Player,
  how: { rules: WithdrawalRules; isLocked: boolean; asked?: Asked },
): Promise<WithdrawalStanding> {
  const { asked, isLocked } = how;
  if (isLocked) await lockOpenBonuses(db, player);
  const wallet = isLocked ? await app.ledger.lockWallet(db, player) : await app.ledger.balance(player);
  const now = app.clock.now();
  const [benefits, setting, turnover, accounts, isExcluded, status, ofAge] = await Promise.all([
    withdrawalBenefits({ db, clock: app.clock }, player),
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
  const [room, cooling] = await Promise.all([
    roomToday(app, db, player, { perDay, setting, without: asked?.withdrawalId }),
    coolingUntil(app, db, player, setting),
  ]);
  const { real: free, bonus, locked: held } = wallet ?? { real: 0n, bonus: 0n, locked: 0n };
  const real = free + (asked?.withdrawalId === undefined ? 0n : asked.amount);
  const step = stepOf(app.cashier.gateway(setting.payoutGateway));
  const objections = [
    ...againstAccount({ status, isOfAge: ofAge }),
    ...againstBankAccount(accounts, { setting, now, bankAccountId: asked?.bankAccountId }),
    ...againstAmount({ asked: asked?.amount, real, minimum, maximum, step }),
    ...againstToday(room, { asked: asked?.amount, real, maximum }),
    // Who has excluded themselves cannot meet it.
    ...(turnover.outstanding > 0n && !isExcluded
      ? [objection('turnover', 'turnoverRequired', formatMoney(turnover.outstanding))]
      : []),
    ...(cooling ? [objection('cooling', 'withdrawalCooling', cooling.toISOString())] : []),
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

/** What a player can withdraw now, and what stands against more: for a screen, without a lock. */
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

/** `bankAccountId`: the one that is asked for; without it, whether there is any to pay to. */
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
    .selectFrom('players.player')
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
 * What is left of the day's withdrawals (UTC); those that were refused do not count, nor does the one that is named.
 * `amount` is null where the site sets no limit.
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
