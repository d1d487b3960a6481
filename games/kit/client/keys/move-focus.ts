import type { KeyboardEvent } from 'react';

/**
 * Lets the arrow keys go from one of some buttons to the next, the way they stand on the screen. Call it on `keydown` of a button, or of what holds
 * the buttons; other keys, and the edge, change nothing.
 * @param columns how many stand side by side, where they stand in rows; without it they are one row, or one column where there is less room.
 */
export function moveFocus(event: KeyboardEvent, buttons: readonly HTMLElement[], columns?: number): void {
  const line = columns ?? 1;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -line, ArrowDown: line }[event.key];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  // To the side only as far as the row goes.
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  if (columns && isSideways && Math.floor(at / columns) !== Math.floor((at + by) / columns)) return;
  buttons[at + by]?.focus();
}
