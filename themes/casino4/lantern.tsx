import type { ReactNode } from 'react';
import styles from './lantern.module.css';

/** A lantern on its cord, with the light in it. Only a picture; what sways is a box around it, which costs the page's thread nothing. */
export function Lantern({ className }: { className?: string | undefined }): ReactNode {
  return (
    <span className={`${styles['lantern']} ${className ?? ''}`} aria-hidden="true">
      <svg className={styles['picture']} viewBox="0 0 100 190">
        <path className={styles['cord']} d="M50-400V30M50 112v18" />
        <path className={styles['body']} d="M28 38C4 46 4 96 28 104H72C96 96 96 46 72 38Z" />
        <path className={styles['ribs']} d="M36 38C22 52 22 90 36 104M50 38V104M64 38C78 52 78 90 64 104" />
        <path className={styles['gold']} d="M30 30H70V39H30ZM30 103H70V112H30ZM44 128H56V136H44Z" />
        <path className={styles['tassel']} d="M45 136H55L59 186H41Z" />
      </svg>
    </span>
  );
}
