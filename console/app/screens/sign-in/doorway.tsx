import { useEffect, type ReactNode } from 'react';
import { Wordmark } from '../../shell/wordmark.tsx';
import { languageCodes, languages, rememberLanguage } from '../../words/languages.ts';
import { i18n, speak } from '../../words/load.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './doorway.module.css';

/** What is shown to whoever is not signed in: one form under the name of the console. */
export function Doorway({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  useEffect(() => {
    document.title = `${title} · ${words('console.name')}`;
  }, [title, words]);
  return (
    <div className={styles['doorway']}>
      <header className={styles['brand']}>
        <Wordmark />
      </header>
      <main className={styles['main']}>
        <h1 className={styles['title']}>{title}</h1>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        {children}
      </main>
      <footer className={styles['foot']}>
        {languageCodes.map((code) => (
          <button
            key={code}
            type="button"
            lang={languages[code].tag}
            aria-pressed={i18n.locale === code}
            onClick={() => {
              rememberLanguage(code);
              void speak(code);
            }}
          >
            {languages[code].name}
          </button>
        ))}
      </footer>
    </div>
  );
}
