import type { reconciliationGet } from '@marquee/contract/operate/reconciliation/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts, Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { say } from '../../session/toasts.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import { formatDay } from '../reports/span.ts';
import styles from './reconciliation.module.css';

type Difference = OperationAnswer<typeof reconciliationGet>['value'][number];

/** What a gateway's list and our payments of a day say differently, each with the way to its payment. */
export function RunPanel({
  id,
  mayExplain,
  onClose,
}: {
  id: string;
  mayExplain: boolean;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [asked, setAsked] = useState<Difference>();
  const found = useOperation(endpoints.reconciliationGet, { run_id: id });
  const failure = found.data ? undefined : failureText(words, found.error);
  const run = found.data?.run;
  async function explain({ subject }: Difference, reason: string): Promise<void> {
    if (!(await submission.run(endpoints.reconciliationExplain, { run_id: id, subject, reason }))) return;
    setAsked(undefined);
    say(words('gatewayBook.explained.done'));
  }
  return (
    <SidePanel
      title={
        run
          ? `${gatewayName(words, run.gateway)} · ${formatDay(run.day, words.locale)}`
          : words('area.reconciliation')
      }
      onClose={onClose}
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!found.data && failure === undefined && <Skeleton height="18rem" radius="8px" />}
      {run && found.data && (
        <>
          <Facts
            facts={[
              [words('gatewayBook.ours'), run.ours.toLocaleString(words.locale)],
              [words('gatewayBook.theirs'), run.theirs.toLocaleString(words.locale)],
              [words('gatewayBook.matched'), run.matched.toLocaleString(words.locale)],
              [
                words('gatewayBook.against'),
                run.source === 'list' ? words('gatewayBook.list') : run.statement_name,
              ],
              [words('gatewayBook.by'), run.asked_by === '' ? words('gatewayBook.nightly') : run.asked_by],
              [words('gatewayBook.at'), <Time key="at" at={run.finished_at} timeZone="UTC" seconds />],
            ]}
          />
          <h3 className={styles['title']}>{words('gatewayBook.differences', { count: run.differences })}</h3>
          {run.differences === 0 && <Nothing>{words('gatewayBook.agreesText')}</Nothing>}
          <ul className={styles['differences']}>
            {found.data.value.map((difference) => (
              <DifferenceItem
                key={difference.subject}
                difference={difference}
                onExplain={mayExplain && difference.explanation === null ? setAsked : undefined}
              />
            ))}
          </ul>
          {run.differences > found.data.value.length && (
            <Nothing>
              {words('gatewayBook.more', { count: run.differences - found.data.value.length })}
            </Nothing>
          )}
        </>
      )}
      {asked && (
        <ReasonDialog
          open
          onClose={() => setAsked(undefined)}
          title={words('gatewayBook.explain.title')}
          text={words('gatewayBook.explain.text')}
          confirm={words('gatewayBook.explain')}
          submission={submission}
          onConfirm={(reason) => void explain(asked, reason)}
        />
      )}
    </SidePanel>
  );
}

function DifferenceItem({
  difference,
  onExplain,
}: {
  difference: Difference;
  onExplain: ((difference: Difference) => void) | undefined;
}): ReactNode {
  const words = useWords();
  const to = useTo();
  const { kind, movement, currency, deposit_id, withdrawal_id } = difference;
  const payment =
    deposit_id === null
      ? withdrawal_id === null
        ? undefined
        : to('/withdrawals', { open: withdrawal_id })
      : to('/deposits', { open: deposit_id });
  const amount = (value: string | null): ReactNode =>
    value === null ? '–' : <Money amount={value} currency={currency} />;
  const states = movement === 'payment' ? 'depositStatus' : 'withdrawalStatus';
  return (
    <li>
      <p className={styles['kind']}>
        <Sign tone={difference.explanation === null ? 'negative' : 'neutral'}>
          {words(`gatewayBook.kind.${kind}`)}
        </Sign>
        <span>{words(`gatewayBook.${movement}`)}</span>
      </p>
      <dl className={styles['amounts']}>
        <div>
          <dt>{words('gatewayBook.here')}</dt>
          <dd>
            {amount(difference.ours)}
            {difference.our_state !== '' && (
              <span className={styles['quiet']}>
                {words.find(`${states}.${difference.our_state}`, difference.our_state)}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{words('gatewayBook.there')}</dt>
          <dd>{amount(difference.theirs)}</dd>
        </div>
      </dl>
      <p className={styles['quiet']}>
        {[difference.account_id, difference.gateway_id, difference.reference]
          .filter((text, index, all) => text !== null && text !== '' && all.indexOf(text) === index)
          .join(' · ')}
      </p>
      {difference.explanation !== null && (
        <p className={styles['explanation']}>
          {difference.explanation}
          <span className={styles['quiet']}>{difference.explained_by}</span>
        </p>
      )}
      <p className={styles['ways']}>
        {payment !== undefined && (
          <Link to={payment} className={styles['link']}>
            {words(movement === 'payment' ? 'gatewayBook.toDeposit' : 'gatewayBook.toWithdrawal')}
          </Link>
        )}
        {onExplain && (
          <Button size="small" onClick={() => onExplain(difference)}>
            {words('gatewayBook.explain')}
          </Button>
        )}
      </p>
    </li>
  );
}
