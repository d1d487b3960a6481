import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { formatMoment } from '../history/moments.ts';
import { deviceWords } from '../security/device-words.ts';
import styles from './push.module.css';
import { usePush } from './use-push.ts';

/** Switches notifications on in this browser, and lists all browsers that show them. */
export function PushCard(): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const { query, browser, here, busy, turnOn, remove } = usePush();
  const cannot = browser?.state === 'unsupported' || browser?.state === 'denied';
  return (
    <Card>
      <h2 className={styles['title']}>{t('push.title')}</h2>
      <p className={styles['muted']}>{t('push.text')}</p>
      <Answered query={query} height="6rem">
        {({ value }) => (
          <>
            {cannot && <p className={styles['note']}>{t(`push.${browser.state}`)}</p>}
            {!cannot && !here && (
              <Button
                variant="primary"
                className={styles['go']}
                busy={busy || !browser}
                icon={<Bell size={18} aria-hidden="true" />}
                onClick={() => void turnOn()}
              >
                {t('push.turnOn')}
              </Button>
            )}
            {value.length > 0 && (
              <ul className={styles['devices']} aria-label={t('push.devices')}>
                {value.map((device) => (
                  <li key={device.subscription_id} className={styles['device']}>
                    <div className={styles['deviceText']}>
                      <p className={styles['name']}>
                        {deviceWords(device.device, t)}{' '}
                        {device === here && <Badge tone="positive">{t('security.thisOne')}</Badge>}
                      </p>
                      <p className={styles['muted']}>
                        {t('push.since', { time: formatMoment(device.created_at, language) })}
                      </p>
                    </div>
                    <Button
                      size="small"
                      disabled={busy}
                      aria-label={t('push.removeOne', { device: deviceWords(device.device, t) })}
                      onClick={() => void remove(device)}
                    >
                      {t('push.remove')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Answered>
    </Card>
  );
}
