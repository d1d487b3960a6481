/**
 * Reserves the most that a round could pay before its bet is sent, so that the rounds under way can never come to owe more
 * than the house's limit. The worst case is reserved and not what the round has won: a refusal tells nothing of the result.
 *
 * Each process leases parts of a currency's limit and reserves from them in memory. The parts are rows, so that those of a
 * process that is gone are found, with its rounds, by the one that takes them over.
 */
import { currencies } from '@marquee/contract/currencies.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Refusal } from './refusal.ts';
import { inTransaction, type Queryable } from './transaction.ts';

export type ExposureOptions = {
  pool: pg.Pool;
  log: Logger;
  /** Number of this process. */
  instance: number;
  /** Limits by currency, in minor units, in place of the currencies' own. */
  limits: ReadonlyMap<string, bigint>;
};

export type AdoptedRound = { publicId: string; currency: string; exposure: bigint };

export type Exposure = {
  /**
   * Reserves an amount for a round. @returns false if the house cannot owe as much now: nothing is reserved.
   * @throws Refusal if a round under way has that id, whose reservation stays as it is.
   */
  reserve: (publicId: string, currency: string, amount: bigint) => Promise<boolean>;
  /**
   * Reserves, for a round that ends together with others, what all of them may come to owe: the largest sum by result, and not the sum
   * of the largest. @returns and throws as `reserve`.
   * @param of what they end with.
   * @param amounts what this round would be paid by each result that can come, in the same order for all of them.
   */
  reserveTogether: (
    of: string,
    publicId: string,
    currency: string,
    amounts: readonly bigint[],
  ) => Promise<boolean>;
  /** Lets go of what is reserved for a round; doing it twice, or for a round without, changes nothing. */
  release: (publicId: string) => void;
  /** Books parts of the limit onto this process within a transaction: those of the rounds it takes over. */
  takeOver: (client: Queryable, owner: number, rounds: readonly AdoptedRound[]) => Promise<void>;
  /** Counts rounds that were taken over, once that transaction is kept. */
  adopt: (rounds: readonly AdoptedRound[]) => void;
  /** Gives back what has lain idle since the last call, and lets go of rounds that another process has ended. */
  tidy: () => Promise<void>;
  /** Gives back everything that is not reserved. */
  close: () => Promise<void>;
};

/** First half of the advisory locks under which the parts of a currency are changed. */
const lockSpace = 0x4558504f;

/** A process leases at least this part of a limit at a time. */
const slices = 16n;

type Account = { leased: bigint; reserved: bigint; isUsed: boolean; growing: Promise<boolean> | null };

/** Rounds that end together: what all of them would be paid by each result. */
type Together = { sums: bigint[]; rounds: number };
type Held =
  | { currency: string; amount: bigint }
  | { currency: string; of: string; amounts: readonly bigint[] };

const largest = (sums: readonly bigint[]): bigint =>
  sums.reduce((most, sum) => (sum > most ? sum : most), 0n);

