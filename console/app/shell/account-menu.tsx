import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { operate } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { useMe } from '../session/me.ts';
import { useTo } from '../session/site-choice.ts';
import { chooseScheme, chosenScheme, schemes } from '../style/scheme.ts';
import { languageCodes, languages, rememberLanguage, type LanguageCode } from '../words/languages.ts';
import { i18n, speak } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import styles from './account-menu.module.css';

/** Whose session this is, how the console looks and speaks, and the way out. */
export function AccountMenu({ close }: { close: () => void }): ReactNode {
  const words = useWords();
  const { operator } = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [scheme, setScheme] = useState(chosenScheme);

  async function signOut(): Promise<void> {
    await operate(endpoints.sessionSignOut, {});
    close();
    await navigate('/sign-in', { replace: true });
    queries.clear();
  }
  async function changeLanguage(code: LanguageCode): Promise<void> {
    await speak(code);
    rememberLanguage(code);
  }
  return (
    <div className={styles['menu']}>
      <p className={styles['who']}>
        <strong>{operator.name}</strong>
        <span>{operator.email}</span>
      </p>
      <Link to={to('/sessions')} className={styles['item']} onClick={close}>
        <MonitorSmartphone size={16} aria-hidden="true" />
        {words('sessions.title')}
      </Link>
      <fieldset className={styles['choice']}>
        <legend>{words('account.scheme')}</legend>
        {schemes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="scheme"
              className="visually-hidden"
              checked={scheme === one}
              onChange={() => {
                chooseScheme(one);
                setScheme(one);
              }}
            />
            {words(`scheme.${one}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles['choice']}>
        <legend>{words('account.language')}</legend>
        {languageCodes.map((code) => (
          <label key={code} lang={languages[code].tag}>
            <input
              type="radio"
              name="language"
              className="visually-hidden"
              checked={i18n.locale === code}
              onChange={() => void changeLanguage(code)}
            />
            {languages[code].name}
          </label>
        ))}
      </fieldset>
      <button type="button" className={styles['item']} onClick={() => void signOut()}>
        <LogOut size={16} aria-hidden="true" />
        {words('account.signOut')}
      </button>
    </div>
  );
}
