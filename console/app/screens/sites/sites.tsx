import { templateNames } from '@marquee/contract/palette-colours.ts';
import type { sitesList } from '@marquee/contract/operate/sites/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Plus, Store } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { State } from '../../figures/state.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { Screen } from '../../shell/screen.tsx';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { Swatch } from './look-picker.tsx';
import styles from './sites.module.css';

type Site = OperationAnswer<typeof sitesList>['value'][number];

function columnsOf(words: Words): readonly Column<Site>[] {
  return [
    {
      id: 'name',
      title: words('sites.name'),
      width: 'minmax(9rem, 1.2fr)',
      lead: true,
      phone: 'first',
      order: ({ site_name }) => site_name,
      cell: ({ site_name }) => site_name,
    },
    {
      id: 'domain',
      title: words('sites.domain'),
      width: 'minmax(10rem, 1.4fr)',
      phone: 'second',
      order: ({ domain }) => domain,
      cell: ({ domain }) => domain,
    },
    {
      id: 'look',
      title: words('sites.look'),
      width: 'minmax(11rem, 1.2fr)',
      order: ({ theme_code }) => templateNames[theme_code] ?? theme_code,
      cell: ({ theme_code, theme_color }) => (
        <span className={styles['lookCell']}>
          <Swatch theme={theme_code} palette={theme_color} />
          {templateNames[theme_code] ?? theme_code}
        </span>
      ),
    },
    {
      id: 'currency',
      title: words('sites.currency'),
      width: '6rem',
      phone: 'secondEnd',
      order: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    {
      id: 'languages',
      title: words('sites.languages'),
      width: 'minmax(8rem, 1fr)',
      cell: ({ languages }) => languages.join(', '),
    },
    {
      id: 'state',
      title: words('sites.state'),
      width: '9rem',
      phone: 'firstEnd',
      cell: ({ status, is_maintenance }) =>
        is_maintenance ? (
          <State tone="warning">{words('sites.inMaintenance')}</State>
        ) : status === 'active' ? (
          <State tone="positive">{words('sites.open')}</State>
        ) : (
          <State tone="neutral">{words('sites.closed')}</State>
        ),
    },
  ];
}

/** The brands, and the way to open another. */
export default function Sites(): ReactNode {
  const words = useWords();
  const me = useMe();
  const navigate = useNavigate();
  const found = useOperation(endpoints.sitesList, {});
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <Screen
      title={words('area.sites')}
      actions={
        mayEverywhere(me, 'sites.create') && (
          <Link to="/sites/new" className={styles['primaryLink']}>
            <Plus size={16} aria-hidden="true" />
            {words('wizard.open')}
          </Link>
        )
      }
    >
      <DataTable
        name="sites"
        label={words('area.sites')}
        columns={columns}
        state={{
          rows: found.data?.value,
          failure: found.data ? undefined : failureText(words, found.error),
          retry: () => void found.refetch(),
        }}
        rowId={({ site_code }) => site_code}
        onOpen={({ site_code }) => void navigate(`/sites/${site_code}`)}
        empty={
          <EmptyState
            picture={<Store size={36} aria-hidden="true" />}
            title={words('sites.none')}
            text={words('sites.noneText')}
          />
        }
      />
    </Screen>
  );
}
