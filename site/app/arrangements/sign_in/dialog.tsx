import type { ReactNode } from 'react';
import { AuthArt } from '../../features/auth/auth-art.tsx';
import type { AuthFrameProps } from '../../features/auth/auth-frame.tsx';
import styles from './dialog.module.css';

/** The page as the template's own dialog: a box with a head, before the brand's picture out of focus. */
export default function DialogSignIn({ heading, lead, children, art, promises }: AuthFrameProps): ReactNode {
  return (
    <div className={styles['room']}>
      <AuthArt art={art} onPhones className={styles['art']} />
      <div className={styles['box']}>
        <div className={styles['head']}>{heading}</div>
        <div className={styles['body']}>
          {lead}
          {children}
        </div>
        <div className={styles['foot']}>{promises}</div>
      </div>
    </div>
  );
}
