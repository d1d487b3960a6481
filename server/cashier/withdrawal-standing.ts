import type { withdrawalReasons } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import type { App, PlayerSession } from '../kernel/app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import { withdrawalBenefits } from '../vip/standing.ts';
import { projectRounds } from '../rounds/projector.ts';
import { isSelfExcluded } from '../safety/exclusion-state.ts';
import { listBankAccounts } from './bank-account.ts';
import { readSiteSetting, type SiteSetting } from './site-setting.ts';
import { readTurnover, type Turnover } from './turnover.ts';

type Reason = (typeof withdrawalReasons)[number];

export interface WithdrawalStanding {
  /** What can be asked for now; zero while a rule stands against it. */
  readonly available: Minor;
  /** Why it is not more. */
  readonly reasons: readonly Reason[];
  readonly real: Minor;
  readonly bonus: Minor;
  readonly held: Minor;
  readonly minimum: Minor;
  readonly maximum: Minor;
  readonly turnover: Turnover;
  readonly perDay: number;
  readonly remainingToday: number;
  /** What can be asked for in one day, and what is left of it; null where the site sets no such limit. */
  readonly dailyAmount: Minor | null;
  readonly remainingAmountToday: Minor | null;
}

/** What a player can withdraw now, and what stands against more. */
export async function withdrawalStanding(
  app: Pick<App, 'db' | 'ledger' | 'clock' | 'sites'>,
  player: PlayerSession,
): Promise<WithdrawalStanding> {
  await projectRounds(app.db);
  const [rules, setting, balance, turnover, accounts, isExcluded] = await Promise.all([
    withdrawalRules(app, player),
    readSiteSetting(app.db, player.siteId),
    app.ledger.balance(player),
    readTurnover(app.db, player),
    listBankAccounts(app.db, player),
    isSelfExcluded(app.db, player, app.clock.now()),
  ]);
  // Who has excluded himself cannot meet it.
  const isStaked = turnover.outstanding === 0n || isExcluded;
  const { minimum, maximum, perDay } = rules;
  const room = await roomToday(app, app.db, player, { perDay, setting });
  const { real, bonus, locked: held } = balance ?? { real: 0n, bonus: 0n, locked: 0n };
  const payable = room.amount === null ? maximum : lesser(room.amount, maximum);
  const reasons: Reason[] = [];
  if (!isStaked) reasons.push('turnover');
  if (room.count === 0) reasons.push('daily_count');
  if (room.amount !== null && room.amount < lesser(real, maximum)) reasons.push('daily_amount');
  if (real < minimum) reasons.push('minimum');
  if (real > maximum) reasons.push('maximum');
  if (held > 0n) reasons.push('held');
  if (bonus > 0n) reasons.push('bonus');
  if (accounts.length === 0) reasons.push('bank_account');
  const isFree = isStaked && room.count > 0 && real >= minimum && payable >= minimum;
  return {
    available: isFree ? lesser(real, payable) : 0n,
    reasons,
    real,
    bonus,
    held,
    minimum,
    maximum,
    turnover,
    perDay,
    remainingToday: room.count,
    dailyAmount: setting.withdrawalDailyAmount,
    remainingAmountToday: room.amount,
  };
}

/** The site's limits of withdrawals, raised where the player's VIP level raises them. */
export async function withdrawalRules(
  app: Pick<App, 'db' | 'clock' | 'sites'>,
  player: PlayerSession,
): Promise<{ minimum: Minor; maximum: Minor; perDay: number }> {
  const [site, benefits] = await Promise.all([
    app.sites.byId(player.siteId),
    withdrawalBenefits(app, player),
  ]);
  const { minimum, maximum, perDay } = site.withdrawal;
  return {
    minimum,
    maximum: greater(maximum, benefits.maximum ?? 0n),
    perDay: Math.max(perDay, benefits.perDay ?? 0),
  };
}

function greater(a: Minor, b: Minor): Minor {
  return a > b ? a : b;
}

/**
 * What is left of the day's withdrawals (UTC); those that were refused do not count. `amount` is null where the site sets
 * no limit.
 */
export async function roomToday(
  app: Pick<App, 'clock'>,
  db: Database,
  player: PlayerSession,
  rules: { perDay: number; setting: SiteSetting },
): Promise<{ count: number; amount: Minor | null }> {
  const midnight = new Date(app.clock.now());
  midnight.setUTCHours(0, 0, 0, 0);
  const used = await db
    .selectFrom('cashier.withdrawal')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Minor>`coalesce(sum(amount), 0)::bigint`.as('amount'),
    ])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('created_at', '>=', midnight)
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow();
  const daily = rules.setting.withdrawalDailyAmount;
  return {
    count: Math.max(0, rules.perDay - used.count),
    amount: daily === null ? null : daily > used.amount ? daily - used.amount : 0n,
  };
}
