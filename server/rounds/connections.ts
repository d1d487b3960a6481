import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Database } from '../kernel/database.ts';
import { createRefreshed } from './refreshed.ts';

/** How a provider is reached, and how what it says is verified. */
export type ProviderConnection = HubConnection | JiliConnection;

interface ConnectionFields {
  readonly providerCode: string;
  /** The wallet is served to it under `/provider/<slug>/<protocol>`. */
  readonly slug: string;
  /** Where its own half of the protocol is served, without a trailing slash. */
  readonly baseUrl: string;
  /** Under which it knows us. */
  readonly operatorId: string;
  /** The name of the key pair, or of the secrets, with which we sign. */
  readonly operatorKeyName: string;
  readonly isActive: boolean;
}

/** A provider that speaks Hub88's form: both sides sign with RSA keys. */
export interface HubConnection extends ConnectionFields {
  readonly protocol: 'hub88';
  readonly publicKey: KeyObject;
  /** By which calls it gives free bets: see `hub88/free-bets.ts`. */
  readonly freeBetForm: FreeBetForm;
}

export type FreeBetForm = 'freebets' | 'rewards';

/** A provider that speaks JILI's form: both sides share secrets. `operatorId` is its AgentId. */
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
  /** `freebets` without it. */
  readonly freeBetForm?: FreeBetForm;
}

/** Connect a provider by Hub88's form, or change how it is connected. Throws where the key is no public key in PEM. */
export async function connectProvider(db: Database, connection: NewConnection): Promise<void> {
  createPublicKey(connection.providerPublicPem);
  await writeConnection(db, connection.providerCode, {
    ...shared(connection),
    protocol: 'hub88',
    provider_public_key: connection.providerPublicPem,
    free_bet_form: connection.freeBetForm ?? 'freebets',
  });
}

/** Connect a provider by JILI's form, or change how it is connected. Its secrets are kept by `server/rounds/jili/secrets.ts`. */
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

/** Switch a connection off, so that nothing is launched or bet, or on again. Wins and rollbacks are always taken. */
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

/** Connections in memory; read again after `maxAge_ms`, or at once after `forget`. */
export interface ConnectionCache {
  bySlug(slug: string): Promise<ProviderConnection | undefined>;
  byProvider(providerCode: string): Promise<ProviderConnection | undefined>;
  forget(): void;
}

const maxAge_ms = 10_000;

export function createConnectionCache(db: Database): ConnectionCache {
  const all = createRefreshed({ load: () => loadConnections(db), maxAge_ms });

  return {
    bySlug: async (slug) => (await all.get()).find((connection) => connection.slug === slug),
    byProvider: async (code) => (await all.get()).find((connection) => connection.providerCode === code),
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
