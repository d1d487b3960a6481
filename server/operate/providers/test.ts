import { providersTest } from '@marquee/contract/operate/providers/test.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireConnection } from '../../console/show-provider.ts';
import { listProviderGames } from '../../rounds/provider-client.ts';
import { ProviderFault } from '../../rounds/provider-fault.ts';

export const serveProvidersTest = serveOperation(providersTest, async ({ app, input }) => {
  const connection = await requireConnection(app, input.provider_code);
  const began_ms = performance.now();
  const took_ms = (): number => Math.round(performance.now() - began_ms);
  try {
    const { games, skipped } = await listProviderGames(app, connection);
    return {
      answered: true,
      took_ms: took_ms(),
      games: games.length,
      skipped: skipped.length,
      detail: '',
    };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return { answered: false, took_ms: took_ms(), games: 0, skipped: 0, detail: error.reason };
  }
});
