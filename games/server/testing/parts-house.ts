/** A house whose game server is a process of its own, and from which a test takes a part that it needs: the operator's wallet, or PostgreSQL. */
import { HOUSE_MIGRATIONS } from '../../../database/migrate-all.ts';
import { migrate } from '../../../database/migrate.ts';
import type { ExpectStatic } from 'vitest';
import type { TestDatabase } from '../../../tests/postgres.ts';
import { startPostgresToKill } from '../../../tools/postgres/throwaway.ts';
import type { startTestHouse } from './house.ts';

export type Part = 'wallet' | 'PostgreSQL';

/** What such a house is opened with. */
export type PartsOptions = { database?: TestDatabase | undefined; hasWalletLine?: boolean };

type AnyHouse = Pick<Awaited<ReturnType<typeof startTestHouse>>, 'restartAsChild' | 'walletLine'>;

export type PartsHouse<House extends AnyHouse> = {
  live: House;
  part: Part;
  /**
   * The wallet: connections to it break, and none is taken. What it has been asked for and has not answered it does all the same.
   * PostgreSQL: all of its processes are killed.
   */
  lose: () => Promise<void>;
  /** It comes back with all that it had. */
  restore: () => Promise<void>;
};

/** @param start opens the house with the options that it is given. */
export async function startPartsHouse<House extends AnyHouse>(
  part: Part,
  start: (options: PartsOptions) => Promise<House>,
): Promise<PartsHouse<House>> {
  return part === 'wallet' ? withWalletToLose(start) : withPostgresToKill(start);
}

async function withWalletToLose<House extends AnyHouse>(
  start: (options: PartsOptions) => Promise<House>,
): Promise<PartsHouse<House>> {
  const live = await start({ hasWalletLine: true });
  await live.restartAsChild();
  return {
    live,
    part: 'wallet',
    lose: async () => live.walletLine?.cut(),
    restore: async () => void live.walletLine?.restore(),
  };
}

async function withPostgresToKill<House extends AnyHouse>(
  start: (options: PartsOptions) => Promise<House>,
): Promise<PartsHouse<House>> {
  const postgres = await startPostgresToKill();
  const { ownerUrl, appUrl: url, gamesUrl, stop: drop } = postgres;
  await migrate({
    connectionString: ownerUrl,
    directory: HOUSE_MIGRATIONS,
    table: 'house_migration',
    log: () => undefined,
  });
  const live = await start({ database: { ownerUrl, url, gamesUrl, drop } });
  await live.restartAsChild();
  return { live, part: 'PostgreSQL', lose: postgres.kill, restore: postgres.startAgain };
}

/** A few beats of every phase: what was due next when PostgreSQL was lost is overdue when it comes back. */
export const outage_ms = 2_000;
export const patience = { timeout: 90_000 };

/** So much of a draw's time to bet is enough, also where other tests keep the machine busy. */
const enough = '4 seconds';

type Asking = { query: <Row extends object>(text: string, values: unknown[]) => Promise<Row[]> };

/** Which of these rounds owe the operator something that it has been asked for in vain: the house asks again later. */
export async function putOff({ query }: Asking, publicIds: readonly string[]): Promise<string[]> {
  const rows = await query<{ public_id: string }>(
    `SELECT DISTINCT r.public_id FROM house.round r JOIN house.round_transaction t USING (round_id)
     WHERE r.public_id = ANY($1) AND t.kind IN ('win', 'rollback') AND t.state = 'pending' AND t.attempts > 0`,
    [publicIds],
  );
  return rows.map(({ public_id }) => public_id);
}

/** The next draw with enough time to bet in: one whose turn it is, or one that is sold ahead. */
export async function nextOpen(
  { query }: Asking,
  expect: ExpectStatic,
): Promise<{ number: number; closes_ms: number }> {
  const isOpen = () =>
    query<{ number: number; closes_at: Date }>(
      `SELECT number, closes_at FROM house.draw WHERE state = 'open' AND closes_at > now() + $1::interval
       ORDER BY number LIMIT 1`,
      [enough],
    );
  let found: Awaited<ReturnType<typeof isOpen>> = [];
  await expect.poll(async () => (found = await isOpen()).length, { ...patience, interval: 20 }).toBe(1);
  const [{ number, closes_at } = { number: 0, closes_at: new Date() }] = found;
  return { number, closes_ms: closes_at.getTime() };
}

type Asks = {
  answer: (id: string) => Promise<unknown>;
  refusal: (id: string) => Promise<{ error: string; detail: string }>;
};

/** Waits until a bet is taken. @throws if it is refused. */
export async function answered({ answer, refusal }: Asks, id: string): Promise<void> {
  const refused = async (): Promise<never> => {
    const { error, detail } = await refusal(id);
    throw new Error(`The bet ${id} is refused: ${error}, ${detail}`);
  };
  await Promise.race([answer(id), refused()]);
}
