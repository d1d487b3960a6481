import type { Logger } from '../kernel/log.ts';
import type { Keys } from '../kernel/keys.ts';
import { createVault, type Vault } from '../kernel/vault.ts';

/** What the players' domain keeps in memory. */
export interface Players {
  /** For second factors. */
  readonly vault: Vault;
  /**
   * Do something after the answer, so that neither the answer nor its time tells whether there was anything to do. A
   * failure is logged.
   */
  afterwards(what: string, work: () => Promise<void>): void;
  /** Resolves when nothing of that is under way. */
  settled(): Promise<void>;
}

/** The key of the players' vault. */
export const playersVaultName = 'players-vault.secret';

export async function createPlayers(options: { keys: Keys; log: Logger }): Promise<Players> {
  const secret = await options.keys.read(playersVaultName);
  const underWay = new Set<Promise<void>>();

  async function doLogged(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      options.log.error({ err: error }, `${what} failed`);
    }
  }

  return {
    vault: createVault(secret, 'players'),
    afterwards: (what, work) => {
      const done = doLogged(what, work).finally(() => underWay.delete(done));
      underWay.add(done);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
