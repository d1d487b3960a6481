import type { CSSProperties } from 'react';

/** Values that a style sheet computes with. */
export function variables(values: Record<`--${string}`, number>): CSSProperties {
  return { ...values };
}
