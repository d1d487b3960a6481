import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { hasOpenRound, readPlay } from '../rounds/play.ts';

/** What a player has to stake before a withdrawal, and what of it is done. Met when nothing is outstanding. */
export interface Turnover {
  readonly required: Minor;
  readonly done: Minor;
  readonly outstanding: Minor;
}

/**
 * How the turnover requirement stands, as the ledger has it at this moment. A deposit requires so many times its amount to be
 * staked; the whole stake of every round counts, taken-back bets do not. What was staked before a deposit does not count
 * towards it.
 */
export async function readTurnover(db: Database, wallet: WalletKey): Promise<Turnover> {
  const { stakes } = await readPlay(db, wallet, 'always');
  return turnoverOf(await findRequirement(db, wallet), stakes);
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
  const { stakes: stake } = await readPlay(trx, wallet, 'always');
  const before = turnoverOf(await findRequirement(trx, wallet), stake);
  const required =
    (deposit.wasEmpty && !(await hasOpenRound(trx, wallet)) ? 0n : before.outstanding) +
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
