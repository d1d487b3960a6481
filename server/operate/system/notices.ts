import { systemNotices } from '@marquee/contract/operate/system/notices.ts';
import { listFailedNotices } from '../../cashier/failed-notices.ts';
import { serveOperation } from '../../console/serve-operation.ts';

const mostNotices = 200;

export const serveSystemNotices = serveOperation(systemNotices, async ({ app }) => {
  const found = await listFailedNotices(app.db, mostNotices);
  return {
    value: found.map((notice) => ({
      gateway: notice.gateway,
      event_id: notice.event_id,
      event_type: notice.event_type,
      about: notice.about === 'payout' ? ('payout' as const) : ('payment' as const),
      object_id: notice.object_id,
      error: notice.error,
      attempts: notice.attempts,
      first_at: notice.first_at.toISOString(),
      last_at: notice.last_at.toISOString(),
    })),
  };
});
