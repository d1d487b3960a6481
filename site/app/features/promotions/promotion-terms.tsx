import type { stakeWeights } from '@marquee/contract/api/promotion/stake_weights.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { shortMoney, type PromotionDetail } from './promotion.ts';
import { StakeWeights } from './stake-weights.tsx';
import { termsOf } from './terms.ts';
import { WeightsTable } from './weights-table.tsx';
import { workedExample } from './worked-example.ts';
import styles from './promotions.module.css';

/** An example in figures, how games count, and all of the terms: each made of the promotion's own figures. */
export function PromotionTerms({
  promotion,
  weights,
}: {
  promotion: PromotionDetail;
  /** Of stakes, where they count for it. */
  weights?: Partial<AnswerOf<typeof stakeWeights>> | undefined;
}): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { bonus_terms, currency } = promotion;
  const example = workedExample(promotion);
  const money = (amount: string): string => shortMoney(amount.replace(/(\.\d\d)0+$/, '$1'), currency);
  return (
    <>
      {example && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('promotion.example')}</h2>
          <p>
            {t('promotion.exampleText', {
              deposit: money(example.deposit),
              bonus: money(example.bonus),
              required: money(example.required),
            })}{' '}
            {example.most === undefined
              ? t('promotion.exampleAll')
              : t('promotion.exampleMost', { most: money(example.most) })}
          </p>
        </section>
      )}
      {bonus_terms && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('promotion.contribution')}</h2>
          <p className={styles['muted']}>{t('promotion.contributionText')}</p>
          <WeightsTable weights={bonus_terms.game_weights} />
        </section>
      )}
      <section className={styles['section']}>
        <h2 className={styles['heading']}>{t('promotion.terms')}</h2>
        <ul className={styles['terms']}>
          {termsOf(promotion, language).map(({ id, values }) => (
            <li key={id}>{t(id, values)}</li>
          ))}
          {weights?.value && weights.full_rtp && (
            <li>
              <StakeWeights weights={{ value: weights.value, full_rtp: weights.full_rtp }} />
            </li>
          )}
        </ul>
        {promotion.terms !== '' && (
          <div className={styles['words']} dangerouslySetInnerHTML={{ __html: promotion.terms }} />
        )}
      </section>
    </>
  );
}
