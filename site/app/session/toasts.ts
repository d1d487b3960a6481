import type { ToastMessage } from '@marquee/ui/surfaces/toast-region.tsx';

const listeners = new Set<() => void>();
const none: readonly ToastMessage[] = [];
let toasts: readonly ToastMessage[] = none;
let lastId = 0;

/** How long an error's toast stays, and that of an ended session. */
const errorToast_ms = 3000;
export const sessionToast_ms = 10_000;

export function readToasts(): readonly ToastMessage[] {
  return toasts;
}

export function serverToasts(): readonly ToastMessage[] {
  return none;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Show a short message, bottom right; for 3 s unless it says otherwise. */
export function showToast(toast: Omit<ToastMessage, 'id' | 'duration_ms'> & { duration_ms?: number }): void {
  lastId += 1;
  change([...toasts, { duration_ms: errorToast_ms, ...toast, id: String(lastId) }]);
}

export function dismissToast(id: string): void {
  change(toasts.filter((toast) => toast.id !== id));
}

function change(next: readonly ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
