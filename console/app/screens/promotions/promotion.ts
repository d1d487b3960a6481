import type { PromotionDocument } from '@marquee/contract/operator-promotions.ts';
import type { promotionsGet } from '@marquee/contract/operate/promotions/get.ts';
import type { promotionsList } from '@marquee/contract/operate/promotions/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';

export type ListedPromotion = OperationAnswer<typeof promotionsList>['value'][number];
export type LoadedPromotion = OperationAnswer<typeof promotionsGet>;
export type { PromotionDocument };
export type Offer = PromotionDocument['offer'];
export type Kind = Offer['kind'];
export type Terms = NonNullable<PromotionDocument['bonus_terms']>;

/** The contract says so too; its file would bring the validator along. */
export const kinds: readonly Kind[] = ['deposit_match', 'reload', 'no_deposit', 'free_spins', 'cashback'];

const claim = { claim_period: 'once', stackable: true } as const;

/** What a kind begins with in the builder. */
export function usualOffer(kind: Kind): Offer {
  switch (kind) {
    case 'deposit_match':
      return {
        kind,
        ...claim,
        percent: 100,
        maximum_bonus: '1000.00',
        minimum_deposit: '100.00',
        deposit_number: 1,
        wait_days: 7,
      };
    case 'reload':
      return {
        kind,
        ...claim,
        claim_period: 'week',
        percent: 50,
        maximum_bonus: '500.00',
        minimum_deposit: '100.00',
        wait_days: 7,
      };
    case 'no_deposit':
      return { kind, ...claim, amount: '50.00' };
    case 'free_spins':
      return {
        kind,
        ...claim,
        count: 20,
        spin_value: '1.00',
        provider_code: '',
        game_code: '',
        wait_days: 7,
      };
    case 'cashback':
      return {
        kind,
        period: 'week',
        percent: 5,
        minimum_payout: '10.00',
        maximum_of_stakes: '1',
        paid_as: 'cash',
      };
  }
}

/** The terms that a bonus begins with in the builder: what the games of the house count by custom. */
export const usualTerms: Terms = {
  wagering_multiple: '30',
  wagering_base: 'bonus',
  game_weights: { slot_game: 100, other: 10 },
  excluded_games: [],
  max_bet: null,
  max_win: null,
  max_win_multiple: '5',
  valid_days: 14,
  funds_order: 'real_first',
};

const noText = { EN: '', PHP: '', CN: '' };

export function newPromotion(): PromotionDocument {
  return {
    position: 0,
    image_url: '',
    words: { title: noText, summary: noText, body: noText, terms: noText },
    starts_at: null,
    ends_at: null,
    audience: 'all',
    audience_days: null,
    audience_level: null,
    offer: usualOffer('deposit_match'),
    bonus_terms: usualTerms,
  };
}

/** Whether an offer gives bonus money, which has terms. */
export function hasTerms(offer: Offer): boolean {
  return offer.kind !== 'cashback' || offer.paid_as === 'bonus';
}

/** A code made of a title: "Welcome bonus!" becomes welcome-bonus. */
export function codeOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 48);
}
