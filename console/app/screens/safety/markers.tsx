import type { safetyMarkers } from '@marquee/contract/operate/safety/markers.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { HeartPulse } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice, useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import links from '../withdrawals/withdrawals.module.css';

type Marker = OperationAnswer<typeof safetyMarkers>['value'][number];

const keyOf = ({ player_id, rule }: Marker): string => `${player_id}.${rule}`;
const states = ['open', 'reviewed', 'all'] as const;

/** What a rule counted, in its own unit. */
function figureOf(words: Words, { rule, value }: Pick<Marker, 'rule' | 'value'>): string {
  return words(`marker.figure.${rule}`, { value });
}

function columnsOf(words: Words, me: Me): readonly Column<Marker>[] {
  return [
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(9rem, 1.2fr)',
      lead: true,
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'rule',
      title: words('marker.rule'),
      width: 'minmax(11rem, 1.6fr)',
      phone: 'second',
      order: ({ rule }) => rule,
      cell: ({ rule }) => words(`marker.${rule}`),
    },
    {
      id: 'value',
      title: words('marker.value'),
      width: 'minmax(9rem, 1.2fr)',
      phone: 'firstEnd',
      cell: (marker) => figureOf(words, marker),
    },
    {
      id: 'last',
      title: words('marker.last'),
      width: '12.5rem',
      phone: 'secondEnd',
      order: ({ last_at }) => last_at,
      cell: ({ last_at, site_code }) => <Time at={last_at} timeZone={siteOf(me, site_code).time_zone} />,
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6.5rem, 1fr)',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
    {
      id: 'reviewed',
      title: words('marker.reviewedBy'),
      width: 'minmax(8rem, 1fr)',
      cell: ({ reviewed_by }) => reviewed_by ?? '–',
    },
  ];
}

/** The rules that fired: of harm, or of suspicion. */
export function Markers({ area }: { area: Marker['area'] }): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [stateText, setState] = useAddressState('state');
  const [open, setOpen] = useAddressState('open');
  const state = states.find((one) => one === stateText) ?? 'open';
  const list = useCursorList([endpoints.safetyMarkers.path, area, state, site_code], (cursor, signal) =>
    operateOrThrow(endpoints.safetyMarkers, { cursor, area, state, site_code, limit: 50 }, { signal }),
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const opened = list.rows?.find((marker) => keyOf(marker) === open);
  return (
    <div className={links['beside']}>
      <DataTable
        name={`markers-${area}`}
        label={words(`safety.view.${area}`)}
        columns={columns}
        state={list}
        rowId={keyOf}
        openId={open}
        onOpen={(marker) => setOpen(keyOf(marker) === open ? '' : keyOf(marker))}
        filters={
          <FilterSelect
            label={words('withdrawal.status')}
            value={state === 'open' ? '' : state}
            onValue={setState}
            options={[
              { value: '', label: words('markerState.open') },
              { value: 'reviewed', label: words('markerState.reviewed') },
              { value: 'all', label: words('approvals.all') },
            ]}
          />
        }
        empty={
          <EmptyState
            picture={<HeartPulse size={36} aria-hidden="true" />}
            title={words('markers.none')}
            text={words(`markers.none.${area}`)}
          />
        }
      />
      {opened && <MarkerPanel key={keyOf(opened)} marker={opened} onClose={() => setOpen('')} />}
    </div>
  );
}

function MarkerPanel({ marker, onClose }: { marker: Marker; onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const submission = useSubmission();
  const [reviewing, setReviewing] = useState(false);
  const { player_id, rule, account_id, site_code } = marker;
  const { time_zone, site_name } = siteOf(me, site_code);
  async function review(reason: string): Promise<void> {
    if (!(await submission.run(endpoints.safetyReviewMarker, { player_id, rule, reason }))) return;
    onClose();
    say(words('marker.review.done', { account: account_id }));
  }
  return (
    <SidePanel
      title={account_id}
      onClose={onClose}
      footer={
        marker.reviewed_at === null &&
        may(me, 'safety.update', site_code) && (
          <Button variant="primary" onClick={() => setReviewing(true)}>
            {words('marker.review.do')}
          </Button>
        )
      }
    >
      <p className={links['amount']}>{figureOf(words, marker)}</p>
      <ul className={links['notes']}>
        <li>
          <strong>{words(`marker.${rule}`)}</strong>
          <br />
          {words(`marker.text.${rule}`)}
        </li>
      </ul>
      <Facts
        facts={[
          [
            words('player.title'),
            may(me, 'players.read', site_code) ? (
              <Link key="player" to={to(`/players/${player_id}`)} className={links['link']}>
                {account_id}
              </Link>
            ) : (
              account_id
            ),
          ],
          [words('sites.site'), site_name],
          [words('marker.threshold'), figureOf(words, { rule, value: marker.threshold })],
          [words('marker.first'), <Time key="first" at={marker.first_at} timeZone={time_zone} />],
          [words('marker.last'), <Time key="last" at={marker.last_at} timeZone={time_zone} />],
          ...(marker.reviewed_at === null
            ? []
            : [
                [words('marker.reviewedBy'), marker.reviewed_by ?? ''] as const,
                [words('marker.reviewNote'), marker.review_note] as const,
              ]),
        ]}
      />
      <ReasonDialog
        open={reviewing}
        onClose={() => setReviewing(false)}
        title={words('marker.review.title', { account: account_id })}
        text={words('marker.review.text')}
        confirm={words('marker.review.do')}
        submission={submission}
        onConfirm={(reason) => void review(reason)}
      />
    </SidePanel>
  );
}
