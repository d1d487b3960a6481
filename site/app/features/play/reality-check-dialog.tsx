import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { durationWords } from '../safety/measure-words.ts';
import { useRealityCheck, useSafetyChanged } from '../safety/safety.ts';
import styles from './reality-check-dialog.module.css';

/** Where the player stands in this session. It stays until he has decided to go on or to stop. */
export function RealityCheckDialog({
  onDecided,
}: {
  onDecided: (decision: 'continue' | 'stop') => void;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const report = useReport();
  const player = usePlayerFields();
  const changed = useSafetyChanged();
  const query = useRealityCheck();
  const [busy, setBusy] = useState<'continue' | 'stop'>();

  async function decide(decision: 'continue' | 'stop'): Promise<void> {
    if (!player) return;
    setBusy(decision);
    const result = await callApi(endpoints.safetyRealityCheckAcknowledge, { ...player, decision });
    setBusy(undefined);
    if (!result.ok) {
      await report(new ApiRefusal(result.refusal));
      return;
    }
    void changed();
    onDecided(decision);
  }

  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      title={t('safety.check.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button
            busy={busy === 'continue'}
            disabled={busy === 'stop'}
            onClick={() => void decide('continue')}
          >
            {t('safety.check.goOn')}
          </Button>
          <Button
            variant="primary"
            busy={busy === 'stop'}
            disabled={busy === 'continue'}
            onClick={() => void decide('stop')}
          >
            {t('safety.check.stop')}
          </Button>
        </>
      }
    >
      <Answered query={query} height="9rem">
        {(check) => {
          const money = (amount: string): ReactNode => <Money amount={amount} currency={check.currency} />;
          return (
            <>
              <p className={styles['lead']}>
                {t('safety.check.youPlayed', {
                  time: durationWords(t, Math.floor(check.played_seconds / 60)),
                })}
              </p>
              <dl className={styles['sums']}>
                <div>
                  <dt>{t('safety.net.stakes')}</dt>
                  <dd>{money(check.stakes)}</dd>
                </div>
                <div>
                  <dt>{t('safety.net.wins')}</dt>
                  <dd>{money(check.wins)}</dd>
                </div>
                <div className={styles['net']}>
                  <dt>{t('safety.net.net')}</dt>
                  <dd>{money(check.net_position)}</dd>
                </div>
              </dl>
            </>
          );
        }}
      </Answered>
      <LinkButton variant="quiet" size="small" href={path('/bet-history')}>
        {t('safety.check.history')}
      </LinkButton>
    </Dialog>
  );
}
