import { providersSetStatus } from '@marquee/contract/operate/providers/set_status.ts';
import { setProviderStatus } from '../../catalog/operator-choices.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireProvider } from '../../console/show-provider.ts';
import { setConnectionStatus } from '../../rounds/connections.ts';

export const serveProvidersSetStatus = serveOperation(
  providersSetStatus,
  async ({ app: outer, input, change }) => {
    const { provider_code } = input;
    const before = await requireProvider(outer, provider_code);
    await change(async (app, note) => {
      const status = input.active ? 'active' : 'inactive';
      await setProviderStatus(app.db, provider_code, status);
      await setConnectionStatus(app.db, provider_code, status);
      await note({
        subjectId: provider_code,
        before: { state: before.state },
        after: { state: status },
        reason: input.reason,
      });
    });
    outer.rounds.games.forget();
    outer.rounds.connections.forget();
    outer.rounds.origins.forget();
    return {};
  },
);
