import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';

export interface Backup {
  readonly takenAt: Date;
  /** Undefined if whoever took it does not say. */
  readonly bytes: bigint | undefined;
  /** Where it is, e.g. the name of a bucket; never a secret. */
  readonly place: string;
  readonly notedBy: string;
}

/** Keep that a backup was taken. Returns its id. */
export async function noteBackup(trx: Database, clock: Clock, backup: Backup): Promise<string> {
  const backupId = newId();
  await trx
    .insertInto('system.backup')
    .values({
      backup_id: backupId,
      taken_at: backup.takenAt,
      bytes: backup.bytes ?? null,
      place: backup.place,
      noted_by: backup.notedBy,
      noted_at: clock.now(),
    })
    .execute();
  return backupId;
}

export function latestBackup(db: Database) {
  return db
    .selectFrom('system.backup')
    .select(['taken_at', 'bytes', 'place', 'noted_by'])
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
