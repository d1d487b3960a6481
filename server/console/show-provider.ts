import type { z } from 'zod';
import type { providerSchema } from '@marquee/contract/operator-entities.ts';
import type { App } from '../http/app.ts';
import { refuse } from '../kernel/errors.ts';
import type { CallHealth } from '../rounds/call-tally.ts';
import type { ProviderConnection } from '../rounds/connections.ts';
import { listOperatorProviders } from '../rounds/operator-providers.ts';

/** Providers, or one of them, as the console shows them. */
export async function showProviders(
  app: App,
  providerCode?: string,
): Promise<z.infer<typeof providerSchema>[]> {
  const rows = await listOperatorProviders(app, providerCode);
  return rows.map((row) => ({
    provider_code: row.providerCode,
    provider_name: row.providerName,
    state: row.state,
    protocol: row.protocol ?? '',
    games: { listed: row.listed, unlisted: row.unlisted, off: row.off },
    sites: row.sites,
    wallet: presentHealth(row.wallet),
    outward: presentHealth(row.outward),
  }));
}

function presentHealth({ calls, failures, half_ms, most_ms, lastAt }: CallHealth) {
  return { calls, failures, half_ms, most_ms, last_at: lastAt?.toISOString() ?? null };
}

/** One provider. Throws `providerNotFound`. */
export async function requireProvider(app: App, providerCode: string) {
  const [provider] = await showProviders(app, providerCode);
  if (!provider) throw refuse('providerNotFound');
  return provider;
}

/** The connection of a provider that is switched on. Throws `providerNotFound` or `gameUnavailable`. */
export async function requireConnection(app: App, providerCode: string): Promise<ProviderConnection> {
  await requireProvider(app, providerCode);
  const connection = await app.rounds.connections.byProvider(providerCode);
  if (!connection?.isActive) throw refuse('gameUnavailable');
  return connection;
}
