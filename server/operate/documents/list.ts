import { documentMediaTypes } from '@marquee/contract/documents.ts';
import { documentsList } from '@marquee/contract/operate/documents/list.ts';
import { listDocuments } from '../../cashier/documents/review.ts';
import { pageOf, uuidOf } from '../../console/cursor.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDocumentsList = serveOperation(documentsList, async ({ app, input, sites }) => {
  const siteId = await namedSite(app.db, input.site_code, sites);
  const player = input.player_id === undefined ? undefined : await requirePlayer(app, sites, input.player_id);
  const rows = await listDocuments(app.db, {
    sites: sitesOfQuery(sites, siteId),
    playerId: player?.player_id,
    state: input.state,
    after: uuidOf(input.cursor),
    limit: input.limit + 1,
  });
  const today = app.clock.now().toISOString().slice(0, 10);
  const { shown, next } = pageOf(rows, input.limit, ({ document_id }) => document_id);
  return {
    next_cursor: next,
    value: shown.map((row) => ({
      document_id: row.document_id,
      site_code: row.site_code,
      player_id: row.player_id.toString(),
      account_id: row.account_id,
      kind: row.kind,
      media_type: documentMediaTypes.find((type) => type === row.media_type) ?? 'image/jpeg',
      state: row.state,
      expires_on: row.expires_on,
      is_expired: row.expires_on !== null && row.expires_on < today,
      reason: row.reason,
      created_at: row.created_at.toISOString(),
      decided_by: row.decided_by,
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
  };
});