export function createExposure({ pool, log, instance, limits }: ExposureOptions): Exposure {
  const accounts = new Map<string, Account>();
  const open = new Map<string, Held>();
  const together = new Map<string, Together>();
  const limitOf = (currency: string) => limits.get(currency) ?? currencies.get(currency)?.exposureLimit ?? 0n;

  const accountOf = (currency: string): Account => {
    const account = accounts.get(currency) ?? { leased: 0n, reserved: 0n, isUsed: false, growing: null };
    accounts.set(currency, account);
    return account;
  };
  const addToLease = (client: Queryable, currency: string, amount: bigint) =>
    client.query(
      `INSERT INTO house.exposure_lease (owner, currency, amount) VALUES ($1, $2, $3)
       ON CONFLICT (owner, currency) DO UPDATE SET amount = exposure_lease.amount + excluded.amount`,
      [instance, currency, amount.toString()],
    );

  /** Leases enough for one more amount, if all processes together leave as much. */
  const grow = async (currency: string, account: Account, amount: bigint): Promise<boolean> => {
    const limit = limitOf(currency);
    const taken = await inTransaction(pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [lockSpace, currency]);
      const { rows } = await client.query<{ leased: string }>(
        'SELECT coalesce(sum(amount), 0) AS leased FROM house.exposure_lease WHERE currency = $1',
        [currency],
      );
      const free = limit - BigInt(rows[0]?.leased ?? '0');
      const needed = account.reserved + amount - account.leased;
      const slice = limit / slices;
      const wanted = needed > slice ? needed : slice;
      const take = wanted < free ? wanted : free;
      if (take < needed || take <= 0n) return 0n;
      await addToLease(client, currency, take);
      return take;
    });
    account.leased += taken;
    return taken > 0n;
  };

  const giveBack = async (currency: string, account: Account): Promise<void> => {
    const idle = account.leased - account.reserved;
    if (idle <= 0n) return;
    // Not to be reserved from while the row still says otherwise; if the row cannot be written the part stays unused.
    account.leased -= idle;
    await pool.query(
      `UPDATE house.exposure_lease SET amount = amount - $3 WHERE owner = $1 AND currency = $2 AND amount >= $3`,
      [instance, currency, idle.toString()],
    );
  };

  /**
   * Holds what a round adds to what is reserved, leasing more where that is needed.
   * @param moreOf what it adds; asked again after each wait, in which other rounds may have come or gone.
   */
  const hold = async (
    publicId: string,
    held: Held,
    moreOf: () => bigint,
    keep: () => void,
  ): Promise<boolean> => {
    const { currency } = held;
    const account = accountOf(currency);
    account.isUsed = true;
    for (;;) {
      const amount = moreOf();
      if (account.reserved + amount <= account.leased) {
        // Clients choose ids: a second reservation under one would be let go in place of the first.
        if (open.has(publicId)) throw new Refusal('bad_request', 'round_id: another round has it');
        account.reserved += amount;
        open.set(publicId, held);
        keep();
        return true;
      }
      if (account.growing) {
        await account.growing.catch(() => false);
        continue;
      }
      account.growing = grow(currency, account, amount).finally(() => (account.growing = null));
      if (!(await account.growing)) {
        // Another round may have ended meanwhile.
        if (account.reserved + moreOf() <= account.leased) continue;
        log.warn({ currency, amount: amount.toString() }, 'a bet was refused: the house would owe too much');
        return false;
      }
    }
  };

  const reserve: Exposure['reserve'] = (publicId, currency, amount) =>
    hold(
      publicId,
      { currency, amount },
      () => amount,
      () => undefined,
    );

  const reserveTogether: Exposure['reserveTogether'] = (of, publicId, currency, amounts) => {
    const key = `${of} ${currency}`;
    const sumsWith = (): bigint[] => {
      const { sums = [] } = together.get(key) ?? {};
      return amounts.map((amount, index) => amount + (sums[index] ?? 0n));
    };
    return hold(
      publicId,
      { currency, of: key, amounts },
      () => largest(sumsWith()) - largest(together.get(key)?.sums ?? []),
      () => together.set(key, { sums: sumsWith(), rounds: (together.get(key)?.rounds ?? 0) + 1 }),
    );
  };

  /** What goes with a round that ends together with others. */
  const part = (of: string, amounts: readonly bigint[]): bigint => {
    const group = together.get(of);
    if (!group) return 0n;
    const before = largest(group.sums);
    group.sums = group.sums.map((sum, index) => sum - (amounts[index] ?? 0n));
    group.rounds -= 1;
    if (group.rounds === 0) together.delete(of);
    return before - largest(group.sums);
  };

  const release: Exposure['release'] = (publicId) => {
    const held = open.get(publicId);
    if (!held) return;
    open.delete(publicId);
    accountOf(held.currency).reserved -= 'of' in held ? part(held.of, held.amounts) : held.amount;
  };

  return {
    reserve,
    reserveTogether,
    release,
    takeOver: async (client, owner, rounds) => {
      await client.query('DELETE FROM house.exposure_lease WHERE owner = $1', [owner]);
      for (const { currency, exposure } of rounds) await addToLease(client, currency, exposure);
    },
    adopt: (rounds) => {
      for (const { publicId, currency, exposure } of rounds) {
        if (open.has(publicId)) continue;
        const account = accountOf(currency);
        account.leased += exposure;
        account.reserved += exposure;
        open.set(publicId, { currency, amount: exposure });
      }
    },
    tidy: async () => {
      for (const [currency, account] of accounts) {
        if (!account.isUsed && !account.growing) await giveBack(currency, account);
        account.isUsed = false;
      }
      if (open.size === 0) return;
      const { rows } = await pool.query<{ public_id: string }>(
        `SELECT public_id FROM house.round
         WHERE public_id = ANY($1) AND (owner <> $2 OR state NOT IN ('opened', 'in_play', 'closing'))`,
        [[...open.keys()], instance],
      );
      for (const { public_id } of rows) release(public_id);
    },
    close: async () => {
      for (const [currency, account] of accounts) await giveBack(currency, account);
    },
  };
}
