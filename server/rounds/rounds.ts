import type { Database } from '../kernel/database.ts';
import { readSecretFile } from '../kernel/secret-file.ts';
import { createActiveBonuses, type ActiveBonuses } from '../bonus/active-bonuses.ts';
import { createConnectionCache, type ConnectionCache } from './connections.ts';
import { createPlayClock, type PlayClock } from '../safety/play-clock.ts';
import { createGameDirectory, type GameDirectory } from './game-directory.ts';
import { createGameSessionCache, type GameSessionCache } from './game-session.ts';
import { ensureKeyPair, type KeyPair } from './keys.ts';
import { createOriginCache, type OriginCache } from './origins.ts';
import { createTransactionOwners, type TransactionOwners } from './provider-player.ts';

/** What the door from the games to the ledger keeps in memory, so that a bet costs no query but the ledger's own. */
export interface Rounds {
  readonly connections: ConnectionCache;
  readonly sessions: GameSessionCache;
  readonly games: GameDirectory;
  readonly owners: TransactionOwners;
  /** From where pages may frame games and load their pictures. */
  readonly origins: OriginCache;
  /** The terms under which players with an active bonus bet. */
  readonly bonuses: ActiveBonuses;
  /** Counts the time that players play. */
  readonly playClock: PlayClock;
  /** A text that is kept in `DATA_DIR/keys/<name>` with mode 0600. Throws where there is none. */
  secret(name: string): Promise<string>;
  /** Our own key pair of a name, with which we sign what we ask of providers. */
  keyPair(name: string): Promise<KeyPair>;
}

/** `dataDir` is where the key pairs are kept. */
export function createRounds(options: { db: Database; dataDir: string }): Rounds {
  const keys = new Map<string, Promise<KeyPair>>();
  const secrets = new Map<string, Promise<string>>();
  return {
    connections: createConnectionCache(options.db),
    sessions: createGameSessionCache(options.db),
    games: createGameDirectory(options.db),
    owners: createTransactionOwners(),
    origins: createOriginCache(options.db),
    bonuses: createActiveBonuses(options.db),
    playClock: createPlayClock(),
    secret: (name) => {
      const known = secrets.get(name);
      if (known) return known;
      const loading = readSecretFile(options.dataDir, name);
      secrets.set(name, loading);
      loading.catch(() => secrets.delete(name));
      return loading;
    },
    keyPair: (name) => {
      const known = keys.get(name);
      if (known) return known;
      const loading = ensureKeyPair(options.dataDir, name);
      keys.set(name, loading);
      loading.catch(() => keys.delete(name));
      return loading;
    },
  };
}
