import type { App } from '../http/app.ts';
import { RefusalError } from '../kernel/errors.ts';
import type { Database } from '../kernel/database.ts';
import { announceHours } from '../sites/documents/announce-hours.ts';
import { discardDraft, dueDrafts } from '../sites/documents/drafts.ts';
import { differenceOf, type Published } from '../sites/documents/revisions.ts';
import { appendAudit } from '../operators/audit.ts';
import { publishContent, storedContent } from './content-documents.ts';
import { codeOf, publishPromotion, storedDraft } from './promotion-documents.ts';
import { publishReward, refOf, storedRewardDraft } from './reward-documents.ts';

type Due = Awaited<ReturnType<typeof dueDrafts>>[number];

/** How a draft is published: by which call an operator would have done it, and the work; undefined if it cannot be used. */
interface Publication {
  readonly call: 'content/publish' | 'promotions/publish' | 'rewards/publish';
  readonly permission: 'content.update' | 'promotions.update' | 'rewards.update';
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly publish: (trx: Database) => Promise<Published>;
}

/**
 * Publish the drafts whose time has come, in the name of who saved them, and let sites be read again whose banners or
 * popups begin or end now. A draft that cannot be published any more is thrown away.
 */
export async function publishDue(app: App): Promise<void> {
  const now = app.clock.now();
  for (const due of await dueDrafts(app.db, now)) {
    const publication = publicationOf(app, due, now);
    try {
      await app.db.transaction().execute(async (trx) => {
        if (!publication) return discardDraft(trx, due.site_id, due.document);
        const { publish, ...entry } = publication;
        const { before, after } = await publish(trx);
        await appendAudit(trx, {
          ...entry,
          at: now,
          actor: { operatorId: null, name: due.operator_name, sessionId: null, ip: null },
          siteId: due.site_id,
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
      await app.db.transaction().execute((trx) => discardDraft(trx, due.site_id, due.document));
    }
  }
  await announceHours(app.db, now);
}

function publicationOf(app: App, due: Due, now: Date): Publication | undefined {
  const site = { siteId: due.site_id, siteCode: due.site_code };
  const as = { by: { operatorId: null, name: due.operator_name }, now };
  const code = codeOf(due.document);
  if (code !== undefined) {
    const promotion = storedDraft(due.content);
    return (
      promotion && {
        call: 'promotions/publish',
        permission: 'promotions.update',
        subjectKind: 'promotion',
        subjectId: code,
        publish: (trx) => publishPromotion(app, trx, site, code, { status: 'active', promotion }, as),
      }
    );
  }
  if (refOf(due.document)) {
    const change = storedRewardDraft(due.content);
    return (
      change && {
        call: 'rewards/publish',
        permission: 'rewards.update',
        subjectKind: 'reward',
        subjectId: due.document,
        publish: (trx) => publishReward(trx, site, { status: 'active', change }, as),
      }
    );
  }
  const change = storedContent(due.document, due.content);
  return (
    change && {
      call: 'content/publish',
      permission: 'content.update',
      subjectKind: 'document',
      subjectId: due.document,
      publish: (trx) => publishContent(trx, site, change, as),
    }
  );
}
