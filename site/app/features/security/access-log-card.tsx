import type { accessLog } from '@marquee/contract/api/auth/access_log.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { pageSize, useListFilters } from '../history/list-filters.ts';
import { formatMoment } from '../history/moments.ts';
import { deviceWords } from './device-words.ts';
import styles from './security.module.css';

type Access = AnswerOf<typeof accessLog>['value'][number];

const tones: Partial<Record<Access['outcome'], ComponentProps<typeof Badge>['tone']>> = {
  signed_in: 'positive',
  wrong_password: 'warning',
  wrong_code: 'warning',
  wrong_second_factor: 'warning',
  locked: 'negative',
  blocked: 'negative',
};

function accessColumns(t: Words, language: LanguageCode): readonly Column<Access>[] {
  return [
    {
      key: 'outcome',
      header: t('security.what'),
      lead: true,
      cell: ({ outcome }) => <Badge tone={tones[outcome] ?? 'neutral'}>{t(`access.${outcome}`)}</Badge>,
    },
    { key: 'at', header: t('list.time'), cell: ({ at }) => formatMoment(at, language) },
    { key: 'device', header: t('security.device'), cell: ({ device }) => deviceWords(device, t) },
    { key: 'ip', header: t('security.address'), cell: ({ ip }) => ip },
  ];
}

/** Who tried to come into the account, the newest first, a page at a time. */
export function AccessLogCard(): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { page, setPage } = useListFilters();
  const query = usePlayerQuery<AnswerOf<typeof accessLog>>(
    ['access_log', page],
    (player, signal) =>
      callOrThrow(endpoints.accessLog, { ...player, page, page_size: pageSize }, { signal }),
    { keepPrevious: true },
  );
  return (
    <Card flush>
      <div className={styles['listHead']}>
        <h2 className={styles['cardTitle']}>{t('security.access')}</h2>
        <p className={styles['muted']}>{t('security.accessText')}</p>
      </div>
      <div aria-busy={query.isFetching}>
        <Answered query={query} height="24rem">
          {({ value, total }) =>
            value.length === 0 ? (
              <EmptyState title={t('security.accessNone')} />
            ) : (
              <>
                <DataTable
                  caption={t('security.access')}
                  columns={accessColumns(t, language)}
                  rows={value}
                  rowKey={(row) => row.access_id}
                />
                <ListPages page={page} total={total} pageSize={pageSize} onPage={setPage} />
              </>
            )
          }
        </Answered>
      </div>
    </Card>
  );
}
