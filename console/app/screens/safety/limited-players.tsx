import type { safetyLimits } from '@marquee/contract/operate/safety/limits.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Gauge } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice, useTo } from '../../session/site-choice.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';

type Limited = OperationAnswer<typeof safetyLimits>['value'][number];

function columnsOf(words: Words, me: Me): readonly Column<Limited>[] {
  const limitText = ({ kind, window, value, set_by }: Limited['limits'][number], currency: string): string =>
    words('limits.one', {
      kind: words(`limit.${kind}`),
      window: words(`limitWindow.${window}`),
      value:
        kind === 'session_time'
          ? words('player.minutes', { count: Number(value) })
          : formatMoney(value, currency),
      by: words(`setBy.${set_by}`),
    });
  return [
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(9rem, 1fr)',
      lead: true,
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'limits',
      title: words('player.limits'),
      width: 'minmax(18rem, 4fr)',
      phone: 'second',
      cell: ({ limits, currency }) => limits.map((limit) => limitText(limit, currency)).join(' · '),
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6.5rem, 1fr)',
      phone: 'firstEnd',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
  ];
}

/** Players with limits of their own or of an operator. */
export function LimitedPlayers(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const site_code = useSiteChoice();
  const list = useCursorList([endpoints.safetyLimits.path, site_code], (cursor, signal) =>
    operateOrThrow(endpoints.safetyLimits, { cursor, site_code, limit: 50 }, { signal }),
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  return (
    <DataTable
      name="limited-players"
      label={words('safety.view.limits')}
      columns={columns}
      state={list}
      rowId={({ player_id }) => player_id}
      onOpen={({ player_id }) => void navigate(to(`/players/${player_id}`))}
      empty={
        <EmptyState
          picture={<Gauge size={36} aria-hidden="true" />}
          title={words('limits.none')}
          text={words('limits.noneText')}
        />
      }
    />
  );
}
