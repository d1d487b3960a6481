import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './screen.module.css';

/** Where the last screen was shown. On the first one nothing has to be announced: the page has just been opened. */
let shown: string | undefined;
/** Whether the title of the screen that was taken away had the focus. */
let hadFocus = false;

/**
 * A screen: its title, what can be done with the whole of it, and its content. When one comes to it from another screen its title
 * takes the focus, so that it is read out and the keyboard goes on from there. It keeps it where the screen is drawn anew once it is loaded.
 */
export function Screen({
  title,
  lead,
  aside,
  actions,
  scrolls = false,
  children,
}: {
  title: string;
  /** Before the title: the way back. */
  lead?: ReactNode;
  /** After the title: how the thing stands. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** Whether the content scrolls as a page; a table scrolls in itself. */
  scrolls?: boolean;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${words('console.name')}`;
  }, [title, words]);
  useLayoutEffect(() => {
    const title = heading.current;
    return () => {
      hadFocus = title !== null && document.activeElement === title;
    };
  }, []);
  useEffect(() => {
    const { pathname } = location;
    if (hadFocus || (shown !== undefined && shown !== pathname))
      heading.current?.focus({ preventScroll: true });
    shown = pathname;
    hadFocus = false;
  }, []);
  return (
    <main className={styles['screen']} data-scrolls={scrolls || undefined}>
      <header className={styles['head']}>
        {lead}
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {aside}
        <div className={styles['actions']}>{actions}</div>
      </header>
      {children}
    </main>
  );
}
