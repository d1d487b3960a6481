import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { MiniGameResult } from './outcome.ts';
import { checkProof, type Verdict } from './proof-check.ts';
import styles from './minigames.module.css';

/** What proves that a prize was drawn before it was shown, with a button that does the sum again in the browser. */
export function Proof({
  result,
  toldAtBet,
}: {
  result: MiniGameResult;
  /** The commitment as the bet answered it; undefined where this page did not see the bet. */
  toldAtBet: string | undefined;
}): ReactNode {
  const t = useWords();
  const [checked, setChecked] = useState<{ playId: string; verdict: Verdict }>();
  const verdict = checked?.playId === result.play_id ? checked.verdict : undefined;
  async function check(): Promise<void> {
    setChecked({ playId: result.play_id, verdict: await checkProof(result, toldAtBet) });
  }
  const facts = [
    ['minigame.proof.commitment', result.commitment],
    ['minigame.proof.play', result.play_id],
    ['minigame.proof.draw', String(result.draw)],
    ['minigame.proof.salt', result.salt],
  ] as const;
  return (
    <details className={styles['details']}>
      <summary>
        <ShieldCheck size={18} aria-hidden="true" />
        {t('minigame.proof')}
      </summary>
      <div className={styles['inside']}>
        <p className={styles['muted']}>{t('minigame.proof.text')}</p>
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['row']}>
          <Button size="small" onClick={() => void check()}>
            {t('minigame.proof.check')}
          </Button>
          <output>
            {verdict && (
              <Badge tone={verdict === 'matches' ? 'positive' : 'warning'}>
                {t(`minigame.proof.${verdict}`)}
              </Badge>
            )}
          </output>
        </div>
      </div>
    </details>
  );
}
