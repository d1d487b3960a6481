import { safetyHistory } from '@marquee/contract/api/safety/history.ts';
import { serve } from '../../http/serve.ts';
import { listSafetyEvents } from '../../safety/event.ts';

export const serveSafetyHistory = serve(safetyHistory, async ({ app, input, session }) => {
  const { page, page_size } = input;
  const { events, total } = await listSafetyEvents(app.db, session, { page, pageSize: page_size });
  return { page, page_size, total, events };
});
