import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, parseMoney, type Minor } from '../kernel/money.ts';
import { minimumDepositOf, parseOffer, type Offer } from './promotions/offer.ts';
import type { BonusRow } from './bonus.ts';
import { dropBonus } from './end-bonus.ts';
import type { PostedOperation } from '../ledger/read-operations.ts';
import { matchOf, maxWinOf, parseTerms, requirementOf } from './terms.ts';

/**
 * Match each credited deposit to the oldest claim that waits for such a deposit. The deposit determines the bonus's
 * amount, and the bonus joins the queue. One deposit serves one claim. Deposits come in the ledger's order.
 */
export async function matchDeposits(
  app: Pick<App, 'clock' | 'vipLevels'>,
  trx: Database,
  deposits: readonly PostedOperation[],
): Promise<void> {
  const counted = new Map<bigint, number>();
  for (const deposit of deposits) {
    const before = counted.get(deposit.playerId) ?? (await app.vipLevels.standingOf(trx, deposit)).deposits;
    counted.set(deposit.playerId, before + 1);
    await matchDeposit(app, trx, deposit, before + 1);
  }
}

async function matchDeposit(
  app: Pick<App, 'clock'>,
  trx: Database,
  deposit: PostedOperation,
  ordinal: number,
): Promise<void> {
  const waiting = await trx
    .selectFrom('rewards.bonus')
    .selectAll()
    .where('site_id', '=', deposit.siteId)
    .where('player_id', '=', deposit.playerId)
    .where('status', '=', 'awaiting_deposit')
    .where('waits_until', '>', app.clock.now())
    .orderBy('claimed_at')
    .orderBy('bonus_id')
    .forUpdate()
    .execute();
  let isGiven = false;
  for (const bonus of waiting) {
    const offer = parseOffer(bonus.offer);
    const number = 'deposit_number' in offer ? offer.deposit_number : undefined;
    // The deposit with this claim's number has been made, but was too small or went to another claim.
    const isLast = number !== undefined && number <= ordinal;
    if (!isGiven && fits(offer, deposit.amount, ordinal) && deposit.currency === bonus.currency) {
      await queueFor(app, trx, bonus, offer, deposit);
      isGiven = true;
    } else if (isLast) {
      await dropBonus(app, trx, bonus, 'cancelled');
    }
  }
}

function fits(offer: Offer, amount: Minor, ordinal: number): boolean {
  const minimum = minimumDepositOf(offer);
  if (minimum === undefined || amount < parseMoney(minimum)) return false;
  const number = 'deposit_number' in offer ? offer.deposit_number : undefined;
  return number === undefined || number === ordinal;
}

async function queueFor(
  app: Pick<App, 'clock'>,
  trx: Database,
  bonus: BonusRow,
  offer: Offer,
  deposit: PostedOperation,
): Promise<void> {
  const terms = parseTerms(bonus.terms);
  const amount =
    'maximum_bonus' in offer ? matchOf(deposit.amount, offer.percent, parseMoney(offer.maximum_bonus)) : 0n;
  await trx
    .updateTable('rewards.bonus')
    .set({
      status: 'queued',
      deposit_key: `${deposit.source}:${deposit.externalId}`,
      deposit: deposit.amount,
      amount,
      required: requirementOf(terms, amount, deposit.amount),
      max_win: capOf(offer, terms, amount),
      queued_at: app.clock.now(),
    })
    .where('site_id', '=', bonus.site_id)
    .where('player_id', '=', bonus.player_id)
    .where('bonus_id', '=', bonus.bonus_id)
    .execute();
}

/** The cap of a bonus. Free spins grant no amount that a multiple could apply to, so only their cap in money counts. */
export function capOf(offer: Offer, terms: ReturnType<typeof parseTerms>, amount: Minor): Minor | null {
  return offer.kind === 'free_spins' ? (terms.maxWin ?? null) : maxWinOf(terms, amount);
}

/** The smallest deposit that a bonus still waits for, as the contract shows it. */
export function shownMinimum(bonus: BonusRow): string | null {
  const minimum = minimumDepositOf(parseOffer(bonus.offer));
  return bonus.status === 'awaiting_deposit' && minimum !== undefined
    ? formatMoney(parseMoney(minimum))
    : null;
}
