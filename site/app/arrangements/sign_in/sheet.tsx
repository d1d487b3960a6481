import type { ReactNode } from 'react';
import { AuthArt } from '../../features/auth/auth-art.tsx';
import type { AuthFrameProps } from '../../features/auth/auth-frame.tsx';
import styles from './sheet.module.css';

/** A sheet that has slid in before the brand's picture: from below on phones, from the side on wide screens. */
export default function SheetSignIn({
  heading,
  lead,
  children,
  brandName,
  art,
  promises,
}: AuthFrameProps): ReactNode {
  return (
    <div className={styles['scene']}>
      <div className={styles['brand']}>
        <AuthArt art={art} onPhones className={styles['art']} />
        <p className={styles['name']}>{brandName}</p>
      </div>
      <div className={styles['sheet']}>
        {heading}
        {lead}
        {children}
        <div className={styles['promises']}>{promises}</div>
      </div>
    </div>
  );
}
