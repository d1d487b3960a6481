import type { App } from '../http/app.ts';
import { RefusalError } from '../kernel/errors.ts';
import { announceBanners } from '../sites/documents/announce-banners.ts';
import { discardDraft, dueDrafts } from '../sites/documents/drafts.ts';
import { differenceOf } from '../sites/documents/revisions.ts';
import { appendAudit } from '../operators/audit.ts';
import { publishContent, storedContent } from './content-documents.ts';

/**
 * Publish the drafts whose time has come, in the name of who saved them, and let sites be read again whose banners begin
 * or end now. A draft that cannot be published any more is thrown away.
 */
export async function publishDue(app: App): Promise<void> {
  const now = app.clock.now();
  for (const due of await dueDrafts(app.db, now)) {
    const site = { siteId: due.site_id, siteCode: due.site_code };
    const change = storedContent(due.document, due.content);
    try {
      await app.db.transaction().execute(async (trx) => {
        if (!change) return discardDraft(trx, site.siteId, due.document);
        const by = { operatorId: null, name: due.operator_name };
        const { before, after } = await publishContent(trx, site, change, { by, now });
        await appendAudit(trx, {
          at: now,
          actor: { operatorId: null, name: due.operator_name, sessionId: null, ip: null },
          call: 'content/publish',
          permission: 'content.update',
          siteId: site.siteId,
          subjectKind: 'document',
          subjectId: due.document,
          ...differenceOf(before, after),
          reason: 'scheduled',
          approvalId: null,
        });
      });
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      app.log.warn(
        { err: error, site: due.site_code, document: due.document },
        'a draft could not be published',
      );
      await app.db.transaction().execute((trx) => discardDraft(trx, site.siteId, due.document));
    }
  }
  await announceBanners(app.db, now);
}
