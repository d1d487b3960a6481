import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './push.module.css';
import { usePush } from './use-push.ts';

/** Offers notifications below the inbox, in a browser that can show them and does not yet. */
export function PushOffer(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { query, browser, here, busy, turnOn } = usePush();
  if (!query.data || !browser || here) return null;
  if (browser.state === 'unsupported' || browser.state === 'denied') return null;
  return (
    <Card>
      <div className={styles['offer']}>
        <span className={styles['bell']}>
          <Bell size={22} aria-hidden="true" />
        </span>
        <div className={styles['deviceText']}>
          <h2 className={styles['name']}>{t('push.offer')}</h2>
          <p className={styles['muted']}>{t('push.text')}</p>
        </div>
        <div className={styles['offerActions']}>
          <Button busy={busy} onClick={() => void turnOn()}>
            {t('push.turnOn')}
          </Button>
          <LinkButton variant="quiet" href={path('/edit-profile')}>
            {t('push.manage')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
