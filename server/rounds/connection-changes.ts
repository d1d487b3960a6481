import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { houseProviderCode } from '@marquee/contract/house-provider.ts';
import { z } from 'zod';
import type { App } from './app.ts';
import { nextKeyName } from './operator-providers.ts';
import { readOrigin } from './origins.ts';
import { keyPairOf, makePrivatePem } from './keys.ts';
import { makePassword, passwordOf, storeAgentKey } from './jili/secrets.ts';
import { upsertProvider } from '../catalog/upsert-games.ts';
import { canonicalRange } from '../kernel/address-range.ts';
import type { Database } from '../kernel/database.ts';
import { refuse, refuseCommand, refuseField } from '../kernel/errors.ts';
import { ChangeError } from '../operators/changes.ts';

/** How a provider is reached and who it is: what two operators agree on. It holds no secret. */
export const connectionSchema = z.object({
  protocol: z.enum(['hub88', 'jili']),
  provider_name: z.string(),
  slug: z.string(),
  base_url: z.string(),
  operator_id: z.string(),
  /** What the provider signs is verified with it; null for a protocol without keys of both sides. */
  provider_public_key: z.string().nullable(),
  operator_key_name: z.string(),
  allowed_addresses: z.array(z.string()),
});
export type ConnectionFacts = z.infer<typeof connectionSchema>;

/** What an operator asks for. */
export interface AskedConnection {
  readonly providerCode: string;
  /** What a new provider is called; null for one that is connected, whose name and path stay. */
  readonly identity: {
    readonly name: string;
    readonly slug: string;
    readonly protocol: ConnectionFacts['protocol'];
  } | null;
  readonly baseUrl: string;
  readonly operatorId: string;
  /** In PEM; null keeps the one that is known. */
  readonly publicKey: string | null;
  /** What signs our calls to a new provider by JILI's protocol. */
  readonly agentKey: string | null;
  readonly addresses: readonly string[];
}

/** A provider's connection as it stands, locked until the transaction ends. */
export async function readConnectionFacts(
  trx: Database,
  providerCode: string,
): Promise<ConnectionFacts | undefined> {
  const row = await trx
    .selectFrom('rounds.provider_connection as connection')
    .innerJoin('catalog.listed_provider as provider', 'provider.provider_code', 'connection.provider_code')
    .select([
      'connection.protocol',
      'provider.provider_name',
      'connection.slug',
      'connection.base_url',
      'connection.operator_id',
      'connection.provider_public_key',
      'connection.operator_key_name',
      'connection.allowed_addresses',
    ])
    .where('connection.provider_code', '=', providerCode)
    .forUpdate('connection')
    .executeTakeFirst();
  return row && connectionSchema.parse(row);
}

/**
 * What a connection would be by what an operator asks for. What a new one signs with is stored sealed and shown nowhere: a pair of
 * keys of our own, or by JILI's protocol the AgentKey that was given. Throws `invalidInput`, `providerConnected`, `providerNotFound` or `commandRefused`.
 */
export async function prepareConnection(
  app: Pick<App, 'clock' | 'rounds'>,
  trx: Database,
  asked: AskedConnection,
): Promise<{ readonly after: ConnectionFacts; readonly publicPem: string | null }> {
  const { providerCode } = asked;
  if (providerCode === houseProviderCode)
    throw refuseCommand('The house games are part of this installation.');
  const before = await readConnectionFacts(trx, providerCode);
  if (before && asked.identity) throw refuse('providerConnected');
  if (!before && !asked.identity) throw refuse('providerNotFound');
  const protocol = before?.protocol ?? asked.identity?.protocol ?? 'hub88';
  const addresses = [...new Set(asked.addresses.map(rangeOf))];
  // A call by JILI's protocol carries a password and no signature, so where it comes from has to be known too.
  if (protocol === 'jili' && addresses.length === 0)
    throw refuseField('allowed_addresses', 'at least one address');
  const publicKey = publicKeyOf(asked.publicKey, protocol, before);
  const made = before ? undefined : await makeKeys(app, trx, protocol, asked);
  const after: ConnectionFacts = {
    protocol,
    provider_name: before?.provider_name ?? asked.identity?.name ?? '',
    slug: before?.slug ?? asked.identity?.slug ?? '',
    base_url: baseUrlOf(asked.baseUrl),
    operator_id: asked.operatorId,
    provider_public_key: publicKey,
    operator_key_name: before?.operator_key_name ?? made?.keyName ?? '',
    allowed_addresses: addresses,
  };
  if (before && asked.agentKey !== null)
    throw refuseCommand('The secrets of this protocol are replaced by command.');
  if (!before) await requireFreeSlug(trx, providerCode, after.slug);
  return { after, publicPem: made?.publicPem ?? null };
}

