import { expect, test } from 'vitest';
import { dismissToast, readToasts, sessionToast_ms, showToast } from './toasts.ts';

test('S8.8 S9.14 a toast stays 3 s, that of an ended session 10 s', () => {
  showToast({ tone: 'error', text: 'No.' });
  showToast({ tone: 'warning', text: 'Gone.', duration_ms: sessionToast_ms });
  expect(readToasts().map((toast) => toast.duration_ms)).toEqual([3000, 10_000]);
  for (const toast of readToasts()) dismissToast(toast.id);
  expect(readToasts()).toEqual([]);
});
