import type { safetyExclusions } from '@marquee/contract/operate/safety/exclusions.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Button } from '@marquee/ui/controls/button.tsx';
import { ShieldOff } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Sign } from '../../figures/state.tsx';
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

type Exclusion = OperationAnswer<typeof safetyExclusions>['value'][number];

const states = ['in_force', 'asked', 'all'] as const;

/** What it is called: one that an operator added is not the player's own. */
function kindOf(words: Words, { kind, added_by }: Exclusion): string {
  return kind === 'time_out' || added_by === null
    ? words(`exclusion.${kind}`)
    : words(`exclusion.operator.${kind}`);
}

function Ends({ exclusion }: { exclusion: Exclusion }): ReactNode {
  const words = useWords();
  const { time_zone } = siteOf(useMe(), exclusion.site_code);
  const at = exclusion.returns_at ?? exclusion.ends_at;
  return at === null ? words('exclusion.forever') : <Time at={at} timeZone={time_zone} />;
}

function columnsOf(words: Words, me: Me): readonly Column<Exclusion>[] {
  return [
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(9rem, 1.3fr)',
      lead: true,
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'kind',
      title: words('exclusion.kind'),
      width: 'minmax(11rem, 1.4fr)',
      phone: 'second',
      order: ({ kind }) => kind,
      cell: (exclusion) => kindOf(words, exclusion),
    },
    {
      id: 'lift',
      title: words('withdrawal.status'),
      width: 'minmax(11rem, 1.4fr)',
      phone: 'firstEnd',
      order: ({ lift }) => lift,
      cell: ({ lift, approval }) =>
        approval?.state === 'open' ? (
          <Sign tone="accent">{words('withdrawal.awaitsSecond')}</Sign>
        ) : lift === 'possible' ? (
          <Sign>{words('lift.possible')}</Sign>
        ) : (
          words(`lift.${lift}`)
        ),
    },
    {
      id: 'ends',
      title: words('bonus.ends'),
      width: '12.5rem',
      phone: 'secondEnd',
      cell: (exclusion) => <Ends exclusion={exclusion} />,
    },
    {
      id: 'started',
      title: words('exclusion.started'),
      width: '12.5rem',
      order: ({ started_at }) => started_at,
      cell: ({ started_at, site_code }) => (
        <Time at={started_at} timeZone={siteOf(me, site_code).time_zone} />
      ),
    },
    {
      id: 'by',
      title: words('exclusion.by'),
      width: 'minmax(7rem, 1fr)',
      cell: ({ added_by }) => added_by ?? words('exclusion.byPlayer'),
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6.5rem, 1fr)',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
  ];
}

/** Who is excluded or takes a break, and who asks to return. */
export function Exclusions(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [stateText, setState] = useAddressState('state');
  const [open, setOpen] = useAddressState('open');
  const state = states.find((one) => one === stateText) ?? 'in_force';
  const list = useCursorList([endpoints.safetyExclusions.path, state, site_code], (cursor, signal) =>
    operateOrThrow(endpoints.safetyExclusions, { cursor, state, site_code, limit: 50 }, { signal }),
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const opened = list.rows?.find(({ exclusion_id }) => exclusion_id === open);
  return (
    <div className={links['beside']}>
      <DataTable
        name="exclusions"
        label={words('safety.view.exclusions')}
        columns={columns}
        state={list}
        rowId={({ exclusion_id }) => exclusion_id}
        openId={open}
        onOpen={({ exclusion_id }) => setOpen(exclusion_id === open ? '' : exclusion_id)}
        filters={
          <FilterSelect
            label={words('withdrawal.status')}
            value={state === 'in_force' ? '' : state}
            onValue={setState}
            options={[
              { value: '', label: words('exclusion.inForce') },
              { value: 'asked', label: words('exclusion.asked') },
              { value: 'all', label: words('approvals.all') },
            ]}
          />
        }
        empty={
          <EmptyState
            picture={<ShieldOff size={36} aria-hidden="true" />}
            title={words('exclusions.none')}
            text={words('exclusions.noneText')}
          />
        }
      />
      {opened && <ExclusionPanel key={opened.exclusion_id} exclusion={opened} onClose={() => setOpen('')} />}
    </div>
  );
}

function ExclusionPanel({ exclusion, onClose }: { exclusion: Exclusion; onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const submission = useSubmission();
  const [asking, setAsking] = useState(false);
  const { exclusion_id, account_id, site_code, lift, approval } = exclusion;
  const { time_zone, site_name } = siteOf(me, site_code);
  const waits = approval?.state === 'open';
  async function ask(reason: string): Promise<void> {
    if (!(await submission.run(endpoints.safetyAskLift, { exclusion_id, reason }))) return;
    setAsking(false);
    say(words('lift.asked', { account: account_id }));
  }
  return (
    <SidePanel
      title={account_id}
      onClose={onClose}
      footer={
        lift === 'possible' &&
        !waits &&
        may(me, 'safety.update', site_code) && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {words('lift.do')}
          </Button>
        )
      }
    >
      <p className={links['amount']}>{kindOf(words, exclusion)}</p>
      <ul className={links['notes']}>
        <li>
          {words(waits ? 'lift.text.waits' : `lift.text.${lift}`)}{' '}
          {waits && approval && (
            <Link to={to('/approvals', { open: approval.approval_id })} className={links['link']}>
              {words('withdrawal.toApproval')}
            </Link>
          )}
        </li>
      </ul>
      <Facts
        facts={[
          [
            words('player.title'),
            may(me, 'players.read', site_code) ? (
              <Link key="player" to={to(`/players/${exclusion.player_id}`)} className={links['link']}>
                {account_id}
              </Link>
            ) : (
              account_id
            ),
          ],
          [words('sites.site'), site_name],
          [words('exclusion.by'), exclusion.added_by ?? words('exclusion.byPlayer')],
          [words('exclusion.started'), <Time key="at" at={exclusion.started_at} timeZone={time_zone} />],
          [words('bonus.ends'), <Ends key="ends" exclusion={exclusion} />],
          ...(exclusion.ask_from === null
            ? []
            : [
                [
                  words('exclusion.askFrom'),
                  <Time key="from" at={exclusion.ask_from} timeZone={time_zone} />,
                ] as const,
              ]),
          ...(exclusion.return_requested_at === null
            ? []
            : [
                [
                  words('exclusion.askedAt'),
                  <Time key="asked" at={exclusion.return_requested_at} timeZone={time_zone} />,
                ] as const,
              ]),
        ]}
      />
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words('lift.title', { account: account_id })}
        text={words('lift.dialog')}
        hint={words('player.adjust.hint')}
        confirm={words('lift.do')}
        submission={submission}
        onConfirm={(reason) => void ask(reason)}
      />
    </SidePanel>
  );
}
