import { gamesMove } from '@marquee/contract/operate/games/move.ts';
import { moveGame } from '../../catalog/operator-choices.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';

export const serveGamesMove = serveOperation(gamesMove, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const siteId = await requireSite(app.db, input.site_code, sites);
    const keyOf = (game: typeof input.game) => ({
      providerCode: game.provider_code,
      gameCode: game.game_code,
    });
    const after = input.after && keyOf(input.after);
    const moved = await moveGame(app.db, siteId, keyOf(input.game), after);
    if (!moved) throw refuse('gameNotFound');
    await note({
      siteId,
      subjectId: `${input.game.provider_code}/${input.game.game_code}`,
      before: { place: moved.before },
      after: { place: moved.after },
    });
    return { place: moved.after };
  }),
);
