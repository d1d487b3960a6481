import { playersPostings } from '@marquee/contract/operate/players/postings.ts';
import { pageOf } from '../../console/cursor.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { postingOf, showPosting } from '../../console/show-posting.ts';
import { listPostings } from '../../ledger/postings.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersPostings = serveOperation(playersPostings, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  const wallet = { siteId: player.site_id, playerId: player.player_id, currency: player.currency };
  const rows = await listPostings(app.db, wallet, {
    bucket: input.bucket,
    before: postingOf(input.cursor),
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, ({ sequence, leg }) => `${sequence}:${leg}`);
  return { next_cursor: next, value: shown.map(showPosting) };
});
