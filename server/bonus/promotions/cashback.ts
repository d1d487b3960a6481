import { sql, type Database } from '../../kernel/database.ts';
import { eventType } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { lesser, parseMoney, type Minor } from '../../kernel/money.ts';
import { standingExclusions } from '../../safety/exclusion-state.ts';
import type { BonusApp } from '../bonus.ts';
import { countAll, settleCarefully } from '../count-all.ts';
import { maxWinOf, parseTerms, requirementOf } from '../terms.ts';
import { dayOf, lastFinished, periodEnd, startOfDay } from '../../kernel/calendar.ts';
import { areDaysCounted } from '../../rounds/play.ts';
import { projectAll } from '../../rounds/projector.ts';
import { parseOffer, type Offer } from './offer.ts';
import type { PromotionRow } from './promotions.ts';

type CashbackOffer = Extract<Offer, { kind: 'cashback' }>;

/**
 * Announced in the transaction that pays it. `key` is made of the promotion and the period. Both days belong to the
 * period.
 */
export const cashbackPaid = eventType<{
  readonly siteId: number;
  readonly playerId: bigint;
  readonly key: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly firstDay: string;
  readonly lastDay: string;
}>('bonus.cashback_paid');

/** By this time after a period's end, its last operations have been counted. */
const settleTime_ms = 10 * 60_000;

/**
 * Cashback = net loss × rate, rounded down. Nothing is paid below the promotion's smallest payout, and at most its
 * largest. Net loss = real stakes − real payouts − bonus money that became real, over the period. The rate is the
 * higher of the promotion's and the player's VIP level's, in hundredths of a percent. `maximum_of_stakes` caps cashback
 * at a share of the stakes, because a player who stakes everything in one bet loses more than the house edge takes. Stakes are
 * those that count for rewards, and a loss counts at most as far as they do.
 */
export function cashbackOf(
  offer: CashbackOffer,
  { netLoss, stakes }: { netLoss: Minor; stakes: Minor },
  vipHundredths: number,
): Minor {
  if (netLoss <= 0n) return 0n;
  const rate = BigInt(Math.max(offer.percent * 100, vipHundredths));
  const ofLoss = (lesser(netLoss, stakes) * rate) / 10_000n;
  const cap = offer.maximum_of_stakes;
  const amount = cap === undefined ? ofLoss : lesser(ofLoss, (stakes * parseMoney(cap)) / parseMoney('100'));
  if (amount < parseMoney(offer.minimum_payout)) return 0n;
  return offer.maximum_payout === undefined ? amount : lesser(amount, parseMoney(offer.maximum_payout));
}

/**
 * Pay the cashback of the latest period that is over, on every site. A player's payout, its row and its message are
 * written in one transaction under a key of the promotion and the period. So it pays once, even if it is interrupted
 * and run again, or runs twice at once. Returns how many payouts were made.
 */
export async function payCashback(app: BonusApp): Promise<number> {
  // The levels that give a higher rate, and the days.
  await countAll(app);
  await projectAll(app.db);
  const promotions = await app.db
    .selectFrom('rewards.promotion')
    .selectAll()
    .where('kind', '=', 'cashback')
    .where('status', '=', 'active')
    .execute();
  let paid = 0;
  for (const promotion of promotions) {
    const offer = parseOffer(promotion.offer);
    if (offer.kind === 'cashback') paid += await payPromotion(app, promotion, offer);
  }
  return paid;
}

interface Loss {
  readonly player_id: bigint;
  readonly currency: string;
  readonly net_loss: bigint;
  readonly stakes: bigint;
}

