import { ChevronRight, Menu, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { SignOutButton } from '../../features/account-area/sign-out-button.tsx';
import { PlaceLink, type AccountArrangementProps } from '../../features/account/account-places.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './drawer.module.css';

/** One button over the page that says where one is, and behind it all pages of the account in a drawer. */
export default function AccountDrawer({ places, children }: AccountArrangementProps): ReactNode {
  const t = useWords();
  const drawer = useRef<HTMLDialogElement>(null);
  const { home, groups, group, place } = places;
  const close = (): void => drawer.current?.close();
  return (
    <div className={styles['frame']}>
      <div className={styles['bar']}>
        <button
          type="button"
          className={styles['open']}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        >
          <Menu size={20} aria-hidden="true" />
          {t('account.allPages')}
        </button>
        <p className={styles['way']}>
          {group && (
            <>
              <span>{t(`account.group.${group.id}`)}</span>
              <ChevronRight size={16} aria-hidden="true" />
            </>
          )}
          <span className={styles['here']}>{t((place ?? home).label)}</span>
        </p>
      </div>
      <dialog
        ref={drawer}
        className={styles['drawer']}
        aria-label={t('account.pages')}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) close();
        }}
      >
        <div className={styles['inside']}>
          <div className={styles['head']}>
            <p className={styles['title']}>{t('account.pages')}</p>
            <button type="button" className={styles['close']} aria-label={t('common.close')} onClick={close}>
              <X size={22} aria-hidden="true" />
            </button>
          </div>
          <nav className={styles['menu']} aria-label={t('account.pages')}>
            <PlaceLink place={home} className={styles['link']} onChoose={close} />
            {groups.map(({ id, places: links }) => (
              <section key={id} aria-labelledby={`drawer-${id}`}>
                <h2 className={styles['subject']} id={`drawer-${id}`}>
                  {t(`account.group.${id}`)}
                </h2>
                <ul>
                  {links.map((one) => (
                    <li key={one.path} data-play={one.play}>
                      <PlaceLink place={one} className={styles['link']} onChoose={close} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <SignOutButton className={styles['out']} onLeave={close} />
        </div>
      </dialog>
      <div className={styles['page']}>{children}</div>
    </div>
  );
}
