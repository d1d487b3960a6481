import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeave } from '../../session/use-leave.ts';
import { useWords } from '../../words/use-words.ts';

/** The way out of the account. */
export function SignOutButton({
  className,
  onLeave,
}: {
  className: string | undefined;
  /** What else is done when it is pressed, such as closing the menu that it stands in. */
  onLeave?: () => void;
}): ReactNode {
  const t = useWords();
  const leave = useLeave();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onLeave?.();
        leave();
      }}
    >
      <LogOut size={18} aria-hidden="true" />
      {t('account.signOut')}
    </button>
  );
}
