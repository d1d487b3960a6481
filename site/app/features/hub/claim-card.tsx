import { Card } from '@marquee/ui/surfaces/card.tsx';
import { BadgePercent, ChevronRight, Inbox, LoaderPinwheel, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useWaiting } from '../engagement/waiting.ts';
import styles from './hub.module.css';

/** What can be claimed now and where, with its number; nothing where nothing can be. */
export function ClaimCard(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { claimable, rewards, missions, promotions, spin } = useWaiting();
  if (claimable === 0) return null;
  const claims = [
    { key: 'spin', count: spin, icon: LoaderPinwheel, to: '/spin' },
    { key: 'missions', count: missions, icon: Target, to: '/mission' },
    { key: 'inbox', count: rewards, icon: Inbox, to: '/inbox?filter=claimable' },
    { key: 'promotions', count: promotions, icon: BadgePercent, to: '/promotions' },
  ] as const;
  return (
    <Card flush className={styles['claims']} aria-labelledby="claims">
      <h2 className={styles['noticesTitle']} id="claims">
        {t('account.claims')}
        <span className={styles['claimCount']} aria-hidden="true">
          {claimable}
        </span>
      </h2>
      <ul>
        {claims
          .filter(({ count }) => count > 0)
          .map(({ key, count, icon: Icon, to }) => (
            <li key={key}>
              <a className={styles['notice']} href={path(to)}>
                <Icon className={styles['tileIcon']} size={20} aria-hidden="true" />
                <span>{t(`account.claim.${key}`, { count })}</span>
                <ChevronRight size={18} aria-hidden="true" />
              </a>
            </li>
          ))}
      </ul>
    </Card>
  );
}
