import { Button } from '@marquee/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import styles from './safety.module.css';

/** The way out for good. */
export function CloseAccount(): ReactNode {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles['kind']} aria-labelledby="close-account">
      <h3 id="close-account">{t('safety.close.title')}</h3>
      <p className={styles['muted']}>{t('safety.close.text')}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{t('safety.close.begin')}</Button>
      </div>
      {asking && <CloseAccountDialog onClose={() => setAsking(false)} />}
    </section>
  );
}
