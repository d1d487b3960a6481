import { popups } from '@marquee/contract/api/settings/popups.ts';
import { serve } from '../../http/serve.ts';
import { previewedSite } from '../../sites/previewed-site.ts';
import { popupIn } from '../../sites/shown-popups.ts';

/** In a preview those of the drafts, as the page of the preview has them. */
export const servePopups = serve(popups, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const preview = input.preview === undefined ? undefined : app.previews.read(input.preview, app.clock.now());
  const shown = preview?.siteId === site.siteId ? await previewedSite(app, site, preview) : site;
  const language = input.language ?? 'EN';
  return { popups: shown.popups.map((popup) => popupIn(popup, language)) };
});
