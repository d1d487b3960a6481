import { createPublicKey, type KeyObject } from 'node:crypto';
import { isWithinRanges } from '../kernel/address-range.ts';
import type { Database } from '../kernel/database.ts';
import { createRefreshed } from './refreshed.ts';

/** How a provider is reached and how its messages are verified. */
export type ProviderConnection = HubConnection | JiliConnection;

interface ConnectionFields {
  readonly providerCode: string;
  /** The wallet is served to the provider under `/provider/<slug>/<protocol>`. */
  readonly slug: string;
  /** The base URL of the provider's API, without a trailing slash. */
  readonly baseUrl: string;
  /** The provider's id for us. */
  readonly operatorId: string;
  /** The name of the key pair or secrets that we sign with. */
  readonly operatorKeyName: string;
  /** From where it may call the wallet; empty for everywhere. */
  readonly allowedAddresses: readonly string[];
  readonly isActive: boolean;
}

/** A provider that uses Hub88's protocol: both sides sign with RSA keys. */
export interface HubConnection extends ConnectionFields {
  readonly protocol: 'hub88';
  readonly publicKey: KeyObject;
  /** The set of calls that creates free bets: see `hub88/free-bets.ts`. */
  readonly freeBetForm: FreeBetForm;
}

export type FreeBetForm = 'freebets' | 'rewards';

/** A provider that uses JILI's protocol: both sides share secrets. `operatorId` is its AgentId. */
export interface JiliConnection extends ConnectionFields {
  readonly protocol: 'jili';
}

export interface NewConnection {
  readonly providerCode: string;
  readonly slug: string;
  readonly baseUrl: string;
  readonly operatorId: string;
  readonly providerPublicPem: string;
  readonly operatorKeyName: string;
  /** Defaults to `freebets`. */
  readonly freeBetForm?: FreeBetForm;
}

/** Create or change a provider's connection by Hub88's protocol. Throws if the key is not a public key in PEM. */
export async function connectProvider(db: Database, connection: NewConnection): Promise<void> {
  createPublicKey(connection.providerPublicPem);
  await writeConnection(db, connection.providerCode, {
    ...shared(connection),
    protocol: 'hub88',
    provider_public_key: connection.providerPublicPem,
    free_bet_form: connection.freeBetForm ?? 'freebets',
  });
}

/**
 * Create or change a provider's connection by JILI's protocol. Its secrets are stored by
 * `server/rounds/jili/secrets.ts`.
 */
export async function connectJiliProvider(
  db: Database,
  connection: Omit<NewConnection, 'providerPublicPem' | 'freeBetForm'>,
): Promise<void> {
  await writeConnection(db, connection.providerCode, {
    ...shared(connection),
    protocol: 'jili',
    provider_public_key: null,
  });
}

function shared(connection: Omit<NewConnection, 'providerPublicPem'>) {
  return {
    slug: connection.slug,
    base_url: connection.baseUrl.replace(/\/+$/, ''),
    operator_id: connection.operatorId,
    operator_key_name: connection.operatorKeyName,
  };
}

async function writeConnection(
  db: Database,
  providerCode: string,
  values: ReturnType<typeof shared> & {
    protocol: string;
    provider_public_key: string | null;
    free_bet_form?: FreeBetForm;
  },
): Promise<void> {
  await db
    .insertInto('rounds.provider_connection')
    .values({ provider_code: providerCode, ...values })
    .onConflict((conflict) =>
      conflict.column('provider_code').doUpdateSet({ ...values, updated_at: new Date() }),
    )
    .execute();
}

/**
 * Switch a connection on or off. While it is off, games cannot be launched and bets are refused, but wins and rollbacks
 * are still accepted.
 */
export async function setConnectionStatus(
  db: Database,
  providerCode: string,
  status: 'active' | 'inactive',
): Promise<void> {
  await db
    .updateTable('rounds.provider_connection')
    .set({ status, updated_at: new Date() })
    .where('provider_code', '=', providerCode)
    .execute();
}

/** True if a provider may call the wallet from an address. */
export function mayCallFrom(connection: ProviderConnection, ip: string): boolean {
  const { allowedAddresses } = connection;
  return allowedAddresses.length === 0 || isWithinRanges(ip, allowedAddresses);
}

/** Connections cached in memory. They are reloaded after `maxAge_ms`, or at the next call after `forget`. */
export interface ConnectionCache {
  bySlug(slug: string): Promise<ProviderConnection | undefined>;
  byProvider(providerCode: string): Promise<ProviderConnection | undefined>;
  /** Those that are switched on. */
  active(): Promise<readonly ProviderConnection[]>;
  forget(): void;
}

const maxAge_ms = 10_000;

export function createConnectionCache(db: Database): ConnectionCache {
  const all = createRefreshed({ load: () => loadConnections(db), maxAge_ms });

  return {
    bySlug: async (slug) => (await all.get()).find((connection) => connection.slug === slug),
    byProvider: async (code) => (await all.get()).find((connection) => connection.providerCode === code),
    active: async () => (await all.get()).filter((connection) => connection.isActive),
    forget: all.forget,
  };
}

async function loadConnections(db: Database): Promise<ProviderConnection[]> {
  const rows = await db.selectFrom('rounds.provider_connection').selectAll().execute();
  return rows.map((row) => {
    const fields = {
      providerCode: row.provider_code,
      slug: row.slug,
      baseUrl: row.base_url,
      operatorId: row.operator_id,
      operatorKeyName: row.operator_key_name,
      allowedAddresses: row.allowed_addresses,
      isActive: row.status === 'active',
    };
    return row.provider_public_key === null
      ? { ...fields, protocol: 'jili' }
      : {
          ...fields,
          protocol: 'hub88',
          publicKey: createPublicKey(row.provider_public_key),
          freeBetForm: row.free_bet_form === 'rewards' ? 'rewards' : 'freebets',
        };
  });
}
