import { Contained } from '@marquee/ui/states/contained.tsx';
import type { vipStepSchema } from '@marquee/contract/promotions.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import type { z } from 'zod';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { shortMoney } from '../promotions/promotion.ts';
import { VipEmblem } from './vip-emblem.tsx';
import styles from './vip.module.css';

export type VipStep = z.infer<typeof vipStepSchema>;

const OwnLevelMark = lazy(() => import('./own-level-mark.tsx'));

/** The levels from the foot to the top: what each takes, what keeps it, and what it gives. */
export function VipSteps({ steps, currency }: { steps: readonly VipStep[]; currency: string }): ReactNode {
  const t = useWords();
  const { status } = useSession();
  const money = (amount: string): string => shortMoney(amount, currency);
  const isSome = (amount: string): boolean => toMinor(amount) > 0n;
  return (
    <section aria-labelledby="vip-ladder">
      <h2 className={styles['heading']} id="vip-ladder">
        {t('vip.ladder')}
      </h2>
      {/* Said beforehand, for a browser that shows the first levels while it still reads the others. */}
      <ol
        className={styles['steps']}
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map((step) => (
          <li key={step.level} className={styles['step']}>
            <div className={styles['stepHead']}>
              <VipEmblem level={step.level} size={40} />
              <h3 className={styles['name']}>{step.vip_name}</h3>
              {status === 'authenticated' && (
                <Contained>
                  <Suspense>
                    <OwnLevelMark level={step.level} />
                  </Suspense>
                </Contained>
              )}
            </div>
            <div className={styles['block']}>
              <h4 className={styles['label']}>{t('vip.takes')}</h4>
              {isSome(step.deposit) || isSome(step.turnover) ? (
                <dl className={styles['list']}>
                  <Line label={t('vip.deposits')} value={money(step.deposit)} />
                  <Line label={t('vip.turnover')} value={money(step.turnover)} />
                </dl>
              ) : (
                <p className={styles['muted']}>{t('vip.takesNothing')}</p>
              )}
            </div>
            <div className={styles['block']}>
              <h4 className={styles['label']}>{t('vip.gives')}</h4>
              <dl className={styles['list']}>
                <Line
                  label={t('vip.cashback')}
                  value={isSome(step.cashback_percent) ? `${step.cashback_percent}%` : t('vip.asPromotion')}
                />
                <Line label={t('vip.withdrawal')} value={money(step.withdrawal_maximum)} />
                <Line label={t('vip.perDay')} value={String(step.withdrawals_per_day)} />
                <Line
                  label={t('vip.birthday')}
                  value={isSome(step.birthday_gift) ? money(step.birthday_gift) : '–'}
                />
              </dl>
            </div>
            <div className={styles['block']}>
              <h4 className={styles['label']}>{t('vip.keeps')}</h4>
              {isSome(step.keep_deposit) || isSome(step.keep_turnover) ? (
                <dl className={styles['list']}>
                  <Line label={t('vip.deposits')} value={money(step.keep_deposit)} />
                  <Line label={t('vip.turnover')} value={money(step.keep_turnover)} />
                </dl>
              ) : (
                <p className={styles['muted']}>{t('vip.keepsNothing')}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
