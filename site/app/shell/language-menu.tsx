import { Check, Globe } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { languageCookie, languageOfPrefix, languages } from '../words/languages.ts';
import { useWords } from '../words/use-words.ts';
import { setCookie } from './kept-state.ts';
import styles from './language-menu.module.css';
import { useShell } from './shell-context.ts';

/** The languages of the site that have words; choosing one remembers it and loads the page in it. */
export function LanguageMenu(): ReactNode {
  const t = useWords();
  const shell = useShell();
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function close(event: Event): void {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (
        event.type === 'pointerdown' &&
        event.target instanceof Node &&
        menu.current?.contains(event.target)
      )
        return;
      menu.current?.removeAttribute('open');
    }
    const over = new AbortController();
    document.addEventListener('pointerdown', close, over);
    document.addEventListener('keydown', close, over);
    return () => over.abort();
  }, []);
  if (shell.languages.length < 2) return null;
  const segments = pathname.split('/').slice(1);
  const rest = languageOfPrefix(segments[0] ?? '') ? segments.slice(1) : segments;
  return (
    <details ref={menu} className={styles['menu']}>
      <summary className={styles['button']} aria-label={`${t('shell.language')}: ${shell.language}`}>
        <Globe size={19} aria-hidden="true" />
        <span className={styles['label']}>{t('shell.language')}</span>
        <span className={styles['code']}>{shell.language}</span>
      </summary>
      <ul className={styles['list']}>
        {shell.languages.map(({ code, name, icon }) => (
          <li key={code}>
            <a
              className={styles['item']}
              href={`/${[languages[code].prefix, ...rest].filter(Boolean).join('/')}${search}`}
              hrefLang={languages[code].locale}
              lang={languages[code].locale}
              data-reload=""
              aria-current={code === shell.language ? 'true' : undefined}
              onClick={() => {
                setCookie(languageCookie(shell.languageCookie, code, location.protocol === 'https:'));
              }}
            >
              <img src={`/art/language/${icon}`} alt="" width={24} height={16} loading="lazy" />
              {name}
              {code === shell.language && <Check size={18} aria-hidden="true" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
