import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as WorkerLogger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { reconcileGateways } from '../cashier/gateway-reconciliation/run.ts';
import { reconcileDaily } from '../cashier/reconcile.ts';
import { sealEarlierProofs } from '../cashier/proofs.ts';
import { sendCampaigns } from '../campaigns/send.ts';
import { sweepDeposits } from '../cashier/refresh-deposit.ts';
import { sweepPayouts } from '../cashier/settle-payout.ts';
import type { App } from './app.ts';
import { mailReply } from '../console/mail-reply.ts';
import { replyTask } from '../sites/contact-inbox.ts';
import { publishDue } from '../console/publish-due.ts';
import { sendReport } from '../console/send-report.ts';
import { tidyPlayers } from '../players/tidy.ts';
import { connectionDefaults } from '../kernel/database.ts';
import { sendPush } from '../push/send.ts';
import { settleForgottenPlays } from '../minigames/plays.ts';
import { sweepBonuses } from '../bonus/sweep.ts';
import { payCashback } from '../bonus/promotions/cashback.ts';
import { giveBirthdayGifts } from '../vip/birthday.ts';
import { decideMonths } from '../vip/month.ts';
import { findMarkers } from '../risk/find-markers.ts';
import { sendPendingFreeRounds } from '../rounds/free-rounds.ts';
import { settleLeaderboards } from '../engagement/leaderboards/settle.ts';
import { settleDueLimits } from '../safety/change-limit.ts';
import { liftAllEnded } from '../safety/operator.ts';
import { spreadSiteLimits, spreadTask } from '../safety/site-limits.ts';
import { tidySafety } from '../safety/tidy.ts';
import { tidySites } from '../sites/tidy.ts';
import { settleReferrals } from '../engagement/referral/settle.ts';
import { reconcileDue } from '../rounds/reconcile.ts';
import { mailTask, queueDueReports, tidyPrepared } from '../reports/subscriptions.ts';
import { syncAllGames } from '../rounds/sync-games.ts';
import { exportTask, prepareExport, tidyExports } from '../privacy/exports.ts';
import { checkBook } from '../system/books.ts';
import { tallyDelivery, tidyDeliveries } from '../system/delivery-tally.ts';
import { recordTask } from '../system/task-runs.ts';

/**
 * Scheduled tasks. However many processes there are, one of them runs each task, and every task can safely be
 * interrupted.
 */
const schedule = [
  { task: 'ledger_roll_up', match: '* * * * *' },
  { task: 'ledger_seal', match: '* * * * *' },
  { task: 'cashier_sweep', match: '* * * * *' },
  { task: 'cashier_seal_proofs', match: '*/5 * * * *' },
  { task: 'safety_due', match: '* * * * *' },
  { task: 'rounds_free_rounds', match: '* * * * *' },
  { task: 'risk_markers', match: '37 * * * *' },
  { task: 'rewards_forgotten_plays', match: '29 * * * *' },
  { task: 'sites_due', match: '* * * * *' },
  { task: 'reports_due', match: '* * * * *' },
  { task: 'campaigns_send', match: '* * * * *' },
  { task: 'tidy', match: '17 * * * *' },
  { task: 'leaderboards_settle', match: '* * * * *' },
  { task: 'cashier_reconcile', match: '17 2 * * *' },
  { task: 'cashier_reconcile_gateways', match: '32 2 * * *' },
  { task: 'referral_settle', match: '*/5 * * * *' },
  { task: 'rounds_reconcile', match: '*/10 * * * *' },
  { task: 'bonus_sweep', match: '* * * * *' },
  { task: 'bonus_cashback', match: '12 * * * *' },
  { task: 'vip_months', match: '17 * * * *' },
  { task: 'vip_birthdays', match: '27 * * * *' },
  { task: 'rounds_sync_games', match: '41 * * * *' },
  { task: 'ledger_partitions', match: '7 3 * * *' },
  { task: 'ledger_audit', match: '23 * * * *' },
  { task: 'audit_verify', match: '51 3 * * *' },
  { task: 'reports_reconcile', match: '37 3 * * *' },
];

/** Last month and this one: an earlier day changes only in a rebuild, after which the command looks at all of them. */
const reconciledDays = 35;

