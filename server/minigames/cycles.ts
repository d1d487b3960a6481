import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';

/** A site's current and future cycles, the current one first. */
export async function readCycles(db: Database, siteId: number, now: Date) {
  const cycles = await db
    .selectFrom('rewards.mini_game_cycle')
    .select(['cycle_id', 'name', 'starts_at', 'ends_at'])
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('cycle_id')
    .execute();
  return cycles.map((cycle) => ({ ...cycle, isRunning: cycle.starts_at <= now }));
}

/** Throws `miniGameCycleOver` if no cycle is running. */
export async function requireCycle(db: Database, siteId: number, now: Date): Promise<void> {
  const [first] = await readCycles(db, siteId, now);
  if (!first?.isRunning) throw refuse('miniGameCycleOver');
}
