import type { App } from '@marquee/server/compose.ts';
import { noteBackup } from '@marquee/server/system/backups.ts';
import { noteCommand } from './note-command.ts';

export const backupUsage = `  npm run operator -- backup note --place "<where it is>" [--at <time>] [--bytes <size>] [--as <operator>]
`;

export type BackupApp = Pick<App, 'db' | 'clock'>;
export interface BackupCommand {
  readonly area: 'backup';
  readonly takenAt: Date | undefined;
  readonly bytes: bigint | undefined;
  readonly place: string;
  readonly operator: string;
}
interface Values {
  readonly place?: string | undefined;
  readonly at?: string | undefined;
  readonly bytes?: string | undefined;
}

const mostPlace = 200;

/** Read the words after `backup`. Returns what is wrong with them, if anything is. */
export function readBackupCommand(
  [name]: readonly string[],
  { place = '', at, bytes }: Values,
  operator: string,
): BackupCommand | string {
  if (name !== 'note') return 'Then: note';
  if (place.trim() === '' || place.length > mostPlace) return 'Say with --place where the backup is.';
  if (bytes !== undefined && !/^\d{1,18}$/.test(bytes)) return 'Give --bytes as a whole number.';
  const takenAt = at === undefined ? undefined : new Date(at);
  if (takenAt && Number.isNaN(takenAt.getTime())) return 'Give --at as a time, e.g. 2026-11-26T03:00:00Z.';
  const size = bytes === undefined ? undefined : BigInt(bytes);
  return { area: 'backup', takenAt, bytes: size, place: place.trim(), operator };
}

/** Keep that a backup was taken, so that the console shows its age. Returns the lines to show. */
export async function runOnBackups(app: BackupApp, command: BackupCommand): Promise<string[]> {
  const { place, bytes, operator } = command;
  const takenAt = command.takenAt ?? app.clock.now();
  if (takenAt > app.clock.now()) throw new Error('A backup cannot have been taken in the future.');
  await app.db.transaction().execute(async (trx) => {
    const backupId = await noteBackup(trx, app.clock, { takenAt, bytes, place, notedBy: operator });
    await noteCommand(app, trx, operator, {
      call: 'backup note',
      siteId: null,
      subjectKind: 'backup',
      subjectId: backupId,
      before: {},
      after: { taken_at: takenAt.toISOString(), place },
      reason: '',
    });
  });
  return [`Noted: a backup of ${takenAt.toISOString()} at ${place}.`];
}
