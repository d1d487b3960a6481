import { systemFaults } from '@marquee/contract/operator-system.ts';
import { countFailedNotices } from '../cashier/failed-notices.ts';
import { latestBackup } from './backups.ts';
import { latestChecks } from './books.ts';
import { readDeliveries } from './delivery-tally.ts';
import { readDisk } from './installation.ts';
import { isScheduleStill, readTasks } from './queue.ts';
import type { App } from './app.ts';

/** What can be bad about an installation. */
type FaultKind = (typeof systemFaults)[number];

const day_ms = 86_400_000;
/** A backup a day, with an hour for taking it and a day for mending it. */
const backupDue_ms = 49 * 3_600_000;
/** Below this part of free room PostgreSQL may soon not be able to write. */
const leastFree = 0.05;
/** From this part of failures on, of at least so many messages in a day. */
const badDelivery = { part: 0.2, messages: 5 };

/** What is bad now, with how many there are of it. */
export async function readFaults(
  app: Pick<App, 'db' | 'clock' | 'config'>,
): Promise<{ kind: FaultKind; count: number }[]> {
  const now_ms = app.clock.now().getTime();
  const [tasks, still, notices, checks, backup, disk, deliveries] = await Promise.all([
    readTasks(app.db),
    isScheduleStill(app.db),
    countFailedNotices(app.db),
    latestChecks(app.db),
    latestBackup(app.db),
    readDisk(app.config.DATA_DIR),
    readDeliveries(app.db, new Date(now_ms - day_ms)),
  ]);
  const counts: Record<FaultKind, number> = {
    jobs: tasks.reduce((sum, { failed }) => sum + failed, 0),
    schedule: still ? 1 : 0,
    notices,
    books: checks.filter(({ latest }) => latest?.good === false).length,
    backup: isBackupDue(app, backup, now_ms) ? 1 : 0,
    disk: disk && disk.free_bytes < disk.total_bytes * leastFree ? 1 : 0,
    delivery: deliveries.filter(
      ({ sent, failed }) =>
        sent + failed >= badDelivery.messages && failed >= (sent + failed) * badDelivery.part,
    ).length,
  };
  return systemFaults.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

/** Whether a backup is missing. A demo needs none; one that has taken some is expected to go on. */
function isBackupDue(
  app: Pick<App, 'config'>,
  backup: { taken_at: Date } | undefined,
  now_ms: number,
): boolean {
  if (!backup) return app.config.MARQUEE_ENV === 'production';
  return now_ms - backup.taken_at.getTime() > backupDue_ms;
}
