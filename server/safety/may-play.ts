import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { hasReachedAge, requireAge } from '../players/age.ts';
import { standingExclusions, type Exclusion, type PlayerKey } from './exclusion-state.ts';
import { liftEnded } from './lift.ts';
import { holdExclusions } from './lock.ts';

export type SafetyApp = Pick<App, 'db' | 'ledger' | 'clock'>;

/**
 * Call before anything that is play or leads to it: a launch, a deposit, a claim, a minigame. Inside a transaction pass
 * it as `transaction`; then no exclusion can start between this check and the commit.
 * Throws `selfExcluded`, `timedOut`, `playNotAllowed` (the operator blocked play) or `underAge`.
 */
export async function requireMayPlay(
  app: SafetyApp,
  session: PlayerSession,
  transaction?: Database,
): Promise<void> {
  const db = transaction ?? app.db;
  if (transaction) await holdExclusions(transaction, session);
  if (session.status === 'no_bets') throw refuse('playNotAllowed');
  const [exclusion] = await standingExclusions(db, session, app.clock.now());
  if (exclusion) {
    const until = exclusion.returns_at ?? exclusion.ends_at;
    throw refuse(exclusion.kind === 'time_out' ? 'timedOut' : 'selfExcluded', until?.toISOString());
  }
  await requireOfAge(app, session, db);
  // Reopen the wallet here if an exclusion has ended, so that the player does not wait for the scheduled job.
  if (!transaction) await liftEnded(app, session);
}

/** Throws `underAge` if the player has not reached the site's minimum age today. */
export async function requireOfAge(
  app: Pick<SafetyApp, 'db' | 'clock'>,
  player: PlayerKey,
  db: Database = app.db,
): Promise<void> {
  const { birth_date, minimum_age } = await readAge(db, player);
  requireAge(birth_date, minimum_age, app.clock.now());
}

/** True if the player has reached the site's minimum age today. */
export async function isOfAge(app: Pick<SafetyApp, 'db' | 'clock'>, player: PlayerKey): Promise<boolean> {
  const { birth_date, minimum_age } = await readAge(app.db, player);
  return hasReachedAge(birth_date, minimum_age, app.clock.now());
}

function readAge(db: Database, player: PlayerKey): Promise<{ birth_date: string; minimum_age: number }> {
  return db
    .selectFrom('players.identity as player')
    .innerJoin('sites.profile as site', 'site.site_id', 'player.site_id')
    .select(['player.birth_date', 'site.minimum_age'])
    .where('player.site_id', '=', player.siteId)
    .where('player.player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
}

/**
 * True if the player agreed to marketing, their account is active, and they have no active exclusion. Call it when a
 * message is sent, not when it is planned.
 */
export async function mayReceiveMarketing(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey,
): Promise<boolean> {
  const row = await app.db
    .selectFrom('players.account')
    .select(['accepts_marketing', 'status'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirst();
  if (!row?.accepts_marketing || row.status !== 'active') return false;
  return (await standingExclusions(app.db, player, app.clock.now())).length === 0;
}

/** When the player may play again. Null if no exclusion is active, or if the end of one is not decided. */
export function mayPlayFrom(standing: readonly Exclusion[]): Date | null {
  const ends = standing.map((exclusion) => exclusion.returns_at);
  const known = ends.filter((end) => end !== null);
  if (known.length < ends.length || known.length === 0) return null;
  return new Date(Math.max(...known.map((end) => end.getTime())));
}
