import { systemJobs } from '@marquee/contract/operate/system/jobs.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { readFailedJobs, readTasks } from '../../system/queue.ts';

const mostFailed = 200;

export const serveSystemJobs = serveOperation(systemJobs, async ({ app }) => {
  const [tasks, failed] = await Promise.all([readTasks(app.db), readFailedJobs(app.db, mostFailed)]);
  return {
    tasks: tasks.map((task) => ({
      task: task.task,
      scheduled: task.isScheduled,
      waiting: task.waiting,
      running: task.running,
      failed: task.failed,
      last_succeeded_at: task.lastSucceededAt?.toISOString() ?? null,
      last_failed_at: task.lastFailedAt?.toISOString() ?? null,
      last_error: task.lastError,
      last_ms: task.last_ms,
    })),
    failed: failed.map((job) => ({
      job_id: job.jobId,
      task: job.task,
      error: job.error,
      attempts: job.attempts,
      max_attempts: job.maxAttempts,
      next_at: job.nextAt?.toISOString() ?? null,
      created_at: job.createdAt.toISOString(),
    })),
  };
});
