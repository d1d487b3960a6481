import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Megaphone, Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { OneSite, useOneSite } from '../sites/one-site.tsx';
import { stateTones, type Campaign } from './campaign.ts';

const figures = ['recipients', 'sent', 'failed', 'skipped', 'opened'] as const;

function columnsOf(words: Words, timeZone: string): readonly Column<Campaign>[] {
  return [
    {
      id: 'name',
      title: words('campaign.name'),
      width: 'minmax(12rem, 2fr)',
      lead: true,
      phone: 'first',
      order: ({ campaign }) => campaign.name,
      cell: ({ campaign }) => campaign.name,
    },
    {
      id: 'state',
      title: words('withdrawal.status'),
      width: '8rem',
      phone: 'firstEnd',
      order: ({ state }) => state,
      cell: ({ state }) => <State tone={stateTones[state]}>{words(`campaign.state.${state}`)}</State>,
    },
    {
      id: 'channels',
      title: words('campaign.channels'),
      width: 'minmax(8rem, 1fr)',
      phone: 'second',
      cell: ({ campaign }) =>
        campaign.channels.map((channel) => words(`campaign.channel.${channel}`)).join(', '),
    },
    {
      id: 'at',
      title: words('campaign.sendAt'),
      width: '12.5rem',
      order: ({ send_at }) => send_at ?? '',
      cell: ({ send_at }) => (send_at === null ? '–' : <Time at={send_at} timeZone={timeZone} />),
    },
    ...figures.map((figure): Column<Campaign> => ({
      id: figure,
      title: words(`campaign.figure.${figure}`),
      width: '6rem',
      align: 'end',
      ...(figure === 'sent' ? { phone: 'secondEnd' as const, named: true as const } : {}),
      order: (row) => row.figures[figure],
      cell: (row) => row.figures[figure].toLocaleString(words.locale),
    })),
  ];
}

/** The campaigns of a site, and whom they reached. */
export default function Campaigns(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const site = useOneSite('campaigns.read') ?? '';
  const found = useOperation(
    endpoints.campaignsList,
    { site_code: site },
    { enabled: site !== '', every_ms: 10_000 },
  );
  const timeZone = siteOf(me, site).time_zone;
  const columns = useMemo(() => columnsOf(words, timeZone), [words, timeZone]);
  return (
    <Screen
      title={words('area.campaigns')}
      actions={
        may(me, 'campaigns.update', site) && (
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => void navigate(to('/campaigns/new', { site }))}
          >
            {words('campaign.new')}
          </Button>
        )
      }
    >
      <DataTable
        name="campaigns"
        label={words('area.campaigns')}
        columns={columns}
        state={{
          rows: found.data?.value,
          failure: found.data ? undefined : failureText(words, found.error),
          retry: () => void found.refetch(),
        }}
        rowId={({ campaign_id }) => campaign_id}
        onOpen={({ campaign_id }) => void navigate(to(`/campaigns/${campaign_id}`, { site }))}
        filters={<OneSite permission="campaigns.read" />}
        empty={
          <EmptyState
            picture={<Megaphone size={36} aria-hidden="true" />}
            title={words('campaign.none')}
            text={words('campaign.noneText')}
          />
        }
      />
    </Screen>
  );
}
