import { contentGet } from '@marquee/contract/operate/content/get.ts';
import { readContentDocument, storedContent } from '../../console/content-documents.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { siteOrigin } from '../../http/page-address.ts';
import { menuEntries } from '../../sites/documents/content.ts';
import { readDrafts } from '../../sites/documents/drafts.ts';

export const serveContentGet = serveOperation(contentGet, async ({ app, input, request, sites }) => {
  const site = await requireSite(app.db, sites, input.site_code);
  const [published, [draft], entries] = await Promise.all([
    readContentDocument(app.db, site, input.document),
    readDrafts(app.db, site.siteId, input.document),
    menuEntries(app.db, site),
  ]);
  return {
    published,
    draft: (draft && storedContent(draft.document, draft.content)) ?? null,
    saved_by: draft?.savedBy ?? '',
    saved_at: draft?.savedAt.toISOString() ?? null,
    publish_at: draft?.publishAt?.toISOString() ?? null,
    url: siteOrigin(await app.sites.byId(site.siteId), request.origin),
    menu_entries: {
      menu: entries.menu.map(({ name }) => name),
      game_menu: entries.game_menu.map(({ name }) => name),
    },
  };
});
