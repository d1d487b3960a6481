import type { referralEarnings } from '@marquee/contract/api/referral/earnings.ts';
import type { referralList } from '@marquee/contract/api/referral/list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Tabs } from '@marquee/ui/surfaces/tabs.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { Art } from '../engagement/art.tsx';
import { pageSize } from '../history/list-filters.ts';
import { formatMoment } from '../history/moments.ts';
import { referralKey } from './summary.ts';
import styles from './referral.module.css';

type Friends = AnswerOf<typeof referralList>;
type Earnings = AnswerOf<typeof referralEarnings>;
const lists = ['friends', 'earnings'] as const;
const friendTones = { joined: 'neutral', qualified: 'positive', excluded: 'negative' } as const;

/** The player's friends, and what each day of theirs has earned. */
export function ReferralLists(): ReactNode {
  const t = useWords();
  const [list, setList] = useState<(typeof lists)[number]>('friends');
  return (
    <Card flush>
      <Tabs
        label={t('referral.lists')}
        tabs={lists.map((value) => ({ value, label: t(`referral.list.${value}`) }))}
        value={list}
        onValue={setList}
      >
        {list === 'friends' ? <FriendList /> : <EarningList />}
      </Tabs>
    </Card>
  );
}

function friendColumns(t: Words, language: LanguageCode): readonly Column<Friends['value'][number]>[] {
  return [
    { key: 'account', header: t('referral.friend'), lead: true, cell: (row) => row.account },
    { key: 'joined', header: t('referral.joinedAt'), cell: (row) => formatMoment(row.joined_at, language) },
    {
      key: 'status',
      header: t('referral.status'),
      cell: (row) => <Badge tone={friendTones[row.status]}>{t(`referral.status.${row.status}`)}</Badge>,
    },
    {
      key: 'earned',
      header: t('referral.earned'),
      align: 'end',
      cell: (row) => <Money amount={row.earned} currency={row.currency} />,
    },
  ];
}

function FriendList(): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const [page, setPage] = useState(1);
  const query = usePlayerQuery<Friends>(
    [...referralKey, 'friends', page],
    (player, signal) =>
      callOrThrow(endpoints.referralList, { ...player, page, page_size: pageSize }, { signal }),
    { keepPrevious: true },
  );
  return (
    <PagedList
      caption={t('referral.list.friends')}
      query={query}
      columns={friendColumns(t, language)}
      rowKey={(row) => `${row.account} ${row.joined_at}`}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState
          picture={<Art name="empty-inbox" />}
          title={t('referral.noFriends')}
          text={t('referral.noFriendsText')}
        />
      }
    />
  );
}

function earningColumns(t: Words): readonly Column<Earnings['value'][number]>[] {
  return [
    {
      key: 'account',
      header: t('referral.friend'),
      lead: true,
      cell: (row) => row.account,
    },
    { key: 'day', header: t('referral.day'), cell: (row) => <time dateTime={row.day}>{row.day}</time> },
    {
      key: 'kind',
      header: t('referral.kind'),
      cell: (row) =>
        row.commission_percent === null
          ? t('referral.kind.invite')
          : t('referral.kind.commission', { percent: row.commission_percent }),
    },
    {
      key: 'claimed',
      header: t('referral.status'),
      cell: (row) => (
        <Badge tone={row.claimed_at ? 'positive' : 'accent'}>
          {t(row.claimed_at ? 'reward.done' : 'referral.waits')}
        </Badge>
      ),
    },
    {
      key: 'amount',
      header: t('list.amount'),
      align: 'end',
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
  ];
}

function EarningList(): ReactNode {
  const t = useWords();
  const [page, setPage] = useState(1);
  const query = usePlayerQuery<Earnings>(
    [...referralKey, 'earnings', page],
    (player, signal) =>
      callOrThrow(endpoints.referralEarnings, { ...player, page, page_size: pageSize }, { signal }),
    { keepPrevious: true },
  );
  return (
    <PagedList
      caption={t('referral.list.earnings')}
      query={query}
      columns={earningColumns(t)}
      rowKey={(row) => `${row.day} ${row.kind} ${row.account}`}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState
          picture={<Art name="empty-history" />}
          title={t('referral.noEarnings')}
          text={t('referral.noEarningsText')}
        />
      }
    />
  );
}

function PagedList<Row>({
  caption,
  query,
  columns,
  rowKey,
  page,
  onPage,
  empty,
}: {
  caption: string;
  query: UseQueryResult<{ value: readonly Row[]; total: number }>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
}): ReactNode {
  const t = useWords();
  return (
    <Answered query={query} height="20rem">
      {({ value, total }) =>
        value.length === 0 ? (
          empty
        ) : (
          <>
            <DataTable caption={caption} columns={columns} rows={value} rowKey={rowKey} />
            <p className={styles['count']}>{t('list.count', { count: total })}</p>
            <ListPages page={page} total={total} pageSize={pageSize} onPage={onPage} />
          </>
        )
      }
    </Answered>
  );
}
