import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { useNetPosition, type NetPosition } from './safety.ts';
import styles from './safety.module.css';

/** What the player has paid in and taken out, staked and won, over several times. */
export function NetPositions(): ReactNode {
  const t = useWords();
  const query = useNetPosition();
  return (
    <section className={styles['kind']} aria-labelledby="net-position">
      <h3 id="net-position">{t('safety.net.title')}</h3>
      <p className={styles['muted']}>{t('safety.net.text')}</p>
      <Answered query={query} height="17rem">
        {({ currency, positions }) => (
          <div className={styles['table']}>
            <DataTable
              caption={t('safety.net.title')}
              columns={netColumns(t, currency)}
              rows={positions}
              rowKey={(row) => row.period}
            />
          </div>
        )}
      </Answered>
    </section>
  );
}

/** The columns of the player's positions, a line a period. */
function netColumns(t: Words, currency: string): readonly Column<NetPosition>[] {
  const money = (key: 'net_deposits' | 'stakes' | 'wins' | 'net'): Column<NetPosition> => ({
    key,
    header: t(`safety.net.${key}`),
    align: 'end',
    cell: (row) => <Money amount={row[key]} currency={currency} />,
  });
  return [
    { key: 'period', header: t('list.period'), lead: true, cell: (row) => t(`safety.period.${row.period}`) },
    money('net_deposits'),
    money('stakes'),
    money('wins'),
    money('net'),
  ];
}
