import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { measureWords } from '../safety/measure-words.ts';
import { useExclusion, useLimits } from '../safety/safety.ts';
import { breakWords } from '../safety/standing-break.tsx';
import type { Stop } from './safeguard.ts';
import styles from './play.module.css';

/** Why there is no play now, and until when; in the place of the game. */
export function PlayStopped({ why, onAgain }: { why: Stop; onAgain: () => void }): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <div className={styles['panel']} role="alert">
      <Hourglass className={styles['calm']} size={40} strokeWidth={1.5} aria-hidden="true" />
      <h2 className={styles['stoppedTitle']}>{t(`play.stopped.${why}`)}</h2>
      {why === 'break' && <BreakText />}
      {why === 'time' && <TimeText />}
      {why === 'player' && <p className={styles['popup']}>{t('play.stoppedText.player')}</p>}
      {why === 'operator' && <p className={styles['popup']}>{t('playNotAllowed')}</p>}
      <div className={styles['ways']}>
        <LinkButton href={path('/bet-history')}>{t('account.bets')}</LinkButton>
        <LinkButton href={path('/responsible-gaming')}>{t('safety.yourLimits')}</LinkButton>
        {why === 'player' && (
          <Button variant="quiet" onClick={onAgain}>
            {t('play.playAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}

function BreakText(): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const exclusion = useExclusion().data?.exclusions[0];
  return (
    <>
      {exclusion && <p className={styles['popup']}>{breakWords(t, exclusion, language)}</p>}
      <p className={styles['popup']}>{t('safety.break.still')}</p>
    </>
  );
}

/** Which limits on time are used up, and how they free themselves. */
function TimeText(): ReactNode {
  const t = useWords();
  const { data } = useLimits();
  const reached =
    data?.limits.filter(({ kind, remaining }) => kind === 'session_time' && remaining?.minutes === 0) ?? [];
  return (
    <>
      {reached.map(
        ({ window, limit }) =>
          limit && (
            <p key={window} className={styles['popup']}>
              {t('play.stoppedText.time', {
                limit: measureWords(t, limit, data?.currency ?? ''),
                window: t(`safety.window.${window}`),
              })}
            </p>
          ),
      )}
      <p className={styles['popup']}>{t('play.stoppedText.timeFrees')}</p>
    </>
  );
}
