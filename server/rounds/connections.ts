import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Database } from '../kernel/database.ts';

/** How a provider is reached, and how what it says is verified. */
export interface ProviderConnection {
  readonly providerCode: string;
  readonly protocol: 'hub88';
  /** The wallet is served to it under `/provider/<slug>/<protocol>`. */
  readonly slug: string;
  /** Where its own half of the protocol is served, without a trailing slash. */
  readonly baseUrl: string;
  /** Under which it knows us. */
  readonly operatorId: string;
  readonly publicKey: KeyObject;
  /** The name of the key pair with which we sign. */
  readonly operatorKeyName: string;
  readonly isActive: boolean;
}

export interface NewConnection {
  readonly providerCode: string;
  readonly slug: string;
  readonly baseUrl: string;
  readonly operatorId: string;
  readonly providerPublicPem: string;
  readonly operatorKeyName: string;
}

/** Connect a provider, or change how it is connected. Throws where the key is no public key in PEM. */
export async function connectProvider(db: Database, connection: NewConnection): Promise<void> {
  createPublicKey(connection.providerPublicPem);
  const values = {
    protocol: 'hub88',
    slug: connection.slug,
    base_url: connection.baseUrl.replace(/\/+$/, ''),
    operator_id: connection.operatorId,
    provider_public_key: connection.providerPublicPem,
    operator_key_name: connection.operatorKeyName,
  };
  await db
    .insertInto('rounds.provider_connection')
    .values({ provider_code: connection.providerCode, ...values })
    .onConflict((conflict) =>
      conflict.column('provider_code').doUpdateSet({ ...values, updated_at: new Date() }),
    )
    .execute();
}

/** Connections in memory; read again after `maxAge_ms`, or at once after `forget`. */
export interface ConnectionCache {
  bySlug(slug: string): Promise<ProviderConnection | undefined>;
  byProvider(providerCode: string): Promise<ProviderConnection | undefined>;
  forget(): void;
}

const maxAge_ms = 10_000;

export function createConnectionCache(db: Database): ConnectionCache {
  let loading: Promise<readonly ProviderConnection[]> | undefined;
  let loadedAt_ms = 0;

  async function all(): Promise<readonly ProviderConnection[]> {
    const now_ms = performance.now();
    if (!loading || now_ms - loadedAt_ms > maxAge_ms) {
      loadedAt_ms = now_ms;
      const next = loadConnections(db);
      loading = next;
      next.catch(() => {
        if (loading === next) loading = undefined;
      });
    }
    return loading;
  }

  return {
    bySlug: async (slug) => (await all()).find((connection) => connection.slug === slug),
    byProvider: async (code) => (await all()).find((connection) => connection.providerCode === code),
    forget: () => {
      loading = undefined;
    },
  };
}

async function loadConnections(db: Database): Promise<ProviderConnection[]> {
  const rows = await db.selectFrom('rounds.provider_connection').selectAll().execute();
  return rows.map((row) => ({
    providerCode: row.provider_code,
    protocol: 'hub88',
    slug: row.slug,
    baseUrl: row.base_url,
    operatorId: row.operator_id,
    publicKey: createPublicKey(row.provider_public_key),
    operatorKeyName: row.operator_key_name,
    isActive: row.status === 'active',
  }));
}
