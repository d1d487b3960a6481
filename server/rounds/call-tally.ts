/**
 * How calls between the platform and its providers go: how many, how many failed, how long they took. Counted in memory, and added
 * to the database a few times a minute, so that a bet waits for none of it. A process that is killed loses a few seconds of it.
 */
import { sql, type Database } from '../kernel/database.ts';

/** `wallet`: from the provider to us. `provider`: from us to the provider. */
export type CallDirection = 'wallet' | 'provider';

/** The upper bounds of the buckets; the last bucket has none. */
export const bucketBounds_ms = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const;
const bucketCount = bucketBounds_ms.length + 1;
const flushAfter_ms = 10_000;
const keptFor_ms = 8 * 86_400_000;

interface Count {
  readonly minute_ms: number;
  readonly providerCode: string;
  readonly direction: CallDirection;
  calls: number;
  failures: number;
  readonly buckets: number[];
}

export interface CallTally {
  /** Count a call that took so long. */
  add(providerCode: string, direction: CallDirection, took_ms: number, failed: boolean): void;
  /** Time a call and count it; it fails if it throws, or if its answer is a failure. */
  time<Answer>(
    providerCode: string,
    direction: CallDirection,
    work: () => Promise<Answer>,
    isFailure?: (answer: Answer) => boolean,
  ): Promise<Answer>;
  /** Add what was counted to the database now. */
  flush(): Promise<void>;
}

export function createCallTally(db: Database, now_ms: () => number = Date.now): CallTally {
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...counts.values()];
    counts = new Map();
    if (counted.length === 0) return;
    await write(db, counted, now_ms());
  }
  const add: CallTally['add'] = (providerCode, direction, took_ms, failed) => {
    const minute_ms = Math.floor(now_ms() / 60_000) * 60_000;
    const key = `${minute_ms} ${direction} ${providerCode}`;
    const count = counts.get(key) ?? {
      minute_ms,
      providerCode,
      direction,
      calls: 0,
      failures: 0,
      buckets: Array.from({ length: bucketCount }, () => 0),
    };
    counts.set(key, count);
    count.calls += 1;
    if (failed) count.failures += 1;
    const bucket = bucketOf(took_ms);
    count.buckets[bucket] = (count.buckets[bucket] ?? 0) + 1;
    // What cannot be written is lost: no call is to fail by it.
    timer ??= setTimeout(() => void flush().catch(() => undefined), flushAfter_ms).unref();
  };
  return {
    add,
    flush,
    time: async (providerCode, direction, work, isFailure = () => false) => {
      const began_ms = performance.now();
      try {
        const answer = await work();
        add(providerCode, direction, performance.now() - began_ms, isFailure(answer));
        return answer;
      } catch (error) {
        add(providerCode, direction, performance.now() - began_ms, true);
        throw error;
      }
    },
  };
}

function bucketOf(took_ms: number): number {
  const found = bucketBounds_ms.findIndex((bound) => took_ms <= bound);
  return found === -1 ? bucketBounds_ms.length : found;
}

async function write(db: Database, counts: readonly Count[], now_ms: number): Promise<void> {
  for (const count of counts) {
    await sql`
      insert into rounds.provider_minute (minute, provider_code, direction, calls, failures, buckets)
      values (${new Date(count.minute_ms)}, ${count.providerCode}, ${count.direction}, ${count.calls}, ${count.failures},
        ${count.buckets}::int[])
      on conflict (minute, provider_code, direction) do update set
        calls = provider_minute.calls + excluded.calls, failures = provider_minute.failures + excluded.failures,
        buckets = (select array_agg(was + more order by place)
          from unnest(provider_minute.buckets, excluded.buckets) with ordinality as added (was, more, place))`.execute(
      db,
    );
  }
  await db
    .deleteFrom('rounds.provider_minute')
    .where('minute', '<', new Date(now_ms - keptFor_ms))
    .execute();
}

/** How the calls of one provider went in one direction. */
export interface CallHealth {
  readonly calls: number;
  readonly failures: number;
  /** So many per cent of calls took no longer, as the bound of their bucket says; null without calls or beyond the last bound. */
  readonly half_ms: number | null;
  readonly most_ms: number | null;
  readonly lastAt: Date | null;
}

export const noCalls: CallHealth = { calls: 0, failures: 0, half_ms: null, most_ms: null, lastAt: null };

/** How calls went since a time, by `PROVIDER direction`. */
export async function readCallHealth(db: Database, since: Date): Promise<ReadonlyMap<string, CallHealth>> {
  const rows = await db
    .selectFrom('rounds.provider_minute')
    .select(['provider_code', 'direction', 'minute', 'calls', 'failures', 'buckets'])
    .where('minute', '>=', since)
    .execute();
  const groups = Map.groupBy(rows, (row) => `${row.provider_code} ${row.direction}`);
  return new Map(
    [...groups].map(([key, minutes]) => {
      const buckets = Array.from({ length: bucketCount }, (_, place) =>
        minutes.reduce((sum, row) => sum + (row.buckets[place] ?? 0), 0),
      );
      return [
        key,
        {
          calls: minutes.reduce((sum, { calls }) => sum + calls, 0),
          failures: minutes.reduce((sum, { failures }) => sum + failures, 0),
          half_ms: quantile_ms(buckets, 0.5),
          most_ms: quantile_ms(buckets, 0.95),
          lastAt: new Date(Math.max(...minutes.map(({ minute }) => minute.getTime()))),
        },
      ];
    }),
  );
}

/** The bound of the bucket in which a part of the calls ends. */
export function quantile_ms(buckets: readonly number[], part: number): number | null {
  const total = buckets.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [place, count] of buckets.entries()) {
    seen += count;
    if (total > 0 && seen >= total * part) return bucketBounds_ms[place] ?? null;
  }
  return null;
}
