import { miniGameList } from '@marquee/contract/api/mini_game/mini_game_list.ts';
import { serve } from '../../http/serve.ts';
import { nextSeedHash } from '../../minigames/draw.ts';
import { presentMiniGame, readMiniGames } from '../../minigames/games.ts';
import { findOpenPlay, freePlayOf, playsLeftOf } from '../../minigames/plays.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveMiniGameList = serve(miniGameList, async ({ app, input, session }) => {
  const [games, language] = await Promise.all([
    readMiniGames(app.db, session.siteId),
    playerLanguage(app, session, input.language),
  ]);
  const value = games.map(async (game) => {
    const open = await findOpenPlay(app.db, session, game.gameId).executeTakeFirst();
    const free = await freePlayOf(app.db, session, game, app.clock.now());
    const seedHash = await nextSeedHash(app.db, session, game.gameId);
    return presentMiniGame(game, language, {
      ...free,
      nextSeedHash: seedHash,
      openPlayId: open?.play_id ?? null,
      playsLeft: await playsLeftOf(app.db, session, game, app.clock.now()),
    });
  });
  return { value: await Promise.all(value) };
});
