import { Contained } from '@marquee/ui/states/contained.tsx';
import { UserRound } from 'lucide-react';
import { lazy, Suspense, useId, useRef, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { addCatalogues } from '../../words/load.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './account-area.module.css';

/** The menu speaks the words of the player's pages, which the first screen does without. */
const AccountMenuItems = lazy(async () => {
  const [items] = await Promise.all([import('./account-menu-items.tsx'), addCatalogues(['general'])]);
  return items;
});

const AvatarMarks = lazy(() => import('./avatar-marks.tsx'));

/** The player's menu under their initial, in a native popover. */
export function AccountMenu(): ReactNode {
  const t = useWords();
  const session = useSession();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const name = session.status === 'authenticated' ? session.stored.user.account_id : '';

  /** A popover lies in the top layer, so its place is set when it opens: under the button, or over one in the lower half of the window. */
  function place(): void {
    const from = button.current?.getBoundingClientRect();
    if (!from) return;
    const isAbove = from.top > innerHeight / 2;
    const gap_px = 8;
    const places = {
      '--menu-top': isAbove ? 'auto' : `${from.bottom + gap_px}px`,
      '--menu-bottom': isAbove ? `${innerHeight - from.top + gap_px}px` : 'auto',
      '--menu-taken': `${(isAbove ? innerHeight - from.top : from.bottom) + gap_px}px`,
      '--menu-right': `${document.documentElement.clientWidth - from.right}px`,
    };
    for (const [name, value] of Object.entries(places)) menu.current?.style.setProperty(name, value);
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
        {name !== '' && (
          <Contained>
            <Suspense>
              <AvatarMarks />
            </Suspense>
          </Contained>
        )}
      </button>
      <div ref={menu} id={id} popover="auto" className={styles['menu']} onBeforeToggle={place}>
        {name !== '' && (
          <Contained>
            <Suspense>
              <AccountMenuItems name={name} onChoose={() => menu.current?.hidePopover()} />
            </Suspense>
          </Contained>
        )}
      </div>
    </>
  );
}
