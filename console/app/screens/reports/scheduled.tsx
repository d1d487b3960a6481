import type { reportsSubscriptions } from '@marquee/contract/operate/reports/subscriptions.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { CalendarClock } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import beside from '../withdrawals/withdrawals.module.css';
import { ReportFrame } from './frame.tsx';

type Subscription = OperationAnswer<typeof reportsSubscriptions>['value'][number];

const siteName = (words: Words, me: Me, { site_code }: Subscription): string =>
  site_code === null ? words('sites.all') : siteOf(me, site_code).site_name;

function Outcome({ subscription: { last_outcome, active } }: { subscription: Subscription }): ReactNode {
  const words = useWords();
  if (!active) return <State tone="neutral">{words('schedule.paused')}</State>;
  if (last_outcome === null) return <State tone="accent">{words('schedule.notYet')}</State>;
  if (last_outcome === 'sent') return <State tone="positive">{words('schedule.sent')}</State>;
  return <Sign tone="negative">{words(`schedule.${last_outcome}`)}</Sign>;
}

function columnsOf(words: Words, me: Me): readonly Column<Subscription>[] {
  return [
    {
      id: 'name',
      title: words('schedule.name'),
      width: 'minmax(10rem, 1.5fr)',
      lead: true,
      phone: 'first',
      order: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      id: 'report',
      title: words('area.reports'),
      width: 'minmax(8rem, 1fr)',
      order: ({ report }) => report,
      cell: ({ report }) => words(`report.${report}`),
    },
    {
      id: 'cadence',
      title: words('schedule.cadence'),
      width: 'minmax(8rem, 1fr)',
      phone: 'second',
      order: ({ cadence }) => cadence,
      cell: ({ cadence, hour }) => `${words(`cadence.${cadence}`)}, ${String(hour).padStart(2, '0')}:00`,
    },
    {
      id: 'state',
      title: words('withdrawal.status'),
      width: 'minmax(8rem, 1fr)',
      phone: 'firstEnd',
      cell: (subscription) => <Outcome subscription={subscription} />,
    },
    {
      id: 'next',
      title: words('schedule.next'),
      width: '12.5rem',
      phone: 'secondEnd',
      order: ({ next_at }) => next_at,
      cell: ({ active, next_at, time_zone }) => (active ? <Time at={next_at} timeZone={time_zone} /> : '–'),
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(7rem, 1fr)',
      cell: (subscription) => siteName(words, me, subscription),
    },
  ];
}

/** The reports that come by e-mail to whoever is signed in, and where the latest file of each is. */
export default function ScheduledReports(): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const [open, setOpen] = useAddressState('open');
  // What a mail leads to.
  const [file] = useAddressState('file');
  const found = useOperation(endpoints.reportsSubscriptions, {}, { every_ms: 20_000 });
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const rows = found.data?.value;
  const opened =
    rows?.find(({ subscription_id }) => subscription_id === open) ??
    rows?.find((row) => file !== '' && open === '' && row.file?.path.endsWith(`/${file}`));
  async function set(state: 'active' | 'paused' | 'removed'): Promise<void> {
    if (!opened) return;
    const { subscription_id, name } = opened;
    if (!(await submission.run(endpoints.reportsSetSubscription, { subscription_id, state }))) return;
    if (state === 'removed') setOpen('');
    say(words(`schedule.${state}Said`, { name }));
  }
  return (
    <ReportFrame kind="scheduled">
      <div className={beside['beside']}>
        <DataTable
          name="report-scheduled"
          label={words('report.scheduled')}
          columns={columns}
          state={{ rows, failure: failureText(words, found.error), retry: () => void found.refetch() }}
          rowId={({ subscription_id }) => subscription_id}
          openId={opened?.subscription_id ?? ''}
          onOpen={({ subscription_id }) => setOpen(subscription_id === open ? '' : subscription_id)}
          empty={
            <EmptyState
              picture={<CalendarClock size={36} aria-hidden="true" />}
              title={words('schedule.none')}
              text={words('schedule.noneText')}
            />
          }
        />
        {opened && (
          <SidePanel
            title={opened.name}
            onClose={() => setOpen('')}
            footer={
              <>
                <Button onClick={() => void set('removed')}>{words('schedule.remove')}</Button>
                <Button onClick={() => void set(opened.active ? 'paused' : 'active')}>
                  {words(opened.active ? 'schedule.pause' : 'schedule.resume')}
                </Button>
              </>
            }
          >
            <FormMessage text={submission.message} />
            {opened.file && (
              <p className={beside['amount']}>
                <a className={beside['link']} href={opened.file.path} download>
                  {words('schedule.download', { name: opened.file.name })}
                </a>
              </p>
            )}
            <Facts
              facts={[
                [words('withdrawal.status'), <Outcome key="state" subscription={opened} />],
                [words('area.reports'), words(`report.${opened.report}`)],
                [words('schedule.format'), words(`report.${opened.format}`)],
                [words('sites.site'), siteName(words, me, opened)],
                [words('schedule.cadence'), words(`cadence.${opened.cadence}`)],
                [words('schedule.hour'), `${String(opened.hour).padStart(2, '0')}:00 · ${opened.time_zone}`],
                [
                  words('schedule.next'),
                  opened.active ? <Time key="next" at={opened.next_at} timeZone={opened.time_zone} /> : '–',
                ],
                [
                  words('schedule.last'),
                  opened.last_at === null ? (
                    '–'
                  ) : (
                    <Time key="last" at={opened.last_at} timeZone={opened.time_zone} />
                  ),
                ],
              ]}
            />
          </SidePanel>
        )}
      </div>
    </ReportFrame>
  );
}
