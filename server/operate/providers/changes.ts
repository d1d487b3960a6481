import { providersChanges } from '@marquee/contract/operate/providers/changes.ts';
import { showConnection } from '../../console/show-connection-change.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { listConnectionChanges } from '../../rounds/connection-changes.ts';

const states = ['asked', 'made', 'refused'] as const;

export const serveProvidersChanges = serveOperation(providersChanges, async ({ app, input }) => {
  const rows = await listConnectionChanges(app.db, input.change_id);
  return {
    value: rows.map(({ change_id, provider_code, state, asked_by, created_at, before, after }) => ({
      change_id,
      provider_code,
      state: states.find((one) => one === state) ?? 'asked',
      asked_by,
      asked_at: created_at.toISOString(),
      before: before ? showConnection(before) : null,
      after: showConnection(after),
    })),
  };
});
