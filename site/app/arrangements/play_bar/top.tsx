import type { ReactNode } from 'react';
import type { PlayBarProps } from '../../features/play/play-bar.tsx';
import styles from './top.module.css';

/** A slim bar over the game, from edge to edge. */
export default function TopPlayBar(bar: PlayBarProps): ReactNode {
  return (
    <div className={styles['stage']}>
      <header className={styles['bar']}>
        {bar.back}
        <div className={styles['name']}>
          <h1>{bar.name}</h1>
          <p className={styles['facts']}>{bar.facts}</p>
        </div>
        {bar.balance && <div className={styles['balance']}>{bar.balance}</div>}
        {bar.deposit}
        {bar.favourite}
        {bar.fullScreen}
      </header>
      {bar.children}
    </div>
  );
}
