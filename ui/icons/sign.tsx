import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { SignName } from './signs.ts';
import sheet from './signs.svg?url';

/**
 * A picture beside the name of a place, from the one sheet of them all: as code each would weigh 0.2 KB on every first page, in the sheet
 * it weighs nothing that a page waits for. It says nothing by itself, so it stands beside words.
 */
export function Sign({
  name,
  size = 24,
  ...rest
}: Omit<ComponentPropsWithRef<'svg'>, 'name'> & { name: SignName; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
