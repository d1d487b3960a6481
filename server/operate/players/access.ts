import { playersAccess } from '@marquee/contract/operate/players/access.ts';
import { nextPage, pageNumberOf } from '../../console/cursor.ts';
import { asPlayer, requirePlayer } from '../../console/show-player.ts';
import { listAccess } from '../../players/access-log.ts';
import { maskAddress } from '../../players/operator-view.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersAccess = serveOperation(playersAccess, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  const page = pageNumberOf(input.cursor);
  const session = asPlayer(player, app.clock.now());
  const { value, total } = await listAccess(app, session, { page, pageSize: input.limit });
  return {
    next_cursor: nextPage(page, input.limit, total),
    value: value.map(({ ip, ...access }) => ({ ...access, ip_masked: maskAddress(ip) })),
  };
});
