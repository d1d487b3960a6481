import { providersImport } from '@marquee/contract/operate/providers/import.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireConnection, requireProvider } from '../../console/show-provider.ts';
import { syncGames } from '../../rounds/sync-games.ts';

export const serveProvidersImport = serveOperation(providersImport, async ({ app, input, noteIn }) => {
  const { provider_code } = input;
  const before = await requireProvider(app, provider_code);
  const { slug } = await requireConnection(app, provider_code);
  const named = { providerCode: provider_code, providerName: before.provider_name, slug };
  const synced = await syncGames(app, named, (work) =>
    app.db.transaction().execute(async (trx) => {
      const result = await work(trx);
      const after = await requireProvider({ ...app, db: trx }, provider_code);
      await noteIn(trx, {
        subjectId: provider_code,
        before: before.games,
        after: after.games,
      });
      return result;
    }),
  );
  return {
    listed: synced.listed,
    skipped: synced.skipped.length,
    new_origins: [...synced.newOrigins],
  };
});
