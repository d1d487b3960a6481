/** A house whose game server is a process of its own, and from which a test takes a part that it needs: the operator's wallet, or PostgreSQL. */
import { HOUSE_MIGRATIONS } from '../../../database/migrate-all.ts';
import { migrate } from '../../../database/migrate.ts';
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
