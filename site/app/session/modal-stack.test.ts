import { expect, test, vi } from 'vitest';
import { closeModal, openModal, readModals } from './modal-stack.ts';

test('S4.8 opening a modal closes the one on top of the stack first', () => {
  const onClose = vi.fn();
  openModal({ kind: 'message', title: 'Title', text: 'Text', onClose });
  const second = openModal({ kind: 'deposit' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(readModals().map((open) => open.modal.kind)).toEqual(['deposit']);
  closeModal(second);
  closeModal(second);
  expect(readModals()).toEqual([]);
});

test('who leaves the question who is here has given no proof, and is asked no longer', () => {
  const onDone = vi.fn<(proof: string | undefined) => void>();
  closeModal(openModal({ kind: 'step_up', onDone }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined);
});
