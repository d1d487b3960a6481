import { markerAreas, markerRules } from '@marquee/contract/operator-safety.ts';
import type { Database } from '../kernel/database.ts';
import type { App } from '../bonus/app.ts';
import type { MarkerRuleName } from './rules.ts';

export interface MarkerQuery {
  /** Undefined for all. */
  readonly sites: readonly number[] | undefined;
  readonly area?: (typeof markerAreas)[number] | undefined;
  readonly playerId?: bigint | undefined;
  readonly state: 'open' | 'reviewed' | 'all';
  readonly page: number;
  readonly pageSize: number;
}

/** The rules that fired, latest first, one more than the page holds. */
export async function listMarkers(db: Database, query: MarkerQuery) {
  let found = db
    .selectFrom('safety.marker as marker')
    .innerJoin('players.account as player', (join) =>
      join.onRef('player.site_id', '=', 'marker.site_id').onRef('player.player_id', '=', 'marker.player_id'),
    )
    .innerJoin('sites.profile as site', 'site.site_id', 'marker.site_id')
    .selectAll('marker')
    .select(['player.account_id', 'site.site_code']);
  if (query.sites) found = found.where('marker.site_id', 'in', query.sites.length > 0 ? query.sites : [-1]);
  if (query.area !== undefined) found = found.where('marker.area', '=', query.area);
  if (query.playerId !== undefined) found = found.where('marker.player_id', '=', query.playerId);
  if (query.state === 'open') found = found.where('marker.reviewed_at', 'is', null);
  if (query.state === 'reviewed') found = found.where('marker.reviewed_at', 'is not', null);
  const rows = await found
    .orderBy('marker.last_at', 'desc')
    .orderBy('marker.player_id')
    .orderBy('marker.rule')
    .limit(query.pageSize + 1)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  return rows.flatMap((row) => {
    const rule = markerRules.find((one) => one === row.rule);
    const area = markerAreas.find((one) => one === row.area);
    // A rule of another version has no words here.
    return rule && area ? [{ ...row, rule, area }] : [];
  });
}

/** Note what was done about a marker. False if the player has no such marker, or it was reviewed already. */
export async function reviewMarker(
  app: Pick<App, 'clock'>,
  trx: Database,
  player: { readonly siteId: number; readonly playerId: bigint },
  review: { rule: MarkerRuleName; by: string; note: string },
): Promise<boolean> {
  const changed = await trx
    .updateTable('safety.marker')
    .set({ reviewed_at: app.clock.now(), reviewed_by: review.by, review_note: review.note })
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('rule', '=', review.rule)
    .where('reviewed_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
