import type { checkStatus } from '@marquee/contract/api/settings/check_status.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useLeave } from '../../session/use-leave.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { formatMoment } from '../history/moments.ts';
import styles from './profile.module.css';

/** How the account and this session stand, and the way out. */
export function SessionCard(): ReactNode {
  const t = useWords();
  const leave = useLeave();
  const { language } = useShell();
  const query = usePlayerQuery<AnswerOf<typeof checkStatus>>(['check_status'], (player, signal) =>
    callOrThrow(endpoints.checkStatus, player, { signal }),
  );
  return (
    <Card>
      <h2 className={styles['cardTitle']}>{t('profile.session')}</h2>
      <Answered query={query} height="6rem">
        {(status) => (
          <dl className={styles['facts']}>
            <div>
              <dt>{t('profile.status')}</dt>
              <dd>
                <Badge tone={status.status === 'active' ? 'positive' : 'warning'}>
                  {t(`profile.status.${status.status}`)}
                </Badge>
              </dd>
            </div>
            <div>
              <dt>{t('profile.since')}</dt>
              <dd>{formatMoment(status.session_started_at, language)}</dd>
            </div>
            <div>
              <dt>{t('profile.idle')}</dt>
              <dd>{t('profile.minutes', { minutes: Math.round(status.session_expires_in_s / 60) })}</dd>
            </div>
          </dl>
        )}
      </Answered>
      <Button wide icon={<LogOut size={18} aria-hidden="true" />} onClick={leave}>
        {t('account.signOut')}
      </Button>
    </Card>
  );
}
