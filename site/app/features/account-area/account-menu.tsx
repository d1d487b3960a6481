import { LogOut, UserRound } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { useLeave } from '../../session/use-leave.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { accountLinks } from './account-links.ts';
import styles from './account-area.module.css';

/** The player's menu under his initial: the pages of the account, and the way out. A native popover. */
export function AccountMenu(): ReactNode {
  const t = useWords();
  const path = usePath();
  const session = useSession();
  const leave = useLeave();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const name = session.status === 'authenticated' ? session.stored.user.account_id : '';

  /** A popover lies in the top layer, so its place under the button is set when it opens. */
  function place(): void {
    const from = button.current?.getBoundingClientRect();
    if (!from) return;
    menu.current?.style.setProperty('--menu-top', `${from.bottom + 8}px`);
    menu.current?.style.setProperty('--menu-right', `${document.documentElement.clientWidth - from.right}px`);
  }
  function close(): void {
    menu.current?.hidePopover();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['avatar']}
        aria-label={t('account.menu')}
        popoverTarget={id}
      >
        {name ? name.charAt(0).toUpperCase() : <UserRound size={20} aria-hidden="true" />}
      </button>
      <div ref={menu} id={id} popover="auto" className={styles['menu']} onBeforeToggle={place}>
        <p className={styles['menuHead']}>{name}</p>
        <nav aria-label={t('account.menu')}>
          <ul className={styles['menuList']}>
            {accountLinks.map(({ path: to, label, icon: Icon }) => (
              <li key={to}>
                <a className={styles['menuItem']} href={path(to)} onClick={close}>
                  <Icon size={18} aria-hidden="true" />
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className={styles['menuItem']}
          onClick={() => {
            close();
            leave();
          }}
        >
          <LogOut size={18} aria-hidden="true" />
          {t('account.signOut')}
        </button>
      </div>
    </>
  );
}
