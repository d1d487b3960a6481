import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { useVip } from '../../session/vip.ts';
import { arrangementIn } from '../../shell/arrangement-line.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { usePageTitle } from '../account/use-page-title.ts';
import { SignOutButton } from '../account-area/sign-out-button.tsx';
import { VipEmblem } from '../vip/vip-emblem.tsx';
import styles from './hub.module.css';

/** Whose account it is, with the level, and the way out. */
export function HubHead(): ReactNode {
  const t = useWords();
  const path = usePath();
  const account = arrangementIn(useShell().theme.pages, 'account');
  // On wide screens these have the same button in the menu that stands beside or over the page.
  const hasMenu = account === 'rail' || account === 'tabs';
  const session = useSession();
  const level = useVip().data?.nextLevel[0];
  const name = session.status === 'authenticated' ? session.stored.fullname : '';
  const title = name ? t('account.hello', { name }) : t('account.pages');
  usePageTitle(title);
  return (
    <header className={styles['head']}>
      <span className={styles['headEmblem']}>
        {level && level.vip_name !== '' && <VipEmblem level={level.vip_level} size={52} />}
      </span>
      <div>
        <h1 className={styles['headTitle']}>{title}</h1>
        {/* Its line is held until the level is known. */}
        <p className={styles['headLevel']} data-play="">
          {level?.vip_name ? <a href={path('/vip')}>{t('account.level', { level: level.vip_name })}</a> : ' '}
        </p>
      </div>
      <SignOutButton className={clsx(styles['out'], hasMenu && styles['elsewhere'])} />
    </header>
  );
}
