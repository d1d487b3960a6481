import { systemRetryJobs } from '@marquee/contract/operate/system/retry_jobs.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { retryJobs } from '../../system/queue.ts';

export const serveSystemRetryJobs = serveOperation(systemRetryJobs, ({ input, change }) =>
  change(async ({ db }, note) => {
    const retried = await retryJobs(db, input.job_id);
    if (retried.length === 0) throw refuse('jobNotFound');
    const tasks = [...new Set(retried.map(({ task }) => task))].toSorted();
    await note({
      subjectId: input.job_id ?? 'all',
      after: { tasks, retried: retried.length },
      reason: input.reason,
    });
    return { retried: retried.length };
  }),
);
