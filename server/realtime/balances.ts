import { sql, type Database } from '../kernel/database.ts';
import type { Logger } from '../kernel/log.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { presentBalance } from '../players/present-balance.ts';
import type { Realtime } from './realtime.ts';

/** The channel on which the ledger says that there is something to read. */
export const ledgerChannel = 'ledger_outbox';

/** So many operations are read at once. */
const batch = 2000;
/** The ledger is also asked unprompted, for a signal that was lost. */
const unprompted_ms = 1000;

/**
 * Tells the players who are connected to this process of every movement of their balance. Every process reads the
 * ledger's outbox for itself, from the moment at which it started; what a client missed it asks the API for.
 */
export async function createBalanceFeed(options: {
  db: Database;
  ledger: Pick<Ledger, 'balance'>;
  realtime: Realtime;
  log: Logger;
}): Promise<{ wake: () => void; close: () => Promise<void> }> {
  const { db, ledger, realtime, log } = options;
  const start = await sql<{
    position: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as position`.execute(db);
  let position = start.rows[0]?.position ?? '0';
  let woken = false;
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  async function readOnce(): Promise<boolean> {
    const { rows } = await sql<{ xact_id: string; site_id: number; player_id: bigint; currency: string }>`
      select xact_id::text, site_id, player_id, currency from ledger.outbox
      where xact_id >= ${position}::xid8 and xact_id < pg_snapshot_xmin(pg_current_snapshot())
      order by outbox.xact_id fetch first ${sql.lit(batch)} rows with ties`.execute(db);
    const last = rows.at(-1);
    if (!last) return false;
    position = (BigInt(last.xact_id) + 1n).toString();
    const touched = new Map(rows.map((row) => [`${row.site_id}:${row.player_id}:${row.currency}`, row]));
    for (const { site_id, player_id, currency } of touched.values()) {
      const player = { siteId: site_id, playerId: player_id };
      if (!realtime.isConnected(player)) continue;
      const balance = await ledger.balance({ ...player, currency });
      if (balance) realtime.toPlayerHere(player, { type: 'balance', ...presentBalance(balance) });
    }
    return rows.length >= batch;
  }

  async function run(): Promise<void> {
    while (woken && !closing.signal.aborted) {
      woken = false;
      try {
        if (await readOnce()) woken = true;
      } catch (error) {
        log.warn({ err: error }, 'the ledger could not be read for the realtime channel');
      }
    }
    running = undefined;
  }

  function wake(): void {
    woken = true;
    running ??= run();
  }

  const timer = setInterval(wake, unprompted_ms);
  timer.unref();
  return {
    wake,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}
