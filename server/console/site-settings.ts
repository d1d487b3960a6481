import { settingsChangeSchema, type SettingsChange } from '@marquee/contract/site-documents.ts';
import { renameSandboxCurrency } from '../cashier/sandbox-methods.ts';
import type { Database } from '../kernel/database.ts';
import { publishDocument, type Published, type Publisher } from '../sites/documents/revisions.ts';
import { readSetting, writeSetting } from '../sites/documents/settings.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';

/** Make a setting of a site hold, and keep what was there before; see `publishDocument`. */
export async function saveSetting(
  trx: Database,
  site: DocumentSite,
  change: SettingsChange,
  options: { readonly by: Publisher; readonly now: Date; readonly restores?: string },
): Promise<Published> {
  return publishDocument(trx, site, {
    ...options,
    document: change.document,
    read: () => readSetting(trx, site, change.document),
    write: async () => {
      await writeSetting(trx, site, change, options.now);
      if (change.document === 'currency') {
        await renameSandboxCurrency(trx, site.siteId, change.content.currency);
      }
    },
  });
}

/** A stored setting, if this version can still use it. */
export function storedSetting(document: string, content: unknown): SettingsChange | undefined {
  const parsed = settingsChangeSchema.safeParse({ document, content });
  return parsed.success ? parsed.data : undefined;
}
