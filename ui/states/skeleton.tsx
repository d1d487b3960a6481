import type { CSSProperties, ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './states.module.css';

/** Holds the exact place of what is being loaded. Sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius,
  className,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  className?: string;
}): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles['skeleton'], className)}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
