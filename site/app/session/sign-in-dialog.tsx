import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import { SignInPanel } from '../features/auth/sign-in-panel.tsx';
import { arrangementIn } from '../shell/arrangement-line.ts';
import { useShell } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import { closeModal, type Modal } from './modal-stack.ts';

/** The modal to sign in, which some templates bring on their first page: it stands apart from the others for that. */
export default function SignInDialog({
  id,
  modal,
}: {
  id: number;
  modal: Extract<Modal, { kind: 'sign_in' }>;
}): ReactNode {
  const t = useWords();
  const arrangement = arrangementIn(useShell().theme.pages, 'sign_in');
  const close = (): void => closeModal(id);
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t('common.close')}
      id={modal.elementId}
      title={t('login.title')}
      sheet={arrangement === 'sheet'}
    >
      <SignInPanel returnTo={modal.returnTo} onDone={close} />
    </Dialog>
  );
}
