import { LinkButton } from '@marquee/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import type { HomeData } from '../home/section.ts';
import styles from './greeting.module.css';
import type { words as ownWords } from './words.ts';

/** The parts of a day, as the document marks them before the first paint: the server does not know the visitor's hour. */
const parts = ['night', 'morning', 'day', 'evening'] as const;

/** Greets by the visitor's hour: a player by name, with the balance; a visitor with what the page shows, and the way in. */
export function Greeting({
  player,
  joinHref,
  words,
}: Pick<HomeData, 'player'> & { joinHref: string; words: (typeof ownWords)['EN'] }): ReactNode {
  return (
    <div className={styles['greeting']}>
      <h1 className={styles['hello']}>
        {parts.map((part) => (
          <span key={part} className={styles['part']} data-part={part}>
            {words[part]}
          </span>
        ))}
        <span className={styles['name']}>{player?.name}</span>
      </h1>
      <div className={styles['visitor']}>
        <p className={styles['lead']}>{words.lead}</p>
        <LinkButton variant="primary" size="large" href={joinHref}>
          {words.join}
        </LinkButton>
      </div>
      <div className={styles['purse']}>
        <span className={styles['label']}>{words.balance}</span>
        <span className={styles['balance']}>{player?.balance}</span>
        {player && (
          <LinkButton variant="primary" href={player.depositHref} data-play="">
            {words.deposit}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
