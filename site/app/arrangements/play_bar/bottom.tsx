import type { ReactNode } from 'react';
import type { PlayBarProps } from '../../features/play/play-bar.tsx';
import styles from './bottom.module.css';

/** A console under the game, where thumbs are: what happened on a line of its own, the balance in the middle. */
export default function BottomPlayBar(bar: PlayBarProps): ReactNode {
  return (
    <div className={styles['stage']}>
      {bar.children}
      <header className={styles['bar']}>
        <div className={styles['name']}>
          <h1>{bar.name}</h1>
          <p className={styles['facts']}>{bar.facts}</p>
        </div>
        <div className={styles['back']}>{bar.back}</div>
        {(bar.balance || bar.deposit) && (
          <div className={styles['purse']}>
            {bar.balance}
            {bar.deposit}
          </div>
        )}
        <div className={styles['tools']}>
          {bar.favourite}
          {bar.fullScreen}
        </div>
      </header>
    </div>
  );
}
