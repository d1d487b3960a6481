import { Button } from '@marquee/ui/controls/button.tsx';
import { CircleAlert, FileText, ImageUp } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useRefusalWords } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { useChosen } from './chosen-file.ts';
import type { Deposit } from './deposit-form.tsx';
import { useDepositChanged } from './deposits.ts';
import { readProof } from './proof-file.ts';
import styles from './bank-transfer.module.css';

/** How many proofs a deposit takes. */
const mostProofs = 3;

/** Choose the picture or the PDF of the receipt, look at it, and send it to the operator. */
export function ProofUpload({ deposit }: { deposit: Deposit }): ReactNode {
  const t = useWords();
  const id = useId();
  const refusalWords = useRefusalWords();
  const player = usePlayerFields();
  const changed = useDepositChanged();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useChosen();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function send(): Promise<void> {
    if (!player || !chosen) return;
    setBusy(true);
    setFault('');
    const proof = await readProof(chosen.file);
    if (proof === undefined) {
      setBusy(false);
      setFault(refusalWords('proofUnreadable'));
      return;
    }
    const { deposit_id } = deposit;
    const result = await callApi(endpoints.depositProof, { ...player, deposit_id, proof });
    setBusy(false);
    if (!result.ok) {
      setFault(refusalWords(result.refusal.statusMessage));
      return;
    }
    choose(undefined);
    if (input.current) input.current.value = '';
    showToast({ tone: 'success', text: t('transfer.sent') });
    await changed(result.answer.deposit);
  }

  if (deposit.proofs >= mostProofs) return <p className={styles['muted']}>{t('proofLimitReached')}</p>;
  return (
    <div className={styles['upload']}>
      <label className={styles['drop']} htmlFor={id}>
        {chosen?.picture ? (
          <img src={chosen.picture} alt={t('transfer.preview')} />
        ) : chosen ? (
          <FileText size={32} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <ImageUp size={32} strokeWidth={1.5} aria-hidden="true" />
        )}
        <span>
          {chosen ? chosen.file.name : t(deposit.proofs > 0 ? 'transfer.chooseMore' : 'transfer.choose')}
        </span>
        <span className={styles['muted']}>{t('transfer.kinds')}</span>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,application/pdf"
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            setFault('');
            choose(event.currentTarget.files?.[0]);
          }}
        />
      </label>
      {fault && (
        <p className={styles['fault']} id={`${id}-fault`} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {fault}
        </p>
      )}
      <Button variant="primary" size="large" wide busy={busy} disabled={!chosen} onClick={() => void send()}>
        {t('transfer.send')}
      </Button>
    </div>
  );
}
