import type { ToastMessage } from '@marquee/ui/surfaces/toast-region.tsx';
import { useSyncExternalStore } from 'react';

let toasts: readonly ToastMessage[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says in a corner what was done. */
export function say(text: string, tone: ToastMessage['tone'] = 'success'): void {
  count += 1;
  change([...toasts.slice(-2), { id: String(count), tone, text, duration_ms: 6000 }]);
}

export function dismiss(id: string): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => toasts,
  );
}
