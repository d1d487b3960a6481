import type { GameUrlRequest } from '@marquee/contract/providers/hub88.ts';
import type { ProviderConnection } from './connections.ts';
import * as hub88 from './hub88/client.ts';
import * as jili from './jili/client.ts';
import type { ProviderList } from './provider-list.ts';

/** Calls to a provider, whichever protocol it uses. Each throws `providerUnavailable`. */
export type ProviderClientApp = jili.JiliClientApp;

/** All games that a provider offers us. */
export function listProviderGames(
  app: ProviderClientApp,
  connection: ProviderConnection,
): Promise<ProviderList> {
  if (connection.protocol === 'jili') return jili.listJiliGames(app, connection);
  return hub88.listProviderGames(app, connection);
}

/**
 * The address at which a player, or a visitor in demo mode, opens a game. Throws `gameUnavailable` if the protocol has
 * no demo mode.
 */
export function askGameUrl(
  app: ProviderClientApp,
  connection: ProviderConnection,
  request: Omit<GameUrlRequest, 'operator_id'>,
): Promise<string> {
  if (connection.protocol === 'jili') return jili.askJiliGameUrl(app, connection, request);
  return hub88.askGameUrl(app, connection, request);
}

/** The address of the provider's page for one round. */
export function askRoundUrl(
  app: ProviderClientApp,
  connection: ProviderConnection,
  request: { user: string; round: string },
): Promise<string> {
  if (connection.protocol === 'jili') return jili.askJiliRoundUrl(app, connection, request.round);
  return hub88.askRoundUrl(app, connection, request);
}
