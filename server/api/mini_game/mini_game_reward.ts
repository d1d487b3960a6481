import { miniGameReward } from '@marquee/contract/api/mini_game/mini_game_reward.ts';
import { serve } from '../../http/serve.ts';
import { refuse } from '../../kernel/errors.ts';
import { readMiniGames } from '../../minigames/games.ts';
import { settlePlay } from '../../minigames/plays.ts';
import { presentResult } from '../../minigames/present-result.ts';

export const serveMiniGameReward = serve(miniGameReward, async ({ app, input, session }) => {
  // A prize that was drawn is taken in a game that was switched off since, too.
  const [game] = await readMiniGames(app.db, session.siteId, { gameId: input.game_id, isOffToo: true });
  if (!game) throw refuse('miniGameNotFound');
  const play = await settlePlay(app, session, game.gameId);
  return presentResult(app, session, game, play);
});
