import { formatNumber } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { formatDay } from '../../words/format-day.ts';
import { shortMoney, type PromotionDetail } from './promotion.ts';
import styles from './promotions.module.css';

type FigureName = 'gives' | 'who' | 'deposit' | 'wagering' | 'time' | 'maxBet' | 'most' | 'until';

/** What a player wants to know first, each in a word or two: what it gives, what it asks for, and until when. */
export function KeyFigures({ promotion }: { promotion: PromotionDetail }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { currency, minimum_deposit, bonus_terms: terms, ends_at } = promotion;
  const money = (amount: string): string => shortMoney(amount, currency);
  const caps = terms
    ? [
        ...(terms.max_win === null ? [] : [money(terms.max_win)]),
        ...(terms.max_win_multiple === null
          ? []
          : [t('promotion.fact.timesBonus', { multiple: formatNumber(terms.max_win_multiple) })]),
      ]
    : [];
  const figures: readonly { key: FigureName; value: string }[] = [
    { key: 'gives', value: givesWords(t, promotion) },
    { key: 'who', value: whoWords(t, promotion) },
    {
      key: 'deposit',
      value:
        minimum_deposit === null
          ? t('promotion.fact.noDeposit')
          : t('promotion.fact.from', { amount: money(minimum_deposit) }),
    },
    { key: 'wagering', value: wageringWords(t, promotion) },
    ...(terms
      ? [
          { key: 'time' as const, value: t('promotion.fact.days', { days: terms.valid_days }) },
          {
            key: 'maxBet' as const,
            value: terms.max_bet === null ? t('promotion.fact.noLimit') : money(terms.max_bet),
          },
          { key: 'most' as const, value: caps.length === 0 ? t('promotion.fact.noLimit') : caps.join(' · ') },
        ]
      : []),
    { key: 'until', value: ends_at ? formatDay(ends_at, language) : t('promotion.open') },
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`promotion.fact.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function givesWords(t: Words, promotion: PromotionDetail): string {
  const { currency, percent, maximum_bonus, amount, free_spins: spins, cashback } = promotion;
  if (cashback) return t('promotion.fact.cashback', { percent });
  if (spins)
    return t('promotion.fact.spins', { count: spins.count, value: shortMoney(spins.spin_value, currency) });
  if (amount !== null) return shortMoney(amount, currency);
  return t('promotion.fact.match', {
    percent,
    maximum: maximum_bonus === null ? '' : shortMoney(maximum_bonus, currency),
  });
}

function whoWords(t: Words, { audience, audience_days, audience_vip_name }: PromotionDetail): string {
  if (audience === 'new') return t('promotion.fact.newPlayers', { days: audience_days });
  if (audience === 'vip') return t('promotion.forVip', { level: audience_vip_name });
  return t('promotion.fact.everybody');
}

function wageringWords(t: Words, { bonus_terms: terms, kind }: PromotionDetail): string {
  if (!terms) return t('promotion.fact.noWagering');
  const base = kind === 'free_spins' ? 'winnings' : terms.wagering_base;
  return t(`promotion.fact.wagering.${base}`, { multiple: formatNumber(terms.wagering_multiple) });
}
