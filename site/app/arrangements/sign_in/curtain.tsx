import type { ReactNode } from 'react';
import { AuthArt } from '../../features/auth/auth-art.tsx';
import type { AuthFrameProps } from '../../features/auth/auth-frame.tsx';
import styles from './curtain.module.css';

/** The brand's picture over the whole page, and the form on a curtain that hangs before its dark side. */
export default function CurtainSignIn({ heading, lead, children, art, promises }: AuthFrameProps): ReactNode {
  return (
    <div className={styles['stage']}>
      <AuthArt art={art} onPhones className={styles['art']} />
      <div className={styles['curtain']}>
        <div className={styles['form']}>
          {heading}
          {lead}
          {children}
        </div>
        <div className={styles['promises']}>{promises}</div>
      </div>
    </div>
  );
}
