import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { withdrawalsGet } from '@marquee/contract/operate/withdrawals/get.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign } from '../../figures/state.tsx';
import { formatTime, offsetAt } from '../../figures/time.ts';
import { Time } from '../../figures/time.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import { WaitsForDecision } from '../approvals/waits-for-decision.tsx';
import type { Withdrawal } from './columns.tsx';
import { CorrectionDialog, type Correction } from './correction-dialog.tsx';
import type { Decision } from './decision-dialog.tsx';
import { WithdrawalState } from './withdrawal-state.tsx';
import styles from './withdrawals.module.css';

/** One withdrawal: what asks for a second look, what its rules object to, and what happened to it. */
export function WithdrawalPanel({
  id,
  onClose,
  onDecide,
  decidable,
}: {
  id: string;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
  decidable: (withdrawal: Withdrawal) => boolean;
}): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.withdrawalsGet, { withdrawal_id: id });
  const failure = found.data ? undefined : failureText(words, found.error);
  const withdrawal = found.data?.withdrawal;
  const me = useMe();
  const [corrects, setCorrects] = useState<Correction>();
  const waits = found.data !== undefined && found.data.record !== null;
  const isByHand = withdrawal?.gateway === 'manual';
  const decide = (kind: Decision['kind']): void => {
    if (withdrawal) onDecide({ kind, withdrawals: [withdrawal], done: onClose });
  };
  return (
    <SidePanel
      title={withdrawal?.account_id ?? words('withdrawal.title')}
      onClose={onClose}
      footer={
        withdrawal &&
        !waits &&
        may(me, 'withdrawals.approve', withdrawal.site_code) && (
          <>
            {withdrawal.status === 'paid' && (
              <Button onClick={() => setCorrects('returned')}>{words('withdrawal.returned')}</Button>
            )}
            {(withdrawal.status === 'paying' || withdrawal.status === 'refused') && (
              <Button onClick={() => setCorrects('settled')}>{words('withdrawal.settle')}</Button>
            )}
            {withdrawal.status === 'paying' && (
              <>
                <Button onClick={() => setCorrects('unsent')}>{words('withdrawal.unsent')}</Button>
                {found.data?.payout_id === null && (
                  <Button variant="primary" onClick={() => setCorrects('sent')}>
                    {words('withdrawal.sent')}
                  </Button>
                )}
              </>
            )}
            {decidable(withdrawal) && withdrawal.approval?.state !== 'open' && (
              <>
                <Button onClick={() => decide('refuse')}>{words('withdrawal.refuse')}</Button>
                <Button variant={isByHand ? 'primary' : 'secondary'} onClick={() => setCorrects('byHand')}>
                  {words('withdrawal.byHand')}
                </Button>
                {!isByHand && (
                  <Button variant="primary" onClick={() => decide('approve')}>
                    {words(withdrawal.needs_approval ? 'withdrawal.ask' : 'withdrawal.approve')}
                  </Button>
                )}
              </>
            )}
          </>
        )
      }
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!found.data && failure === undefined && <Skeleton height="18rem" radius="8px" />}
      {found.data && <Details {...found.data} />}
      {withdrawal && corrects && (
        <CorrectionDialog withdrawal={withdrawal} kind={corrects} onClose={() => setCorrects(undefined)} />
      )}
    </SidePanel>
  );
}

function Details({
  withdrawal,
  record,
  events,
  objections,
}: OperationAnswer<typeof withdrawalsGet>): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { time_zone, site_name } = siteOf(me, withdrawal.site_code);
  const { approval } = withdrawal;
  return (
    <>
      <p className={styles['amount']}>{formatMoney(withdrawal.amount, withdrawal.currency)}</p>
      <div className={styles['signs']}>
        {withdrawal.overdue && <Sign tone="negative">{words('withdrawal.overdue')}</Sign>}
        {withdrawal.needs_approval && <Sign tone="accent">{words('withdrawal.fourEyes')}</Sign>}
        {withdrawal.risks.map((risk) => (
          <Sign key={risk}>{words(`risk.${risk}`)}</Sign>
        ))}
      </div>
      {approval?.state === 'open' && (
        <WaitsForDecision
          text={words('withdrawal.askedBy', { name: approval.asked_by })}
          site={withdrawal.site_code}
          approvalId={approval.approval_id}
        />
      )}
      {record && (
        <ul className={styles['notes']}>
          <li>
            {words(`withdrawal.said.${record.what}`, {
              name: record.asked_by,
              reference: record.reference,
              amount: formatMoney(record.amount, withdrawal.currency),
            })}{' '}
            {record.writes_off && `${words('withdrawal.said.writesOff')} `}
            {record.approval_id !== null && (
              <Link to={to('/approvals', { open: record.approval_id })} className={styles['link']}>
                {words('withdrawal.toApproval')}
              </Link>
            )}
          </li>
        </ul>
      )}
      {objections.length > 0 && (
        <ul className={styles['notes']} aria-label={words('withdrawal.objections')}>
          {objections.map(({ refused, reason, detail }) => (
            <li key={`${reason} ${detail}`} className={clsx(refused && styles['refused'])}>
              {words.find(`objection.${reason}`, detail === '' ? reason : detail, {
                detail: shownDetail(detail, withdrawal.currency, time_zone, words.locale),
              })}
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          [words('withdrawal.status'), <WithdrawalState key="status" status={withdrawal.status} />],
          [
            words('player.title'),
            may(me, 'players.read', withdrawal.site_code) ? (
              <Link key="player" to={to(`/players/${withdrawal.player_id}`)} className={styles['link']}>
                {withdrawal.account_id}
              </Link>
            ) : (
              withdrawal.account_id
            ),
          ],
          [words('sites.site'), site_name],
          [words('withdrawal.to'), `${withdrawal.bank_name} ${withdrawal.account_number_masked}`],
          [
            words('withdrawal.way'),
            withdrawal.gateway === 'manual'
              ? words('withdrawal.manual')
              : gatewayName(words, withdrawal.gateway),
          ],
          [
            words('withdrawal.created'),
            <Time key="created" at={withdrawal.created_at} timeZone={time_zone} seconds />,
          ],
          ...(withdrawal.settled_at
            ? [
                [
                  words('withdrawal.settled'),
                  <Time key="settled" at={withdrawal.settled_at} timeZone={time_zone} seconds />,
                ] as const,
              ]
            : []),
          ...(withdrawal.reason === '' ? [] : [[words('reason.label'), withdrawal.reason] as const]),
        ]}
      />
      {events.length > 0 && (
        <section className={styles['history']}>
          <h3>{words('withdrawal.history')}</h3>
          <ol>
            {events.map((event) => (
              <li key={`${event.at} ${event.action}`}>
                {words.find(`withdrawalEvent.${event.action}`, event.action.replaceAll('_', ' '))}
                {event.detail !== '' && `: ${event.detail}`}
                <br />
                <span className={styles['quiet']}>
                  {event.actor} · <Time at={event.at} timeZone={time_zone} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** What an objection names, as it is read: an amount with its currency, a moment in the site's zone. */
function shownDetail(detail: string, currency: string, timeZone: string, locale: string): string {
  if (/^-?\d+(\.\d+)?$/.test(detail)) return formatMoney(detail, currency);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(detail)) return detail;
  return `${formatTime(detail, timeZone, locale)} ${offsetAt(detail, timeZone)}`;
}
