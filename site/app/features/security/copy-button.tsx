import { Button } from '@marquee/ui/controls/button.tsx';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';

/** Puts a text into the clipboard, and says so. `of` names it where there are several of them. */
export function CopyButton({ text, of }: { text: string; of?: string }): ReactNode {
  const t = useWords();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', text: t('security.copied') });
    } catch {
      // A browser may refuse it, and has no clipboard at all where the page came without TLS.
      showToast({ tone: 'warning', text: t('security.copyFailed') });
    }
  }
  return (
    <Button
      size="small"
      aria-label={of && `${t('security.copy')}: ${of}`}
      icon={<Copy size={16} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {t('security.copy')}
    </Button>
  );
}
