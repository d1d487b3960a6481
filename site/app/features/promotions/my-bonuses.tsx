import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Paginator } from '@marquee/ui/data/paginator.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { useState, type ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { formatMoment } from '../history/moments.ts';
import { BonusCard } from './bonus-card.tsx';
import { pastPerPage, useOpenBonuses, usePastBonuses } from './bonus-queries.ts';
import type { Bonus } from './promotion.ts';
import styles from './bonus.module.css';

/** The player's bonuses: the active one with its meter, those that wait, and those that are over. */
export default function MyBonuses(): ReactNode {
  return (
    <QueryScope>
      <Bonuses />
    </QueryScope>
  );
}

function Bonuses(): ReactNode {
  const t = useWords();
  const query = useOpenBonuses();
  return (
    <div className={styles['mine']}>
      <section aria-labelledby="open-bonuses">
        <h2 className={styles['heading']} id="open-bonuses">
          {t('bonus.mine')}
        </h2>
        <Answered query={query} height="12rem">
          {(bonuses) =>
            bonuses.length === 0 ? (
              <Card>
                <EmptyState
                  picture={<img src="/art/minigame/prize-box.webp" alt="" width={72} height={72} />}
                  title={t('bonus.none')}
                  text={t('bonus.noneText')}
                />
              </Card>
            ) : (
              <ul className={styles['open']}>
                {bonuses.map((bonus) => (
                  <li key={bonus.bonus_id}>
                    <Card>
                      <BonusCard bonus={bonus} />
                    </Card>
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      </section>
      <PastBonuses />
    </div>
  );
}

function PastBonuses(): ReactNode {
  const t = useWords();
  const [page, setPage] = useState(1);
  const query = usePastBonuses(page);
  if (query.data?.total === 0) return null;
  return (
    <section aria-labelledby="past-bonuses">
      <h2 className={styles['heading']} id="past-bonuses">
        {t('bonus.past')}
      </h2>
      <Answered query={query} height="10rem">
        {({ value, total }) => (
          <>
            <Card flush>
              <ul>
                {value.map((bonus) => (
                  <PastBonus key={bonus.bonus_id} bonus={bonus} />
                ))}
              </ul>
            </Card>
            <Paginator
              page={page}
              total={total}
              pageSize={pastPerPage}
              onPage={setPage}
              label={t('bonus.past')}
              previousLabel={t('common.previous')}
              nextLabel={t('common.next')}
              pageLabel={(one) => t('bonus.page', { page: one })}
            />
          </>
        )}
      </Answered>
    </section>
  );
}

function PastBonus({ bonus }: { bonus: Bonus }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { title, status, converted, forfeited, amount, currency, ended_at } = bonus;
  const results = [
    { id: 'bonus.gave' as const, value: amount },
    { id: 'bonus.becameYours' as const, value: converted },
    { id: 'bonus.wasLost' as const, value: forfeited },
  ].filter(({ value }) => toMinor(value) > 0n);
  return (
    <li className={styles['past']}>
      <div className={styles['pastWhat']}>
        <span className={styles['name']}>{title}</span>
        {ended_at && (
          <time className={styles['muted']} dateTime={ended_at}>
            {formatMoment(ended_at, language)}
          </time>
        )}
      </div>
      <p className={styles['muted']}>
        {results.map(({ id, value }) => t(id, { amount: formatMoney(value, currency) })).join(' · ')}
      </p>
      <Badge tone={status === 'completed' ? 'positive' : 'neutral'}>{t(`bonus.status.${status}`)}</Badge>
    </li>
  );
}
