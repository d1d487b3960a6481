import type { ReactNode } from 'react';
import styles from './stick.module.css';

/** A joystick, seen from the front, that leans the way a cursor was moved. */
export function Joystick({ lean }: { lean?: string | undefined }): ReactNode {
  return (
    <svg className={styles['joystick']} viewBox="0 0 64 64" aria-hidden="true" data-lean={lean}>
      <ellipse className={styles['base']} cx={32} cy={50} rx={26} ry={10} />
      <ellipse className={styles['well']} cx={32} cy={47} rx={13} ry={5} />
      <g className={styles['lever']}>
        <path className={styles['rod']} d="M32 47V20" />
        <circle className={styles['ball']} cx={32} cy={17} r={13} />
        <path className={styles['gleam']} d="M24 15A9 9 0 0 1 31 8.500" />
      </g>
    </svg>
  );
}
