import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { formatTime } from '../../figures/time.ts';
import type { Words } from '../../words/use-words.ts';
import { hasTerms, type Offer, type PromotionDocument, type Terms } from './promotion.ts';

/** What a promotion is beyond its own figures. */
export interface Setting {
  readonly currency: string;
  readonly timeZone: string;
  /** The names of the VIP levels, lowest first. */
  readonly levels: readonly string[];
  readonly gameName: string;
}

/**
 * A promotion in plain sentences, made of its figures alone: what a player gets, for what, until when, and what must be wagered. A
 * figure that is still missing shows as a gap.
 */
export function saidOf(words: Words, promotion: PromotionDocument, setting: Setting): readonly string[] {
  const { offer, bonus_terms: terms } = promotion;
  return [
    gives(words, offer, setting),
    whom(words, promotion, setting),
    ...often(words, offer, setting),
    ...(terms && hasTerms(offer) ? wagering(words, offer, terms, setting) : []),
    when(words, promotion, setting),
    ...example(words, offer, terms, setting),
  ];
}

/** What stands between two sentences. */
export function sentenceGap({ locale }: Words): string {
  return locale.startsWith('zh') ? '' : ' ';
}

const gap = '…';
const amountPattern = /^\d+(\.\d+)?$/;

function money(amount: string | null | undefined, { currency }: Setting): string {
  return typeof amount === 'string' && amountPattern.test(amount) ? formatMoney(amount, currency) : gap;
}

function gives(words: Words, offer: Offer, setting: Setting): string {
  switch (offer.kind) {
    case 'deposit_match':
    case 'reload':
      return words('said.match', {
        which: which(offer.deposit_number),
        number: offer.deposit_number ?? 0,
        minimum: money(offer.minimum_deposit, setting),
        percent: offer.percent,
        maximum: money(offer.maximum_bonus, setting),
      });
    case 'no_deposit':
      return words('said.noDeposit', { amount: money(offer.amount, setting) });
    case 'free_spins': {
      const spins = {
        count: offer.count,
        value: money(offer.spin_value, setting),
        game: setting.gameName === '' ? gap : setting.gameName,
      };
      if (offer.minimum_deposit === undefined) return words('said.spins', spins);
      return words('said.spinsDeposit', {
        ...spins,
        which: which(offer.deposit_number),
        number: offer.deposit_number ?? 0,
        minimum: money(offer.minimum_deposit, setting),
      });
    }
    case 'cashback':
      return [
        words('said.cashback', { period: offer.period, percent: offer.percent, paid: offer.paid_as }),
        words('said.cashbackLeast', { minimum: money(offer.minimum_payout, setting) }),
        ...(offer.maximum_payout === undefined
          ? []
          : [words('said.cashbackMost', { maximum: money(offer.maximum_payout, setting) })]),
        ...(offer.maximum_of_stakes === undefined
          ? []
          : [words('said.cashbackStakes', { percent: offer.maximum_of_stakes })]),
      ].join(sentenceGap(words));
  }
}

function which(number: number | undefined): 'any' | 'first' | 'numbered' {
  return number === undefined ? 'any' : number === 1 ? 'first' : 'numbered';
}

function whom(words: Words, promotion: PromotionDocument, { levels }: Setting): string {
  const { audience, audience_days, audience_level } = promotion;
  return words('said.whom', {
    audience,
    days: audience_days ?? 7,
    level: levels[audience_level ?? -1] ?? gap,
  });
}

function often(words: Words, offer: Offer, setting: Setting): readonly string[] {
  if (offer.kind === 'cashback') return [];
  return [
    words('said.often', { period: offer.claim_period }),
    ...(offer.minimum_stakes === undefined
      ? []
      : [words('said.stakes', { amount: money(offer.minimum_stakes, setting) })]),
    ...(offer.claims_in_all === undefined ? [] : [words('said.inAll', { count: offer.claims_in_all })]),
  ];
}

function wagering(words: Words, offer: Offer, terms: Terms, setting: Setting): readonly string[] {
  const base = offer.kind === 'free_spins' ? 'winnings' : terms.wagering_base;
  const weights = Object.entries(terms.game_weights)
    .toSorted(([, a], [, b]) => b - a)
    .map(([category, weight]) =>
      words('said.weight', {
        weight,
        games:
          category === 'other' ? words('promo.otherGames') : words.find(`gameCategory.${category}`, category),
      }),
    );
  const list = new Intl.ListFormat(words.locale, { style: 'short', type: 'unit' });
  return [
    words('said.wagering', { base, multiple: terms.wagering_multiple || gap, days: terms.valid_days }),
    ...(weights.length === 0 ? [] : [words('said.weights', { weights: list.format(weights) })]),
    ...(terms.max_bet === null ? [] : [words('said.maxBet', { amount: money(terms.max_bet, setting) })]),
    ...(terms.max_win === null ? [] : [words('said.maxWin', { amount: money(terms.max_win, setting) })]),
    ...(terms.max_win_multiple === null || offer.kind === 'free_spins'
      ? []
      : [
          Number(terms.max_win_multiple) === 1
            ? words('said.maxWinOnce')
            : words('said.maxWinMultiple', { multiple: terms.max_win_multiple }),
        ]),
  ];
}

function when(words: Words, { starts_at, ends_at }: PromotionDocument, { timeZone }: Setting): string {
  const at = (time: string | null) => (time === null ? '' : formatTime(time, timeZone, words.locale));
  return words('said.when', {
    which: starts_at === null ? (ends_at === null ? 'open' : 'until') : ends_at === null ? 'from' : 'between',
    from: at(starts_at),
    until: at(ends_at),
  });
}

/** A deposit that gives all there is, and what it asks for. */
function example(words: Words, offer: Offer, terms: Terms | null, setting: Setting): readonly string[] {
  if ((offer.kind !== 'deposit_match' && offer.kind !== 'reload') || !terms) return [];
  const bonus = Number(offer.maximum_bonus);
  const deposit = Math.max(Number(offer.minimum_deposit), (bonus * 100) / offer.percent);
  const base = terms.wagering_base === 'bonus' ? bonus : bonus + deposit;
  const required = base * Number(terms.wagering_multiple);
  if (![deposit, bonus, required].every((figure) => Number.isFinite(figure) && figure > 0)) return [];
  return [
    words('said.example', {
      deposit: money(deposit.toFixed(2), setting),
      bonus: money(bonus.toFixed(2), setting),
      required: money(required.toFixed(2), setting),
    }),
  ];
}
