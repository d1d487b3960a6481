import type { ledgerAccounts } from '@marquee/contract/operate/ledger/accounts.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { BookOpenText } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { FilterText } from '../../forms/filter.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWrittenState } from '../../table/written-state.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { LedgerFrame } from './frame.tsx';

type Account = OperationAnswer<typeof ledgerAccounts>['value'][number];

function columnsOf(words: Words, me: Me): readonly Column<Account>[] {
  return [
    {
      id: 'account',
      title: words('ledger.account'),
      width: 'minmax(9rem, 1.4fr)',
      lead: true,
      phone: 'first',
      order: ({ account }) => words(`ledgerName.${account}`),
      cell: ({ account }) => words(`ledgerName.${account}`),
    },
    {
      id: 'balance',
      title: words('ledger.balance'),
      width: 'minmax(9rem, 1fr)',
      align: 'end',
      phone: 'firstEnd',
      order: ({ balance }) => toMinor(balance),
      cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
    },
    {
      id: 'class',
      title: words('ledger.class'),
      width: 'minmax(7rem, 1fr)',
      order: ({ class: kind }) => words(`ledgerClass.${kind}`),
      cell: ({ class: kind }) => words(`ledgerClass.${kind}`),
    },
    {
      id: 'owner',
      title: words('ledger.owner'),
      width: 'minmax(8rem, 1fr)',
      phone: 'second',
      order: ({ account_id }) => account_id ?? '',
      cell: ({ account_id, class: kind }) =>
        account_id ?? words(kind === 'player' ? 'ledger.allPlayers' : 'ledger.house'),
    },
    {
      id: 'currency',
      title: words('report.currency'),
      width: '6rem',
      order: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(7rem, 1fr)',
      phone: 'secondEnd',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
  ];
}

/** Every account with its balance now. One leads to its postings. */
export function Accounts(): ReactNode {
  const words = useWords();
  const me = useMe();
  const navigate = useNavigate();
  const site_code = useSiteChoice();
  const player = useWrittenState('player');
  const account_id = player.settled === '' ? undefined : player.settled;
  const { data, error, refetch } = useOperation(
    endpoints.ledgerAccounts,
    { site_code, account_id },
    { every_ms: 30_000 },
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  return (
    <LedgerFrame view="accounts">
      <div className={styles['beside']}>
        <DataTable
          name="ledger-accounts"
          label={words('ledger.accounts')}
          columns={columns}
          state={{ rows: data?.value, failure: failureText(words, error), retry: () => void refetch() }}
          rowId={({ site_code: site, account, currency, player_id }) =>
            `${site} ${player_id ?? ''} ${account} ${currency}`
          }
          onOpen={({ account, site_code: site, player_id, account_id: name }) => {
            const query = new URLSearchParams({
              site,
              account,
              ...(player_id === null || name === null ? {} : { of: player_id, player: name }),
            });
            void navigate(`/ledger?${query}`);
          }}
          filters={
            <FilterText
              main
              label={words('ledger.player')}
              placeholder={words('ledger.player')}
              value={player.text}
              onValue={player.write}
            />
          }
          empty={
            <EmptyState
              picture={<BookOpenText size={36} aria-hidden="true" />}
              title={words(account_id === undefined ? 'ledger.noAccounts' : 'ledger.noPlayer')}
              text={words(account_id === undefined ? 'ledger.noAccountsText' : 'ledger.noPlayerText')}
            />
          }
        />
      </div>
    </LedgerFrame>
  );
}
