import type { JackpotsReport } from '@marquee/contract/providers/jackpot.ts';
import { RefusalError } from '../kernel/errors.ts';
import type { HubConnection } from './connections.ts';
import { ProviderRefusal, reportJackpots } from './hub88/client.ts';
import { timed, type ProviderClientApp } from './provider-client.ts';

export interface ProviderJackpots extends JackpotsReport {
  readonly providerCode: string;
}

/** What every connected provider with jackpots says of them, and the codes of those that did not answer. */
export async function readProviderJackpots(
  app: ProviderClientApp,
  { check = false }: { readonly check?: boolean } = {},
): Promise<{ readonly reports: readonly ProviderJackpots[]; readonly silent: readonly string[] }> {
  const connections = await app.rounds.connections.active();
  const hubs = connections.filter(
    (connection): connection is HubConnection => connection.protocol === 'hub88',
  );
  const asked = await Promise.all(
    hubs.map(async (connection) => {
      const { providerCode } = connection;
      try {
        const report = await timed(app, connection, () => reportJackpots(app, connection, check));
        return { report: { ...report, providerCode } };
      } catch (error) {
        // A provider without jackpots has no such call.
        if (error instanceof ProviderRefusal) return {};
        if (error instanceof RefusalError) return { silent: providerCode };
        throw error;
      }
    }),
  );
  return {
    reports: asked.flatMap(({ report }) => report ?? []),
    silent: asked.flatMap(({ silent }) => silent ?? []),
  };
}
