import { providersAddKey } from '@marquee/contract/operate/providers/add_key.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireProvider } from '../../console/show-provider.ts';
import { refuseCommand } from '../../kernel/errors.ts';
import { addNextKey, canRotate, readProviderDetail } from '../../rounds/operator-providers.ts';

export const serveProvidersAddKey = serveOperation(providersAddKey, async ({ app: outer, input, change }) => {
  const { provider_code } = input;
  await requireProvider(outer, provider_code);
  const { connection } = await readProviderDetail(outer.db, provider_code);
  if (!connection || !canRotate(provider_code, connection.protocol))
    throw refuseCommand('This provider has no pair of keys that can be replaced here.');
  return change(async (app, note) => {
    const provider = { providerCode: provider_code, slug: connection.slug };
    const { keyName, publicPem } = await addNextKey(app, app.db, provider);
    await note({
      subjectId: provider_code,
      before: { next_key_name: connection.next_key_name },
      after: { next_key_name: keyName },
      reason: input.reason,
    });
    return { key_name: keyName, public_key: publicPem };
  });
});
