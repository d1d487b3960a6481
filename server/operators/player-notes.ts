import type { z } from 'zod';
import type { playerNoteSchema } from '@marquee/contract/operator-player.ts';
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';

interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** What operators noted about a player, latest first. */
export async function listNotes(
  db: Database,
  player: PlayerKey,
): Promise<z.infer<typeof playerNoteSchema>[]> {
  const rows = await db
    .selectFrom('operators.player_note as note')
    .innerJoin('operators.operator as writer', 'writer.operator_id', 'note.written_by')
    .select(['note.note_id', 'note.body', 'note.written_at', 'writer.name'])
    .where('note.site_id', '=', player.siteId)
    .where('note.player_id', '=', player.playerId)
    .orderBy('note.note_id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ note_id, body, written_at, name }) => ({
    note_id,
    body,
    written_by: name,
    written_at: written_at.toISOString(),
  }));
}

/** Add a note. It cannot be changed afterwards. Returns its id. */
export async function addNote(
  app: Pick<App, 'clock'>,
  trx: Database,
  player: PlayerKey,
  note: { body: string; by: string },
): Promise<string> {
  const noteId = newId();
  await trx
    .insertInto('operators.player_note')
    .values({
      site_id: player.siteId,
      player_id: player.playerId,
      note_id: noteId,
      body: note.body,
      written_by: note.by,
      written_at: app.clock.now(),
    })
    .execute();
  return noteId;
}

/** The tags of a player, in the order of the alphabet. */
export async function listTags(db: Database, player: PlayerKey): Promise<string[]> {
  const rows = await tagsOf(db, player).select('tag').orderBy('tag').execute();
  return rows.map(({ tag }) => tag);
}

/** Replace the tags of a player. Returns those before and after. */
export async function setTags(
  trx: Database,
  player: PlayerKey,
  tags: readonly string[],
): Promise<{ before: string[]; after: string[] }> {
  const before = await listTags(trx, player);
  const after = [...new Set(tags)].toSorted();
  const key = { site_id: player.siteId, player_id: player.playerId };
  await trx
    .deleteFrom('operators.player_tag')
    .where((eb) => eb.and(key))
    .execute();
  if (after.length > 0) {
    await trx
      .insertInto('operators.player_tag')
      .values(after.map((tag) => ({ ...key, tag })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { before, after };
}

function tagsOf(db: Database, player: PlayerKey) {
  return db
    .selectFrom('operators.player_tag')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId);
}

/** The tags that players of a site have, in their order. */
export async function tagsOfSite(db: Database, siteId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('operators.player_tag')
    .select('tag')
    .distinct()
    .where('site_id', '=', siteId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}
