import { clsx } from 'clsx';
import { CircleAlert, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './states.module.css';

interface State {
  /** A picture; an icon of about 40 pixels or an image. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** What to do next: buttons. */
  children?: ReactNode;
}

/** Nothing is here, why, and what to do next. */
export function EmptyState({ picture, title, text, children }: State): ReactNode {
  return (
    <div className={styles['state']}>
      <div className={styles['picture']}>
        {picture ?? <SearchX size={40} strokeWidth={1.5} aria-hidden="true" />}
      </div>
      <h2 className={styles['title']}>{title}</h2>
      {text && <p className={styles['text']}>{text}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}

/** Something failed: what happened, and a button to try again as its child. `titleAs` is `h1` where that is all of the page. */
export function ErrorState({
  picture,
  title,
  text,
  children,
  titleAs: Title = 'h2',
}: State & { titleAs?: 'h1' | 'h2' }): ReactNode {
  return (
    <div className={clsx(styles['state'], styles['failed'])} role="alert">
      <div className={styles['picture']}>
        {picture ?? <CircleAlert size={40} strokeWidth={1.5} aria-hidden="true" />}
      </div>
      <Title className={styles['title']}>{title}</Title>
      {text && <p className={styles['text']}>{text}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
