import { sql, type Database } from '../kernel/database.ts';
import { readDevice } from './device.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { inactivityLimit_ms } from './session.ts';

/** The sites in which an operator may look; undefined for all. */
export type SiteFilter = readonly number[] | undefined;

const columns = [
  'player.site_id',
  'player.player_id',
  'player.account_id',
  'player.full_name',
  'player.contact_phone',
  'player.contact_email',
  'player.status',
  'player.currency',
  'player.created_at',
  'site.site_code',
] as const;

function players(db: Database, sites: SiteFilter) {
  const found = db
    .selectFrom('players.player as player')
    .innerJoin('sites.profile as site', 'site.site_id', 'player.site_id')
    .select(columns);
  return sites ? found.where('player.site_id', 'in', sites.length > 0 ? sites : [-1]) : found;
}

export type FoundPlayer = Awaited<ReturnType<typeof viewPlayers>>[number];

/** A player of one of the sites, with what their page shows of the account itself. */
export async function viewPlayer(db: Database, sites: SiteFilter, playerId: bigint) {
  return players(db, sites)
    .select([
      'player.language',
      'player.accepts_marketing',
      'player.phone_verified_at',
      'player.email_verified_at',
      'player.birth_date',
      'player.is_demo',
      sql<boolean>`exists (select 1 from players.two_factor factor where factor.site_id = player.site_id
        and factor.player_id = player.player_id and factor.confirmed_at is not null)`.as('two_factor'),
    ])
    .where('player.player_id', '=', playerId)
    .executeTakeFirst();
}

/** Players of the sites by their numbers, as lists show them. */
export async function viewPlayers(db: Database, sites: SiteFilter, playerIds: readonly bigint[]) {
  if (playerIds.length === 0) return [];
  return players(db, sites).where('player.player_id', 'in', playerIds).orderBy('player.player_id').execute();
}

export interface ViewedKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** A player's sessions that can still be used. The address is shown without its end. */
export async function viewSessions(db: Database, { siteId, playerId }: ViewedKey, now: Date) {
  const rows = await db
    .selectFrom('players.session')
    .select(['session_id', 'ip', 'user_agent', 'created_at', 'last_seen_at'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - inactivityLimit_ms))
    .orderBy('last_seen_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    session_id: row.session_id,
    device: readDevice(row.user_agent),
    ip_masked: maskAddress(row.ip ?? ''),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
}

/** What operators decided on a player's status, latest first. */
export async function viewStatusChanges(db: Database, { siteId, playerId }: ViewedKey) {
  const rows = await db
    .selectFrom('players.status_change')
    .select(['from_status', 'to_status', 'changed_by', 'reason', 'created_at'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}

/** What lists and pages show of a player's personal data. */
export function maskPlayer(player: FoundPlayer) {
  return {
    player_id: player.player_id.toString(),
    site_code: player.site_code,
    account_id: player.account_id,
    full_name_masked: maskName(player.full_name),
    contact_phone_masked: maskPhone(player.contact_phone),
    contact_email_masked: maskEmail(player.contact_email),
    currency: player.currency,
    created_at: player.created_at.toISOString(),
  };
}

function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ');
}

export function maskAddress(ip: string): string {
  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:…` : ip.replace(/\.\d+$/, '.…');
}
