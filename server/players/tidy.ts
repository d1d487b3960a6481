import type { App } from './app.ts';
import { sql } from '../kernel/database.ts';
import { deleteInBatches } from '../kernel/delete-in-batches.ts';

const day_ms = 86_400_000;
/** Codes and failed tries are looked back at for a day. */
const codes_days = 2;
/** A demo's own outbox, which is read while it is tried out. */
const outbox_days = 30;

/**
 * Forget codes and failed tries that say nothing any more, and the traces of who came in from where once they are older than
 * the setting. A session is forgotten so long after it could have lasted at most. Answers how many rows went.
 */
export async function tidyPlayers(app: Pick<App, 'db' | 'clock' | 'config'>): Promise<number> {
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * day_ms);
  const codes = ago(codes_days);
  const traces = ago(app.config.ACCESS_LOG_DAYS);
  const old = [
    ['players.account_code', sql`requested_at < ${codes}`],
    ['players.one_time_code', sql`sent_at < ${codes}`],
    ['players.login_attempt', sql`created_at < ${codes}`],
    ['players.passkey_challenge', sql`expires_at < ${app.clock.now()}`],
    ['players.outbox_message', sql`created_at < ${ago(outbox_days)}`],
    ['players.access_log', sql`created_at < ${traces}`],
    ['players.session', sql`expires_at < ${traces}`],
  ] as const;
  let gone = 0;
  for (const [table, condition] of old) gone += await deleteInBatches(app.db, table, condition);
  return gone;
}