function tasksOf(app: App): TaskList {
  return {
    ledger_roll_up: async () => {
      await app.ledger.rollUp();
    },
    ledger_seal: async () => {
      await app.ledger.sealBlocks();
    },
    cashier_sweep: async () => {
      await sweepDeposits(app);
      await sweepPayouts(app);
    },
    rounds_free_rounds: async () => {
      await sendPendingFreeRounds(app);
    },
    rewards_forgotten_plays: async () => {
      await settleForgottenPlays(app);
    },
    sites_due: () => publishDue(app),
    reports_due: async () => {
      await queueDueReports(app.db, app.clock.now());
    },
    [replyTask]: (job) => mailReply(app, job),
    [mailTask]: (job) => sendReport(app, job),
    campaigns_send: async () => {
      await sendCampaigns(app);
    },
    tidy: async () => {
      const rows = [
        await tidyPlayers(app),
        await tidySites(app),
        await tidySafety(app),
        await app.ledger.pruneUsage(),
        await tidyDeliveries(app),
        await tidyExports(app),
        await tidyPrepared(app.db, app.clock.now()),
      ];
      app.log.info({ rows: rows.reduce((sum, gone) => sum + gone) }, 'what is old was forgotten');
    },
    leaderboards_settle: async () => {
      await settleLeaderboards(app);
    },
    cashier_reconcile: () => reconcileDaily(app),
    // After the books, which credit what was paid and never told.
    cashier_reconcile_gateways: () => reconcileGateways(app),
    cashier_seal_proofs: () => sealEarlierProofs(app),
    referral_settle: () => settleReferrals(app),
    rounds_reconcile: async () => {
      await reconcileDue(app);
    },
    bonus_sweep: async () => {
      await sweepBonuses(app);
    },
    bonus_cashback: async () => {
      await payCashback(app);
    },
    vip_months: async () => {
      await decideMonths(app);
    },
    vip_birthdays: async () => {
      await giveBirthdayGifts(app);
    },
    rounds_sync_games: () => syncAllGames(app),
    push: async (job) => {
      const error: unknown = await sendPush(app, job).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      await tallyDelivery(app, 'push', error);
      if (error !== undefined) throw error;
    },
    [exportTask]: (job) => prepareExport(app, job),
    safety_due: async () => {
      await settleDueLimits(app);
      await liftAllEnded(app);
    },
    [spreadTask]: (job) => spreadSiteLimits(app, job),
    risk_markers: async () => {
      await findMarkers(app);
    },
    ledger_partitions: async () => {
      await app.ledger.ensurePartitions();
    },
    reports_reconcile: () => checkBook(app, 'reports', reconciledDays),
    ledger_audit: () => checkBook(app, 'ledger'),
    audit_verify: () => checkBook(app, 'audit'),
  };
}

export interface Jobs {
  stop(): Promise<void>;
}

/** How long to wait before restarting the runner after it has ended, e.g. because PostgreSQL stopped. */
const restart_ms = 1000;

/**
 * Process the queue for as long as the process lives. A failed task does not affect others, and the runner is restarted
 * after a lost connection.
 */
export async function startJobs(
  app: App,
  options: { connectionString: string; tasks?: TaskList; restart_ms?: number },
): Promise<Jobs> {
  const pool = openQueuePool(options.connectionString);
  const stopping = new AbortController();
  const tasks = recorded(app, options.tasks ?? tasksOf(app));
  const start = () => startRunner(app, pool, tasks);
  let runner = await start().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const watched = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Restart it in any case. The worker has already logged the reason.
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      app.log.warn('the job runner stopped and is being restarted');
      runner = (await startAgain()) ?? runner;
    }
  }

  async function startAgain(): Promise<Runner | undefined> {
    while (await rested(options.restart_ms ?? restart_ms, stopping.signal)) {
      try {
        return await start();
      } catch (error) {
        app.log.warn({ err: error }, 'the job runner could not be restarted yet');
      }
    }
    return undefined;
  }

  return {
    stop: async () => {
      stopping.abort();
      // Stopping fails if the runner has just ended by itself. It may also have been replaced meanwhile, so stop it
      // again.
      await runner.stop().catch(() => undefined);
      await watched;
      await runner.stop().catch(() => undefined);
      await pool.end();
    },
  };
}

/** The tasks, each of which keeps how it went. */
function recorded(app: App, tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([task, work]) => [
      task,
      async (payload, helpers) => recordTask(app, task, async () => void (await work?.(payload, helpers))),
    ]),
  );
}

/**
 * The queue has its own pool, because graphile-worker puts its ids into JSON, which cannot hold a bigint. In this pool
 * int8 stays text.
 */
function openQueuePool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    ...connectionDefaults,
    connectionString,
    max: 4,
    application_name: 'marquee-jobs',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function startRunner(app: App, pool: pg.Pool, taskList: TaskList): Promise<Runner> {
  const logger = new WorkerLogger((scope) => (level, message, meta) => {
    if (level === 'error') app.log.error({ scope, meta }, message);
    else if (level === 'warning') app.log.warn({ scope, meta }, message);
    else app.log.debug({ scope }, message);
  });
  return run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(schedule),
    noHandleSignals: true,
    logger,
    preset: {
      worker: {
        concurrentJobs: 2,
        pollInterval: 2000,
        // Without batches the worker does not await the completion of a job. A connection that breaks at that point
        // would cause an unhandled rejection, which ends the process. A batch passes the error to the runner.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
}

/** Resolves to true after the wait, or to false at once if the signal aborts. */
async function rested(rest_ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(rest_ms, true, { signal }).catch(() => false);
}
