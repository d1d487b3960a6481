import type { ReactNode } from 'react';
import { AuthArt } from '../../features/auth/auth-art.tsx';
import type { AuthFrameProps } from '../../features/auth/auth-frame.tsx';
import styles from './split.module.css';

/** The window in two halves from edge to edge: the form in one, the brand's picture in the other. */
export default function SplitSignIn({
  heading,
  lead,
  children,
  brandName,
  art,
  promises,
}: AuthFrameProps): ReactNode {
  return (
    <div className={styles['split']}>
      <div className={styles['half']}>
        <div className={styles['form']}>
          {heading}
          {lead}
          {children}
        </div>
      </div>
      <div className={styles['brand']}>
        <AuthArt art={art} onPhones={false} className={styles['art']} />
        <div className={styles['words']}>
          <p className={styles['name']}>{brandName}</p>
          {promises}
        </div>
      </div>
    </div>
  );
}
