import { sql } from '../kernel/database.ts';
import type { App } from './app.ts';

/** The longest text of an error that is kept. */
const mostText = 500;

/**
 * Run a task of the queue and keep how it went, because the queue forgets a job that succeeded. Throws what the task throws.
 */
export async function recordTask(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  task: string,
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = app.clock.now();
  const began_ms = performance.now();
  try {
    await work();
  } catch (error) {
    await keep(app, { task, startedAt, began_ms, error: textOf(error) });
    throw error;
  }
  await keep(app, { task, startedAt, began_ms, error: null });
}

async function keep(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  run: { task: string; startedAt: Date; began_ms: number; error: string | null },
): Promise<void> {
  const { task, startedAt, began_ms, error } = run;
  const took_ms = Math.round(performance.now() - began_ms);
  const endedAt = app.clock.now();
  const succeededAt = error === null ? endedAt : null;
  const failedAt = error === null ? null : endedAt;
  // The task is done or has failed by now; that this cannot be written down changes nothing about it.
  await sql`
    insert into system.task_run as was (task, last_started_at, last_succeeded_at, last_failed_at, last_error, last_ms, runs, failures)
    values (${task}, ${startedAt}, ${succeededAt}, ${failedAt}, ${error ?? ''}, ${took_ms}, 1, ${error === null ? 0 : 1})
    on conflict (task) do update set last_started_at = excluded.last_started_at, last_ms = excluded.last_ms,
      last_succeeded_at = coalesce(excluded.last_succeeded_at, was.last_succeeded_at),
      last_failed_at = coalesce(excluded.last_failed_at, was.last_failed_at),
      last_error = case when excluded.last_failed_at is null then was.last_error else excluded.last_error end,
      runs = was.runs + 1, failures = was.failures + excluded.failures`
    .execute(app.db)
    .catch((reason: unknown) => app.log.warn({ err: reason, task }, 'how a task went could not be kept'));
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(0, mostText);
}
