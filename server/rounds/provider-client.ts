import type { GameUrlRequest } from '@marquee/contract/providers/hub88.ts';
import type { ProviderConnection } from './connections.ts';
import * as hub88 from './hub88/client.ts';
import * as jili from './jili/client.ts';
import type { ProviderList } from './provider-list.ts';

/** What we ask of a provider, whichever protocol it speaks. Each throws `providerUnavailable`. */
export type ProviderClientApp = jili.JiliClientApp;

/** Every game that a provider offers us. */
export function listProviderGames(
  app: ProviderClientApp,
  connection: ProviderConnection,
): Promise<ProviderList> {
  if (connection.protocol === 'jili') return jili.listJiliGames(app, connection);
  return hub88.listProviderGames(app, connection);
}

/** The address at which a player, or a visitor in demo, opens a game. Throws `gameUnavailable` where it has no demo. */
export function askGameUrl(
  app: ProviderClientApp,
  connection: ProviderConnection,
  request: Omit<GameUrlRequest, 'operator_id'>,
): Promise<string> {
  if (connection.protocol === 'jili') return jili.askJiliGameUrl(app, connection, request);
  return hub88.askGameUrl(app, connection, request);
}

/** The address of the provider's page that shows one round. */
export function askRoundUrl(
  app: ProviderClientApp,
  connection: ProviderConnection,
  request: { user: string; round: string },
): Promise<string> {
  if (connection.protocol === 'jili') return jili.askJiliRoundUrl(app, connection, request.round);
  return hub88.askRoundUrl(app, connection, request);
}
