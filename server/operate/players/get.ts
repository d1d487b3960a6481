import { playersGet } from '@marquee/contract/operate/players/get.ts';
import { requirePlayer, showPlayer } from '../../console/show-player.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersGet = serveOperation(playersGet, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  return { player: await showPlayer(app, player) };
});
