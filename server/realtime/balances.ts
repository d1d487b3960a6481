import type { Database } from '../kernel/database.ts';
import type { Logger } from '../kernel/log.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { readHead, readTouchedWallets } from '../ledger/read-operations.ts';
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
  let head = await readHead(db);
  let woken = false;
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  async function readOnce(): Promise<boolean> {
    const touched = await readTouchedWallets(db, head, batch);
    head = touched.head;
    for (const wallet of touched.wallets) {
      if (!realtime.isConnected(wallet)) continue;
      const balance = await ledger.balance(wallet);
      if (balance) realtime.toPlayerHere(wallet, { type: 'balance', ...presentBalance(balance) });
    }
    return touched.isFull;
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
