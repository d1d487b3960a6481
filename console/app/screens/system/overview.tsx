import type { systemOverview } from '@marquee/contract/operate/system/overview.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { ChevronRight, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts, Nothing, Section } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { formatAge } from '../../figures/time.ts';
import { Time } from '../../figures/time.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import today from '../today/today.module.css';
import { bytesText } from './bytes.ts';
import styles from './system.module.css';

type Found = OperationAnswer<typeof systemOverview>;

/** The whole at a glance, what is bad first. */
export function Overview(): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.systemOverview, {}, { every_ms: 10_000 });
  const { data } = found;
  const failure = failureText(words, found.error);
  if (!data && failure !== undefined) {
    return <LoadFailure failure={failure} retry={() => void found.refetch()} />;
  }
  if (!data) {
    return (
      <div className={styles['page']} aria-busy="true">
        <Skeleton width="100%" height="18rem" />
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <Faults faults={data.faults} />
      <Books books={data.books} />
      <div className={styles['pair']}>
        <Backup data={data} />
        <Room data={data} />
        <Versions versions={data.versions} />
      </div>
      <Deliveries deliveries={data.deliveries} />
    </div>
  );
}

function Faults({ faults }: { faults: Found['faults'] }): ReactNode {
  const words = useWords();
  const to = useTo();
  if (faults.length === 0) {
    return (
      <p>
        <State tone="positive">{words('system.allGood')}</State>
      </p>
    );
  }
  return (
    <ul className={today['alerts']} aria-label={words('today.alerts')}>
      {faults.map(({ kind, count }) => {
        const view = kind === 'jobs' || kind === 'schedule' ? 'jobs' : kind === 'notices' ? 'notices' : '';
        const content = (
          <>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{words(`systemFault.${kind}`, { count })}</span>
          </>
        );
        return (
          <li key={kind} data-kind={kind}>
            {view === '' ? (
              <p className={styles['fault']}>{content}</p>
            ) : (
              <Link to={to('/system', { view })}>
                {content}
                <ChevronRight size={16} aria-hidden="true" />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Books({ books }: { books: Found['books'] }): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const mayCheck = mayEverywhere(me, 'system.update');
  async function check(book: Found['books'][number]['book']): Promise<void> {
    if (await submission.run(endpoints.systemCheckBook, { book })) {
      say(words('system.checkBegun', { book: words(`book.${book}`) }));
    }
  }
  return (
    <Section title={words('system.books')}>
      {submission.message !== undefined && (
        <p role="alert">
          <Sign tone="negative">{submission.message}</Sign>
        </p>
      )}
      <ul className={styles['rows']}>
        {books.map(({ book, checked_at, good, detail, counted, waiting }) => (
          <li key={book}>
            <span className={styles['name']}>{words(`book.${book}`)}</span>
            <span className={styles['said']}>
              {checked_at === null ? (
                <State tone="neutral">{words('system.neverChecked')}</State>
              ) : (
                <State tone={good ? 'positive' : 'negative'}>
                  {good ? words(`book.${book}.good`, { count: counted }) : detail}
                </State>
              )}
            </span>
            <span className={styles['quiet']}>
              {checked_at !== null && <Time at={checked_at} timeZone="UTC" />}
            </span>
            <span className={styles['end']}>
              {mayCheck && (
                <Button
                  size="small"
                  busy={waiting}
                  aria-label={`${words('system.check')}: ${words(`book.${book}`)}`}
                  onClick={() => void check(book)}
                >
                  {words('system.check')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Backup({ data: { backup, at, faults } }: { data: Found }): ReactNode {
  const words = useWords();
  const isDue = faults.some(({ kind }) => kind === 'backup');
  return (
    <Section title={words('system.backup')}>
      {backup === null ? (
        <>
          <p>
            <State tone={isDue ? 'negative' : 'neutral'}>{words('system.noBackup')}</State>
          </p>
          <p className={styles['quiet']}>{words('system.noBackupText')}</p>
        </>
      ) : (
        <Facts
          facts={[
            [
              words('system.backupAge'),
              <State key="age" tone={isDue ? 'negative' : 'positive'}>
                {formatAge(backup.taken_at, Date.parse(at), words.locale)}
              </State>,
            ],
            [words('system.backupAt'), <Time key="at" at={backup.taken_at} timeZone="UTC" />],
            [words('system.size'), backup.bytes === null ? '–' : bytesText(words, backup.bytes)],
            [words('system.place'), backup.place],
            [words('system.notedBy'), backup.noted_by],
          ]}
        />
      )}
    </Section>
  );
}

function Room({ data: { database_bytes, disk, faults } }: { data: Found }): ReactNode {
  const words = useWords();
  const isFull = faults.some(({ kind }) => kind === 'disk');
  return (
    <Section title={words('system.room')}>
      <Facts
        facts={[
          [words('system.database'), bytesText(words, database_bytes)],
          [
            words('system.disk'),
            disk === null ? (
              '–'
            ) : (
              <State key="disk" tone={isFull ? 'negative' : 'positive'}>
                {words('system.free', {
                  free: bytesText(words, disk.free_bytes),
                  total: bytesText(words, disk.total_bytes),
                })}
              </State>
            ),
          ],
        ]}
      />
    </Section>
  );
}

function Versions({ versions }: { versions: Found['versions'] }): ReactNode {
  const words = useWords();
  return (
    <Section title={words('system.versions')}>
      <Facts
        facts={[
          ['Marquee', versions.product],
          [words('system.games'), versions.games],
          [words('system.migration'), versions.migration],
          ['PostgreSQL', versions.postgres],
          ['Node', versions.node],
        ]}
      />
    </Section>
  );
}

function Deliveries({ deliveries }: { deliveries: Found['deliveries'] }): ReactNode {
  const words = useWords();
  return (
    <Section title={words('system.deliveries')}>
      {deliveries.length === 0 ? (
        <Nothing>{words('system.noDeliveries')}</Nothing>
      ) : (
        <ul className={styles['rows']}>
          {deliveries.map(({ channel, sent, failed, last_error, last_failed_at }) => (
            <li key={channel}>
              <span className={styles['name']}>{words(`delivery.${channel}`)}</span>
              <span>
                <State tone={failed === 0 ? 'positive' : 'negative'}>
                  {words('delivery.counts', { sent, failed })}
                </State>
              </span>
              <span className={styles['quiet']}>
                {last_failed_at !== null && <Time at={last_failed_at} timeZone="UTC" />}
              </span>
              <span className={styles['quiet']}>{last_error}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
