import type { GameUrlRequest } from '@marquee/contract/providers/hub88.ts';
import { RefusalError } from '../kernel/errors.ts';
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
  return timed(app, connection, () =>
    connection.protocol === 'jili'
      ? jili.listJiliGames(app, connection)
      : hub88.listProviderGames(app, connection),
  );
}

/** Counts how the call goes. What is refused without asking the provider says nothing about it. */
export async function timed<Answer>(
  app: ProviderClientApp,
  { providerCode }: ProviderConnection,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const began_ms = performance.now();
  const count = (failed: boolean): void =>
    app.rounds.tally.add(providerCode, 'provider', performance.now() - began_ms, failed);
  try {
    const answer = await work();
    count(false);
    return answer;
  } catch (error) {
    if (!(error instanceof RefusalError) || error.refusal === 'providerUnavailable') count(true);
    throw error;
  }
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
  return timed(app, connection, () =>
    connection.protocol === 'jili'
      ? jili.askJiliGameUrl(app, connection, request)
      : hub88.askGameUrl(app, connection, request),
  );
}

/** The address of the provider's page for one round. */
export function askRoundUrl(
  app: ProviderClientApp,
  connection: ProviderConnection,
  request: { user: string; round: string },
): Promise<string> {
  return timed(app, connection, () =>
    connection.protocol === 'jili'
      ? jili.askJiliRoundUrl(app, connection, request.round)
      : hub88.askRoundUrl(app, connection, request),
  );
}
