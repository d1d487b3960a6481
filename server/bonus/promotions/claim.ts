import type { PlayerSession } from '../../players/player-session.ts';
import type { Database } from '../../kernel/database.ts';
import { refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import { takeTurn } from '../../kernel/turn.ts';
import { requireMayPlay } from '../../safety/may-play.ts';
import type { BonusApp } from '../bonus.ts';
import { countFor, settleCarefully } from '../count-all.ts';
import { capOf } from '../match-deposits.ts';
import { parseTerms, requirementOf } from '../terms.ts';
import { daysLater } from '../../kernel/calendar.ts';
import { minimumDepositOf, parseOffer, isClaimable, type ClaimableOffer } from './offer.ts';
import { findPromotion, holdPromotion, type PromotionRow } from './promotions.ts';
import { originKey, readClaimFacts, reasonAgainst, twinKeys } from './reason-against.ts';

/**
 * Claim a promotion. It becomes a bonus that waits for its deposit or joins the queue; if nothing is ahead of it, it
 * becomes active at once. Returns the bonus's id. Throws what `requireMayPlay` throws, `promotionNotFound`, and the
 * refusals of `reasonAgainst`. `record` runs in the transaction of the claim.
 */
export async function claimPromotion(
  app: BonusApp,
  session: PlayerSession,
  promotionId: string,
  record?: (trx: Database, bonusId: string) => Promise<void>,
): Promise<string> {
  const promotion = await findPromotion(app.db, session.siteId, promotionId);
  if (!promotion) throw refuse('promotionNotFound');
  // The rules need the current number of deposits and VIP level.
  await countFor(app, session);
  await app.sites.byId(session.siteId);
  const bonusId = await app.db.transaction().execute(async (trx) => {
    const claimed = await claimIn(app, trx, session, promotion);
    await record?.(trx, claimed);
    return claimed;
  });
  await settleCarefully(app, session);
  return bonusId;
}

async function claimIn(
  app: BonusApp,
  trx: Database,
  session: PlayerSession,
  found: PromotionRow,
): Promise<string> {
  const now = app.clock.now();
  await lockClaims(trx, session, found);
  const promotion = await holdPromotion(trx, session.siteId, found.promotion_id);
  if (!promotion) throw refuse('promotionNotFound');
  await requireMayPlay(app, session, trx);
  const facts = await readClaimFacts(app, session, trx);
  const reason = reasonAgainst(promotion, facts, now);
  if (reason) throw refuse(reason);
  const offer = parseOffer(promotion.offer);
  if (!isClaimable(offer)) throw refuse('promotionNotClaimable');
  const values = {
    site_id: session.siteId,
    player_id: session.playerId,
    bonus_id: newId(),
    origin_key: originKey(promotion.promotion_id, offer, now),
    promotion_id: promotion.promotion_id,
    kind: offer.kind,
    currency: session.currency,
    offer: JSON.stringify(offer),
    terms: JSON.stringify(parseTerms(promotion.bonus_terms).stored),
    device_key: facts.deviceKey,
    phone_key: facts.phoneKey,
    mailbox_key: facts.mailboxKey,
    stakes_before: facts.stakes,
    claimed_at: now,
    ...beginningOf(promotion, offer, now),
  };
  // A claim that was cancelled before its deposit came keeps its row, and the player may claim again.
  const inserted = await trx
    .insertInto('rewards.bonus')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'player_id', 'origin_key']).where('status', '<>', 'cancelled').doNothing(),
    )
    .returning('bonus_id')
    .executeTakeFirst();
  if (!inserted) throw refuse('promotionAlreadyClaimed');
  return inserted.bonus_id;
}

/**
 * Run claims one at a time for each player, verified phone, verified mailbox, and promotion with a limited number of
 * claims, because the rules read what the other claims have done. The locks are taken in sorted order to avoid
 * deadlocks.
 */
async function lockClaims(trx: Database, session: PlayerSession, promotion: PromotionRow): Promise<void> {
  const { phoneKey, mailboxKey } = await twinKeys(trx, session);
  const offer = parseOffer(promotion.offer);
  const isLimited = 'claims_in_all' in offer && offer.claims_in_all !== undefined;
  const keys = [
    `player ${session.playerId}`,
    ...(phoneKey === '' ? [] : [`phone ${phoneKey}`]),
    ...(mailboxKey === '' ? [] : [`mailbox ${mailboxKey}`]),
    ...(isLimited ? [`promotion ${promotion.promotion_id}`] : []),
  ];
  for (const key of keys.toSorted()) {
    await takeTurn(trx, `rewards.claim ${session.siteId} ${key}`);
  }
}

function beginningOf(promotion: PromotionRow, offer: ClaimableOffer, now: Date) {
  if (minimumDepositOf(offer) !== undefined && 'wait_days' in offer) {
    return { status: 'awaiting_deposit', waits_until: daysLater(now, offer.wait_days), ...spinsOf(offer) };
  }
  const terms = parseTerms(promotion.bonus_terms);
  const amount = 'amount' in offer ? parseMoney(offer.amount) : 0n;
  return {
    status: 'queued',
    queued_at: now,
    amount,
    required: requirementOf(terms, amount, 0n),
    max_win: capOf(offer, terms, amount),
    ...spinsOf(offer),
  };
}

function spinsOf(offer: ClaimableOffer) {
  return { spins_total: offer.kind === 'free_spins' ? offer.count : 0 };
}
