import { z } from 'zod';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import type { PlayerKey } from '../players/session.ts';
import { archiveOf } from './archive.ts';
import type { App } from './app.ts';

/** An archive waits so long for its download; after that it is gone. */
const life_ms = 24 * 3_600_000;
/** Whoever asks for the download begins it within so long. */
const download_ms = 60_000;
const listed = 20;

/** The task of the queue that prepares an archive. */
export const exportTask = 'privacy_export';
const jobSchema = z.object({ export_id: z.uuid() });

/** Ask for an archive of a player's data. Returns its id, or undefined if one is being prepared. */
export async function askExport(
  app: Pick<App, 'clock'>,
  trx: Database,
  player: PlayerKey,
  asked: { readonly by: string; readonly reason: string },
): Promise<string | undefined> {
  const { siteId, playerId } = player;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`privacy.export ${siteId} ${playerId}`}, 0))`.execute(
    trx,
  );
  const waiting = await ofPlayer(trx, player)
    .select('export_id')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) return undefined;
  const exportId = newId();
  await trx
    .insertInto('privacy.export')
    .values({
      export_id: exportId,
      site_id: siteId,
      player_id: playerId,
      asked_by: asked.by,
      asked_at: app.clock.now(),
      reason: asked.reason,
    })
    .execute();
  await sql`select graphile_worker.add_job(${exportTask}::text, json_build_object('export_id', ${exportId}::text),
    max_attempts := 5)`.execute(trx);
  return exportId;
}

/** Prepare an archive that was asked for. It may be repeated. */
export async function prepareExport(app: App, queued: unknown): Promise<void> {
  const { export_id } = jobSchema.parse(queued);
  const wish = await app.db
    .selectFrom('privacy.export')
    .select(['site_id', 'player_id'])
    .where('export_id', '=', export_id)
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
  if (!wish) return;
  const change = app.db.updateTable('privacy.export').where('export_id', '=', export_id);
  try {
    const archive = await archiveOf(app, { siteId: wish.site_id, playerId: wish.player_id });
    const now = app.clock.now();
    await change
      .set({
        state: 'ready',
        error: '',
        content_sealed: app.players.vault.seal(archive.toString('base64'), ownerOf(export_id)),
        bytes: archive.length,
        ready_at: now,
        expires_at: new Date(now.getTime() + life_ms),
      })
      .execute();
  } catch (error) {
    await change
      .set({ state: 'failed', error: error instanceof Error ? error.message.slice(0, 300) : 'failed' })
      .execute();
    throw error;
  }
}

/** The archives that were asked for about a player, latest first. */
export function listExports(db: Database, player: PlayerKey) {
  return ofPlayer(db, player)
    .select(['export_id', 'asked_by', 'asked_at', 'state', 'error', 'bytes', 'expires_at', 'taken_at'])
    .orderBy('asked_at', 'desc')
    .limit(listed)
    .execute();
}

/** Let the operator who asked for an archive download it, once. Returns whose it is, or undefined if there is none. */
export async function releaseExport(
  trx: Database,
  wish: { readonly exportId: string; readonly operatorId: string; readonly now: Date },
): Promise<{ siteId: number; playerId: bigint } | undefined> {
  const row = await trx
    .updateTable('privacy.export')
    .set({ state: 'taken', taken_at: wish.now })
    .where('export_id', '=', wish.exportId)
    .where('asked_by', '=', wish.operatorId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', wish.now)
    .returning(['site_id', 'player_id'])
    .executeTakeFirst();
  return row && { siteId: row.site_id, playerId: row.player_id };
}

/** The archive that was released a moment ago, once; it is gone from the database then. */
export async function takeExport(
  app: Pick<App, 'db' | 'clock' | 'players'>,
  wish: { readonly exportId: string; readonly operatorId: string },
): Promise<{ siteId: number; playerId: bigint; archive: Buffer } | undefined> {
  const now = app.clock.now();
  const released = new Date(now.getTime() - download_ms);
  const { rows } = await sql<{ site_id: number; player_id: bigint; content_sealed: Buffer }>`
    with found as materialized (
      select export_id, content_sealed from privacy.export
      where export_id = ${wish.exportId} and asked_by = ${wish.operatorId} and state = 'taken' and taken_at >= ${released}
        and content_sealed is not null for update
    )
    update privacy.export e set content_sealed = null, started_at = ${now} from found
    where e.export_id = found.export_id
    returning e.site_id, e.player_id, found.content_sealed`.execute(app.db);
  const [row] = rows;
  if (!row) return undefined;
  const archive = Buffer.from(app.players.vault.open(row.content_sealed, ownerOf(wish.exportId)), 'base64');
  return { siteId: row.site_id, playerId: row.player_id, archive };
}

/** Forget archives that nobody downloaded in time. Returns how many. */
export async function tidyExports(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const now = app.clock.now();
  const gone = await app.db
    .updateTable('privacy.export')
    .set({ content_sealed: null, state: 'expired' })
    .where('content_sealed', 'is not', null)
    .where('expires_at', '<', now)
    .executeTakeFirst();
  return Number(gone.numUpdatedRows);
}

function ofPlayer(db: Database, { siteId, playerId }: PlayerKey) {
  return db.selectFrom('privacy.export').where('site_id', '=', siteId).where('player_id', '=', playerId);
}

function ownerOf(exportId: string): string {
  return `privacy export:${exportId}`;
}
