import { Button } from '@marquee/ui/controls/button.tsx';
import { Download } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePlayerFields } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { download } from '../history/download.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './security.module.css';

/** The last step: the recovery codes, which are shown only now. */
export function RecoveryCodes({
  codes,
  onKept,
}: {
  codes: readonly string[];
  onKept: () => void;
}): ReactNode {
  const t = useWords();
  const { site } = useShell();
  const accountId = usePlayerFields()?.account_id ?? '';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  const heading = t('security.codesFile', { account: accountId, site: site?.site_name ?? '' });
  return (
    <div className={styles['form']}>
      <h3 className={styles['stepTitle']} ref={title} tabIndex={-1}>
        {t('security.codesTitle')}
      </h3>
      <p>{t('security.codesText')}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <CopyButton text={text} />
        <Button
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() =>
            download(`recovery-codes-${accountId}.txt`, `${heading}\n\n${text}\n`, 'text/plain;charset=utf-8')
          }
        >
          {t('security.download')}
        </Button>
      </div>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={onKept}>
          {t('security.kept')}
        </Button>
      </div>
    </div>
  );
}
