import type { ledgerPostings } from '@marquee/contract/operate/ledger/postings.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { BookOpenText } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { FilterDays, useDayRange } from '../../forms/day-range.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { MoreFilters } from '../../forms/more-filters.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { phone, useMedia } from '../../style/use-media.ts';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { ExportButton } from '../reports/export-button.tsx';
import { dayIn, daysAfter } from '../reports/span.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { LedgerFrame } from './frame.tsx';
import { ledgerAccountNames, type LedgerAccountName } from '@marquee/contract/ledger-accounts.ts';
import { TransactionPanel, transactionId } from './transaction-panel.tsx';

export type Posting = OperationAnswer<typeof ledgerPostings>['value'][number];

function columnsOf(words: Words, me: Me, onPhone: boolean): readonly Column<Posting>[] {
  const side = (id: 'debit' | 'credit'): Column<Posting> => ({
    id,
    title: words(`ledger.${id}`),
    width: '8.5rem',
    align: 'end',
    order: (posting) => toMinor(posting[id] ?? '0'),
    cell: (posting) => {
      const amount = posting[id];
      return amount === null ? '' : <Money amount={amount} currency={posting.currency} />;
    },
  });
  return [
    {
      id: 'at',
      title: words('ledger.at'),
      width: '13.5rem',
      phone: 'second',
      order: ({ at }) => at,
      cell: ({ at, site_code }) => <Time at={at} timeZone={siteOf(me, site_code).time_zone} seconds />,
    },
    {
      id: 'kind',
      title: words('ledger.kind'),
      width: 'minmax(8rem, 1.2fr)',
      lead: true,
      phone: 'first',
      order: ({ kind }) => kind,
      cell: ({ kind }) => words.find(`postingKind.${kind}`, kind.replaceAll('_', ' ')),
    },
    ...(onPhone
      ? [
          {
            id: 'moved',
            title: words('ledger.moved'),
            width: '8.5rem',
            align: 'end' as const,
            phone: 'firstEnd' as const,
            cell: ({ debit, credit, currency }: Posting) => (
              <Money amount={credit ?? `-${debit ?? '0'}`} currency={currency} signed />
            ),
          },
        ]
      : [side('debit'), side('credit')]),
    {
      id: 'counter',
      title: words('ledger.counter'),
      width: 'minmax(8rem, 1fr)',
      cell: ({ counter_account }) => words.find(`ledgerName.${counter_account}`, counter_account),
    },
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(7.5rem, 1fr)',
      phone: 'secondEnd',
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'transaction',
      title: words('ledger.transaction'),
      width: 'minmax(9rem, 1.4fr)',
      cell: ({ source, transaction_id }) => `${source} ${transaction_id}`,
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6rem, 1fr)',
      optional: true,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
  ];
}

/** The postings of one account, latest first: those of the last week, or of other days. */
export function Postings({ account }: { account: LedgerAccountName }): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [, setAccount] = useAddressState('account');
  const [playerId, setPlayer] = useAddressState('of');
  const [playerName] = useAddressState('player');
  const range = useDayRange();
  const [open, setOpen] = useAddressState('open');
  const today = dayIn('UTC');
  const to = range.until ?? today;
  const from = range.from ?? daysAfter(to, -6);
  const player_id = /^[1-9]\d{0,17}$/.test(playerId) ? playerId : undefined;
  const filter = {
    account,
    site_code,
    player_id,
    from: `${from}T00:00:00Z`,
    until: `${daysAfter(to, 1)}T00:00:00Z`,
  };
  const list = useCursorList([endpoints.ledgerPostings.path, filter], (cursor, signal) =>
    operateOrThrow(endpoints.ledgerPostings, { ...filter, cursor, limit: 50 }, { signal }),
  );
  const onPhone = useMedia(phone);
  const columns = useMemo(() => columnsOf(words, me, onPhone), [words, me, onPhone]);
  return (
    <LedgerFrame
      view="accounts"
      actions={
        <ExportButton
          wish={{ report: 'postings', account, site_code, player_id, day_from: from, day_to: to }}
        />
      }
    >
      <div className={styles['beside']}>
        <DataTable
          name="ledger-postings"
          label={words('ledger.postingsOf', { account: words(`ledgerName.${account}`) })}
          columns={columns}
          state={list}
          rowId={({ posting_id }) => posting_id}
          openId={list.rows?.find((posting) => transactionId(posting) === open)?.posting_id}
          onOpen={(posting) => setOpen(transactionId(posting) === open ? '' : transactionId(posting))}
          filters={
            <>
              <FilterSelect
                label={words('ledger.account')}
                value={account}
                usual={account}
                onValue={setAccount}
                options={ledgerAccountNames.map((value) => ({ value, label: words(`ledgerName.${value}`) }))}
              />
              {player_id !== undefined && (
                <FilterSelect
                  label={words('player.title')}
                  value={playerId}
                  onValue={setPlayer}
                  options={[
                    { value: playerId, label: playerName === '' ? playerId : playerName },
                    { value: '', label: words('ledger.allPlayers') },
                  ]}
                />
              )}
              <MoreFilters>
                <FilterDays range={range} zone="UTC" usual={{ from: daysAfter(to, -6), until: today }} />
              </MoreFilters>
            </>
          }
          empty={
            <EmptyState
              picture={<BookOpenText size={36} aria-hidden="true" />}
              title={words('ledger.noPostings')}
              text={words('ledger.noPostingsText')}
            />
          }
        />
        {open !== '' && (
          <TransactionPanel key={open} id={open} onOpen={setOpen} onClose={() => setOpen('')} />
        )}
      </div>
    </LedgerFrame>
  );
}
