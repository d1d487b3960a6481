import { refuse, RefusalError } from '../kernel/errors.ts';
import type { HubConnection } from './connections.ts';
import { ProviderRefusal } from './hub88/client.ts';
import { timed, type ProviderClientApp } from './provider-client.ts';

/**
 * What every connected provider answers to a call that lies beside the protocol of Hub88, and the codes of those that did not answer. A
 * provider that does not have the call is in neither.
 */
export async function askEveryHub<Answer>(
  app: ProviderClientApp,
  ask: (connection: HubConnection) => Promise<Answer>,
): Promise<{
  readonly answers: readonly { readonly providerCode: string; readonly answer: Answer }[];
  readonly silent: readonly string[];
}> {
  const connections = await app.rounds.connections.active();
  const hubs = connections.filter(
    (connection): connection is HubConnection => connection.protocol === 'hub88',
  );
  const asked = await Promise.all(
    hubs.map(async (connection) => {
      const { providerCode } = connection;
      try {
        return { told: { providerCode, answer: await timed(app, connection, () => ask(connection)) } };
      } catch (error) {
        if (error instanceof ProviderRefusal) return {};
        if (error instanceof RefusalError) return { silent: providerCode };
        throw error;
      }
    }),
  );
  return {
    answers: asked.flatMap(({ told }) => told ?? []),
    silent: asked.flatMap(({ silent }) => silent ?? []),
  };
}

/** Throws `gameUnavailable` where a provider cannot be asked. */
export async function requireHub(app: ProviderClientApp, providerCode: string): Promise<HubConnection> {
  const connection = await app.rounds.connections.byProvider(providerCode);
  if (connection?.isActive !== true || connection.protocol !== 'hub88') throw refuse('gameUnavailable');
  return connection;
}
