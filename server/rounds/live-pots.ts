/** The pots of providers' progressive jackpots as they stand: asked for while somebody looks, once for all who do. */
import type { ListedJackpot } from '@marquee/contract/providers/jackpot.ts';
import type { App } from './app.ts';
import type { HubConnection } from './connections.ts';
import { listJackpots } from './hub88/client.ts';

type PotsApp = Pick<App, 'db' | 'rounds' | 'log' | 'clock'>;

export interface LivePot extends ListedJackpot {
  readonly providerCode: string;
}

/** How long an answer stands. */
const life_ms = 2_000;
/** How long a provider is left alone that has no such call, or does not answer. */
const silence_ms = 60_000;

interface Remembered {
  until_ms: number;
  value: Promise<readonly ListedJackpot[]>;
}

const remembered = new WeakMap<PotsApp['rounds'], Map<string, Remembered>>();

/** The pots of all connected providers. One that does not answer has none. */
export async function livePots(app: PotsApp): Promise<LivePot[]> {
  const connections = await app.rounds.connections.active();
  const pots = await Promise.all(
    connections.map(async (connection) => {
      if (connection.protocol !== 'hub88') return [];
      const listed = await potsOf(app, connection);
      return listed.map((pot) => ({ ...pot, providerCode: connection.providerCode }));
    }),
  );
  return pots.flat();
}

async function potsOf(app: PotsApp, connection: HubConnection): Promise<readonly ListedJackpot[]> {
  const byProvider = remembered.get(app.rounds) ?? new Map<string, Remembered>();
  remembered.set(app.rounds, byProvider);
  const now_ms = app.clock.now().getTime();
  const known = byProvider.get(connection.providerCode);
  if (known && known.until_ms > now_ms) return known.value;
  const entry: Remembered = { until_ms: now_ms + life_ms, value: listJackpots(app, connection) };
  byProvider.set(connection.providerCode, entry);
  try {
    return await entry.value;
  } catch {
    byProvider.set(connection.providerCode, {
      until_ms: now_ms + silence_ms,
      value: Promise.resolve([]),
    });
    return [];
  }
}
