import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

/** A panel on the page. `flush` leaves the padding to its contents, such as a table. */
export function Card({
  flush = false,
  className,
  children,
  ...rest
}: { flush?: boolean } & ComponentProps<'section'>): ReactNode {
  return (
    <section {...rest} className={clsx(styles['card'], flush && styles['flush'], className)}>
      {children}
    </section>
  );
}
