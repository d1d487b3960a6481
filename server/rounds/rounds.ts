import type { Database } from '../kernel/database.ts';
import type { Keys } from '../kernel/keys.ts';
import { createCallTally, type CallTally } from './call-tally.ts';
import { createConnectionCache, type ConnectionCache } from './connections.ts';
import { createGameDirectory, type GameDirectory } from './game-directory.ts';
import { createGameSessionCache, type GameSessionCache } from './game-session.ts';
import { keyPairName, keyPairOf, type KeyPair } from './keys.ts';
import { createOriginCache, type OriginCache } from './origins.ts';
import { createTransactionOwners, type TransactionOwners } from './provider-player.ts';

/** The caches on the path from games to the ledger, so that a bet needs no query besides the ledger's own. */
export interface Rounds {
  readonly connections: ConnectionCache;
  readonly sessions: GameSessionCache;
  readonly games: GameDirectory;
  readonly owners: TransactionOwners;
  /** The origins that pages may frame games and load pictures from. */
  readonly origins: OriginCache;
  /** How calls from and to providers go. */
  readonly tally: CallTally;
  /** Store a new pair of keys for a provider, in the caller's transaction. It is signed with once a connection names it. */
  addKeyPair(trx: Database, name: string, privatePem: string): Promise<void>;
  /** Store a secret of a new provider, in the caller's transaction. */
  addSecret(trx: Database, name: string, text: string): Promise<void>;
  /** A provider's secret. Throws if it is not stored. */
  secret(name: string): Promise<string>;
  /** Our key pair of this name, which signs our calls to providers. */
  keyPair(name: string): Promise<KeyPair>;
}

export function createRounds(options: { db: Database; keys: Keys }): Rounds {
  const keys = new Map<string, Promise<KeyPair>>();
  return {
    connections: createConnectionCache(options.db),
    sessions: createGameSessionCache(options.db),
    games: createGameDirectory(options.db),
    owners: createTransactionOwners(),
    origins: createOriginCache(options.db),
    tally: createCallTally(options.db),
    addKeyPair: (trx, name, privatePem) => options.keys.addForProvider(trx, keyPairName(name), privatePem),
    addSecret: (trx, name, text) => options.keys.addForProvider(trx, name, text),
    secret: (name) => options.keys.read(name),
    keyPair: (name) => {
      const known = keys.get(name);
      if (known) return known;
      const loading = options.keys.read(keyPairName(name)).then(keyPairOf);
      keys.set(name, loading);
      loading.catch(() => keys.delete(name));
      return loading;
    },
  };
}
