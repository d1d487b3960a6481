import { roundsReplay } from '@marquee/contract/operate/rounds/replay.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { keyOfInput, requireRound } from '../../console/show-round.ts';
import { refuse } from '../../kernel/errors.ts';
import { askRoundUrl } from '../../rounds/provider-client.ts';
import { userIdOf } from '../../rounds/provider-player.ts';

export const serveRoundsReplay = serveOperation(roundsReplay, async ({ app, input, sites }) => {
  const round = await requireRound(app, sites, keyOfInput(input));
  const connection = await app.rounds.connections.byProvider(round.providerCode);
  if (!connection?.isActive) throw refuse('gameUnavailable');
  const user = await userIdOf(app.db, round, round.providerCode, app.clock.now());
  return { url: await askRoundUrl(app, connection, { user, round: round.roundId }) };
});
