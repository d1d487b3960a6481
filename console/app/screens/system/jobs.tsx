import type { systemJobs } from '@marquee/contract/operate/system/jobs.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import beside from '../withdrawals/withdrawals.module.css';
import { durationText } from './duration.ts';

type Found = OperationAnswer<typeof systemJobs>;
type Task = Found['tasks'][number];
type FailedJob = Found['failed'][number];

/** What a task does, in words; its own name for one that there are none for. */
function taskName(words: Words, task: string): string {
  return words.find(`task.${task}`, task);
}

function failedColumns(words: Words): readonly Column<FailedJob>[] {
  return [
    {
      id: 'task',
      title: words('job.task'),
      width: 'minmax(12rem, 1.4fr)',
      lead: true,
      phone: 'first',
      order: ({ task }) => task,
      cell: ({ task }) => taskName(words, task),
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
      phone: 'firstEnd',
      order: ({ attempts }) => attempts,
      cell: ({ attempts, max_attempts }) => `${attempts} / ${max_attempts}`,
    },
    {
      id: 'next',
      title: words('job.next'),
      width: '12.5rem',
      phone: 'secondEnd',
      cell: ({ next_at }) =>
        next_at === null ? (
          <Sign tone="negative">{words('job.givenUp')}</Sign>
        ) : (
          <Time at={next_at} timeZone="UTC" />
        ),
    },
    {
      id: 'created',
      title: words('job.created'),
      width: '12.5rem',
      order: ({ created_at }) => created_at,
      cell: ({ created_at }) => <Time at={created_at} timeZone="UTC" />,
    },
  ];
}

function taskColumns(words: Words): readonly Column<Task>[] {
  const count = new Intl.NumberFormat(words.locale);
  const figure = (id: 'waiting' | 'running' | 'failed'): Column<Task> => ({
    id,
    title: words(`job.${id}`),
    width: '6rem',
    align: 'end',
    order: (task) => task[id],
    cell: (task) =>
      id === 'failed' && task.failed > 0 ? (
        <Sign tone="negative">{count.format(task.failed)}</Sign>
      ) : (
        count.format(task[id])
      ),
  });
  return [
    {
      id: 'task',
      title: words('job.task'),
      width: 'minmax(14rem, 2fr)',
      lead: true,
      phone: 'first',
      order: ({ task }) => taskName(words, task),
      cell: ({ task }) => taskName(words, task),
    },
    {
      id: 'state',
      title: words('job.state'),
      width: '9rem',
      phone: 'firstEnd',
      cell: ({ failed, running, last_succeeded_at }) => (
        <State tone={failed > 0 ? 'negative' : last_succeeded_at === null ? 'neutral' : 'positive'}>
          {words(
            failed > 0
              ? 'job.state.fails'
              : running > 0
                ? 'job.state.runs'
                : last_succeeded_at === null
                  ? 'job.state.never'
                  : 'job.state.good',
          )}
        </State>
      ),
    },
    figure('waiting'),
    figure('running'),
    figure('failed'),
    {
      id: 'succeeded',
      title: words('job.succeeded'),
      width: '12.5rem',
      phone: 'secondEnd',
      order: ({ last_succeeded_at }) => last_succeeded_at ?? '',
      cell: ({ last_succeeded_at }) =>
        last_succeeded_at === null ? '–' : <Time at={last_succeeded_at} timeZone="UTC" />,
    },
    {
      id: 'took',
      title: words('job.took'),
      width: '6.5rem',
      align: 'end',
      order: ({ last_ms }) => last_ms ?? -1,
      cell: ({ last_ms }) => (last_ms === null ? '–' : durationText(words, last_ms)),
    },
    {
      id: 'name',
      title: words('job.name'),
      width: 'minmax(10rem, 1fr)',
      phone: 'second',
      order: ({ task }) => task,
      cell: ({ task }) => task,
    },
  ];
}

