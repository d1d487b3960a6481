import type { Logger } from '../kernel/log.ts';
import type { Keys } from '../kernel/keys.ts';
import { createVault, type Vault } from '../kernel/vault.ts';

/** State and services of this room. */
export interface Players {
  /** Seals the secrets of second factors. */
  readonly vault: Vault;
  /**
   * Do something after the answer is sent, so that neither the answer nor its time reveals whether there was anything
   * to do. A failure is logged.
   */
  afterwards(what: string, work: () => Promise<void>): void;
  /** Resolves when all such work has finished. */
  settled(): Promise<void>;
}

/** The name of the vault's key. */
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
