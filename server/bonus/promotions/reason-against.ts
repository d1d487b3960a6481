import type { Refusal } from '@marquee/contract/refusals.ts';
import { sql, type Database } from '../../kernel/database.ts';
import type { App } from '../app.ts';
import type { PlayerKey } from '../bonus.ts';
import { parseMoney } from '../../kernel/money.ts';
import { readPlay } from '../../rounds/play.ts';
import { daysLater, periodStart } from '../../kernel/calendar.ts';
import type { PromotedStanding } from '../vip-levels.ts';
import { isClaimable, parseOffer, type ClaimableOffer } from './offer.ts';
import { newPlayerDays, type PromotionRow } from './promotions.ts';

/** How many bonuses of a player may wait at once. */
const maxWaiting = 5;

/** What must be known of a player to decide which promotions they may claim. */
export interface ClaimFacts {
  readonly createdAt: Date;
  /** Empty if it is not known. */
  readonly deviceKey: string;
  readonly phoneKey: string;
  readonly mailboxKey: string;
  readonly standing: PromotedStanding;
  /** How much real money the player has staked in all, as far as it counts for rewards. */
  readonly stakes: bigint;
  readonly bonuses: readonly {
    readonly bonus_id: string;
    readonly origin_key: string;
    readonly promotion_id: string | null;
    readonly status: string;
    readonly claimed_at: Date;
    readonly stakes_before: bigint;
  }[];
  /** Promotions that another account with the same verified phone or mailbox has claimed. */
  readonly claimedByTwins: ReadonlySet<string>;
  /** The number of claims by promotion. */
  readonly claims: ReadonlyMap<string, number>;
}

/**
 * What a claim stores of the player: the device, as a sign for operators, and the verified contacts. A promotion is
 * given once per verified contact. A phone is compared by its last nine digits and an address by its mailbox, so that
 * another spelling is the same contact. Contacts that are not verified are left empty.
 */
export async function twinKeys(
  db: Database,
  player: PlayerKey,
): Promise<{ createdAt: Date; currency: string; deviceKey: string; phoneKey: string; mailboxKey: string }> {
  const row = await db
    .selectFrom('players.trace')
    .select([
      'created_at',
      'currency',
      'visitor_id',
      'contact_phone',
      'phone_verified_at',
      'mailbox',
      'email_verified_at',
    ])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  return {
    createdAt: row.created_at,
    currency: row.currency,
    deviceKey: row.visitor_id,
    phoneKey: row.phone_verified_at ? row.contact_phone.replace(/\D/g, '').slice(-9) : '',
    mailboxKey: row.email_verified_at ? row.mailbox : '',
  };
}

export async function readClaimFacts(
  app: Pick<App, 'db' | 'clock' | 'vipLevels'>,
  player: PlayerKey,
  db: Database = app.db,
): Promise<ClaimFacts> {
  const keys = await twinKeys(db, player);
  const standing = await app.vipLevels.standingOf(db, player);
  const bonuses = await db
    .selectFrom('rewards.bonus')
    .select(['bonus_id', 'origin_key', 'promotion_id', 'status', 'claimed_at', 'stakes_before'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .orderBy('claimed_at')
    .orderBy('bonus_id')
    .execute();
  const { currency } = keys;
  const { countedStakes: stakes } = await readPlay(db, { ...player, currency }, 'always');
  const twins = await db
    .selectFrom('rewards.bonus')
    .select('promotion_id')
    .distinct()
    .where('site_id', '=', player.siteId)
    .where('player_id', '<>', player.playerId)
    .where('status', '<>', 'cancelled')
    .where((eb) =>
      eb.or([
        eb.and([eb('mailbox_key', '=', keys.mailboxKey), eb('mailbox_key', '<>', '')]),
        eb.and([eb('phone_key', '=', keys.phoneKey), eb('phone_key', '<>', '')]),
      ]),
    )
    .execute();
  const claims = await sql<{ promotion_id: string; claims: number }>`
    select p.promotion_id, (select count(*)::int from rewards.bonus b where b.site_id = p.site_id
        and b.promotion_id = p.promotion_id and b.status <> 'cancelled') as claims
    from rewards.promotion p
    where p.site_id = ${player.siteId} and p.status = 'active' and p.offer ? 'claims_in_all'`.execute(db);
  return {
    ...keys,
    standing,
    stakes,
    bonuses,
    claimedByTwins: new Set(twins.flatMap((row) => row.promotion_id ?? [])),
    claims: new Map(claims.rows.map((row) => [row.promotion_id, row.claims])),
  };
}

/** The key of a claim made now. A player can have one claim under it. */
export function originKey(promotionId: string, offer: ClaimableOffer, now: Date): string {
  const period = offer.claim_period === 'once' ? 'once' : periodStart(offer.claim_period, now);
  return `promotion:${promotionId}:${period}`;
}

/** Why a player may not claim a promotion now; undefined if they may. */
export function reasonAgainst(promotion: PromotionRow, facts: ClaimFacts, now: Date): Refusal | undefined {
  const offer = parseOffer(promotion.offer);
  if (!isClaimable(offer)) return 'promotionNotClaimable';
  const isOpen =
    (promotion.starts_at === null || promotion.starts_at <= now) &&
    (promotion.ends_at === null || promotion.ends_at > now);
  if (!isOpen) return 'promotionNotOpen';
  if (!isInAudience(promotion, facts, now)) return 'promotionNotForYou';
  const id = promotion.promotion_id;
  const key = originKey(id, offer, now);
  const isTaken = facts.bonuses.some((bonus) => bonus.origin_key === key && bonus.status !== 'cancelled');
  if (isTaken) return 'promotionAlreadyClaimed';
  if (facts.claimedByTwins.has(id)) return 'promotionDuplicate';
  if (stakesLeft(id, offer, facts) > 0n) return 'promotionStakes';
  if (offer.claims_in_all !== undefined && (facts.claims.get(id) ?? 0) >= offer.claims_in_all) {
    return 'promotionUsedUp';
  }
  const number = 'deposit_number' in offer ? offer.deposit_number : undefined;
  if (number !== undefined && facts.standing.deposits >= number) return 'depositNumberPassed';
  const waiting = facts.bonuses.filter(({ status }) => status === 'queued' || status === 'awaiting_deposit');
  const active = facts.bonuses.filter(({ status }) => status === 'active');
  if (!offer.stackable && waiting.length + active.length > 0) return 'bonusNotStackable';
  if (waiting.length >= maxWaiting) return 'bonusQueueFull';
  return undefined;
}

/** How much real money the player must still stake since their last claim of this promotion before claiming again. */
function stakesLeft(promotionId: string, offer: ClaimableOffer, facts: ClaimFacts): bigint {
  if (offer.minimum_stakes === undefined) return 0n;
  const last = facts.bonuses.findLast(
    ({ promotion_id, status }) => promotion_id === promotionId && status !== 'cancelled',
  );
  return parseMoney(offer.minimum_stakes) - (facts.stakes - (last?.stakes_before ?? 0n));
}

function isInAudience(promotion: PromotionRow, facts: ClaimFacts, now: Date): boolean {
  if (promotion.audience === 'new')
    return daysLater(facts.createdAt, promotion.audience_days ?? newPlayerDays) > now;
  if (promotion.audience === 'vip') return facts.standing.level >= (promotion.audience_level ?? 0);
  return true;
}
