import { Button } from '@marquee/ui/controls/button.tsx';
import { CircleAlert, FileText, ImageUp } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useRefusalWords } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import transfer from '../cashier/bank-transfer.module.css';
import { useChosen } from '../cashier/chosen-file.ts';
import { readProof } from '../cashier/proof-file.ts';
import { useAskAgain } from '../profile/use-profile.ts';
import type { DocumentStanding } from './documents-card.tsx';
import styles from './documents.module.css';

/** Choose a picture or a PDF of a document, look at it, and send it for review. */
export function DocumentUpload({ kind }: { kind: DocumentStanding['kind'] }): ReactNode {
  const t = useWords();
  const id = useId();
  const refusalWords = useRefusalWords();
  const player = usePlayerFields();
  const askAgain = useAskAgain();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useChosen();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function send(): Promise<void> {
    if (!player || !chosen) return;
    setBusy(true);
    setFault('');
    const file = await readProof(chosen.file);
    const result =
      file === undefined ? undefined : await callApi(endpoints.documentsUpload, { ...player, kind, file });
    setBusy(false);
    if (!result?.ok) {
      setFault(refusalWords(result ? result.refusal.statusMessage : 'proofUnreadable'));
      return;
    }
    choose(undefined);
    if (input.current) input.current.value = '';
    showToast({ tone: 'success', text: t('documents.sent') });
    await askAgain('documents');
  }
  return (
    <div className={styles['upload']}>
      <label className={transfer['drop']} htmlFor={id}>
        {chosen?.picture ? (
          <img src={chosen.picture} alt={t('transfer.preview')} />
        ) : chosen ? (
          <FileText size={28} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <ImageUp size={28} strokeWidth={1.5} aria-hidden="true" />
        )}
        <span>{chosen ? chosen.file.name : t('documents.choose')}</span>
        <span className={transfer['muted']}>{t('transfer.kinds')}</span>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,application/pdf"
          aria-label={t('documents.chooseFor', { kind: t(`documents.kind.${kind}`) })}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            setFault('');
            choose(event.currentTarget.files?.[0]);
          }}
        />
      </label>
      {fault && (
        <p className={transfer['fault']} id={`${id}-fault`} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {fault}
        </p>
      )}
      {chosen && (
        <Button variant="primary" busy={busy} onClick={() => void send()}>
          {t('documents.send')}
        </Button>
      )}
    </div>
  );
}
