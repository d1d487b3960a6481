import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './banner-clock.module.css';

/**
 * The button of one banner of a carousel. The line in it is the clock of the banner that is shown: where it has filled, the
 * next one is due, so that pointing at the carousel, being in it or preferring less motion stops both. Its look is set by
 * `--clock-width`, `--clock-height`, `--clock-track` and `--clock-fill`; `--clock-rest` is how the line of another stands.
 */
export function BannerClock({
  label,
  current,
  className,
  onSelect,
  onDue,
}: {
  label: string;
  current: boolean;
  className?: string;
  onSelect: () => void;
  onDue: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles['clock'], className)}
      aria-label={label}
      aria-current={current}
      onClick={onSelect}
      onAnimationEnd={onDue}
    >
      <span className={styles['line']}>
        <span className={styles['fill']} />
      </span>
    </button>
  );
}
