import { gamesChange } from '@marquee/contract/operate/games/change.ts';
import { chooseForGame } from '../../catalog/operator-choices.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';

export const serveGamesChange = serveOperation(gamesChange, async ({ app, input, sites, noteIn }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const asked = new Map(input.games.map((game) => [`${game.provider_code}/${game.game_code}`, game]));
  const value = [];
  for (const [subjectId, game] of asked) {
    const key = { providerCode: game.provider_code, gameCode: game.game_code };
    const outcome = await app.db.transaction().execute(async (trx) => {
      const chosen = await chooseForGame(trx, siteId, key, input.change);
      if (!chosen) return 'not_found' as const;
      const before = Object.entries(chosen.before);
      const changed = Object.entries(chosen.after).filter(([, now], index) => before[index]?.[1] !== now);
      if (changed.length === 0) return 'unchanged' as const;
      const names = changed.map(([name]) => name);
      await noteIn(trx, {
        siteId,
        subjectId,
        before: Object.fromEntries(before.filter(([name]) => names.includes(name))),
        after: Object.fromEntries(changed),
        reason: input.reason,
      });
      return 'changed' as const;
    });
    value.push({ ...game, outcome });
  }
  // Other processes are told by the database; this one need not wait for it.
  app.rounds.games.forget();
  return { value };
});
