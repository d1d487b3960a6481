/** What is recorded of a provider before and after a command. */
import { createHash } from 'node:crypto';
import type { Database } from '@marquee/server/kernel/database.ts';
import { listKeys } from '@marquee/server/kernel/keys.ts';
import type { OriginKind } from '@marquee/server/rounds/origins.ts';
import type { Facts } from '@marquee/server/rounds/provider-event.ts';

/** A connection, and which versions of its keys there are. The keys themselves are told nowhere. */
export async function connectionFacts(trx: Database, providerCode: string): Promise<Facts | null> {
  const row = await trx
    .selectFrom('rounds.provider_connection as connection')
    .leftJoin('catalog.provider as provider', 'provider.provider_code', 'connection.provider_code')
    .selectAll('connection')
    .select(['provider.provider_name', 'provider.opens_in'])
    .where('connection.provider_code', '=', providerCode)
    .executeTakeFirst();
  if (!row) return null;
  const keys = (await listKeys(trx)).filter(({ name }) => name.startsWith(row.operator_key_name));
  return {
    protocol: row.protocol,
    slug: row.slug,
    name: row.provider_name,
    base_url: row.base_url,
    operator_id: row.operator_id,
    status: row.status,
    free_bet_form: row.free_bet_form,
    opens_in: row.opens_in,
    provider_public_key_sha256: row.provider_public_key && sha256(row.provider_public_key),
    keys: keys.map(({ name, version }) => `${name} ${version}`),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex');
}

/** How many games a list gave, and from where they come. */
export async function listFacts(trx: Database, providerCode: string): Promise<Facts> {
  const games = await trx
    .selectFrom('catalog.game')
    .select(({ fn }) => ['status', fn.countAll<bigint>().as('count'), fn.max('updated_at').as('changed_at')])
    .where('provider_code', '=', providerCode)
    .groupBy('status')
    .execute();
  const count = (status: string) => Number(games.find((row) => row.status === status)?.count ?? 0);
  const origins = await trx
    .selectFrom('rounds.provider_origin')
    .select(['kind', 'origin'])
    .where('provider_code', '=', providerCode)
    .orderBy('kind')
    .orderBy('origin')
    .execute();
  const changes_ms = games.map((row) => row.changed_at.getTime());
  return {
    listed: count('active'),
    unlisted: count('unlisted'),
    switched_off: count('inactive'),
    games_changed_at: changes_ms.length === 0 ? null : new Date(Math.max(...changes_ms)).toISOString(),
    origins: origins.map(({ kind, origin }) => `${kind} ${origin}`),
  };
}

export async function offerFacts(trx: Database, siteId: number, providerCode: string): Promise<Facts> {
  const row = await trx
    .selectFrom('catalog.site_provider')
    .select('source')
    .where('site_id', '=', siteId)
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  return { offered: row !== undefined, source: row?.source ?? null };
}

export async function providerFacts(trx: Database, providerCode: string): Promise<Facts | null> {
  const row = await trx
    .selectFrom('catalog.provider as provider')
    .leftJoin(
      'rounds.provider_connection as connection',
      'connection.provider_code',
      'provider.provider_code',
    )
    .select(['provider.status', 'provider.opens_in', 'connection.status as connection_status'])
    .where('provider.provider_code', '=', providerCode)
    .executeTakeFirst();
  return row ? { ...row } : null;
}

export async function gameFacts(
  trx: Database,
  providerCode: string,
  gameCode: string,
): Promise<Facts | null> {
  const row = await trx
    .selectFrom('catalog.game')
    .select(['status', 'opens_in'])
    .where('provider_code', '=', providerCode)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  return row ? { ...row } : null;
}

export async function siteGameFacts(
  trx: Database,
  siteId: number,
  providerCode: string,
  gameCode: string,
): Promise<Facts> {
  const row = await trx
    .selectFrom('catalog.site_game')
    .select('is_hidden')
    .where('site_id', '=', siteId)
    .where('provider_code', '=', providerCode)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  return { is_hidden: row?.is_hidden ?? false };
}

export async function originFacts(
  trx: Database,
  providerCode: string,
  kind: OriginKind,
  origin: string,
): Promise<Facts | null> {
  const row = await trx
    .selectFrom('rounds.provider_origin')
    .select(['source', 'is_allowed'])
    .where('provider_code', '=', providerCode)
    .where('kind', '=', kind)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row ? { ...row } : null;
}

export async function grantFacts(trx: Database, rewardUuid: string): Promise<Facts | null> {
  const row = await trx
    .selectFrom('rounds.free_round_grant')
    .select(['currency', 'bet', 'rounds', 'win_as', 'expires_at'])
    .where('reward_uuid', '=', rewardUuid)
    .executeTakeFirst();
  return row ? { ...row, bet: row.bet.toString(), expires_at: row.expires_at.toISOString() } : null;
}
