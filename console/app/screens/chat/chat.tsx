import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { MessagesSquare } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { siteOf, useMe } from '../../session/me.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { sitesWithChat, standingOf, useChatSite, type ChatLine } from './chat-line.ts';
import { LinePanel } from './line-panel.tsx';
import { MutesButton } from './mutes.tsx';
import { WordsButton } from './words.tsx';

const views = ['reported', 'judged', 'all'] as const;

function columnsOf(words: Words, timeZone: string): readonly Column<ChatLine>[] {
  return [
    {
      id: 'text',
      title: words('chat.line'),
      width: 'minmax(14rem, 3fr)',
      lead: true,
      phone: 'first',
      order: ({ text }) => text,
      cell: ({ text }) => text,
    },
    {
      id: 'player',
      title: words('player.account'),
      width: 'minmax(7rem, 1fr)',
      phone: 'second',
      order: ({ account_id }) => account_id ?? '',
      cell: ({ account_id }) => account_id ?? words('chat.erased'),
    },
    {
      id: 'state',
      title: words('withdrawal.status'),
      width: '9rem',
      phone: 'firstEnd',
      order: (line) => standingOf(line).word,
      cell: (line) => {
        const { word, tone } = standingOf(line);
        return <State tone={tone}>{words(`chat.state.${word}`)}</State>;
      },
    },
    {
      id: 'reports',
      title: words('chat.reports'),
      width: '6.5rem',
      align: 'end',
      order: ({ reports }) => reports,
      cell: ({ reports }) => reports.toLocaleString(words.locale),
    },
    {
      id: 'game',
      title: words('chat.room'),
      width: 'minmax(7rem, 1fr)',
      order: ({ game_name }) => game_name,
      cell: ({ game_name }) => game_name,
    },
    {
      id: 'at',
      title: words('chat.at'),
      width: '12.5rem',
      phone: 'secondEnd',
      order: ({ written_at }) => written_at,
      cell: ({ written_at }) => <Time at={written_at} timeZone={timeZone} seconds />,
    },
  ];
}

/** What players write to each other in the rooms of games: lines that were reported, to be removed or left, who is muted, and which words are not said. */
export default function Chat(): ReactNode {
  const words = useWords();
  const me = useMe();
  const { site_code, choose } = useChatSite();
  const [viewText, setView] = useAddressState('view');
  const [open, setOpen] = useAddressState('open');
  const view = views.find((one) => one === viewText) ?? 'reported';
  const list = useCursorList(
    [endpoints.chatLines.path, view, site_code],
    (cursor, signal) =>
      operateOrThrow(endpoints.chatLines, { cursor, view, site_code, limit: 50 }, { signal }),
    { every_ms: 10_000 },
  );
  const { time_zone } = siteOf(me, site_code);
  const columns = useMemo(() => columnsOf(words, time_zone), [words, time_zone]);
  const opened = list.rows?.find(({ line_id }) => line_id === open);
  return (
    <Screen
      title={words('area.chat')}
      actions={
        <>
          <MutesButton siteCode={site_code} />
          <WordsButton siteCode={site_code} />
        </>
      }
    >
      <div className={styles['beside']}>
        <DataTable
          name="chat"
          label={words('area.chat')}
          columns={columns}
          state={list}
          rowId={({ line_id }) => line_id}
          openId={open}
          onOpen={({ line_id }) => setOpen(line_id === open ? '' : line_id)}
          filters={
            <>
              <FilterSelect
                label={words('draws.which')}
                value={view === 'reported' ? '' : view}
                onValue={setView}
                options={views.map((value) => ({
                  value: value === 'reported' ? '' : value,
                  label: words(`chat.view.${value}`),
                }))}
              />
              {choose && (
                <FilterSelect
                  label={words('sites.site')}
                  value={site_code}
                  usual={site_code}
                  onValue={choose}
                  options={sitesWithChat(me).map((site) => ({
                    value: site.site_code,
                    label: site.site_name,
                  }))}
                />
              )}
            </>
          }
          empty={
            <EmptyState
              picture={<MessagesSquare size={36} aria-hidden="true" />}
              title={words(view === 'reported' ? 'chat.noneReported' : 'chat.none')}
              text={words((list.first?.silent.length ?? 0) > 0 ? 'jackpots.silentText' : 'chat.noneText')}
            />
          }
        />
        {opened && <LinePanel key={open} line={opened} siteCode={site_code} onClose={() => setOpen('')} />}
      </div>
    </Screen>
  );
}
