/** The modals of the site. Opening one closes the one on top first, so that never two lie over each other. */

import type { ReactNode } from 'react';
import type { Partner } from '../features/floating/partner-list.tsx';

export type Modal =
  | {
      readonly kind: 'message';
      readonly title: string;
      readonly text: string;
      /** Called when it is closed. */
      readonly onClose: () => void;
    }
  | {
      readonly kind: 'sign_in';
      /** The element's id, which the template's login rule names. */
      readonly elementId: 'loginmodal' | 'modal-signin';
      /** Where the player goes once signed in; stays where he is without it. */
      readonly returnTo?: string;
    }
  | { readonly kind: 'partners'; readonly partners: readonly Partner[] }
  | {
      readonly kind: 'step_up';
      /** Called when it is closed, with the proof of who is calling where the player gave one. */
      readonly onDone: (proof: string | undefined) => void;
    }
  | {
      /** What the site says by itself. */
      readonly kind: 'popup';
      readonly title: string;
      readonly body: ReactNode;
      readonly footer: ReactNode;
    }
  | { readonly kind: 'search' }
  | { readonly kind: 'deposit' };

export interface OpenModal {
  readonly id: number;
  readonly modal: Modal;
}

const listeners = new Set<() => void>();
const none: readonly OpenModal[] = [];
let stack: readonly OpenModal[] = none;
let lastId = 0;

export function readModals(): readonly OpenModal[] {
  return stack;
}

export function serverModals(): readonly OpenModal[] {
  return none;
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Open a modal, after closing the one on top. Returns its number. */
export function openModal(modal: Modal): number {
  const top = stack.at(-1);
  if (top) closeModal(top.id);
  lastId += 1;
  change([...stack, { id: lastId, modal }]);
  return lastId;
}

/** Close a modal; does nothing where it is closed already. */
export function closeModal(id: number): void {
  const closing = stack.find((open) => open.id === id);
  if (!closing) return;
  change(stack.filter((open) => open.id !== id));
  if (closing.modal.kind === 'message') closing.modal.onClose();
  if (closing.modal.kind === 'step_up') closing.modal.onDone(undefined);
}

/** Close whatever modal is open. */
export function closeModals(): void {
  for (const { id } of stack.toReversed()) closeModal(id);
}

function change(next: readonly OpenModal[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** The element's id of a sign-in modal, out of a template's login rule such as `#loginmodal`. */
export function modalIdOf(rule: '#loginmodal' | '#modal-signin'): 'loginmodal' | 'modal-signin' {
  return rule === '#loginmodal' ? 'loginmodal' : 'modal-signin';
}
