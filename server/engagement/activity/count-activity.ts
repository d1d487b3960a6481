import type { Database } from '../../kernel/database.ts';
import type { Logger } from '../../kernel/log.ts';
import { followOutbox, type OutboxFollower } from '../../ledger/follow-outbox.ts';
import { advance } from '../../ledger/read-operations.ts';
import { scoreLeaderboards } from '../leaderboards/score.ts';
import { countMissions } from '../missions/count.ts';
import { readActivity } from './read-activity.ts';

const fullBatch = 1_000;

/**
 * Count the next entries of the ledger's outbox for missions and leaderboards. The counts and the position are
 * one transaction: a process that is killed has written both or neither, and nothing counts twice. Of two processes, one
 * works and the other finds nothing to do. Answers how many entries were read.
 */
export async function countActivity(db: Database, batchSize = fullBatch): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { count, position, activities } = await readActivity(trx, batchSize);
    if (position === undefined) return 0;
    await countMissions(trx, activities);
    await scoreLeaderboards(trx, activities);
    await advance(trx, 'engagement', position);
    return count;
  });
}

/** Count for as long as the process lives. */
export function startActivityCounter(options: { db: Database; log: Logger }): OutboxFollower {
  return followOutbox({
    read: () => countActivity(options.db),
    fullBatch,
    log: options.log,
    failure: 'activity could not be counted',
  });
}
