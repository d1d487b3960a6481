import { playersRounds } from '@marquee/contract/operate/players/rounds.ts';
import { nextPage, pageNumberOf } from '../../console/cursor.ts';
import { asPlayer, requirePlayer } from '../../console/show-player.ts';
import { showPlayerRounds } from '../../console/show-player-rounds.ts';
import { listRounds } from '../../rounds/round-history.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersRounds = serveOperation(playersRounds, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  const page = pageNumberOf(input.cursor);
  const query = { gameCode: '', from: undefined, to: undefined, page, pageSize: input.limit };
  const { bets, total } = await listRounds(app.db, asPlayer(player, app.clock.now()), query);
  return {
    next_cursor: nextPage(page, input.limit, total),
    value: await showPlayerRounds(app.db, bets),
  };
});
