import { expect, test } from 'vitest';
import { plainTerms } from '../../../tests/bonus-fixture.ts';
import type { PromotionRow } from './promotions.ts';
import { originKey, reasonAgainst, type ClaimFacts } from './reason-against.ts';
import { offerSchema } from '@marquee/contract/promotion-rules.ts';
import { isClaimable } from './offer.ts';

const now = new Date('2026-05-20T12:00:00Z');
const day_ms = 86_400_000;
const at = (days: number) => new Date(now.getTime() + days * day_ms);

const facts: ClaimFacts = {
  createdAt: at(-3),
  deviceKey: '',
  phoneKey: '',
  mailboxKey: '',
  standing: { level: 1, deposits: 0 },
  stakes: 0n,
  bonuses: [],
  claimedByTwins: new Set(),
  claims: new Map(),
};

const gift = { kind: 'no_deposit', amount: '100' };

function promotion(offer: Record<string, unknown> = gift, change: Partial<PromotionRow> = {}): PromotionRow {
  return {
    site_id: 1,
    promotion_id: 'gift',
    promotion_code: 'GIFT',
    kind: 'no_deposit',
    position: 0,
    status: 'active',
    words: {},
    image_url: '',
    starts_at: null,
    ends_at: null,
    audience: 'all',
    audience_days: null,
    audience_level: null,
    offer: offerSchema.parse(offer),
    bonus_terms: plainTerms,
    ...change,
  };
}

function held(status: string, change: Partial<ClaimFacts['bonuses'][number]> = {}) {
  return {
    bonus_id: 'held',
    origin_key: 'promotion:another:once',
    promotion_id: 'another',
    status,
    claimed_at: at(-1),
    stakes_before: 0n,
    ...change,
  };
}

/** The claim of this promotion that a player made before. */
function claimed(
  offer: Record<string, unknown>,
  status: string,
  change: Partial<ClaimFacts['bonuses'][number]> = {},
) {
  const parsed = offerSchema.parse(offer);
  if (!isClaimable(parsed)) throw new Error('Not claimable');
  return held(status, { promotion_id: 'gift', origin_key: originKey('gift', parsed, now), ...change });
}

test.each([
  ['nothing', promotion(), facts, undefined],
  ['it begins later', promotion(gift, { starts_at: at(1) }), facts, 'promotionNotOpen'],
  ['it begins now', promotion(gift, { starts_at: now }), facts, undefined],
  ['it ends now', promotion(gift, { ends_at: now }), facts, 'promotionNotOpen'],
  ['it ends later', promotion(gift, { ends_at: at(1) }), facts, undefined],
  ['the player is still new', promotion(gift, { audience: 'new' }), facts, undefined],
  [
    'the player is not new any more',
    promotion(gift, { audience: 'new' }),
    { ...facts, createdAt: at(-7) },
    'promotionNotForYou',
  ],
  ['the level is reached', promotion(gift, { audience: 'vip', audience_level: 1 }), facts, undefined],
  [
    'the level is not reached',
    promotion(gift, { audience: 'vip', audience_level: 2 }),
    facts,
    'promotionNotForYou',
  ],
  ['it was claimed', promotion(), { ...facts, bonuses: [claimed(gift, 'spent')] }, 'promotionAlreadyClaimed'],
  ['its claim was cancelled', promotion(), { ...facts, bonuses: [claimed(gift, 'cancelled')] }, undefined],
  [
    'another account with the same mailbox has claimed it',
    promotion(),
    { ...facts, claimedByTwins: new Set(['gift']) },
    'promotionDuplicate',
  ],
  [
    'too little was staked',
    promotion({ ...gift, minimum_stakes: '100' }),
    { ...facts, stakes: 9_999_999n },
    'promotionStakes',
  ],
  [
    'enough was staked',
    promotion({ ...gift, minimum_stakes: '100' }),
    { ...facts, stakes: 10_000_000n },
    undefined,
  ],
  [
    'too little was staked since the last claim',
    promotion({ ...gift, minimum_stakes: '100', claim_period: 'day' }),
    {
      ...facts,
      stakes: 15_000_000n,
      bonuses: [
        claimed(gift, 'spent', { origin_key: 'promotion:gift:2026-05-19', stakes_before: 10_000_000n }),
      ],
    },
    'promotionStakes',
  ],
  [
    'its claims are used up',
    promotion({ ...gift, claims_in_all: 5 }),
    { ...facts, claims: new Map([['gift', 5]]) },
    'promotionUsedUp',
  ],
  [
    'one claim is left',
    promotion({ ...gift, claims_in_all: 5 }),
    { ...facts, claims: new Map([['gift', 4]]) },
    undefined,
  ],
  [
    'another bonus is active, and it may wait',
    promotion(),
    { ...facts, bonuses: [held('active')] },
    undefined,
  ],
  [
    'another bonus is active, and it may not wait',
    promotion({ ...gift, stackable: false }),
    { ...facts, bonuses: [held('active')] },
    'bonusNotStackable',
  ],
  [
    'five bonuses wait',
    promotion(),
    { ...facts, bonuses: Array.from({ length: 5 }, () => held('queued')) },
    'bonusQueueFull',
  ],
  [
    'four bonuses wait',
    promotion(),
    { ...facts, bonuses: Array.from({ length: 4 }, () => held('awaiting_deposit')) },
    undefined,
  ],
] satisfies [string, PromotionRow, ClaimFacts, string | undefined][])('%s', (_, row, known, reason) => {
  expect(reasonAgainst(row, known, now)).toBe(reason);
});

test('an offer for the first deposit is too late after it', () => {
  const offer = {
    kind: 'deposit_match',
    percent: 100,
    maximum_bonus: '500',
    minimum_deposit: '100',
    deposit_number: 1,
  };
  expect(reasonAgainst(promotion(offer), facts, now)).toBeUndefined();
  const after = { ...facts, standing: { ...facts.standing, deposits: 1 } };
  expect(reasonAgainst(promotion(offer), after, now)).toBe('depositNumberPassed');
});

test('cashback is not claimed', () => {
  const offer = { kind: 'cashback', period: 'day', percent: 5, minimum_payout: '1', paid_as: 'cash' };
  expect(reasonAgainst(promotion(offer), facts, now)).toBe('promotionNotClaimable');
});
