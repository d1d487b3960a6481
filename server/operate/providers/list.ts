import { providersList } from '@marquee/contract/operate/providers/list.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { showProviders } from '../../console/show-provider.ts';

export const serveProvidersList = serveOperation(providersList, async ({ app }) => ({
  value: await showProviders(app),
}));
