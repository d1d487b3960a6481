import { playersLinked } from '@marquee/contract/operate/players/linked.ts';
import { findLinked } from '../../console/linked-accounts.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersLinked = serveOperation(playersLinked, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  return { value: await findLinked(app, player, sites) };
});
