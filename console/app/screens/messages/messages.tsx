import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Inbox } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { messageTones, type ContactMessage } from './contact-message.ts';
import { MessagePanel } from './message-panel.tsx';
import { TemplatesButton } from './templates.tsx';

const states = ['open', 'answered', 'closed', 'all'] as const;
const assigned = ['anyone', 'me', 'nobody'] as const;

function columnsOf(words: Words, me: Me): readonly Column<ContactMessage>[] {
  return [
    {
      id: 'name',
      title: words('message.from'),
      width: 'minmax(9rem, 1.2fr)',
      lead: true,
      phone: 'first',
      order: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      id: 'topic',
      title: words('message.topic'),
      width: 'minmax(10rem, 1.6fr)',
      phone: 'second',
      order: ({ topic }) => topic,
      cell: ({ topic }) => words.find(`messageTopic.${topic}`, topic),
    },
    {
      id: 'state',
      title: words('withdrawal.status'),
      width: '8.5rem',
      phone: 'firstEnd',
      order: ({ state }) => state,
      cell: ({ state }) => <State tone={messageTones[state]}>{words(`messageState.${state}`)}</State>,
    },
    {
      id: 'at',
      title: words('message.at'),
      width: '12.5rem',
      phone: 'secondEnd',
      order: ({ created_at }) => created_at,
      cell: ({ created_at, site_code }) => (
        <Time at={created_at} timeZone={siteOf(me, site_code).time_zone} />
      ),
    },
    {
      id: 'assigned',
      title: words('message.assigned'),
      width: 'minmax(8rem, 1.2fr)',
      order: ({ assigned_to }) => assigned_to ?? '',
      cell: ({ assigned_to }) =>
        assigned_to === null ? '–' : assigned_to === me.operator.email ? words('approval.you') : assigned_to,
    },
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(7rem, 1fr)',
      cell: ({ account_id }) => account_id ?? words('message.visitor'),
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

/** What players and visitors wrote with the contact form: one beside the list, to be answered. */
export default function Messages(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [stateText, setState] = useAddressState('state');
  const [whose, setWhose] = useAddressState('assigned');
  const [open, setOpen] = useAddressState('open');
  const state = states.find((one) => one === stateText) ?? 'open';
  const of = assigned.find((one) => one === whose) ?? 'anyone';
  const list = useCursorList(
    [endpoints.messagesList.path, state, of, site_code],
    (cursor, signal) =>
      operateOrThrow(
        endpoints.messagesList,
        { cursor, state, assigned: of, site_code, limit: 50 },
        { signal },
      ),
    { every_ms: 20_000 },
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  return (
    <Screen title={words('area.messages')} actions={<TemplatesButton />}>
      <div className={styles['beside']}>
        <DataTable
          name="messages"
          label={words('area.messages')}
          columns={columns}
          state={list}
          rowId={({ message_id }) => message_id}
          openId={open}
          onOpen={({ message_id }) => setOpen(message_id === open ? '' : message_id)}
          filters={
            <>
              <FilterSelect
                label={words('withdrawal.status')}
                value={state === 'open' ? '' : state}
                onValue={setState}
                options={states.map((value) => ({
                  value: value === 'open' ? '' : value,
                  label: value === 'all' ? words('approvals.all') : words(`messageState.${value}`),
                }))}
              />
              <FilterSelect
                label={words('message.assigned')}
                value={of === 'anyone' ? '' : of}
                onValue={setWhose}
                options={assigned.map((value) => ({
                  value: value === 'anyone' ? '' : value,
                  label: words(`messages.of.${value}`),
                }))}
              />
            </>
          }
          empty={
            <EmptyState
              picture={<Inbox size={36} aria-hidden="true" />}
              title={state === 'open' ? words('messages.noneOpen') : words('messages.none')}
              text={words('messages.noneText')}
            />
          }
        />
        {open !== '' && <MessagePanel key={open} id={open} onClose={() => setOpen('')} />}
      </div>
    </Screen>
  );
}
