import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import {
  findOrigins,
  operationKey,
  readPlayerOperations,
  type PostedOperation,
} from '../ledger/read-operations.ts';

/** What a player has to stake before a withdrawal, and what of it is done. Met when nothing is outstanding. */
export interface Turnover {
  readonly required: Minor;
  readonly done: Minor;
  readonly outstanding: Minor;
}

/**
 * How the turnover requirement stands. A deposit requires so many times its amount to be staked; the whole stake of every
 * round counts, taken-back bets do not. What was staked before a deposit does not count towards it.
 */
export async function readTurnover(db: Database, wallet: WalletKey): Promise<Turnover> {
  const [requirement, stake] = await Promise.all([findRequirement(db, wallet), readStake(db, wallet)]);
  return turnoverOf(requirement, stake);
}

/** The same as the ledger has it at this moment. To be read in a transaction that holds the wallet. */
export async function readTurnoverNow(trx: Database, wallet: WalletKey): Promise<Turnover> {
  const { stake } = await readStakeNow(trx, wallet);
  return turnoverOf(await findRequirement(trx, wallet), stake);
}

/**
 * Add a deposit's requirement to what is still outstanding, in the transaction that credits the deposit.
 * `thousandths`: how many times the amount is to be staked. `wasEmpty`: the wallet held nothing before the deposit; what
 * was outstanding for money that was lost since is then no longer asked, unless a round is still open, which may pay.
 */
export async function requireTurnover(
  trx: Database,
  wallet: WalletKey,
  deposit: { amount: Minor; thousandths: number; wasEmpty: boolean },
): Promise<void> {
  const { stake, isPlaying } = await readStakeNow(trx, wallet);
  const before = turnoverOf(await findRequirement(trx, wallet), stake);
  const required =
    (deposit.wasEmpty && !isPlaying ? 0n : before.outstanding) +
    (deposit.amount * BigInt(deposit.thousandths)) / 1000n;
  await trx
    .insertInto('cashier.turnover_requirement')
    .values({
      site_id: wallet.siteId,
      player_id: wallet.playerId,
      currency: wallet.currency,
      required,
      stake_mark: stake,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'player_id', 'currency']).doUpdateSet({ required, stake_mark: stake }),
    )
    .execute();
}

/** Whether a player has a bet that is not settled. To be read in a transaction that holds the wallet. */
export async function hasOpenRound(trx: Database, wallet: WalletKey): Promise<boolean> {
  return (await readStakeNow(trx, wallet)).isPlaying;
}

interface Requirement {
  readonly required: Minor;
  readonly stake_mark: Minor;
}

function turnoverOf(requirement: Requirement | undefined, stake: Minor): Turnover {
  if (!requirement) return { required: 0n, done: 0n, outstanding: 0n };
  const staked = stake - requirement.stake_mark;
  const done = staked < 0n ? 0n : staked > requirement.required ? requirement.required : staked;
  return { required: requirement.required, done, outstanding: requirement.required - done };
}

function findRequirement(db: Database, wallet: WalletKey): Promise<Requirement | undefined> {
  return db
    .selectFrom('cashier.turnover_requirement')
    .select(['required', 'stake_mark'])
    .where('site_id', '=', wallet.siteId)
    .where('player_id', '=', wallet.playerId)
    .where('currency', '=', wallet.currency)
    .executeTakeFirst();
}

async function readStake(db: Database, wallet: WalletKey): Promise<Minor> {
  const row = await db
    .selectFrom('rounds.turnover')
    .select('stake')
    .where('site_id', '=', wallet.siteId)
    .where('player_id', '=', wallet.playerId)
    .where('currency', '=', wallet.currency)
    .executeTakeFirst();
  return row?.stake ?? 0n;
}

/**
 * The stake as the ledger has it at this moment, whether or not the rounds have been added up since, and whether a round is
 * open. To be read in a transaction that holds the wallet, which no bet can then pass by.
 */
async function readStakeNow(
  trx: Database,
  { siteId, playerId, currency }: WalletKey,
): Promise<{ stake: Minor; isPlaying: boolean }> {
  // Both as of one moment: what the rounds hold, and up to where; the rest is added from the ledger.
  const { rows } = await sql<{ stake: Minor; is_open: boolean; position: string | null }>`
    select coalesce((select stake from rounds.turnover
        where site_id = ${siteId} and player_id = ${playerId} and currency = ${currency}), 0)::bigint as stake,
      exists (select 1 from rounds.round
        where site_id = ${siteId} and player_id = ${playerId} and currency = ${currency} and status = 'open') as is_open,
      (select position::text from ledger.outbox_consumer where consumer = 'rounds') as position`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The stake has no answer');
  const coming = await readPlayerOperations(
    trx,
    { siteId, playerId },
    { after: row.position ?? '0', until: 'now' },
  );
  const ofWallet = coming.filter((one) => one.currency === currency);
  const bets = ofWallet.filter((one) => one.kind === 'bet' && one.round !== null);
  const rollbacks = ofWallet.filter((one) => one.kind === 'rollback');
  const undone = await findOrigins(trx, rollbacks);
  const takenBack = rollbacks.filter((one) => {
    const what = undone.get(operationKey(one));
    return what?.kind === 'bet' && what.round !== null;
  });
  return { stake: row.stake + sumOf(bets) - sumOf(takenBack), isPlaying: row.is_open || bets.length > 0 };
}

function sumOf(operations: readonly PostedOperation[]): Minor {
  return operations.reduce((sum, one) => sum + one.amount, 0n);
}
