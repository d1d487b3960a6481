import type { PromotionDetail } from './promotion.ts';
import { formatDay } from '../../words/format-day.ts';
import { shortMoney } from './promotion.ts';

/** One sentence of the terms: a message's id and its values. */
export interface Term {
  readonly id: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * The terms of a promotion as sentences, made of its own figures: whatever the operator changes, they say what the server
 * does. In the order in which a player meets them.
 */
export function termsOf(promotion: PromotionDetail, language: string): readonly Term[] {
  return [
    ...who(promotion, language),
    ...deposit(promotion),
    ...gives(promotion),
    ...wagering(promotion),
    ...ends(promotion),
  ];
}

function who(promotion: PromotionDetail, language: string): Term[] {
  const { audience, audience_days, audience_vip_name, starts_at, ends_at, claims_in_all } = promotion;
  return [
    ...(audience === 'new' ? [{ id: 'promotion.term.forNew', values: { days: audience_days } }] : []),
    ...(audience === 'vip' ? [{ id: 'promotion.term.forVip', values: { level: audience_vip_name } }] : []),
    ...(starts_at ? [{ id: 'promotion.term.starts', values: { date: formatDay(starts_at, language) } }] : []),
    ...(ends_at ? [{ id: 'promotion.term.ends', values: { date: formatDay(ends_at, language) } }] : []),
    ...(promotion.is_claimable
      ? [{ id: `promotion.term.claim.${promotion.claim_period}` }, { id: 'promotion.term.device' }]
      : []),
    ...(claims_in_all === null
      ? []
      : [{ id: 'promotion.term.claimsInAll', values: { count: claims_in_all } }]),
  ];
}

function deposit({ minimum_deposit, deposit_number, wait_days, currency }: PromotionDetail): Term[] {
  if (minimum_deposit === null) return [];
  const values = { minimum: shortMoney(minimum_deposit, currency), number: deposit_number };
  const id = deposit_number === null ? 'any' : deposit_number === 1 ? 'first' : 'numbered';
  return [
    { id: `promotion.term.deposit.${id}`, values },
    ...(wait_days === null ? [] : [{ id: 'promotion.term.wait', values: { days: wait_days } }]),
  ];
}

function gives(promotion: PromotionDetail): Term[] {
  const { currency, percent, maximum_bonus, amount, free_spins: spins, cashback } = promotion;
  const money = (value: string): string => shortMoney(value, currency);
  if (cashback) {
    const { minimum_payout, maximum_payout, paid_as } = cashback;
    return [
      { id: `promotion.term.cashback.${cashback.period}`, values: { percent } },
      { id: 'promotion.term.cashbackVip' },
      { id: 'promotion.term.cashbackLeast', values: { minimum: money(minimum_payout) } },
      ...(maximum_payout === null
        ? []
        : [{ id: 'promotion.term.cashbackMost', values: { maximum: money(maximum_payout) } }]),
      { id: `promotion.term.paidAs.${paid_as}` },
    ];
  }
  if (spins) {
    const { count, game_name } = spins;
    return [
      { id: 'promotion.term.spins', values: { count, value: money(spins.spin_value), game: game_name } },
    ];
  }
  if (amount !== null) return [{ id: 'promotion.term.amount', values: { amount: money(amount) } }];
  if (percent === null || maximum_bonus === null) return [];
  return [{ id: 'promotion.term.match', values: { percent, maximum: money(maximum_bonus) } }];
}

function wagering({ bonus_terms: terms, kind, currency }: PromotionDetail): Term[] {
  if (!terms) return [];
  const { wagering_multiple: multiple, valid_days: days, max_bet, max_win, max_win_multiple } = terms;
  const base = kind === 'free_spins' ? 'winnings' : terms.wagering_base;
  const hasUncounted = Object.values(terms.game_weights).includes(0);
  return [
    { id: `promotion.term.wagering.${base}`, values: { multiple, days } },
    ...(max_bet === null
      ? []
      : [{ id: 'promotion.term.maxBet', values: { amount: shortMoney(max_bet, currency) } }]),
    ...(max_win === null
      ? []
      : [{ id: 'promotion.term.maxWin', values: { amount: shortMoney(max_win, currency) } }]),
    ...(max_win_multiple === null
      ? []
      : [{ id: 'promotion.term.maxWinMultiple', values: { multiple: max_win_multiple } }]),
    { id: `promotion.term.order.${terms.funds_order}` },
    ...(hasUncounted ? [{ id: 'promotion.term.uncounted' }] : []),
    ...(terms.excluded_games.length === 0
      ? []
      : [
          {
            id: 'promotion.term.excluded',
            values: { games: terms.excluded_games.map((game) => game.game_code).join(', ') },
          },
        ]),
  ];
}

function ends({ bonus_terms, is_stackable }: PromotionDetail): Term[] {
  if (!bonus_terms) return [];
  return [
    { id: is_stackable ? 'promotion.term.stackable' : 'promotion.term.notStackable' },
    { id: 'promotion.term.withdrawal' },
    { id: 'promotion.term.giveUp' },
  ];
}
