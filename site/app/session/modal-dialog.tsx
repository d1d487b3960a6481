import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { lazy, type ReactNode } from 'react';
import { LatePart } from '../shell/late-part.tsx';
import { addCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import { readSession } from './session-store.ts';
import { closeModal, type Modal } from './modal-stack.ts';

const PartnerList = lazy(async () => ({
  default: (await import('../features/floating/partner-list.tsx')).PartnerList,
}));
const DepositPanel = lazy(() => withWords(import('../features/cashier/deposit-panel.tsx')));
const StepUpForm = lazy(async () => {
  const { StepUpForm: form } = await withWords(import('../features/security/step-up-form.tsx'));
  return { default: form };
});

const SearchPanel = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/search/search-panel.tsx'),
    // A player finds his own pages too, by the names that they have there.
    addCatalogues(readSession().status === 'authenticated' ? ['misc', 'general'] : ['misc']),
  ]);
  return module;
});

/** The cashier speaks the words of the player's pages, which the first screen does without. */
async function withWords<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, addCatalogues(['general', 'validation', 'errors'])]);
  return module;
}

/** An open modal besides the one to sign in, in the native dialog. */
export default function ModalDialog({
  id,
  modal,
}: {
  id: number;
  modal: Exclude<Modal, { kind: 'sign_in' }>;
}): ReactNode {
  const t = useWords();
  const close = (): void => closeModal(id);
  const frame = { open: true, onClose: close, closeLabel: t('common.close') };
  switch (modal.kind) {
    case 'message':
      return (
        <Dialog
          {...frame}
          title={modal.title}
          footer={
            <Button variant="primary" onClick={close}>
              {t('common.understood')}
            </Button>
          }
        >
          <p>{modal.text}</p>
        </Dialog>
      );
    case 'partners':
      return (
        <Dialog {...frame} title={t('floating.partners')}>
          <LatePart fallback={<Skeleton height="8rem" />}>
            <PartnerList partners={modal.partners} />
          </LatePart>
        </Dialog>
      );
    case 'popup':
      return (
        <Dialog {...frame} title={modal.title} footer={modal.footer}>
          {modal.body}
        </Dialog>
      );
    case 'search':
      return (
        <Dialog {...frame} title={t('shell.search')}>
          <LatePart fallback={<Skeleton height="min(33rem, 68dvh)" />}>
            <SearchPanel onDone={close} />
          </LatePart>
        </Dialog>
      );
    case 'step_up':
      return (
        <Dialog {...frame} title={t('stepUp.title')}>
          <LatePart fallback={<Skeleton height="15rem" />}>
            <StepUpForm
              onProof={(proof) => {
                modal.onDone(proof);
                close();
              }}
              onCancel={close}
            />
          </LatePart>
        </Dialog>
      );
    case 'deposit':
      return (
        <Dialog {...frame} title={t('deposit.title')}>
          <LatePart fallback={<Skeleton height="22rem" />}>
            <DepositPanel onDone={close} />
          </LatePart>
        </Dialog>
      );
  }
}
