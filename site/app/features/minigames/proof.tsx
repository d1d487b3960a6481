import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { MiniGameResult } from './outcome.ts';
import { checkProof, type ToldBefore, type Verdict } from './proof-check.ts';
import styles from './minigames.module.css';

/** What proves that both seeds drew the prize, with a button that draws it again in the browser. */
export function Proof({
  result,
  told,
}: {
  result: MiniGameResult;
  /** What this page knew before the draw; undefined where the play began elsewhere. */
  told: ToldBefore | undefined;
}): ReactNode {
  const t = useWords();
  const [checked, setChecked] = useState<{ playId: string; verdict: Verdict }>();
  const verdict = checked?.playId === result.play_id ? checked.verdict : undefined;
  async function check(): Promise<void> {
    setChecked({ playId: result.play_id, verdict: await checkProof(result, result.prizes, told) });
  }
  const { proof } = result;
  if (!proof) return null;
  const facts = [
    ['minigame.proof.draw', String(result.draw)],
    ['minigame.proof.client_seed', proof.client_seed],
    ['minigame.proof.hash', proof.server_seed_hash],
    ['minigame.proof.server_seed', proof.server_seed],
  ] as const;
  return (
    <details className={styles['details']}>
      <summary>
        <ShieldCheck size={18} aria-hidden="true" />
        {t('minigame.proof')}
      </summary>
      <div className={styles['inside']}>
        <p className={styles['muted']}>{t(`minigame.proof.text.${proof.client_seed_by}`)}</p>
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
