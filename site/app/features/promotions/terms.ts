import { gameNameIn } from '../../words/game-names.ts';
import type { MessageId } from '../../words/message-id.ts';
import type { PromotionDetail } from './promotion.ts';
import { formatDay } from '../../words/format-day.ts';
import { shortMoney } from './promotion.ts';

/** One sentence of the terms: a message's id and its values. */
export interface Term {
  readonly id: MessageId;
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
    ...gives(promotion, language),
    ...wagering(promotion),
    ...ends(promotion),
  ];
}

function term(id: MessageId, values?: Term['values']): Term {
  return { id, ...(values && { values }) };
}

function who(promotion: PromotionDetail, language: string): Term[] {
  const { audience, audience_days, audience_vip_name, starts_at, ends_at, claims_in_all } = promotion;
  return [
    ...(audience === 'new' ? [term('promotion.term.forNew', { days: audience_days })] : []),
    ...(audience === 'vip' ? [term('promotion.term.forVip', { level: audience_vip_name })] : []),
    ...(starts_at ? [term('promotion.term.starts', { date: formatDay(starts_at, language) })] : []),
    ...(ends_at ? [term('promotion.term.ends', { date: formatDay(ends_at, language) })] : []),
    ...(promotion.is_claimable
      ? [term(`promotion.term.claim.${promotion.claim_period}`), term('promotion.term.device')]
      : []),
    ...(claims_in_all === null ? [] : [term('promotion.term.claimsInAll', { count: claims_in_all })]),
  ];
}

function deposit({ minimum_deposit, deposit_number, wait_days, currency }: PromotionDetail): Term[] {
  if (minimum_deposit === null) return [];
  const values = { minimum: shortMoney(minimum_deposit, currency), number: deposit_number };
  const id = deposit_number === null ? 'any' : deposit_number === 1 ? 'first' : 'numbered';
  return [
    term(`promotion.term.deposit.${id}`, values),
    ...(wait_days === null ? [] : [term('promotion.term.wait', { days: wait_days })]),
  ];
}

function gives(promotion: PromotionDetail, language: string): Term[] {
  const { currency, percent, maximum_bonus, amount, free_spins: spins, cashback } = promotion;
  const money = (value: string): string => shortMoney(value, currency);
  if (cashback) {
    const { minimum_payout, maximum_payout, paid_as } = cashback;
    return [
      term(`promotion.term.cashback.${cashback.period}`, { percent }),
      term('promotion.term.cashbackVip'),
      term('promotion.term.cashbackLeast', { minimum: money(minimum_payout) }),
      ...(maximum_payout === null
        ? []
        : [term('promotion.term.cashbackMost', { maximum: money(maximum_payout) })]),
      term(`promotion.term.paidAs.${paid_as}`),
    ];
  }
  if (spins) {
    return [
      term('promotion.term.spins', {
        count: spins.count,
        value: money(spins.spin_value),
        game: gameNameIn(language, spins),
      }),
    ];
  }
  if (amount !== null) return [term('promotion.term.amount', { amount: money(amount) })];
  if (percent === null || maximum_bonus === null) return [];
  return [term('promotion.term.match', { percent, maximum: money(maximum_bonus) })];
}

function wagering({ bonus_terms: terms, kind, currency }: PromotionDetail): Term[] {
  if (!terms) return [];
  const { wagering_multiple: multiple, valid_days: days, max_bet, max_win, max_win_multiple } = terms;
  const base = kind === 'free_spins' ? 'winnings' : terms.wagering_base;
  const hasUncounted = Object.values(terms.game_weights).includes(0);
  return [
    term(`promotion.term.wagering.${base}`, { multiple, days }),
    ...(max_bet === null ? [] : [term('promotion.term.maxBet', { amount: shortMoney(max_bet, currency) })]),
    ...(max_win === null ? [] : [term('promotion.term.maxWin', { amount: shortMoney(max_win, currency) })]),
    ...(max_win_multiple === null
      ? []
      : [term('promotion.term.maxWinMultiple', { multiple: max_win_multiple })]),
    term(`promotion.term.order.${terms.funds_order}`),
    ...(hasUncounted ? [term('promotion.term.uncounted')] : []),
    term('promotion.term.keptMeter'),
    ...(terms.excluded_games.length === 0
      ? []
      : [
          term('promotion.term.excluded', {
            games: terms.excluded_games.map((game) => game.game_code).join(', '),
          }),
        ]),
  ];
}

function ends({ bonus_terms, is_stackable }: PromotionDetail): Term[] {
  if (!bonus_terms) return [];
  return [
    term(is_stackable ? 'promotion.term.stackable' : 'promotion.term.notStackable'),
    term('promotion.term.withdrawal'),
    term('promotion.term.giveUp'),
  ];
}
