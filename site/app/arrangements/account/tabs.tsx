import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SignOutButton } from '../../features/account-area/sign-out-button.tsx';
import {
  PlaceLink,
  WaitingBehind,
  type AccountArrangementProps,
} from '../../features/account/account-places.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './tabs.module.css';

/**
 * Two bands across the page: the subjects of the account in large type, and beneath them the pages of one subject. Choosing
 * a subject shows its pages; nothing else moves.
 */
export default function AccountTabs({ places, children }: AccountArrangementProps): ReactNode {
  const t = useWords();
  const { home, groups, group, place } = places;
  const shownFor = place?.href ?? '';
  const [chosen, setChosen] = useState({ id: group?.id ?? 'money', shownFor });
  // Another page shows its own subject, whatever was looked at before.
  const openId = chosen.shownFor === shownFor ? chosen.id : (group?.id ?? 'money');
  const open = groups.find(({ id }) => id === openId);
  const pages = useRef<HTMLUListElement>(null);

  // On a phone the page that is shown may lie beyond the edge of its band.
  useEffect(() => {
    const list = pages.current;
    const current = list?.querySelector<HTMLElement>(`[href="${shownFor}"]`);
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.clientWidth) / 2;
  }, [shownFor]);

  return (
    <>
      <nav className={styles['bands']} aria-label={t('account.pages')}>
        <div className={styles['subjects']}>
          <a className={styles['subject']} href={home.href} aria-current={home.current || undefined}>
            {t(home.label)}
          </a>
          {groups.map(({ id, places: links }) => (
            <button
              key={id}
              type="button"
              className={clsx(styles['subject'], group?.id === id && styles['here'])}
              aria-expanded={id === openId}
              aria-controls="account-subject"
              onClick={() => setChosen({ id, shownFor })}
            >
              {t(`account.group.${id}`)}
              {id !== openId && <WaitingBehind entries={links.flatMap(({ waiting }) => waiting ?? [])} />}
            </button>
          ))}
          <SignOutButton className={styles['out']} />
        </div>
        <ul ref={pages} className={styles['pages']} id="account-subject">
          {open?.places.map((one) => (
            <li key={one.path} data-play={one.play}>
              <PlaceLink place={one} className={styles['link']} iconSize={16} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['page']}>{children}</div>
    </>
  );
}
