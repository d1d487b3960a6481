import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { percentOf } from '../profile/vip-progress.ts';
import { formatDay } from '../../words/format-day.ts';
import { useVipLadder } from './vip-query.ts';
import { VipEmblem } from './vip-emblem.tsx';
import styles from './vip.module.css';

/** The player's own level, how far the next is, and whether this one is kept at the month's end. */
export default function OwnVip(): ReactNode {
  return (
    <QueryScope>
      <Standing />
    </QueryScope>
  );
}

function Standing(): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const query = useVipLadder();
  return (
    <Answered query={query} height="11rem">
      {({ standing, value, currency }) => {
        const step = value.find(({ is_current }) => is_current);
        const keeps = step && (toMinor(step.keep_deposit) > 0n || toMinor(step.keep_turnover) > 0n);
        return (
          <Card className={styles['standing']}>
            <section aria-labelledby="vip-next">
              <h2 className={styles['ownHeading']} id="vip-next">
                <VipEmblem level={standing.level} size={44} />
                {standing.vip_name_next
                  ? t('vip.onWay', { level: standing.vip_name, next: standing.vip_name_next })
                  : t('vip.atTop', { level: standing.vip_name })}
              </h2>
              {standing.vip_name_next === '' ? (
                <p className={styles['muted']}>{t('vip.topText')}</p>
              ) : (
                <>
                  <Way
                    label={t('vip.deposits')}
                    done={standing.total_deposit}
                    needed={standing.deposit_next}
                    percent={standing.deposit_progress}
                    currency={currency}
                  />
                  <Way
                    label={t('vip.turnover')}
                    done={standing.total_turnover}
                    needed={standing.turnover_next}
                    percent={standing.turnover_progress}
                    currency={currency}
                  />
                </>
              )}
            </section>
            {step && keeps && (
              <section aria-labelledby="vip-keep">
                <h2 className={styles['heading']} id="vip-keep">
                  {t('vip.keepTitle', { level: standing.vip_name })}
                </h2>
                <Way
                  label={t('vip.depositsMonth')}
                  done={standing.cycle_deposit}
                  needed={step.keep_deposit}
                  percent={percentOf(standing.cycle_deposit, step.keep_deposit)}
                  currency={currency}
                />
                <Way
                  label={t('vip.turnoverMonth')}
                  done={standing.cycle_turnover}
                  needed={step.keep_turnover}
                  percent={percentOf(standing.cycle_turnover, step.keep_turnover)}
                  currency={currency}
                />
                <p className={styles['safe']} data-safe={standing.is_safe}>
                  {standing.is_safe ? (
                    <CircleCheck size={18} aria-hidden="true" />
                  ) : (
                    <TriangleAlert size={18} aria-hidden="true" />
                  )}
                  {t(standing.is_safe ? 'vip.safe' : 'vip.notSafe', {
                    date: formatDay(standing.cycle_end, language),
                  })}
                </p>
              </section>
            )}
          </Card>
        );
      }}
    </Answered>
  );
}

function Way({
  label,
  done,
  needed,
  percent,
  currency,
}: {
  label: string;
  done: string;
  needed: string;
  percent: number;
  currency: string;
}): ReactNode {
  return (
    <div className={styles['way']}>
      <span>{label}</span>
      <span className={styles['muted']}>
        {formatMoney(done, currency)} / {formatMoney(needed, currency)}
      </span>
      <ProgressBar label={label} value={percent} max={100} />
    </div>
  );
}
