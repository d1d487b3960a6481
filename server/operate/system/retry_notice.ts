import { systemRetryNotice } from '@marquee/contract/operate/system/retry_notice.ts';
import { askAboutNotice, findFailedNotice, settleFailedNotice } from '../../cashier/failed-notices.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';

export const serveSystemRetryNotice = serveOperation(
  systemRetryNotice,
  async ({ app: outer, input, change }) => {
    const { gateway, event_id, reason } = input;
    const notice = await findFailedNotice(outer.db, gateway, event_id);
    if (!notice) throw refuse('noticeNotFound');
    // The gateway is asked first: the settlement has a transaction of its own, and may be repeated.
    const answer = await askAboutNotice(outer, notice).then(
      (detail) => ({ applied: true, detail }),
      (error: unknown) => ({
        applied: false,
        detail: error instanceof Error ? error.message : String(error),
      }),
    );
    return change(async (app, note) => {
      if (answer.applied) {
        await settleFailedNotice(app, app.db, { gateway, eventId: event_id }, answer.detail);
      }
      await note({ subjectId: `${gateway}/${event_id}`, after: { ...answer, about: notice.about }, reason });
      return answer;
    });
  },
);
