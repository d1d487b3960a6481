import { spinPlay } from '@marquee/contract/api/spin/play.ts';
import { serve } from '../../http/serve.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { readMiniGames } from '../../minigames/games.ts';
import { freePlayOf, playAtOnce } from '../../minigames/plays.ts';
import { presentResult } from '../../minigames/present-result.ts';

export const serveSpinPlay = serve(spinPlay, async ({ app, input, session }) => {
  const [wheel] = await readMiniGames(app.db, session.siteId, { isSpin: true });
  if (!wheel) throw refuse('miniGameNotFound');
  const play = await playAtOnce(app, session, wheel, {
    clientSeed: input.client_seed,
    oddsVersion: input.odds_version,
  });
  const [result, { nextFreeAt }] = await Promise.all([
    presentResult(app, session, wheel, play),
    freePlayOf(app.db, session, wheel, app.clock.now()),
  ]);
  return {
    ...result,
    token_cost: formatMoney(play.token_cost),
    next_free_at: nextFreeAt?.toISOString() ?? null,
  };
});
