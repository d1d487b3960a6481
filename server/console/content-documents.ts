import { type ContentDocument } from '@marquee/contract/document-names.ts';
import { contentChangeSchema, type ContentChange } from '@marquee/contract/site-documents.ts';
import { readNews, writeNews } from '../engagement/news/document.ts';
import type { Database } from '../kernel/database.ts';
import { readContent, writeContent } from '../sites/documents/content.ts';
import { publishDocument, type Published, type Publisher } from '../sites/documents/revisions.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';

/** A document of a site's content as players see it. */
export async function readContentDocument(
  db: Database,
  site: DocumentSite,
  document: ContentDocument,
): Promise<ContentChange> {
  if (document === 'news') return { document, content: await readNews(db, site) };
  return readContent(db, site, document);
}

/** Publish a document of a site's content; see `publishDocument`. */
export async function publishContent(
  trx: Database,
  site: DocumentSite,
  change: ContentChange,
  options: { readonly by: Publisher; readonly now: Date; readonly restores?: string },
): Promise<Published> {
  return publishDocument(trx, site, {
    ...options,
    document: change.document,
    read: () => readContentDocument(trx, site, change.document),
    write: () =>
      change.document === 'news' ? writeNews(trx, site, change.content) : writeContent(trx, site, change),
  });
}

/** Stored content of a document, if this version can still use it. */
export function storedContent(document: string, content: unknown): ContentChange | undefined {
  const parsed = contentChangeSchema.safeParse({ document, content });
  return parsed.success ? parsed.data : undefined;
}
