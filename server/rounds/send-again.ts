import type { HubConnection, ProviderConnection } from './connections.ts';
import { askToSendAgain as ask, ProviderRefusal } from './hub88/client.ts';
import { timed, type ProviderClientApp } from './provider-client.ts';

/** Whether the provider of a round can be asked to send again what the round owes. */
export function canSendAgain(
  connection: ProviderConnection | undefined,
  { state }: { readonly state: string },
): connection is HubConnection {
  return connection?.isActive === true && connection.protocol === 'hub88' && state === 'open';
}

/**
 * Have a provider send again what a round owes. Answers whether it owes anything; undefined where the provider has no such call or
 * no such round. Throws `providerUnavailable`.
 */
export async function askToSendAgain(
  app: ProviderClientApp,
  connection: HubConnection,
  asked: Parameters<typeof ask>[2],
): Promise<boolean | undefined> {
  try {
    return await timed(app, connection, () => ask(app, connection, asked));
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}
