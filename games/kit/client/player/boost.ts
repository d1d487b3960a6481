import type { BookEvent } from '../../book.ts';

/** Whether a boost multiplies anything, from the event after it: one of a spin that wins nothing is not shown. */
export function isBoostPaid(next: BookEvent | undefined): boolean {
  return next?.type === 'wins' || next?.type === 'special_expand';
}
