import type { PromotionDocument } from '@marquee/contract/operator-promotions.ts';
import type { PromotionOffer, StoredTerms } from '@marquee/contract/promotion-rules.ts';
import { cashbackOf } from '../bonus/promotions/cashback.ts';
import { newPlayerDays } from '../bonus/promotions/promotions.ts';
import { matchOf } from '../bonus/terms.ts';
import { daysLater, periodStart } from '../kernel/calendar.ts';
import { minorPerUnit, parseMoney } from '../kernel/money.ts';
import { beganAt, type PastEvent, type PastLoss } from './past-events.ts';
import { averageLoss, valueOnTerms, wageringEdge, type PlayedShare, type PricedGame } from './values.ts';

/**
 * What a promotion would have cost on a site's past: who would have got it if everybody had claimed who could, what they would have
 * been given, and what of it becomes real money. Estimates, in units of the currency and in floating point; no money moves by them.
 */

type ClaimedOffer = Exclude<PromotionOffer, { kind: 'cashback' }>;

/** A claim that would have been made. */
export interface PastClaim {
  readonly playerId: bigint;
  readonly accountId: string;
  readonly device: string;
  readonly at: Date;
  readonly bonus: number;
  readonly deposit: number;
}

export interface PastClaims {
  readonly claims: readonly PastClaim[];
  /** Refused, because another account with the same verified contact had claimed. */
  readonly duplicates: number;
  readonly beyondLimit: number;
  readonly deposits: number;
}

/** What a site's games keep, and what was played of them. */
export interface SiteGames {
  readonly games: readonly PricedGame[];
  readonly played: readonly PlayedShare[];
}

/** Collects the claims of players whose events come one player after another. */
export function claimCollector(promotion: PromotionDocument, offer: ClaimedOffer, spinReturn: number) {
  const claims: PastClaim[] = [];
  const contacts = new Map<string, bigint>();
  let duplicates = 0;
  let deposits = 0;
  let player = { id: 0n, keys: new Set<string>(), stakes: 0n };

  function add(event: PastEvent): void {
    if (event.deposit > 0n) deposits += 1;
    if (event.player_id !== player.id) player = { id: event.player_id, keys: new Set(), stakes: 0n };
    if (!fits(promotion, offer, event)) return;
    const key = offer.claim_period === 'once' ? 'once' : periodStart(offer.claim_period, event.at);
    if (player.keys.has(key)) return;
    if (
      offer.minimum_stakes !== undefined &&
      event.stakes_before - player.stakes < parseMoney(offer.minimum_stakes)
    ) {
      return;
    }
    const twins = [`phone ${event.phone}`, `mailbox ${event.mailbox}`].filter((twin) => !twin.endsWith(' '));
    if (twins.some((twin) => (contacts.get(twin) ?? event.player_id) !== event.player_id)) {
      duplicates += 1;
      return;
    }
    for (const twin of twins) contacts.set(twin, event.player_id);
    player.keys.add(key);
    player.stakes = event.stakes_before;
    claims.push({
      playerId: event.player_id,
      accountId: event.account_id,
      device: event.device,
      at: event.at,
      bonus: bonusOf(offer, event.deposit, spinReturn),
      deposit: units(event.deposit),
    });
  }

  function finish(): PastClaims {
    const limit = offer.claims_in_all ?? claims.length;
    const inOrder = claims.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    return {
      claims: inOrder.slice(0, limit),
      duplicates,
      beyondLimit: Math.max(0, claims.length - limit),
      deposits,
    };
  }
  return { add, finish };
}

/** Whether an event would have let a player claim, as far as it and the player tell. */
function fits(promotion: PromotionDocument, offer: ClaimedOffer, event: PastEvent): boolean {
  if (promotion.audience === 'vip' && event.level < (promotion.audience_level ?? 0)) return false;
  if (promotion.audience === 'new') {
    const until = daysLater(event.created_at, promotion.audience_days ?? newPlayerDays);
    if (until <= event.at) return false;
  }
  if (!('minimum_deposit' in offer) || offer.minimum_deposit === undefined) return true;
  if (event.deposit < parseMoney(offer.minimum_deposit)) return false;
  return offer.deposit_number === undefined || event.number === offer.deposit_number;
}

function bonusOf(offer: ClaimedOffer, deposit: bigint, spinReturn: number): number {
  if (offer.kind === 'no_deposit') return Number(offer.amount);
  if (offer.kind === 'free_spins') return offer.count * Number(offer.spin_value) * spinReturn;
  return units(matchOf(deposit, offer.percent, parseMoney(offer.maximum_bonus)));
}

