import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import forms from '../../forms/forms.module.css';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './providers.module.css';

/** What is copied and goes to a provider: a public key, or the password that its calls carry, which is shown once. */
export function HandedDialog({
  title,
  texts,
  handed,
  onClose,
}: {
  title: string;
  texts: readonly string[];
  handed: string;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const copy = () => void navigator.clipboard.writeText(handed).then(() => say(words('copy.done')));
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={words('dialog.close')}>
      <div className={forms['form']}>
        {texts.map((text) => (
          <p key={text} className={forms['text']}>
            {text}
          </p>
        ))}
        <pre className={styles['pem']}>{handed.trim()}</pre>
        <div className={forms['actions']}>
          <Button onClick={copy}>{words('copy.do')}</Button>
          <Button variant="primary" onClick={onClose}>
            {words('dialog.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
