import type { App } from '../http/app.ts';
import type { Database } from '../kernel/database.ts';
import { voidRound, type VoidPlan } from '../rounds/void-round.ts';
import { commanded } from './commanded.ts';
import { roundOfSubject } from './round-subject.ts';
import { requireRound } from './show-round.ts';

/**
 * Void a round that two operators agree on. `record` runs in the transaction of the void. Throws `commandRefused` if something
 * speaks against it by now.
 */
export async function voidOne(
  app: App,
  approval: { readonly site_id: number | null; readonly subject_id: string },
  record: (trx: Database, plan: VoidPlan) => Promise<void>,
): Promise<void> {
  const round = await requireRound(
    app,
    approval.site_id === null ? [] : [approval.site_id],
    roundOfSubject(approval.subject_id),
  );
  await commanded(() => voidRound(app, round, record));
}
