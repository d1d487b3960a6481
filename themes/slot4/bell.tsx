import type { ReactNode } from 'react';

/** A diving bell with a lamp, at the end of its cable. */
export function Bell(): ReactNode {
  return (
    <svg viewBox="0 0 48 60" width={40} height={50} aria-hidden="true">
      <path d="M24 0V12" stroke="var(--ring-2)" strokeWidth={3} />
      <circle cx={24} cy={34} r={21} fill="var(--ring-2)" />
      <path d="M24 13A21 21 0 0 0 24 55A30 30 0 0 1 24 13Z" fill="var(--ring-1)" />
      <path d="M10 51H38L34 58H14ZM17 10H31V16H17Z" fill="var(--ring-3)" />
      <circle cx={24} cy={33} r={12} fill="var(--ring-3)" />
      <circle cx={24} cy={33} r={9.5} fill="var(--color-accent)" />
      <path d="M18 30A7 7 0 0 1 24 26" stroke="#fff" strokeWidth={2.5} fill="none" strokeLinecap="round" />
    </svg>
  );
}
