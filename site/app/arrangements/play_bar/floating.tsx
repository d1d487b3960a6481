import type { ReactNode } from 'react';
import type { PlayBarProps } from '../../features/play/play-bar.tsx';
import styles from './floating.module.css';

/**
 * The game as a picture over its own colours, and a dock that floats: at its side in a wide window, where games leave room,
 * and over it in a high or a low one, where they do not. It covers nothing of the game.
 */
export default function FloatingPlayBar(bar: PlayBarProps): ReactNode {
  return (
    <div className={styles['stage']}>
      <img className={styles['glow']} src={bar.picture} alt="" crossOrigin="anonymous" />
      <header className={styles['dock']}>
        <div>{bar.back}</div>
        <div className={styles['name']}>
          <h1>{bar.name}</h1>
          <p className={styles['facts']}>{bar.facts}</p>
        </div>
        <div className={styles['purse']}>
          {bar.balance}
          {bar.deposit}
        </div>
        <div className={styles['tools']}>
          {bar.favourite}
          {bar.fullScreen}
        </div>
      </header>
      <div className={styles['screen']}>{bar.children}</div>
    </div>
  );
}
