import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { ScrollText } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList, useOperation } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { FilterDays, momentsOf, useDayRange } from '../../forms/day-range.tsx';
import { FilterSelect, FilterText } from '../../forms/filter.tsx';
import { mayEverywhere, siteOf, useMe, type Me } from '../../session/me.ts';
import { useDayZone, useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { callAreas } from './call-areas.ts';
import { callName } from './call-name.ts';
import { zoneOf, type Entry } from './entry.ts';
import { EntryPanel } from './entry-panel.tsx';
import { VerifyButton } from './verify.tsx';

function columnsOf(words: Words, me: Me): readonly Column<Entry>[] {
  return [
    {
      id: 'at',
      title: words('audit.at'),
      width: '13.5rem',
      phone: 'secondEnd',
      cell: (entry) => <Time at={entry.at} timeZone={zoneOf(me, entry)} seconds />,
    },
    {
      id: 'who',
      title: words('audit.who'),
      width: 'minmax(8rem, 1fr)',
      phone: 'second',
      cell: ({ operator_name }) => (operator_name === '' ? words('audit.machinery') : operator_name),
    },
    {
      id: 'call',
      title: words('audit.call'),
      width: 'minmax(14rem, 1.6fr)',
      lead: true,
      phone: 'first',
      cell: ({ call }) => callName(words, call),
    },
    {
      id: 'subject',
      title: words('audit.subject'),
      width: 'minmax(11.5rem, 1.2fr)',
      cell: ({ subject_kind, subject_id }) =>
        subject_kind === ''
          ? '–'
          : `${words.find(`subject.${subject_kind}`, subject_kind.replaceAll('_', ' '))} ${shortId(subject_id)}`,
    },
    {
      id: 'reason',
      title: words('reason.label'),
      width: 'minmax(9rem, 2fr)',
      cell: ({ reason }) => (reason === '' ? '–' : reason),
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6rem, 1fr)',
      cell: ({ site_code }) => (site_code === null ? '–' : siteOf(me, site_code).site_name),
    },
    { id: 'ip', title: words('audit.ip'), width: '8rem', optional: true, cell: ({ ip }) => ip },
    {
      id: 'entry',
      title: words('audit.number'),
      width: '5rem',
      align: 'end',
      optional: true,
      cell: ({ entry_id }) => entry_id,
    },
  ];
}

/** An id as it can be told apart in a row; the whole of it is in the panel. */
function shortId(id: string): string {
  return id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id;
}

/** Who did what, when, why, and what it changed. */
export default function Audit(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [open, setOpen] = useAddressState('open');
  const [operator, setOperator] = useAddressState('operator');
  const [call, setCall] = useAddressState('call');
  const [subject, setSubject] = useAddressState('subject');
  const range = useDayRange();
  const days = useDayZone();
  const knowsOperators = mayEverywhere(me, 'operators.read');
  const operators = useOperation(endpoints.operatorsList, {}, { enabled: knowsOperators });
  const within = momentsOf(range, days.timeZone);
  const filter = {
    site_code,
    operator_id: operator === '' ? undefined : operator,
    call: call === '' ? undefined : call,
    subject_id: subject === '' ? undefined : subject,
    date_from: within.from,
    date_to: within.until,
  };
  const list = useCursorList([endpoints.auditList.path, filter], (cursor, signal) =>
    operateOrThrow(endpoints.auditList, { ...filter, cursor, limit: 50 }, { signal }),
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const opened = list.rows?.find(({ entry_id }) => entry_id === open);
  return (
    <Screen title={words('area.audit')} actions={mayEverywhere(me, 'audit.read') && <VerifyButton />}>
      <div className={styles['beside']}>
        <DataTable
          name="audit"
          label={words('area.audit')}
          columns={columns}
          state={list}
          rowId={({ entry_id }) => entry_id}
          openId={open}
          onOpen={({ entry_id }) => setOpen(entry_id === open ? '' : entry_id)}
          filters={
            <>
              {operators.data && (
                <FilterSelect
                  label={words('audit.who')}
                  value={operator}
                  onValue={setOperator}
                  options={[
                    { value: '', label: words('audit.anyone') },
                    ...operators.data.value.map(({ operator_id, name }) => ({
                      value: operator_id,
                      label: name,
                    })),
                  ]}
                />
              )}
              <FilterSelect
                label={words('audit.call')}
                value={call}
                onValue={setCall}
                options={[
                  { value: '', label: words('audit.anything') },
                  ...callAreas.map((area) => ({ value: `${area}/`, label: words(`callArea.${area}`) })),
                ]}
              />
              <FilterText
                type="text"
                label={words('audit.subjectId')}
                placeholder={words('audit.subjectId')}
                value={subject}
                onValue={setSubject}
              />
              <FilterDays range={range} zone={days.name} />
            </>
          }
          empty={
            <EmptyState
              picture={<ScrollText size={36} aria-hidden="true" />}
              title={words('audit.none')}
              text={words('audit.noneText')}
            />
          }
        />
        {opened && <EntryPanel key={opened.entry_id} entry={opened} onClose={() => setOpen('')} />}
      </div>
    </Screen>
  );
}