/** The cashback that would have been paid. Players who take a break now are counted as well. */
export function cashbackClaims(
  promotion: PromotionDocument,
  offer: Extract<PromotionOffer, { kind: 'cashback' }>,
  losses: readonly PastLoss[],
  levelHundredths: readonly number[],
): PastClaims {
  const claims = losses.flatMap((loss): PastClaim[] => {
    if (promotion.audience === 'vip' && loss.level < (promotion.audience_level ?? 0)) return [];
    const amount = cashbackOf(
      offer,
      { netLoss: loss.net_loss, stakes: loss.stakes },
      levelHundredths[loss.level] ?? 0,
    );
    if (amount === 0n) return [];
    return [
      {
        playerId: loss.player_id,
        accountId: loss.account_id,
        device: loss.device,
        at: beganAt(loss),
        bonus: units(amount),
        deposit: 0,
      },
    ];
  });
  return { claims, duplicates: 0, beyondLimit: 0, deposits: 0 };
}

export interface PromotionCost {
  readonly players: number;
  readonly granted: number;
  readonly wageringLost: number;
  readonly expected: number;
  readonly most: number;
  readonly largest: Taken | undefined;
  readonly ring: Taken | undefined;
}

interface Taken {
  readonly claims: readonly PastClaim[];
  readonly accounts: number;
  readonly granted: number;
  readonly most: number;
}

/** Add up what claims cost. Without terms they are paid in cash, and cost what they give. */
export function costOfClaims(
  claims: readonly PastClaim[],
  terms: StoredTerms | null,
  site: SiteGames,
): PromotionCost {
  const costs = claims.map((claim) => ({ claim, ...costOf(claim, terms, site) }));
  const byPlayer = Map.groupBy(costs, ({ claim }) => claim.playerId.toString());
  const rings = [...Map.groupBy(costs, ({ claim }) => claim.device)]
    .filter(([device]) => device !== '')
    .map(([, ofDevice]) => takenOf(ofDevice))
    .filter(({ accounts }) => accounts > 1);
  return {
    players: byPlayer.size,
    granted: sum(costs.map(({ claim }) => claim.bonus)),
    wageringLost: sum(costs.map(({ lost }) => lost)),
    expected: sum(costs.map(({ expected }) => expected)),
    most: sum(costs.map(({ most }) => most)),
    largest: dearest([...byPlayer.values()].map(takenOf)),
    ring: dearest(rings),
  };
}

/** What one more account takes at a time, and what it deposits for it. */
export function eachAccount(
  offer: PromotionOffer,
  terms: StoredTerms | null,
  site: SiteGames,
  spinReturn: number,
): { readonly most: number; readonly deposit: number } {
  if (offer.kind === 'cashback') return { most: 0, deposit: 0 };
  const isMatch = offer.kind === 'deposit_match' || offer.kind === 'reload';
  const least = 'minimum_deposit' in offer ? Number(offer.minimum_deposit ?? 0) : 0;
  const deposit = isMatch ? Math.max(least, (Number(offer.maximum_bonus) * 100) / offer.percent) : least;
  const bonus = isMatch ? Number(offer.maximum_bonus) : bonusOf(offer, 0n, spinReturn);
  return { most: costOf({ bonus, deposit }, terms, site).most, deposit };
}

function costOf(
  { bonus, deposit }: Pick<PastClaim, 'bonus' | 'deposit'>,
  terms: StoredTerms | null,
  { games, played }: SiteGames,
): { lost: number; expected: number; most: number } {
  if (!terms) return { lost: 0, expected: bonus, most: bonus };
  const base = terms.wagering_base === 'bonus' ? bonus : bonus + deposit;
  const lost = averageLoss(base * Number(terms.wagering_multiple), terms, played);
  const cap = Math.min(
    terms.max_win === null ? Infinity : Number(terms.max_win),
    terms.max_win_multiple === null ? Infinity : Number(terms.max_win_multiple) * bonus,
  );
  return {
    lost: Math.min(lost, bonus),
    expected: Math.max(0, Math.min(cap, bonus - lost)),
    most: valueOnTerms(terms, bonus, deposit, wageringEdge(terms, games)),
  };
}

type Cost = ReturnType<typeof costOf> & { readonly claim: PastClaim };

function takenOf(costs: readonly Cost[]): Taken {
  return {
    claims: costs.map(({ claim }) => claim),
    accounts: new Set(costs.map(({ claim }) => claim.playerId)).size,
    granted: sum(costs.map(({ claim }) => claim.bonus)),
    most: sum(costs.map(({ most }) => most)),
  };
}

function dearest(taken: readonly Taken[]): Taken | undefined {
  return taken.reduce<Taken | undefined>(
    (first, one) =>
      first && (first.most > one.most || (first.most === one.most && first.granted >= one.granted))
        ? first
        : one,
    undefined,
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function units(amount: bigint): number {
  return Number(amount) / Number(minorPerUnit);
}
