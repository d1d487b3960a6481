import type { GallerySite } from '@marquee/contract/page.ts';
import { themes } from '@marquee/contract/themes.ts';
import { activeSites } from '../sites/active-sites.ts';
import { previewParameter } from '../sites/preview.ts';
import type { Site } from '../sites/site.ts';
import type { App } from './app.ts';
import { siteOrigin } from './page-address.ts';

export const galleryPath = '/_gallery';
/** So long may the gallery stay open; its addresses are worth nothing afterwards. */
const life_ms = 12 * 60 * 60_000;

/** The host at which a demo has the gallery. */
export function hasGallery(app: App, host: string): boolean {
  return app.config.MARQUEE_ENV !== 'production' && host === 'localhost';
}

/**
 * One site for each template, that of the gallery itself before others, with signed addresses of its home page in all palettes.
 * @param origin that of the gallery: only it may show those pages in frames.
 */
export async function gallerySites(
  app: App,
  home: Site,
  origin: string,
): Promise<{ sites: GallerySite[]; origins: string[] }> {
  const chosen = new Map<string, number>([[home.shown.theme_code, home.siteId]]);
  for (const { site_id, theme_code } of await activeSites(app.db)) {
    if (!chosen.has(theme_code)) chosen.set(theme_code, site_id);
  }
  const found = await Promise.all([...chosen.values()].map((siteId) => app.sites.byId(siteId)));
  const expires_ms = app.clock.now().getTime() + life_ms;
  const sites = found.map((site): GallerySite => {
    const { theme_code, site_name } = site.shown;
    const address = (theme_color: string): string => {
      const url = new URL('/', siteOrigin(site, origin));
      const look = { theme_code, theme_color };
      const preview = {
        siteId: site.siteId,
        look,
        name: null,
        drafts: false,
        framedBy: origin,
        expires_ms,
      };
      url.searchParams.set(previewParameter, app.previews.sign(preview));
      return url.href;
    };
    const addresses = Object.fromEntries(
      (themes[theme_code] ?? []).map((palette) => [palette, address(palette)]),
    );
    return { theme_code, site_name, addresses };
  });
  return { sites, origins: found.map((site) => siteOrigin(site, origin)) };
}
