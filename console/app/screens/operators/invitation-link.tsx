import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Time } from '../../figures/time.tsx';
import forms from '../../forms/forms.module.css';
import { useWords } from '../../words/use-words.ts';
import styles from './invitation-link.module.css';
import { ownZone } from './own-zone.ts';

/** A link that works once: it is shown here and nowhere else. */
export function InvitationLink({
  url,
  expires_at,
  onClose,
}: {
  url: string;
  expires_at: string;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }
  return (
    <Dialog open onClose={onClose} title={words('invite.link')} closeLabel={words('dialog.close')}>
      <div className={forms['form']}>
        <p className={forms['text']}>{words('invite.linkText')}</p>
        <code className={styles['link']}>{url}</code>
        <p className={forms['text']}>
          {words('invite.expires')} <Time at={expires_at} timeZone={ownZone} />
        </p>
        <div className={forms['actions']}>
          <Button icon={<Copy size={15} aria-hidden="true" />} onClick={() => void copy()}>
            {copied ? words('copy.done') : words('copy.do')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words('dialog.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
