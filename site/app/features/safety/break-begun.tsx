import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import { useBalance } from '../../session/balance.ts';
import { useLeave } from '../../session/use-leave.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';
import type { Exclusion } from './safety.ts';
import styles from './safety.module.css';

/** The break is there. What is left to do is to take the money out, or to go. */
export function BreakBegun({ exclusion, onClose }: { exclusion: Exclusion; onClose: () => void }): ReactNode {
  const t = useWords();
  const path = usePath();
  const leave = useLeave();
  const { language } = useShell();
  const { data: balance } = useBalance();
  const ends = exclusion.returns_at ?? exclusion.ends_at;
  const hasMoney = balance !== undefined && toMinor(balance.real_balance) > 0n;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('safety.begun.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          {hasMoney && <LinkButton href={path('/withdrawal')}>{t('safety.begun.withdraw')}</LinkButton>}
          <Button variant="primary" onClick={leave}>
            {t('safety.begun.leave')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>
          {ends ? t('safety.begun.until', { time: formatMoment(ends, language) }) : t('safety.begun.forGood')}
        </p>
        {hasMoney && (
          <p>{t('safety.begun.money', { amount: formatMoney(balance.real_balance, balance.currency) })}</p>
        )}
        <p className={styles['muted']}>{t('safety.begun.help')}</p>
      </div>
    </Dialog>
  );
}
