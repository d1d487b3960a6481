import type { sessionList } from '@marquee/contract/api/auth/session_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { CircleQuestionMark, Monitor, Smartphone, Tablet, Tv, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ApiRefusal, callApi, callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { formatMoment } from '../history/moments.ts';
import { useAskAgain } from '../profile/use-profile.ts';
import { deviceWords } from './device-words.ts';
import styles from './security.module.css';

type Session = AnswerOf<typeof sessionList>['value'][number];

const icons: Readonly<Record<Session['device']['type'], LucideIcon>> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  tv: Tv,
  bot: CircleQuestionMark,
  unknown: CircleQuestionMark,
};

/** Where the account is signed in. */
export function useSessions() {
  return usePlayerQuery<AnswerOf<typeof sessionList>>(['sessions'], (fields, signal) =>
    callOrThrow(endpoints.sessionList, fields, { signal }),
  );
}

/** The sessions of the account, and the way to end those that are not this one. */
export function SessionsCard(): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const askAgain = useAskAgain();
  const { language } = useShell();
  const [ending, setEnding] = useState('');
  const query = useSessions();

  /** End one session, or all others where none is named. */
  async function end(session_id?: string): Promise<void> {
    if (!player) return;
    setEnding(session_id ?? 'others');
    const result = await callApi(endpoints.sessionRevoke, { ...player, ...(session_id && { session_id }) });
    setEnding('');
    if (result.ok) {
      showToast({
        tone: 'success',
        text: t('security.sessionsEnded', { count: result.answer.sessions_ended }),
      });
    } else await report(new ApiRefusal(result.refusal));
    await Promise.all([askAgain('sessions'), askAgain('access_log')]);
  }

  const others = query.data?.value.some((session) => !session.current) ?? false;
  return (
    <Card>
      <div className={styles['head']}>
        <h2 className={styles['cardTitle']}>{t('security.sessions')}</h2>
        {others && (
          <Button size="small" busy={ending === 'others'} onClick={() => void end()}>
            {t('security.endOthers')}
          </Button>
        )}
      </div>
      <Answered query={query} height="9rem">
        {({ value }) => (
          <ul className={styles['sessions']}>
            {value.map((session) => {
              const Icon = icons[session.device.type];
              const device = deviceWords(session.device, t);
              return (
                <li key={session.session_id} className={styles['session']}>
                  <span className={styles['deviceIcon']}>
                    <Icon size={22} aria-hidden="true" />
                  </span>
                  <div className={styles['sessionText']}>
                    <p className={styles['device']}>
                      {device} {session.current && <Badge tone="positive">{t('security.thisOne')}</Badge>}
                    </p>
                    <p className={styles['muted']}>
                      {session.ip} ·{' '}
                      {t('security.since', { time: formatMoment(session.created_at, language) })}
                      {!session.current && (
                        <>
                          {' · '}
                          {t('security.seen', { time: formatMoment(session.last_seen_at, language) })}
                        </>
                      )}
                    </p>
                  </div>
                  {!session.current && (
                    <Button
                      size="small"
                      busy={ending === session.session_id}
                      aria-label={t('security.endOne', { device })}
                      onClick={() => void end(session.session_id)}
                    >
                      {t('security.endShort')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Answered>
    </Card>
  );
}
