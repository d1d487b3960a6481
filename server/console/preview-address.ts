import type { App } from '../http/app.ts';
import { siteOrigin } from '../http/page-address.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';
import { previewLife_ms, previewParameter, type Preview } from '../sites/preview.ts';

/** The signed address of a page of a site as a preview shows it. */
export async function previewAddress(
  app: App,
  request: RequestFacts,
  { siteId }: DocumentSite,
  what: Pick<Preview, 'look' | 'name' | 'drafts'> & { readonly path: string },
): Promise<{ url: string; expires_at: string }> {
  const site = await app.sites.byId(siteId);
  const expires_ms = app.clock.now().getTime() + previewLife_ms;
  const { path, ...shown } = what;
  const url = new URL(path, siteOrigin(site, request.origin));
  url.searchParams.set(
    previewParameter,
    app.previews.sign({ ...shown, siteId, framedBy: request.origin, expires_ms }),
  );
  return { url: url.href, expires_at: new Date(expires_ms).toISOString() };
}
