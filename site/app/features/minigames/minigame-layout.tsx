import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './minigame-layout.module.css';

/** The layout of the minigames, whatever the site's template: a slim bar with the tokens and the way out. */
export function MinigameLayout({
  wallet,
  children,
}: {
  /** The player's tokens; nothing while the server renders. */
  wallet?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const { site } = useShell();
  return (
    <div className={styles['layout']} data-layout="minigame">
      <header className={styles['bar']}>
        {site && <img className={styles['mark']} src={site.logo2} alt={site.site_name} height={32} />}
        <div className={styles['wallet']}>{wallet}</div>
        <LinkButton
          variant="quiet"
          iconOnly
          href={path('/')}
          aria-label={t('minigame.close')}
          icon={<X size={22} aria-hidden="true" />}
        />
      </header>
      <main className={styles['main']}>{children}</main>
    </div>
  );
}
