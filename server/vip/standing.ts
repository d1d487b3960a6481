import type { z } from 'zod';
import type { vipNextLevelSchema } from '@marquee/contract/entities.ts';
import type { vipLevelSchema, vipStandingSchema, vipStepSchema } from '@marquee/contract/promotions.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { formatMoney, parseMoney, progressPercent, type Minor } from '../kernel/money.ts';
import type { BonusApp, PlayerKey } from '../bonus/bonus.ts';
import type { Site } from '../sites/site.ts';
import { inLanguage } from '../sites/words.ts';
import { countFor } from '../bonus/count-all.ts';
import { dayOf, periodEnd, periodStart, startOfDay } from '../kernel/calendar.ts';
import { standOnLadder } from './stand-on-ladder.ts';
import { readLadder, type VipStep } from './ladder.ts';
import { keeps, monthOf } from './month.ts';

/** A player's counted progress on the ladder. */
export interface Standing {
  readonly level: number;
  readonly deposit: Minor;
  readonly turnover: Minor;
  /** The number of deposits. */
  readonly deposits: number;
  readonly levelSince: string;
}

/** A player without counted play stands at the bottom of the ladder. */
export async function readStanding(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey,
  db: Database = app.db,
): Promise<Standing> {
  const row = await db
    .selectFrom('rewards.vip_standing')
    .select(['level', 'deposit', 'turnover', 'deposits', sql<string>`level_since::text`.as('level_since')])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirst();
  if (!row) {
    return { level: 0, deposit: 0n, turnover: 0n, deposits: 0, levelSince: dayOf(app.clock.now()) };
  }
  const { level, deposit, turnover, deposits } = row;
  return { level, deposit, turnover, deposits, levelSince: row.level_since };
}

/** The withdrawal limits and review priority of a player's level. A limit is undefined if the site's own applies. */
export async function withdrawalBenefits(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey,
): Promise<{ maximum: Minor | undefined; perDay: number | undefined; priority: number }> {
  const [standing, ladder] = await Promise.all([
    readStanding(app, player),
    readLadder(app.db, player.siteId),
  ]);
  const step = ladder[standing.level];
  return {
    maximum: step?.withdrawal_maximum ?? undefined,
    perDay: step?.withdrawals_per_day ?? undefined,
    priority: step?.withdrawal_priority ?? 0,
  };
}

/** A player's VIP level. */
export async function levelOf(app: Pick<App, 'db' | 'clock'>, player: PlayerKey): Promise<number> {
  return (await readStanding(app, player)).level;
}

/** A player's progress on their site's ladder, counted up to now. */
export async function vipProgress(
  app: BonusApp,
  session: PlayerSession,
  language: string,
): Promise<z.infer<typeof vipNextLevelSchema>> {
  await countFor(app, session);
  const [ladder, standing] = await Promise.all([
    readLadder(app.db, session.siteId),
    readStanding(app, session),
  ]);
  return standOnLadder(ladder, standing, standing.level, language);
}

/** All levels with their benefits, and the player's progress. */
export async function vipOverview(
  app: BonusApp,
  session: PlayerSession,
  language: string,
): Promise<{ value: z.infer<typeof vipLevelSchema>[]; standing: z.infer<typeof vipStandingSchema> }> {
  await countFor(app, session);
  const month = periodStart('month', app.clock.now());
  const [ladder, standing, site, done] = await Promise.all([
    readLadder(app.db, session.siteId),
    readStanding(app, session),
    app.sites.byId(session.siteId),
    monthOf(app.db, session, month),
  ]);
  const way = standOnLadder(ladder, standing, standing.level, language);
  const step = ladder[standing.level];
  const isSafe = !step || standing.level === 0 || standing.levelSince >= month || keeps(step, done);
  const progress = (part: string, whole: string): number =>
    progressPercent(parseMoney(part), parseMoney(whole));
  return {
    value: ladder.map((one) => ({
      ...presentStep(one, site.withdrawal, language),
      is_current: one.level === standing.level,
    })),
    standing: {
      level: standing.level,
      vip_name: way.vip_name,
      vip_name_next: way.vip_name_next,
      total_deposit: way.cycle_deposit,
      deposit_next: way.deposit_next,
      deposit_progress: progress(way.cycle_deposit, way.deposit_next),
      total_turnover: way.cycle_turnover,
      turnover_next: way.turnover_next,
      turnover_progress: progress(way.cycle_turnover, way.turnover_next),
      cycle_start: startOfDay(month).toISOString(),
      cycle_end: startOfDay(periodEnd('month', month)).toISOString(),
      cycle_deposit: formatMoney(done.deposit),
      cycle_turnover: formatMoney(done.turnover),
      is_safe: isSafe,
    },
  };
}

/** All levels of a site with their benefits, for visitors too. */
export async function vipSteps(
  app: Pick<App, 'db'>,
  site: Pick<Site, 'siteId' | 'withdrawal'>,
  language: string,
): Promise<z.infer<typeof vipStepSchema>[]> {
  const ladder = await readLadder(app.db, site.siteId);
  return ladder.map((step) => presentStep(step, site.withdrawal, language));
}

function presentStep(
  step: VipStep,
  site: { maximum: Minor; perDay: number },
  language: string,
): z.infer<typeof vipStepSchema> {
  return {
    level: step.level,
    vip_name: inLanguage(step.vip_name, language),
    deposit: formatMoney(step.deposit),
    turnover: formatMoney(step.turnover),
    keep_deposit: formatMoney(step.keep_deposit),
    keep_turnover: formatMoney(step.keep_turnover),
    cashback_percent: percentText(step.cashback_hundredths),
    withdrawal_maximum: formatMoney(step.withdrawal_maximum ?? site.maximum),
    withdrawals_per_day: step.withdrawals_per_day ?? site.perDay,
    withdrawal_priority: step.withdrawal_priority,
    birthday_gift: formatMoney(step.birthday_gift),
  };
}

/** `150` → `"1.5"`. */
export function percentText(hundredths: number): string {
  return (hundredths / 100).toString();
}
