import type { depositsGet } from '@marquee/contract/operate/deposits/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import { Legs } from '../ledger/legs.tsx';
import styles from '../withdrawals/withdrawals.module.css';
import { WaitsForDecision } from '../approvals/waits-for-decision.tsx';
import { gatewayName } from './columns.tsx';
import { ApproveDialog, RefundDialog, RefuseDialog } from './decision-dialogs.tsx';
import { DepositHistory } from './deposit-history.tsx';
import { Proofs } from './proofs.tsx';
import { depositTones } from './states.ts';

export type DepositDetail = OperationAnswer<typeof depositsGet>;

/** One deposit: its proofs, what asks for a second look, what happened to it, and what it posted. */
export function DepositPanel({
  id,
  onOpen,
  onClose,
}: {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const [asked, setAsked] = useState<'approve' | 'refuse' | 'refund'>();
  const found = useOperation(endpoints.depositsGet, { deposit_id: id });
  const { data } = found;
  const failure = data ? undefined : failureText(words, found.error);
  const deposit = data?.deposit;
  const canDecide =
    deposit !== undefined &&
    may(me, 'deposits.approve', deposit.site_code) &&
    deposit.approval?.state !== 'open' &&
    deposit.status !== 'credited' &&
    data?.refund_reference === null;
  const isOpen = deposit?.status === 'pending' || deposit?.status === 'review';
  return (
    <SidePanel
      title={deposit ? words('deposit.of', { account: deposit.account_id }) : words('deposit.title')}
      onClose={onClose}
      footer={
        canDecide && (
          <>
            {isOpen && <Button onClick={() => setAsked('refuse')}>{words('withdrawal.refuse')}</Button>}
            <Button onClick={() => setAsked('refund')}>{words('deposit.refund')}</Button>
            <Button variant="primary" onClick={() => setAsked('approve')}>
              {words('deposit.credit')}
            </Button>
          </>
        )
      }
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!data && failure === undefined && <Skeleton height="18rem" radius="8px" />}
      {data && <Details detail={data} onOpen={onOpen} />}
      {deposit && asked === 'approve' && (
        <ApproveDialog deposit={deposit} onClose={() => setAsked(undefined)} />
      )}
      {deposit && asked === 'refuse' && (
        <RefuseDialog deposit={deposit} onClose={() => setAsked(undefined)} />
      )}
      {deposit && asked === 'refund' && (
        <RefundDialog deposit={deposit} onClose={() => setAsked(undefined)} />
      )}
    </SidePanel>
  );
}

function Details({ detail, onOpen }: { detail: DepositDetail; onOpen: (id: string) => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { deposit, pay_to } = detail;
  const { time_zone, site_name } = siteOf(me, deposit.site_code);
  const { approval, currency } = deposit;
  const time = (at: string): ReactNode => <Time key={at} at={at} timeZone={time_zone} seconds />;
  return (
    <>
      <p className={styles['amount']}>{formatMoney(deposit.total, currency)}</p>
      <div className={styles['signs']}>
        {deposit.needs_approval && <Sign tone="accent">{words('withdrawal.fourEyes')}</Sign>}
        {deposit.risks.map((risk) => (
          <Sign key={risk}>{words(`depositRisk.${risk}`)}</Sign>
        ))}
      </div>
      {approval?.state === 'open' && (
        <WaitsForDecision
          text={words('withdrawal.askedBy', { name: approval.asked_by })}
          site={deposit.site_code}
          approvalId={approval.approval_id}
        />
      )}
      <Others title={words('deposit.samePicture')} others={detail.same_picture} onOpen={onOpen} />
      <Others title={words('deposit.sameReference')} others={detail.same_reference} onOpen={onOpen} />
      <Proofs deposit={deposit} proofs={detail.proofs} />
      <Facts
        facts={[
          [
            words('withdrawal.status'),
            <State key="status" tone={depositTones[deposit.status]}>
              {words(`depositStatus.${deposit.status}`)}
            </State>,
          ],
          [
            words('player.title'),
            may(me, 'players.read', deposit.site_code) ? (
              <Link key="player" to={to(`/players/${deposit.player_id}`)} className={styles['link']}>
                {deposit.account_id}
              </Link>
            ) : (
              deposit.account_id
            ),
          ],
          [words('sites.site'), site_name],
          [
            words('withdrawal.way'),
            <span key="way">
              {gatewayName(words, deposit.gateway)} · <code>{deposit.method_code}</code>
            </span>,
          ],
          [words('deposit.credited'), formatMoney(deposit.amount, currency)],
          [words('deposit.fee'), formatMoney(deposit.fee, currency)],
          ...(deposit.reference === null ? [] : [[words('deposit.reference'), deposit.reference] as const]),
          ...(pay_to
            ? [
                [
                  words('deposit.payTo'),
                  `${pay_to.bank_name}, ${pay_to.account_number}, ${pay_to.account_name}`,
                ] as const,
              ]
            : []),
          ...(detail.payment_id === null ? [] : [[words('deposit.paymentId'), detail.payment_id] as const]),
          ...(deposit.received
            ? [
                [
                  words('deposit.received'),
                  `${formatMoney(deposit.received.amount, currency)}, ${deposit.received.reference}`,
                ] as const,
              ]
            : []),
          ...(detail.refund_reference === null
            ? []
            : [[words('deposit.refunded'), detail.refund_reference] as const]),
          [words('deposit.created'), time(deposit.created_at)],
          [words('deposit.expires'), time(deposit.expires_at)],
          ...(deposit.settled_at === null
            ? []
            : [[words('withdrawal.settled'), time(deposit.settled_at)] as const]),
          ...(deposit.reason === '' ? [] : [[words('reason.label'), deposit.reason] as const]),
        ]}
      />
      <DepositHistory detail={detail} timeZone={time_zone} />
      {detail.postings.length > 0 && <Legs legs={detail.postings} />}
    </>
  );
}

function Others({
  title,
  others,
  onOpen,
}: {
  title: string;
  others: DepositDetail['same_picture'];
  onOpen: (id: string) => void;
}): ReactNode {
  if (others.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      <li>
        {title}{' '}
        {others.map(({ deposit_id, account_id }) => (
          <button
            key={deposit_id}
            type="button"
            className={styles['link']}
            onClick={() => onOpen(deposit_id)}
          >
            {account_id}
          </button>
        ))}
      </li>
    </ul>
  );
}
