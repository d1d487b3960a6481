import { sql, type Database } from '../kernel/database.ts';

/** A task of the queue: what waits, what runs, what failed, and how it went last. */
export interface TaskState {
  readonly task: string;
  readonly isScheduled: boolean;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly lastSucceededAt: Date | null;
  readonly lastFailedAt: Date | null;
  readonly lastError: string;
  readonly last_ms: number | null;
}

/** Tasks of the queue by name: those that are scheduled, those that wait, and those that have run. */
export async function readTasks(db: Database): Promise<TaskState[]> {
  const { rows } = await sql<TaskState>`
    with job as (
      select task_identifier as task,
        count(*) filter (where locked_at is null and last_error is null)::int as waiting,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and last_error is not null)::int as failed
      from graphile_worker.jobs group by 1
    )
    select task, cron.identifier is not null as "isScheduled", coalesce(job.waiting, 0) as waiting,
      coalesce(job.running, 0) as running, coalesce(job.failed, 0) as failed,
      run.last_succeeded_at as "lastSucceededAt", run.last_failed_at as "lastFailedAt",
      coalesce(run.last_error, '') as "lastError", run.last_ms
    from job
    full join system.task_run run using (task)
    full join (select identifier, identifier as task from graphile_worker._private_known_crontabs) cron using (task)
    order by task`.execute(db);
  return rows;
}

export interface FailedJob {
  readonly jobId: string;
  readonly task: string;
  readonly error: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  /** When it is tried again by itself; null if it is not. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
}

/** Jobs that failed and are not running now, latest first. */
export async function readFailedJobs(db: Database, atMost: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text as "jobId", task_identifier as task, last_error as error, attempts, max_attempts as "maxAttempts",
      case when attempts < max_attempts then run_at end as "nextAt", created_at as "createdAt"
    from graphile_worker.jobs where last_error is not null and locked_at is null
    order by updated_at desc, id desc limit ${atMost}`.execute(db);
  return rows;
}

/**
 * Try a failed job again at once, or all of them. Its attempts count from zero again. Returns what was tried again; a job that runs
 * or has succeeded meanwhile is not among them.
 */
export async function retryJobs(trx: Database, jobId: string | null): Promise<{ task: string }[]> {
  const { rows } = await sql<{ task: string }>`
    with failed as materialized (
      select array_agg(id) as ids from graphile_worker.jobs
      where last_error is not null and locked_at is null and (${jobId}::bigint is null or id = ${jobId}::bigint)
    )
    select job.task_identifier as task
    from failed, graphile_worker.reschedule_jobs(failed.ids, run_at := now(), attempts := 0) changed
    join graphile_worker.jobs job on job.id = changed.id
    where failed.ids is not null`.execute(trx);
  return rows;
}

/** Queue a task to run now; once, however often it is asked for before it has started. */
export async function queueTask(trx: Database, task: string, key: string): Promise<void> {
  await sql`select graphile_worker.add_job(${task}::text, job_key := ${key}::text)`.execute(trx);
}

/** Whether the schedule stands still: it has run before, and nothing of it has started for ten minutes. */
export async function isScheduleStill(db: Database): Promise<boolean> {
  // By the database's clock, as the queue itself.
  const { rows } = await sql<{ still: boolean | null }>`
    select max(last_execution) < now() - interval '10 minutes' as still from graphile_worker._private_known_crontabs`.execute(
    db,
  );
  return rows[0]?.still ?? false;
}
