import { isDeepStrictEqual } from 'node:util';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';

type Action =
  | 'connect'
  | 'sync'
  | 'assign'
  | 'unassign'
  | 'enable'
  | 'disable'
  | 'opens_in'
  | 'allow_origin'
  | 'refuse_origin'
  | 'grant';

type Fact = string | number | boolean | null | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/** Who does what to a provider, and to what of it. */
export interface ProviderChange {
  readonly providerCode: string;
  readonly actor: string;
  readonly action: Action;
  /** e.g. the site and the game. */
  readonly subject?: Readonly<Record<string, string>>;
}

/**
 * Change something of a provider in one transaction with the record of it: the facts that `read` answers before and after.
 * What turns out to change nothing is not recorded. Changes follow one another, so that each begins where the last one ended.
 */
export async function changeProvider<Result>(
  db: Database,
  change: ProviderChange,
  read: (trx: Database) => Promise<Facts | null>,
  make: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('rounds.provider_event', 0))`.execute(trx);
    const before = await read(trx);
    const result = await make(trx);
    const after = await read(trx);
    if (isDeepStrictEqual(before, after)) return result;
    await trx
      .insertInto('rounds.provider_event')
      .values({
        event_id: newId(),
        provider_code: change.providerCode,
        actor: change.actor,
        action: change.action,
        subject: JSON.stringify(change.subject ?? {}),
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        created_at: new Date(),
      })
      .execute();
    return result;
  });
}

/** The newest changes, of one provider or of all. */
export async function listProviderEvents(db: Database, providerCode: string | undefined, atMost: number) {
  return db
    .selectFrom('rounds.provider_event')
    .select(['created_at', 'actor', 'provider_code', 'action', 'subject', 'before', 'after'])
    .$if(providerCode !== undefined, (query) => query.where('provider_code', '=', providerCode ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(atMost)
    .execute();
}
