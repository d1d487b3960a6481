import type { safetyHistory } from '@marquee/contract/api/safety/history.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { pageSize, useListFilters } from '../history/list-filters.ts';
import { formatMoment } from '../history/moments.ts';
import { eventWords, type SafetyEvent } from './event-words.ts';
import { historyKey } from './safety.ts';
import styles from './safety.module.css';

/** Every change of what keeps the player's play within bounds, the newest first. */
export function SafetyHistory(): ReactNode {
  const t = useWords();
  const { language, site } = useShell();
  const { page, setPage } = useListFilters();
  const query = usePlayerQuery<AnswerOf<typeof safetyHistory>>(
    historyKey(page),
    (player, signal) =>
      callOrThrow(endpoints.safetyHistory, { ...player, page, page_size: pageSize }, { signal }),
    { keepPrevious: true },
  );
  const currency = site?.currency ?? '';
  const columns: readonly Column<SafetyEvent>[] = [
    {
      key: 'action',
      header: t('safety.record.what'),
      lead: true,
      cell: (event) => eventWords(t, event, currency, language),
    },
    { key: 'by', header: t('safety.record.by'), cell: ({ by }) => t(`safety.by.${by}`) },
    { key: 'at', header: t('list.time'), cell: ({ at }) => formatMoment(at, language) },
  ];
  return (
    <>
      <p className={styles['muted']}>{t('safety.record.lead')}</p>
      <div className={styles['table']} aria-busy={query.isFetching}>
        <Answered query={query} height="24rem">
          {({ events, total }) =>
            events.length === 0 ? (
              <EmptyState
                picture={<ScrollText size={40} strokeWidth={1.5} aria-hidden="true" />}
                title={t('safety.record.none')}
                text={t('safety.record.noneText')}
              />
            ) : (
              <>
                <DataTable
                  caption={t('safety.tab.record')}
                  columns={columns}
                  rows={events}
                  rowKey={(event) => event.event_id}
                />
                <ListPages page={page} total={total} pageSize={pageSize} onPage={setPage} />
              </>
            )
          }
        </Answered>
      </div>
    </>
  );
}
