import { providersUseKey } from '@marquee/contract/operate/providers/use_key.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireProvider } from '../../console/show-provider.ts';
import { refuseCommand } from '../../kernel/errors.ts';
import { useNextKey } from '../../rounds/operator-providers.ts';

export const serveProvidersUseKey = serveOperation(providersUseKey, async ({ app: outer, input, change }) => {
  const { provider_code } = input;
  await requireProvider(outer, provider_code);
  const used = await change(async (app, note) => {
    const names = await useNextKey(app, app.db, provider_code);
    if (!names) throw refuseCommand('No new pair of keys waits for this provider.');
    await note({
      subjectId: provider_code,
      before: { key_name: names.before },
      after: { key_name: names.after },
      reason: input.reason,
    });
    return names;
  });
  outer.rounds.connections.forget();
  return { key_name: used.after };
});