/** What is retried: one job, or all that failed. */
type Asked = { readonly job: FailedJob | null };

/** The jobs that failed, each with its error, and all tasks of the queue. */
export function Jobs(): ReactNode {
  const words = useWords();
  const canRetry = mayEverywhere(useMe(), 'system.update');
  const [shown, setShown] = useAddressState('show');
  const [open, setOpen] = useAddressState('open');
  const [asked, setAsked] = useState<Asked>();
  const found = useOperation(endpoints.systemJobs, {}, { every_ms: 5_000 });
  const failed = useMemo(() => failedColumns(words), [words]);
  const tasks = useMemo(() => taskColumns(words), [words]);
  const state = {
    failure: found.data ? undefined : failureText(words, found.error),
    retry: () => void found.refetch(),
  };
  const opened = found.data?.failed.find(({ job_id }) => job_id === open);
  const filters = (
    <FilterSelect
      label={words('job.show')}
      value={shown === 'tasks' ? 'tasks' : ''}
      onValue={setShown}
      options={[
        { value: '', label: words('job.show.failed') },
        { value: 'tasks', label: words('job.show.tasks') },
      ]}
    />
  );
  if (shown === 'tasks') {
    return (
      <DataTable
        name="tasks"
        label={words('job.show.tasks')}
        columns={tasks}
        state={{ ...state, rows: found.data?.tasks }}
        rowId={({ task }) => task}
        filters={filters}
        empty={<EmptyState title={words('job.noTasks')} text={words('job.noTasksText')} />}
      />
    );
  }
  return (
    <div className={beside['beside']}>
      <DataTable
        name="failed-jobs"
        label={words('job.show.failed')}
        columns={failed}
        state={{ ...state, rows: found.data?.failed }}
        rowId={({ job_id }) => job_id}
        openId={open}
        onOpen={({ job_id }) => setOpen(job_id === open ? '' : job_id)}
        filters={filters}
        tools={
          canRetry &&
          (found.data?.failed.length ?? 0) > 0 && (
            <Button onClick={() => setAsked({ job: null })}>{words('job.retryAll')}</Button>
          )
        }
        empty={
          <EmptyState
            picture={<CircleCheck size={36} aria-hidden="true" />}
            title={words('job.none')}
            text={words('job.noneText')}
          />
        }
      />
      {opened && (
        <SidePanel
          title={taskName(words, opened.task)}
          onClose={() => setOpen('')}
          footer={
            canRetry && (
              <Button variant="primary" onClick={() => setAsked({ job: opened })}>
                {words('job.retry')}
              </Button>
            )
          }
        >
          <ul className={beside['notes']}>
            <li className={beside['refused']}>{opened.error}</li>
          </ul>
          <Facts
            facts={[
              [words('job.name'), <code key="name">{opened.task}</code>],
              [words('job.id'), opened.job_id],
              [words('job.attempts'), `${opened.attempts} / ${opened.max_attempts}`],
              [
                words('job.next'),
                opened.next_at === null ? (
                  words('job.givenUp')
                ) : (
                  <Time key="next" at={opened.next_at} timeZone="UTC" />
                ),
              ],
              [words('job.created'), <Time key="created" at={opened.created_at} timeZone="UTC" />],
            ]}
          />
        </SidePanel>
      )}
      {asked && <RetryDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function RetryDialog({ asked: { job }, onClose }: { asked: Asked; onClose: () => void }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function retry(reason: string): Promise<void> {
    const answer = await submission.run(endpoints.systemRetryJobs, { job_id: job?.job_id ?? null, reason });
    if (!answer) return;
    onClose();
    say(words('job.retried', { count: answer.retried }));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={
        job ? words('job.retry.title', { task: taskName(words, job.task) }) : words('job.retryAll.title')
      }
      text={words('job.retry.text')}
      confirm={words(job ? 'job.retry' : 'job.retryAll')}
      submission={submission}
      onConfirm={(reason) => void retry(reason)}
    />
  );
}
