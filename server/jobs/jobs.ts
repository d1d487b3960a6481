import { parseCronItems, run, type TaskList } from 'graphile-worker';
import { Logger as WorkerLogger } from 'graphile-worker';
import { sweepDeposits } from '../cashier/settle-deposit.ts';
import type { App } from '../kernel/app.ts';
import { syncAllGames } from '../rounds/sync-games.ts';

/** What is done on a schedule, by one process at a time however many there are, and safe to break off at any point. */
const schedule = [
  { task: 'ledger_roll_up', match: '* * * * *' },
  { task: 'ledger_seal', match: '* * * * *' },
  { task: 'cashier_sweep', match: '* * * * *' },
  { task: 'rounds_sync_games', match: '41 * * * *' },
  { task: 'ledger_partitions', match: '7 3 * * *' },
  { task: 'ledger_audit', match: '23 * * * *' },
];

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
    },
    rounds_sync_games: () => syncAllGames(app),
    ledger_partitions: async () => {
      await app.ledger.ensurePartitions();
    },
    ledger_audit: async () => {
      const [books, chain] = [await app.ledger.trialBalance(), await app.ledger.verifyChain()];
      if (!books.balanced || chain.fault) {
        app.log.fatal(
          { faults: books.faults, chain: chain.fault },
          'the books do not balance or were tampered with',
        );
      }
    },
  };
}

export interface Jobs {
  stop(): Promise<void>;
}

/** Work on the queue for as long as the process lives. */
export async function startJobs(app: App): Promise<Jobs> {
  const logger = new WorkerLogger((scope) => (level, message, meta) => {
    if (level === 'error') app.log.error({ scope, meta }, message);
    else if (level === 'warning') app.log.warn({ scope, meta }, message);
    else app.log.debug({ scope }, message);
  });
  const runner = await run({
    pgPool: app.pool,
    taskList: tasksOf(app),
    parsedCronItems: parseCronItems(schedule),
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger,
  });
  return { stop: () => runner.stop() };
}
