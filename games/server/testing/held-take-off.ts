/** Holds flights between their bet and their take-off, so that a test can end their process there. */
import { Client } from 'pg';
import { expect } from 'vitest';

/** The advisory lock that take-offs wait for; any number that nothing else uses. */
const lock = 0x464c5921;

export type HeldTakeOff = {
  /** Resolves once a flight waits there. */
  reached: () => Promise<void>;
  /** Ends it. What waits fails, as it does for a process that is gone; later flights take off. */
  release: () => Promise<void>;
};

/** @param ownerUrl of the database whose flights are held. */
export async function holdTakeOff(ownerUrl: string): Promise<HeldTakeOff> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`SELECT pg_advisory_lock(${lock})`);
  await client.query(`CREATE FUNCTION house.hold_take_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(${lock});
      RAISE EXCEPTION 'the take-off was held';
    END $$`);
  await client.query(`CREATE TRIGGER hold_take_off BEFORE UPDATE ON house.round FOR EACH ROW
    WHEN (OLD.book->'seen'->>'began_at' IS NULL AND NEW.book->'seen'->>'began_at' IS NOT NULL)
    EXECUTE FUNCTION house.hold_take_off()`);
  const countWaiting = async (): Promise<number> => {
    const { rows } = await client.query<{ waiting: number }>(
      `SELECT count(*)::integer AS waiting FROM pg_locks WHERE locktype = 'advisory' AND objid = ${lock} AND NOT granted`,
    );
    return rows[0]?.waiting ?? 0;
  };
  return {
    reached: () => expect.poll(countWaiting, { timeout: 60_000 }).toBe(1),
    release: async () => {
      await client.query(`SELECT pg_advisory_unlock(${lock})`);
      await client.query('DROP TRIGGER hold_take_off ON house.round');
      await client.query('DROP FUNCTION house.hold_take_off()');
      await client.end();
    },
  };
}
