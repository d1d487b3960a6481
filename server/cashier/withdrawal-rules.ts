import { withdrawalRulesSchema, type WithdrawalRules } from '@marquee/contract/withdrawal-rules.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { readWithdrawalBounds, writeWithdrawalBounds } from '../sites/withdrawal-bounds.ts';
import type { App } from './app.ts';
import { ReviewError } from './review-error.ts';

/** What a site asks of a withdrawal now. */
export async function readWithdrawalRules(db: Database, siteId: number): Promise<WithdrawalRules> {
  const [bounds, setting] = await Promise.all([
    readWithdrawalBounds(db, siteId),
    db
      .selectFrom('cashier.site_setting')
      .select(['withdrawal_daily_amount', 'bank_account_wait_hours', 'security_wait_hours'])
      .where('site_id', '=', siteId)
      .executeTakeFirst(),
  ]);
  const daily = setting?.withdrawal_daily_amount ?? null;
  return {
    minimum: formatMoney(bounds.minimum),
    maximum: formatMoney(bounds.maximum),
    daily_amount: daily === null ? null : formatMoney(daily),
    bank_account_wait_hours: setting?.bank_account_wait_hours ?? 24,
    security_wait_hours: setting?.security_wait_hours ?? 24,
  };
}

/** Amounts in one form, so that the same rules are not taken for a change. */
export function normalisedRules({
  minimum,
  maximum,
  daily_amount,
  ...waits
}: WithdrawalRules): WithdrawalRules {
  const amount = (text: string): string => formatMoney(parseMoney(text));
  return {
    minimum: amount(minimum),
    maximum: amount(maximum),
    daily_amount: daily_amount === null ? null : amount(daily_amount),
    ...waits,
  };
}

/** Note a change that an operator asks for. Returns undefined if one of the site waits already. */
export async function askRulesChange(
  app: Pick<App, 'clock'>,
  trx: Database,
  siteId: number,
  change: { readonly before: WithdrawalRules; readonly after: WithdrawalRules; readonly by: string },
): Promise<string | undefined> {
  const changeId = newId();
  const written = await trx
    .insertInto('cashier.rules_change')
    .values({
      change_id: changeId,
      site_id: siteId,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      asked_by: change.by,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('site_id').where('state', '=', 'asked').doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n ? changeId : undefined;
}

/** The change of a site's rules that waits for a second operator. */
export async function findAskedRules(db: Database, siteId: number) {
  const row = await db
    .selectFrom('cashier.rules_change')
    .select(['change_id', 'after', 'asked_by', 'created_at'])
    .where('site_id', '=', siteId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return row && { ...row, after: withdrawalRulesSchema.parse(row.after) };
}

/**
 * Make a change that was asked for, in the caller's transaction. Withdrawals that were requested keep what they were checked by.
 * Throws ReviewError if it was decided before, or if the rules are no longer as they were when it was asked for.
 */
export async function makeRulesChange(
  app: Pick<App, 'clock'>,
  trx: Database,
  changeId: string,
  by: string,
): Promise<void> {
  const row = await decide(app, trx, changeId, { state: 'made', by });
  const now = await readWithdrawalRules(trx, row.site_id);
  if (!isDeepStrictEqual(now, withdrawalRulesSchema.parse(row.before))) {
    throw new ReviewError('The rules were changed meanwhile. Refuse this, and ask again.');
  }
  const after = withdrawalRulesSchema.parse(row.after);
  await writeWithdrawalBounds(trx, row.site_id, {
    minimum: parseMoney(after.minimum),
    maximum: parseMoney(after.maximum),
  });
  const setting = {
    withdrawal_daily_amount: after.daily_amount === null ? null : parseMoney(after.daily_amount),
    bank_account_wait_hours: after.bank_account_wait_hours,
    security_wait_hours: after.security_wait_hours,
  };
  await trx
    .insertInto('cashier.site_setting')
    .values({ site_id: row.site_id, ...setting })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(setting))
    .execute();
}

/** Refuse a change that was asked for. Throws ReviewError if it was decided before. */
export async function refuseRulesChange(
  app: Pick<App, 'clock'>,
  trx: Database,
  changeId: string,
  by: string,
): Promise<void> {
  await decide(app, trx, changeId, { state: 'refused', by });
}

async function decide(
  app: Pick<App, 'clock'>,
  trx: Database,
  changeId: string,
  decision: { readonly state: 'made' | 'refused'; readonly by: string },
) {
  const row = await trx
    .updateTable('cashier.rules_change')
    .set({ state: decision.state, decided_by: decision.by, decided_at: app.clock.now() })
    .where('change_id', '=', changeId)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ReviewError('This change was decided already.');
  return row;
}
