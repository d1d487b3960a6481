import { expect, test } from 'vitest';
import type { PromotionDetail } from './promotion.ts';
import { promotionsIn } from './promotion.ts';
import { termsOf } from './terms.ts';
import { workedExample } from './worked-example.ts';

const welcome: PromotionDetail = {
  promotion_id: '0199c0de-0000-7000-8000-000000000001',
  promotion_code: 'welcome',
  kind: 'deposit_match',
  title: 'Welcome',
  summary: '',
  image_url: '',
  starts_at: null,
  ends_at: null,
  audience: 'all',
  audience_vip_name: '',
  is_claimable: true,
  needs_deposit: true,
  currency: 'PHP',
  body: '',
  terms: '',
  percent: 100,
  amount: null,
  maximum_bonus: '5000.00',
  minimum_deposit: '200.00',
  deposit_number: 1,
  wait_days: 7,
  audience_days: null,
  claims_in_all: null,
  claim_period: 'once',
  is_stackable: true,
  cashback: null,
  free_spins: null,
  bonus_terms: {
    wagering_multiple: '20',
    wagering_base: 'bonus',
    game_weights: { slot_game: 100, casino: 10, other: 10 },
    excluded_games: [],
    max_bet: '250.00',
    max_win: null,
    max_win_multiple: '10',
    valid_days: 14,
    funds_order: 'real_first',
  },
};
const { bonus_terms: welcomeTerms } = welcome;
if (!welcomeTerms) throw new Error('The promotion of the test has terms.');

test('the worked examples of the documentation come out of the figures', () => {
  expect(workedExample(welcome)).toEqual({
    deposit: '1000.00000',
    bonus: '1000.00000',
    required: '20000.00000',
    most: '10000.00000',
  });
  const reload: PromotionDetail = {
    ...welcome,
    kind: 'reload',
    percent: 30,
    bonus_terms: {
      ...welcomeTerms,
      wagering_multiple: '8',
      wagering_base: 'deposit_and_bonus',
      max_win_multiple: null,
    },
  };
  expect(workedExample(reload)).toEqual({
    deposit: '1000.00000',
    bonus: '300.00000',
    required: '10400.00000',
    most: undefined,
  });
});

test('the smaller of two caps and the largest bonus bound the example', () => {
  const capped: PromotionDetail = {
    ...welcome,
    maximum_bonus: '500.00',
    bonus_terms: { ...welcomeTerms, max_win: '2000.00', wagering_multiple: '2.5' },
  };
  expect(workedExample(capped)).toMatchObject({
    bonus: '500.00000',
    required: '1250.00000',
    most: '2000.00000',
  });
});

test('what is not a percentage of a deposit has no example', () => {
  expect(workedExample({ ...welcome, kind: 'no_deposit', percent: null, amount: '50.00' })).toBeUndefined();
});

test('every figure of a promotion is in its terms', () => {
  const told = JSON.stringify(termsOf(welcome, 'EN'));
  for (const figure of [
    '₱200',
    '₱5,000',
    '"days":7',
    '"multiple":"20"',
    '"days":14',
    '₱250',
    '"multiple":"10"',
  ])
    expect(told).toContain(figure);
  const ids = termsOf(welcome, 'EN').map(({ id }) => id);
  expect(ids).toContain('promotion.term.deposit.first');
  expect(ids).toContain('promotion.term.keptMeter');
});

test('the terms follow the figures: another promotion, other sentences', () => {
  const ids = (promotion: PromotionDetail): string[] => termsOf(promotion, 'EN').map(({ id }) => id);
  expect(ids({ ...welcome, audience: 'new', audience_days: 7 })).toContain('promotion.term.forNew');
  expect(ids({ ...welcome, deposit_number: null })).toContain('promotion.term.deposit.any');
  expect(ids({ ...welcome, claim_period: 'week' })).toContain('promotion.term.claim.week');
  const cashback: PromotionDetail = {
    ...welcome,
    kind: 'cashback',
    is_claimable: false,
    percent: 5,
    maximum_bonus: null,
    minimum_deposit: null,
    wait_days: null,
    cashback: { period: 'week', minimum_payout: '10.00', maximum_payout: '20000.00', paid_as: 'cash' },
    bonus_terms: null,
  };
  expect(ids(cashback)).toEqual([
    'promotion.term.cashback.week',
    'promotion.term.cashbackVip',
    'promotion.term.cashbackLeast',
    'promotion.term.cashbackMost',
    'promotion.term.paidAs.cash',
  ]);
  const spins: PromotionDetail = {
    ...welcome,
    kind: 'free_spins',
    percent: null,
    maximum_bonus: null,
    free_spins: {
      count: 20,
      spin_value: '10.00',
      provider_code: 'MARQUEE',
      game_code: 'dragon-fortune',
      game_name: 'Dragon Fortune',
    },
  };
  expect(ids(spins)).toContain('promotion.term.wagering.winnings');
});

test('a tab shows its kinds, in the order of the site', () => {
  const cashback: PromotionDetail = { ...welcome, kind: 'cashback' };
  const reload: PromotionDetail = { ...welcome, kind: 'reload' };
  expect(promotionsIn('deposit', [welcome, cashback, reload])).toEqual([welcome, reload]);
  expect(promotionsIn('all', [welcome, cashback])).toEqual([welcome, cashback]);
});
