import { contentChangeSchema } from '@marquee/contract/site-documents.ts';
import type { App } from './app.ts';
import { readDrafts } from './documents/drafts.ts';
import { writeContent } from './documents/content.ts';
import { loadSite } from './load-site.ts';
import type { Preview } from './preview.ts';
import type { Site } from './site.ts';
import { iconAddress, wordmarkAddress } from './wordmark.ts';

/** A site as a preview shows it: open, in another template or palette, under another name, with its drafts. */
export async function previewedSite(app: App, site: Site, preview: Preview): Promise<Site> {
  const base = preview.drafts ? await withDrafts(app, site) : site;
  const look = preview.look ?? { theme_code: base.shown.theme_code, theme_color: base.shown.theme_color };
  return {
    ...base,
    status: 'active',
    expiresAt: null,
    maintenance: { on: false, start: null, end: null, message: {} },
    shown: {
      ...base.shown,
      ...look,
      status: 'active',
      ...(preview.name === null ? {} : named(preview.name, look)),
    },
  };
}

function named(name: string, look: NonNullable<Preview['look']>) {
  const icon = iconAddress(name, look);
  return {
    site_name: name,
    logo_text: name,
    logo1: wordmarkAddress(name, look),
    logo2: icon,
    logo3: icon,
    favicon: icon,
  };
}

/** Undoes what was written so that it could be read. */
class Undo extends Error {}

/** The drafts are written as a publication writes them, the site is loaded, and the transaction is taken back. */
async function withDrafts(app: App, site: Site): Promise<Site> {
  let found: Site | undefined;
  try {
    await app.db.transaction().execute(async (trx) => {
      for (const { document, content } of await readDrafts(trx, site.siteId)) {
        const change = contentChangeSchema.safeParse({ document, content });
        if (change.success && change.data.document !== 'news') await writeContent(trx, site, change.data);
      }
      found = await loadSite(trx, site.siteId, app.config.SERVICES_URL);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return found ?? site;
}
