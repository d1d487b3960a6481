import type { systemNotices } from '@marquee/contract/operate/system/notices.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import beside from '../withdrawals/withdrawals.module.css';
import styles from './system.module.css';

type Notice = OperationAnswer<typeof systemNotices>['value'][number];

const idOf = ({ gateway, event_id }: Notice): string => `${gateway}/${event_id}`;

function columnsOf(words: Words): readonly Column<Notice>[] {
  return [
    {
      id: 'gateway',
      title: words('notice.gateway'),
      width: 'minmax(8rem, 1fr)',
      lead: true,
      phone: 'first',
      order: ({ gateway }) => gateway,
      cell: ({ gateway }) => gatewayName(words, gateway),
    },
    {
      id: 'about',
      title: words('notice.about'),
      width: '9rem',
      phone: 'firstEnd',
      order: ({ about }) => about,
      cell: ({ about }) => words(`notice.about.${about}`),
    },
    {
      id: 'error',
      title: words('job.error'),
      width: 'minmax(14rem, 3fr)',
      phone: 'second',
      cell: ({ error }) => error,
    },
    {
      id: 'attempts',
      title: words('job.attempts'),
      width: '6.5rem',
      align: 'end',
      order: ({ attempts }) => attempts,
      cell: ({ attempts }) => attempts,
    },
    {
      id: 'last',
      title: words('notice.last'),
      width: '13.5rem',
      phone: 'secondEnd',
      order: ({ last_at }) => last_at,
      cell: ({ last_at }) => <Time at={last_at} timeZone="UTC" />,
    },
  ];
}

/** What gateways told that could not be applied; they tell it again, and can be asked. */
export function Notices(): ReactNode {
  const words = useWords();
  const canRetry = mayEverywhere(useMe(), 'system.update');
  const submission = useSubmission();
  const [open, setOpen] = useAddressState('open');
  const [asks, setAsks] = useState(false);
  const found = useOperation(endpoints.systemNotices, {}, { every_ms: 20_000 });
  const columns = useMemo(() => columnsOf(words), [words]);
  const opened = found.data?.value.find((notice) => idOf(notice) === open);
  async function retry({ gateway, event_id }: Notice, reason: string): Promise<void> {
    const answer = await submission.run(endpoints.systemRetryNotice, { gateway, event_id, reason });
    if (!answer) return;
    setAsks(false);
    if (answer.applied) setOpen('');
    say(
      answer.applied
        ? words('notice.applied', { outcome: answer.detail })
        : words('notice.notApplied', { detail: answer.detail }),
      answer.applied ? undefined : 'error',
    );
  }
  return (
    <div className={beside['beside']}>
      <DataTable
        name="notices"
        label={words('system.view.notices')}
        columns={columns}
        state={{
          rows: found.data?.value,
          failure: found.data ? undefined : failureText(words, found.error),
          retry: () => void found.refetch(),
        }}
        rowId={idOf}
        openId={open}
        onOpen={(notice) => setOpen(idOf(notice) === open ? '' : idOf(notice))}
        filters={<span className={styles['quiet']}>{words('notice.lead')}</span>}
        empty={
          <EmptyState
            picture={<CircleCheck size={36} aria-hidden="true" />}
            title={words('notice.none')}
            text={words('notice.noneText')}
          />
        }
      />
      {opened && (
        <SidePanel
          title={words(`notice.about.${opened.about}`)}
          onClose={() => setOpen('')}
          footer={
            canRetry && (
              <Button variant="primary" onClick={() => setAsks(true)}>
                {words('notice.retry')}
              </Button>
            )
          }
        >
          <ul className={beside['notes']}>
            <li className={beside['refused']}>{opened.error}</li>
          </ul>
          <Facts
            facts={[
              [words('notice.gateway'), gatewayName(words, opened.gateway)],
              [words('notice.event'), <code key="event">{opened.event_type}</code>],
              [words('notice.object'), <code key="object">{opened.object_id}</code>],
              [words('job.attempts'), String(opened.attempts)],
              [words('notice.first'), <Time key="first" at={opened.first_at} timeZone="UTC" />],
              [words('notice.last'), <Time key="last" at={opened.last_at} timeZone="UTC" />],
            ]}
          />
          <ReasonDialog
            open={asks}
            onClose={() => setAsks(false)}
            title={words('notice.retry.title')}
            text={words('notice.retry.text')}
            confirm={words('notice.retry')}
            submission={submission}
            onConfirm={(reason) => void retry(opened, reason)}
          />
        </SidePanel>
      )}
    </div>
  );
}
