import { providersChanges } from '@marquee/contract/operate/providers/changes.ts';
import { connectionChange } from '../../console/changes-by-two.ts';
import { showConnection } from '../../console/show-connection-change.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { findChange, listChanges } from '../../operators/changes.ts';

export const serveProvidersChanges = serveOperation(providersChanges, async ({ app, input }) => {
  const of = { kind: connectionChange.kind, siteId: null };
  const asked = input.approval_id === undefined ? undefined : await findChange(app.db, of, input.approval_id);
  const changes = input.approval_id === undefined ? await listChanges(app.db, of) : asked ? [asked] : [];
  return {
    value: changes.map(({ approval_id, name, state, asked_by, asked_at, before, after }) => ({
      approval_id,
      provider_code: name,
      state,
      asked_by,
      asked_at: asked_at.toISOString(),
      before: before === null ? null : showConnection(connectionChange.schema.parse(before)),
      after: showConnection(connectionChange.schema.parse(after)),
    })),
  };
});