/** Make a connection what two operators agreed on. Throws ChangeError if another provider has its path by now. */
export async function writeConnection(
  app: Pick<App, 'clock' | 'rounds'>,
  trx: Database,
  providerCode: string,
  after: ConnectionFacts,
  before: ConnectionFacts | undefined,
): Promise<void> {
  const values = {
    base_url: after.base_url,
    operator_id: after.operator_id,
    provider_public_key: after.provider_public_key,
    allowed_addresses: after.allowed_addresses,
    updated_at: app.clock.now(),
  };
  if (before) {
    await trx
      .updateTable('rounds.provider_connection')
      .set(values)
      .where('provider_code', '=', providerCode)
      .execute();
    return;
  }
  if (!(await isFreeSlug(trx, providerCode, after.slug)))
    throw new ChangeError('Another provider has this path by now. Refuse this, and ask again.');
  const { provider_name: providerName, slug } = after;
  await upsertProvider(trx, { providerCode, providerName, slug });
  if (after.protocol === 'jili') await makePassword(app, trx, { operatorKeyName: after.operator_key_name });
  await trx
    .insertInto('rounds.provider_connection')
    .values({
      ...values,
      provider_code: providerCode,
      slug,
      protocol: after.protocol,
      operator_key_name: after.operator_key_name,
    })
    .execute();
}

/**
 * What a new provider by JILI's protocol must be given, for the operator who approved it; null for another protocol, whose public key
 * is no secret.
 */
export async function readHandedPassword(
  app: Pick<App, 'rounds'>,
  connection: ConnectionFacts,
): Promise<{ provider_name: string; wallet_path: string; username: string; password: string } | null> {
  if (connection.protocol !== 'jili') return null;
  return {
    provider_name: connection.provider_name,
    wallet_path: `/provider/${connection.slug}/jili`,
    username: connection.operator_id,
    password: await passwordOf(app, { operatorKeyName: connection.operator_key_name }),
  };
}

/** How two people compare a key over the telephone: SHA-256 of its DER, in groups of four. */
export function fingerprintOf(publicPem: string): string {
  const der = createPublicKey(publicPem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').match(/.{4}/g)?.join(' ') ?? '';
}

async function makeKeys(
  app: Pick<App, 'clock' | 'rounds'>,
  trx: Database,
  protocol: ConnectionFacts['protocol'],
  { identity, agentKey }: AskedConnection,
): Promise<{ keyName: string; publicPem: string | null }> {
  const keyName = nextKeyName(app.clock.now(), identity?.slug ?? '');
  if (protocol === 'jili') {
    if (agentKey === null) throw refuseField('agent_key', 'the AgentKey');
    await storeAgentKey(app, trx, { operatorKeyName: keyName }, agentKey);
    return { keyName, publicPem: null };
  }
  const privatePem = await makePrivatePem();
  await app.rounds.addKeyPair(trx, keyName, privatePem);
  return { keyName, publicPem: keyPairOf(privatePem).publicPem };
}

/** Only https is taken, and http on this machine alone; whoever reads along would have the tokens of players. */
function baseUrlOf(text: string): string {
  const url = URL.parse(text.trim());
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain || readOrigin(url.origin) === undefined || url.hostname.includes('*'))
    throw refuseField('base_url', 'Invalid URL');
  return url.href.replace(/\/+$/, '');
}

function publicKeyOf(
  text: string | null,
  protocol: ConnectionFacts['protocol'],
  before: ConnectionFacts | undefined,
): string | null {
  if (protocol === 'jili') {
    if (text !== null) throw refuseCommand('The secrets of this protocol are replaced by command.');
    return null;
  }
  if (text === null) {
    if (!before) throw refuseField('provider_public_key', 'a public key');
    return before.provider_public_key;
  }
  const key = rsaKeyOf(text);
  if (!key) throw refuseField('provider_public_key', 'a public key');
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/** An RSA public key of 2048 bits or more. A private key is not taken, although its public half could be read from it. */
function rsaKeyOf(text: string): KeyObject | undefined {
  if (!/^-----BEGIN (RSA )?PUBLIC KEY-----/.test(text.trim())) return undefined;
  try {
    const key = createPublicKey(text.trim());
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === 'rsa' && bits >= 2048 ? key : undefined;
  } catch {
    return undefined;
  }
}

function rangeOf(text: string, index: number): string {
  const range = canonicalRange(text);
  if (range === undefined) throw refuseField(`allowed_addresses.${index}`, 'an address or a range');
  return range;
}

/** The path of the wallet names one provider. */
async function isFreeSlug(trx: Database, providerCode: string, slug: string): Promise<boolean> {
  const connected = await trx
    .selectFrom('rounds.provider_connection')
    .select('provider_code')
    .where('slug', '=', slug)
    .where('provider_code', '<>', providerCode)
    .executeTakeFirst();
  const listed = await trx
    .selectFrom('catalog.listed_provider')
    .select('provider_code')
    .where('slug', '=', slug)
    .where('provider_code', '<>', providerCode)
    .executeTakeFirst();
  return connected === undefined && listed === undefined;
}

async function requireFreeSlug(trx: Database, providerCode: string, slug: string): Promise<void> {
  if (!(await isFreeSlug(trx, providerCode, slug))) throw refuse('providerConnected');
}
