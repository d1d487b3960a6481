import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { Copy, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import forms from '../../forms/forms.module.css';
import { useWords } from '../../words/use-words.ts';
import styles from './recovery-codes.module.css';

/** Recovery codes, which nobody can show again: they are left only after whoever sees them says that they are saved. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[];
  onSaved: () => void;
}): ReactNode {
  const words = useWords();
  const [saved, setSaved] = useState(false);
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  function download(): void {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: 'recovery-codes.txt',
    });
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <div className={forms['form']}>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['ways']}>
        <Button icon={<Copy size={15} aria-hidden="true" />} onClick={() => void copy()}>
          {copied ? words('copy.done') : words('copy.do')}
        </Button>
        <Button icon={<Download size={15} aria-hidden="true" />} onClick={download}>
          {words('recovery.download')}
        </Button>
      </div>
      <Checkbox
        label={words('recovery.saved')}
        checked={saved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Button variant="primary" wide disabled={!saved} onClick={onSaved}>
        {words('recovery.done')}
      </Button>
    </div>
  );
}
