import type { playersSearch } from '@marquee/contract/operate/players/search.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { UsersRound } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { FilterSelect, FilterText } from '../../forms/filter.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice, useTo } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { PlayerState, statuses } from './player-status.tsx';
import { keptInAddress, useSettled } from './search-term.ts';

type Found = OperationAnswer<typeof playersSearch>['value'][number];

function columnsOf(words: Words, me: Me): readonly Column<Found>[] {
  return [
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(9rem, 1.4fr)',
      lead: true,
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'name',
      title: words('player.name'),
      width: 'minmax(8rem, 1.3fr)',
      phone: 'second',
      cell: ({ full_name_masked }) => full_name_masked,
    },
    {
      id: 'status',
      title: words('player.status'),
      width: '8rem',
      phone: 'firstEnd',
      order: ({ status }) => status,
      cell: ({ status }) => <PlayerState status={status} />,
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6.5rem, 1fr)',
      phone: 'secondEnd',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
    {
      id: 'phone',
      title: words('player.phone'),
      width: 'minmax(8rem, 1fr)',
      cell: ({ contact_phone_masked }) => contact_phone_masked,
    },
    {
      id: 'email',
      title: words('player.email'),
      width: 'minmax(9rem, 1.3fr)',
      cell: ({ contact_email_masked }) => contact_email_masked,
    },
    {
      id: 'created',
      title: words('player.created'),
      width: '12.5rem',
      order: ({ created_at }) => created_at,
      cell: ({ created_at, site_code }) => (
        <Time at={created_at} timeZone={siteOf(me, site_code).time_zone} />
      ),
    },
    {
      id: 'id',
      title: words('player.id'),
      width: '6rem',
      align: 'end',
      optional: true,
      cell: ({ player_id }) => player_id,
    },
  ];
}

/** Finds players while one writes; without a search the latest ones. */
export default function Players(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const site_code = useSiteChoice();
  const [kept, keep] = useAddressState('q');
  const [statusText, setStatus] = useAddressState('status');
  const status = statuses.find((one) => one === statusText);
  const [term, setTerm] = useState(kept);
  const search = useSettled(useDeferredValue(term.trim()));
  // What is personal does not go into the address, where it would stay in the browser's history.
  const inAddress = keptInAddress(search);
  useEffect(() => keep(inAddress), [inAddress, keep]);

  const list = useCursorList([endpoints.playersSearch.path, search, site_code, status], (cursor, signal) =>
    operateOrThrow(endpoints.playersSearch, { cursor, search, site_code, status, limit: 50 }, { signal }),
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  return (
    <Screen title={words('area.players')}>
      <DataTable
        name="players"
        label={words('area.players')}
        columns={columns}
        state={list}
        rowId={({ player_id }) => player_id}
        onOpen={({ player_id }) => void navigate(to(`/players/${player_id}`))}
        filters={
          <>
            <FilterText
              main
              label={words('players.search')}
              placeholder={words('players.searchHint')}
              value={term}
              onValue={setTerm}
            />
            <FilterSelect
              label={words('player.status')}
              value={status ?? ''}
              onValue={setStatus}
              options={[
                { value: '', label: words('players.anyStatus') },
                ...statuses.map((value) => ({ value, label: words(`playerStatus.${value}`) })),
              ]}
            />
          </>
        }
        empty={
          <EmptyState
            picture={<UsersRound size={36} aria-hidden="true" />}
            title={words('players.none')}
            text={search === '' ? words('players.noneYet') : words('players.noneFor')}
          />
        }
      />
    </Screen>
  );
}
