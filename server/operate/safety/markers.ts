import { safetyMarkers } from '@marquee/contract/operate/safety/markers.ts';
import { pageNumberOf } from '../../console/cursor.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { listMarkers } from '../../risk/markers.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSafetyMarkers = serveOperation(safetyMarkers, async ({ app, input, sites }) => {
  const page = pageNumberOf(input.cursor);
  const siteId = await namedSite(app.db, input.site_code, sites);
  const player = input.player_id === undefined ? undefined : await requirePlayer(app, sites, input.player_id);
  const rows = await listMarkers(app.db, {
    sites: sitesOfQuery(sites, siteId),
    area: input.area,
    playerId: player?.player_id,
    state: input.state,
    page,
    pageSize: input.limit,
  });
  return {
    next_cursor: rows.length > input.limit ? String(page + 1) : null,
    value: rows.slice(0, input.limit).map((row) => ({
      player_id: row.player_id.toString(),
      site_code: row.site_code,
      account_id: row.account_id,
      rule: row.rule,
      area: row.area,
      value: Number(row.value),
      threshold: Number(row.threshold),
      first_at: row.first_at.toISOString(),
      last_at: row.last_at.toISOString(),
      reviewed_at: row.reviewed_at?.toISOString() ?? null,
      reviewed_by: row.reviewed_by,
      review_note: row.review_note,
    })),
  };
});
