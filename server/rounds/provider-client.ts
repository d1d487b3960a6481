import type { GameUrlRequest, ListedGame } from '@marquee/contract/providers/hub88.ts';
import { refuse } from '../kernel/errors.ts';
import type { ProviderConnection } from './connections.ts';
import * as hub88 from './hub88/client.ts';

/** What we ask of a provider, whichever protocol it speaks. Each throws `providerUnavailable`. */

/** Every game that a provider offers us. */
export function listProviderGames(
  app: hub88.ClientApp,
  connection: ProviderConnection,
): Promise<ListedGame[]> {
  if (connection.protocol === 'jili') return Promise.reject(refuse('providerUnavailable'));
  return hub88.listProviderGames(app, connection);
}

/** The address at which a player, or a visitor in demo, opens a game. */
export function askGameUrl(
  app: hub88.ClientApp,
  connection: ProviderConnection,
  request: Omit<GameUrlRequest, 'operator_id'>,
): Promise<string> {
  if (connection.protocol === 'jili') return Promise.reject(refuse('providerUnavailable'));
  return hub88.askGameUrl(app, connection, request);
}

/** The address of the provider's page that shows one round. */
export function askRoundUrl(
  app: hub88.ClientApp,
  connection: ProviderConnection,
  request: { user: string; round: string },
): Promise<string> {
  if (connection.protocol === 'jili') return Promise.reject(refuse('providerUnavailable'));
  return hub88.askRoundUrl(app, connection, request);
}
