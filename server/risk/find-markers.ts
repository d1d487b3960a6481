import { sql, type Database } from '../kernel/database.ts';
import type { App } from '../bonus/app.ts';
import { rules, type MarkerRule, type MarkerRuleName } from './rules.ts';

type MarkerApp = Pick<App, 'db' | 'ledger' | 'clock'>;

/** A reviewed marker that still fires after so long is open again. */
const reopenAfter_ms = 30 * 86_400_000;
/** An own limit counts as reached from this percentage of it. */
const reachedPercent = 95;
/** How many players with limits are asked about in one run. */
const limitedAtMost = 5_000;

/** Apply every rule and keep what fires. Returns how many markers did. */
export async function findMarkers(app: MarkerApp): Promise<number> {
  let fired = 0;
  for (const rule of rules) fired += await applyRule(app, rule);
  return fired + (await findReachedLimits(app));
}

async function applyRule(app: MarkerApp, { rule, area, threshold, select }: MarkerRule): Promise<number> {
  const now = app.clock.now();
  const written = await sql`
    insert into safety.marker (site_id, player_id, rule, area, value, threshold, first_at, last_at)
    select found.site_id, found.player_id, ${rule}, ${area}, found.value, ${threshold}, ${now}, ${now}
    from (${select(now)}) found
    where found.value >= ${threshold}
    ${onKnown(now)}`.execute(app.db);
  return Number(written.numAffectedRows ?? 0n);
}

/** Players who have used up a limit that they set themselves; what is used is known to the ledger alone. */
async function findReachedLimits(app: MarkerApp): Promise<number> {
  const { rows } = await sql<{ site_id: number; player_id: bigint; currency: string }>`
    select distinct site_id, player_id, currency from ledger.limit_of_player
    where set_by = 'player' order by site_id, player_id limit ${limitedAtMost}`.execute(app.db);
  let fired = 0;
  for (const row of rows) {
    const wallet = { siteId: row.site_id, playerId: row.player_id, currency: row.currency };
    const limits = await app.ledger.limits(wallet);
    const percents = limits.flatMap(({ setBy, amount, used }) =>
      setBy === 'player' && amount > 0n ? [Number((100n * used) / amount)] : [],
    );
    const percent = Math.max(0, ...percents);
    if (percent < reachedPercent) continue;
    await keep(app.db, wallet, { rule: 'limit_reached', value: percent, now: app.clock.now() });
    fired += 1;
  }
  return fired;
}

async function keep(
  db: Database,
  player: { siteId: number; playerId: bigint },
  marker: { rule: MarkerRuleName; value: number; now: Date },
): Promise<void> {
  await sql`
    insert into safety.marker (site_id, player_id, rule, area, value, threshold, first_at, last_at)
    values (${player.siteId}, ${player.playerId}, ${marker.rule}, 'harm', ${marker.value}, ${reachedPercent}, ${marker.now},
      ${marker.now})
    ${onKnown(marker.now)}`.execute(db);
}

/** A marker that is known keeps its beginning, and its review for a while. */
function onKnown(now: Date) {
  const since = new Date(now.getTime() - reopenAfter_ms);
  return sql`
    on conflict (site_id, player_id, rule) do update set value = excluded.value, threshold = excluded.threshold,
      last_at = excluded.last_at,
      reviewed_at = case when marker.reviewed_at > ${since} then marker.reviewed_at end,
      reviewed_by = case when marker.reviewed_at > ${since} then marker.reviewed_by end`;
}
