import { Button } from '@marquee/ui/controls/button.tsx';
import { Gauge } from 'lucide-react';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Sign } from '../../figures/state.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, useMe } from '../../session/me.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { useOneSite } from '../games/site-of-screen.ts';
import links from '../withdrawals/withdrawals.module.css';
import { WaitsForDecision } from '../approvals/waits-for-decision.tsx';
import { SiteLimitDialog } from './site-limit-dialog.tsx';
import { siteLimitName, siteLimitText, type SiteLimit } from './site-limit-text.ts';

const keyOf = ({ kind, window }: SiteLimit): string => `${kind}.${window}`;

function columnsOf(words: Words, currency: string): readonly Column<SiteLimit>[] {
  return [
    {
      id: 'kind',
      title: words('player.limit.kind'),
      width: 'minmax(9rem, 1fr)',
      lead: true,
      phone: 'first',
      cell: ({ kind }) => words(`limit.${kind}`),
    },
    {
      id: 'window',
      title: words('player.limit.window'),
      width: 'minmax(6rem, 0.7fr)',
      phone: 'second',
      cell: ({ window }) => words(`limitWindow.${window}`),
    },
    {
      id: 'value',
      title: words('siteLimits.most'),
      width: 'minmax(9rem, 1fr)',
      align: 'end',
      phone: 'firstEnd',
      cell: ({ kind, value }) => siteLimitText(words, kind, value, currency),
    },
    {
      id: 'asked',
      title: words('withdrawal.status'),
      width: 'minmax(11rem, 1.4fr)',
      phone: 'secondEnd',
      cell: ({ asked }) => asked && <Sign tone="accent">{words('withdrawal.awaitsSecond')}</Sign>,
    },
  ];
}

/** The most that a site allows every player, in each of its twelve places. */
export function SiteLimits(): ReactNode {
  const words = useWords();
  const me = useMe();
  const { site, sites } = useOneSite('safety.read');
  const [, setSite] = useAddressState('site');
  const [open, setOpen] = useAddressState('open');
  const site_code = site?.site_code ?? '';
  const { data, error, refetch } = useOperation(
    endpoints.safetySiteLimits,
    { site_code },
    { enabled: site !== undefined, every_ms: 30_000 },
  );
  const columns = useMemo(() => columnsOf(words, data?.currency ?? ''), [words, data?.currency]);
  const opened = data?.value.find((limit) => keyOf(limit) === open);
  return (
    <div className={links['beside']}>
      <DataTable
        name="site-limits"
        label={words('safety.view.site')}
        columns={columns}
        state={{ rows: data?.value, failure: failureText(words, error), retry: () => void refetch() }}
        rowId={keyOf}
        openId={open}
        onOpen={(limit) => setOpen(keyOf(limit) === open ? '' : keyOf(limit))}
        filters={
          <FilterSelect
            label={words('sites.site')}
            value={site_code}
            usual={site_code}
            onValue={setSite}
            options={sites.map(({ site_code: value, site_name }) => ({ value, label: site_name }))}
          />
        }
        empty={
          <EmptyState
            picture={<Gauge size={36} aria-hidden="true" />}
            title={words('limits.none')}
            text={words('siteLimits.text')}
          />
        }
      />
      {data && opened && (
        <SiteLimitPanel
          key={`${site_code} ${open}`}
          site={site_code}
          limit={opened}
          currency={data.currency}
          mayChange={may(me, 'safety.update', site_code)}
          onClose={() => setOpen('')}
        />
      )}
    </div>
  );
}

function SiteLimitPanel({
  site,
  limit,
  currency,
  mayChange,
  onClose,
}: {
  site: string;
  limit: SiteLimit;
  currency: string;
  mayChange: boolean;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const [edits, setEdits] = useState(false);
  const { kind, value, asked } = limit;
  return (
    <SidePanel
      title={siteLimitName(words, limit)}
      onClose={onClose}
      footer={mayChange && <Button onClick={() => setEdits(true)}>{words('siteLimits.change')}</Button>}
    >
      <p className={links['amount']}>{siteLimitText(words, kind, value, currency)}</p>
      <p className={links['quiet']}>{words('siteLimits.text')}</p>
      {asked && (
        <>
          <WaitsForDecision
            text={words('payoutRules.askedBy', { name: asked.asked_by })}
            site={site}
            approvalId={asked.approval_id}
          />
          <Facts
            facts={[
              [
                words('siteLimits.asked'),
                `${siteLimitText(words, kind, value, currency)} → ${siteLimitText(words, kind, asked.value, currency)}`,
              ],
            ]}
          />
        </>
      )}
      {edits && (
        <SiteLimitDialog site={site} limit={limit} currency={currency} onClose={() => setEdits(false)} />
      )}
    </SidePanel>
  );
}
