import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Clock, ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';
import { CopyButton } from '../security/copy-button.tsx';
import type { Deposit } from './deposit-form.tsx';
import { useCancelDeposit } from './deposits.ts';
import { ProofUpload } from './proof-upload.tsx';
import styles from './bank-transfer.module.css';

/** A bank transfer that waits: where to transfer to, the proof of it, and how it stands. */
export function BankTransfer({
  deposit,
  onAgain,
}: {
  deposit: Deposit & { pay_to: NonNullable<Deposit['pay_to']> };
  onAgain: () => void;
}): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { cancel, cancelling } = useCancelDeposit();
  const { pay_to, currency } = deposit;
  const inReview = deposit.status === 'review';
  const lines = [
    { label: t('transfer.bank'), text: pay_to.bank_name, copied: false },
    { label: t('transfer.name'), text: pay_to.account_name, copied: true },
    { label: t('transfer.number'), text: pay_to.account_number, copied: true },
    { label: t('transfer.reference'), text: pay_to.reference, copied: true },
  ];
  return (
    <div className={styles['transfer']}>
      <header className={styles['head']} aria-live="polite">
        <span className={styles['icon']}>
          {inReview ? <ScanSearch size={28} aria-hidden="true" /> : <Clock size={28} aria-hidden="true" />}
        </span>
        <div>
          <h2>{t(inReview ? 'transfer.review' : 'transfer.title')}</h2>
          <p className={styles['muted']}>
            {inReview
              ? t('transfer.reviewText', { count: deposit.proofs })
              : t('transfer.until', { time: formatMoment(deposit.expires_at, language) })}
          </p>
        </div>
      </header>
      <dl className={styles['lines']}>
        <div className={styles['total']}>
          <dt>{t('transfer.total')}</dt>
          <dd>
            <strong>{formatMoney(deposit.total, currency)}</strong>
            {toMinor(deposit.fee) > 0n && (
              <span className={styles['muted']}>
                {t('deposit.withFee', { fee: formatMoney(deposit.fee, currency) })}
              </span>
            )}
          </dd>
        </div>
        {lines.map(({ label, text, copied }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles['value']}>{text}</span>
              {copied && <CopyButton text={text} of={label} />}
            </dd>
          </div>
        ))}
      </dl>
      {!inReview && <p className={styles['muted']}>{t('transfer.referenceText')}</p>}
      <h3 className={styles['step']}>{t(inReview ? 'transfer.more' : 'transfer.proof')}</h3>
      <ProofUpload deposit={deposit} />
      <div className={styles['foot']}>
        <Button variant="quiet" busy={cancelling === deposit.deposit_id} onClick={() => void cancel(deposit)}>
          {t('transfer.cancel')}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {t('deposit.another')}
        </Button>
      </div>
    </div>
  );
}
