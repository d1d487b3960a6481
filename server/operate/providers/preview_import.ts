import { providersPreviewImport } from '@marquee/contract/operate/providers/preview_import.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireConnection } from '../../console/show-provider.ts';
import { previewSync } from '../../rounds/sync-games.ts';

export const serveProvidersPreviewImport = serveOperation(providersPreviewImport, async ({ app, input }) => {
  const preview = await previewSync(app, await requireConnection(app, input.provider_code));
  const present = ({ gameCode, gameName }: (typeof preview.added)[number]) => ({
    game_code: gameCode,
    game_name: gameName,
  });
  return {
    added: preview.added.map(present),
    returned: preview.returned.map(present),
    gone: preview.gone.map(present),
    changed: preview.changed.map((game) => ({ ...present(game), fields: [...game.fields] })),
    unchanged: preview.unchanged,
    skipped: preview.skipped,
  };
});
