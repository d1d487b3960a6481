import type { ReactNode } from 'react';
import type { AuthFrameProps } from '../../features/auth/auth-frame.tsx';
import styles from './page.module.css';

/** A card in the middle of the page under the brand's mark; what the house promises stands under it. */
export default function SignInPage({ heading, lead, children, mark, promises }: AuthFrameProps): ReactNode {
  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        {mark && <img className={styles['mark']} src={mark} alt="" width={72} height={72} />}
        <div className={styles['head']}>
          {heading}
          {lead}
        </div>
        {children}
      </div>
      <div className={styles['promises']}>{promises}</div>
    </div>
  );
}
