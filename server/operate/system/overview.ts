import { systemOverview } from '@marquee/contract/operate/system/overview.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { latestBackup } from '../../system/backups.ts';
import { bookTasks, latestChecks } from '../../system/books.ts';
import { readDeliveries } from '../../system/delivery-tally.ts';
import { readFaults } from '../../system/faults.ts';
import { readInstallation } from '../../system/installation.ts';
import { readTasks } from '../../system/queue.ts';

const day_ms = 86_400_000;

export const serveSystemOverview = serveOperation(systemOverview, async ({ app }) => {
  const now = app.clock.now();
  const [faults, checks, backup, deliveries, installation, tasks] = await Promise.all([
    readFaults(app),
    latestChecks(app.db),
    latestBackup(app.db),
    readDeliveries(app.db, new Date(now.getTime() - day_ms)),
    readInstallation(app),
    readTasks(app.db),
  ]);
  const { product, games, migration, postgres, node, database_bytes, disk } = installation;
  return {
    at: now.toISOString(),
    faults,
    books: checks.map(({ book, latest }) => {
      const task = tasks.find((one) => one.task === bookTasks[book]);
      return {
        book,
        checked_at: latest?.checked_at.toISOString() ?? null,
        good: latest?.good ?? false,
        detail: latest?.detail ?? '',
        counted: Number(latest?.counted ?? 0n),
        waiting: task !== undefined && task.waiting + task.running > 0,
      };
    }),
    backup: backup
      ? {
          taken_at: backup.taken_at.toISOString(),
          bytes: backup.bytes === null ? null : Number(backup.bytes),
          place: backup.place,
          noted_by: backup.noted_by,
        }
      : null,
    deliveries: deliveries.map(({ channel, sent, failed, lastError, lastFailedAt }) => ({
      channel,
      sent,
      failed,
      last_error: lastError,
      last_failed_at: lastFailedAt?.toISOString() ?? null,
    })),
    versions: { product, games, migration, postgres, node },
    database_bytes,
    disk,
  };
});
