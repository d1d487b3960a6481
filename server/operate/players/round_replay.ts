import { playersRoundReplay } from '@marquee/contract/operate/players/round_replay.ts';
import { asPlayer, requirePlayer } from '../../console/show-player.ts';
import { showRound } from '../../rounds/round-history.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersRoundReplay = serveOperation(playersRoundReplay, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  const round = { providerCode: input.provider_code, roundId: input.round_id };
  const { url } = await showRound(app, asPlayer(player, app.clock.now()), round);
  return { url };
});
