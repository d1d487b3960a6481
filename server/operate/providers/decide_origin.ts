import { providersDecideOrigin } from '@marquee/contract/operate/providers/decide_origin.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireProvider } from '../../console/show-provider.ts';
import { refuseCommand } from '../../kernel/errors.ts';
import { readProviderDetail } from '../../rounds/operator-providers.ts';
import { decideOrigin, readOrigin } from '../../rounds/origins.ts';

export const serveProvidersDecideOrigin = serveOperation(
  providersDecideOrigin,
  async ({ app: outer, input, change }) => {
    const { provider_code, kind, allowed } = input;
    const provider = await requireProvider(outer, provider_code);
    if (provider.state === 'unconnected') throw refuseCommand('This provider is not connected.');
    const origin = readOrigin(input.origin);
    if (origin === undefined)
      throw refuseCommand('This is no address: give e.g. https://games.example or https://*.games.example.');
    await change(async (app, note) => {
      const { origins } = await readProviderDetail(app.db, provider_code);
      const before = origins.find((one) => one.kind === kind && one.origin === origin);
      await decideOrigin(app.db, { providerCode: provider_code, kind, origin, isAllowed: allowed });
      await note({
        subjectId: provider_code,
        before: { kind, origin, allowed: before?.is_allowed ?? null },
        after: { kind, origin, allowed },
        reason: input.reason,
      });
    });
    outer.rounds.origins.forget();
    return {};
  },
);
