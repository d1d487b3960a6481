import type { AnswerOf } from '@marquee/contract/call.ts';
import type { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { CountingMoney } from '@marquee/ui/data/money.tsx';
import { ErrorState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { CircleCheckBig, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { envelopeOf, callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useBalance } from '../../session/balance.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useRefusalWords } from '../../session/report.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { isOpen, useCancelDeposit } from './deposits.ts';
import styles from './cashier.module.css';

/** How often an open deposit is asked about, besides what the realtime channel says. */
const askEvery_ms = 2000;

/**
 * How a deposit stands, until it is settled: it says "credited" when the platform has credited it and never before.
 * `onAgain` begins another one; `onDone` is there where the player came from something that he can go on with.
 */
export function DepositStatus({
  depositId,
  onAgain,
  onDone,
}: {
  depositId: string;
  onAgain: () => void;
  onDone?: (() => void) | undefined;
}): ReactNode {
  const t = useWords();
  const refusalWords = useRefusalWords();
  const { data, error, refetch } = useDepositStatus(depositId);
  const deposit = data?.deposit;
  const { cancel, cancelling } = useCancelDeposit();

  if (error) {
    return (
      <ErrorState title={t('deposit.unknown')} text={refusalWords(envelopeOf(error).statusMessage)}>
        <Button onClick={() => void refetch()}>{t('list.retry')}</Button>
        <Button variant="quiet" onClick={onAgain}>
          {t('deposit.another')}
        </Button>
      </ErrorState>
    );
  }
  if (!deposit) return <Skeleton height="18rem" />;
  const amount = formatMoney(deposit.amount, deposit.currency);
  if (deposit.status === 'credited') return <Credited amount={amount} onAgain={onAgain} onDone={onDone} />;
  const { pay_to } = deposit;
  if (isOpen(deposit) && pay_to) return <BankTransfer deposit={{ ...deposit, pay_to }} onAgain={onAgain} />;
  if (isOpen(deposit)) {
    return (
      <div className={styles['outcome']} aria-live="polite">
        <span className={styles['outcomeIcon']} data-tone="waiting">
          <LoaderCircle className={styles['turning']} size={40} aria-hidden="true" />
        </span>
        <h2>{t('deposit.pending', { amount })}</h2>
        <p>{t('deposit.pendingText')}</p>
        {deposit.payment_url && (
          <LinkButton
            variant="primary"
            size="large"
            href={deposit.payment_url}
            target={onDone ? '_blank' : undefined}
          >
            {t('deposit.continue')}
          </LinkButton>
        )}
        <Button variant="quiet" busy={cancelling !== ''} onClick={() => void cancel(deposit)}>
          {t('deposit.cancelPayment')}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {t('deposit.another')}
        </Button>
      </div>
    );
  }
  const Icon = deposit.status === 'expired' ? Clock : CircleX;
  return (
    <div className={styles['outcome']} role="alert">
      <span className={styles['outcomeIcon']} data-tone="negative">
        <Icon size={40} aria-hidden="true" />
      </span>
      <h2>{t.find(`deposit.${deposit.status}`, { amount })}</h2>
      {deposit.reason && <p>{deposit.reason}</p>}
      <p>{t('deposit.nothingTaken')}</p>
      <Button variant="primary" size="large" onClick={onAgain}>
        {t('deposit.tryAgain')}
      </Button>
    </div>
  );
}

function Credited({
  amount,
  onAgain,
  onDone,
}: {
  amount: string;
  onAgain: () => void;
  onDone: (() => void) | undefined;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const { data: balance, refetch } = useBalance();
  useEffect(() => void refetch(), [refetch]);
  return (
    <div className={styles['outcome']} aria-live="polite">
      <span className={styles['outcomeIcon']} data-tone="positive">
        <CircleCheckBig size={40} aria-hidden="true" />
      </span>
      <h2>{t('deposit.credited', { amount })}</h2>
      <p className={styles['newBalance']}>
        {t('deposit.newBalance')}{' '}
        {balance && <CountingMoney amount={balance.game_balance} currency={balance.currency} />}
      </p>
      {onDone ? (
        <Button variant="primary" size="large" onClick={onDone}>
          {t('deposit.backToGame')}
        </Button>
      ) : (
        <LinkButton variant="primary" size="large" href={path('/slots')}>
          {t('deposit.play')}
        </LinkButton>
      )}
      <Button variant="quiet" onClick={onAgain}>
        {t('deposit.another')}
      </Button>
    </div>
  );
}

function useDepositStatus(depositId: string) {
  return usePlayerQuery<AnswerOf<typeof depositStatus>>(
    ['deposit', depositId],
    (player, signal) =>
      callOrThrow(endpoints.depositStatus, { ...player, deposit_id: depositId }, { signal }),
    {
      staleTime: 0,
      refetchInterval: askEvery_ms,
      pollWhile: (answer) => isOpen(answer.deposit),
    },
  );
}
