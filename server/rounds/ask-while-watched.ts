import type { App } from './app.ts';
import type { HubConnection } from './connections.ts';

export type WatchedApp = Pick<App, 'db' | 'rounds' | 'log' | 'clock'>;

interface Remembered<Row> {
  until_ms: number;
  value: Promise<readonly Row[]>;
}

/** How long a provider is left alone that has no such call, or does not answer. */
const silence_ms = 60_000;

/**
 * A list of every connected provider for pages of players: asked for while somebody looks, once for all who do. A provider that does not
 * answer has an empty one.
 * @param life_ms how long an answer stands.
 */
export function askWhileWatched<Row extends object>({
  life_ms,
  ask,
}: {
  life_ms: number;
  ask: (app: WatchedApp, connection: HubConnection) => Promise<readonly Row[]>;
}): (app: WatchedApp) => Promise<(Row & { readonly providerCode: string })[]> {
  const remembered = new WeakMap<WatchedApp['rounds'], Map<string, Remembered<Row>>>();

  async function rowsOf(app: WatchedApp, connection: HubConnection): Promise<readonly Row[]> {
    const byProvider = remembered.get(app.rounds) ?? new Map<string, Remembered<Row>>();
    remembered.set(app.rounds, byProvider);
    const now_ms = app.clock.now().getTime();
    const known = byProvider.get(connection.providerCode);
    if (known && known.until_ms > now_ms) return known.value;
    const entry: Remembered<Row> = { until_ms: now_ms + life_ms, value: ask(app, connection) };
    byProvider.set(connection.providerCode, entry);
    try {
      return await entry.value;
    } catch {
      byProvider.set(connection.providerCode, { until_ms: now_ms + silence_ms, value: Promise.resolve([]) });
      return [];
    }
  }

  return async (app) => {
    const connections = await app.rounds.connections.active();
    const lists = await Promise.all(
      connections.map(async (connection) => {
        if (connection.protocol !== 'hub88') return [];
        const rows = await rowsOf(app, connection);
        return rows.map((row) => ({ ...row, providerCode: connection.providerCode }));
      }),
    );
    return lists.flat();
  };
}