async function payPromotion(app: BonusApp, promotion: PromotionRow, offer: CashbackOffer): Promise<number> {
  const now = app.clock.now();
  const start = lastFinished(offer.period, new Date(now.getTime() - settleTime_ms));
  const end = periodEnd(offer.period, start);
  const isOpen =
    (promotion.starts_at === null || promotion.starts_at < startOfDay(end)) &&
    (promotion.ends_at === null || promotion.ends_at > startOfDay(start));
  if (!isOpen) return 0;
  if (!(await areDaysCounted(app.db, startOfDay(end)))) return 0;
  const { rows } = await sql<Loss>`
    select d.player_id, d.currency, sum(d.real_stakes - d.real_payouts - d.bonus_converted)::int8 as net_loss,
      sum(d.counted_stakes)::int8 as stakes
    from rounds.play_by_day d
    where d.site_id = ${promotion.site_id} and d.day >= ${start}::date and d.day < ${end}::date
      and not exists (select 1 from rewards.cashback c where c.site_id = d.site_id and c.player_id = d.player_id
        and c.promotion_id = ${promotion.promotion_id} and c.period_start = ${start}::date)
    group by d.player_id, d.currency
    having sum(d.real_stakes - d.real_payouts - d.bonus_converted) > 0`.execute(app.db);
  const levels = await app.vipLevels.levelsOf(app.db, promotion.site_id);
  let paid = 0;
  for (const loss of rows) {
    const player = { siteId: promotion.site_id, playerId: loss.player_id };
    const standing = await app.vipLevels.standingOf(app.db, player);
    if (promotion.audience === 'vip' && standing.level < (promotion.audience_level ?? 0)) continue;
    if ((await standingExclusions(app.db, player, now)).length > 0) continue;
    const vipHundredths = levels[standing.level]?.cashback_hundredths ?? 0;
    const amount = cashbackOf(offer, { netLoss: loss.net_loss, stakes: loss.stakes }, vipHundredths);
    if (amount === 0n) continue;
    const percent_hundredths = Math.max(offer.percent * 100, vipHundredths);
    const payout = { promotion, offer, loss, amount, start, end, percent_hundredths };
    const isPaid = await app.db
      .transaction()
      .execute((trx) => payPlayer(app, trx, payout))
      .catch((error: unknown) => {
        // For example a closed wallet. The others are still paid.
        app.log.warn(
          { err: error, site_id: player.siteId, player_id: player.playerId },
          'cashback could not be paid',
        );
        return false;
      });
    if (!isPaid) continue;
    paid += 1;
    if (offer.paid_as === 'bonus') await settleCarefully(app, player);
  }
  return paid;
}

interface Payout {
  readonly promotion: PromotionRow;
  readonly offer: CashbackOffer;
  readonly loss: Loss;
  readonly amount: Minor;
  readonly start: string;
  readonly end: string;
  readonly percent_hundredths: number;
}

async function payPlayer(app: BonusApp, trx: Database, payout: Payout): Promise<boolean> {
  const { promotion, offer, loss, amount, start } = payout;
  const now = app.clock.now();
  const player = { site_id: promotion.site_id, player_id: loss.player_id };
  const inserted = await trx
    .insertInto('rewards.cashback')
    .values({
      ...player,
      promotion_id: promotion.promotion_id,
      period_start: start,
      period_end: payout.end,
      net_loss: loss.net_loss,
      percent_hundredths: payout.percent_hundredths,
      amount,
      paid_as: offer.paid_as,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  const key = `cashback:${promotion.promotion_id}:${start}`;
  if (offer.paid_as === 'bonus') {
    const terms = parseTerms(promotion.bonus_terms);
    await trx
      .insertInto('rewards.bonus')
      .values({
        ...player,
        bonus_id: newId(),
        origin_key: key,
        promotion_id: promotion.promotion_id,
        kind: 'cashback',
        currency: loss.currency,
        status: 'queued',
        offer: JSON.stringify(offer),
        terms: JSON.stringify(terms.stored),
        amount,
        required: requirementOf(terms, amount, 0n),
        max_win: maxWinOf(terms, amount),
        claimed_at: now,
        queued_at: now,
      })
      .execute();
  } else {
    const result = await app.ledger.postIn(trx, {
      siteId: player.site_id,
      playerId: player.player_id,
      currency: loss.currency,
      source: 'rewards',
      externalId: `${key}:${player.player_id}`,
      kind: 'cash_reward',
      amount,
    });
    if (!result.accepted) throw new Error(`${key} was not posted: ${result.status}`);
  }
  await app.events.tell(trx, cashbackPaid, {
    siteId: player.site_id,
    playerId: player.player_id,
    key,
    amount,
    currency: loss.currency,
    firstDay: start,
    lastDay: dayOf(new Date(startOfDay(payout.end).getTime() - 1)),
  });
  return true;
}
