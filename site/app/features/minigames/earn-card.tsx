import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { LateStakeWeights } from '../promotions/late-stake-weights.tsx';
import { useTokenRules } from './mini-game-queries.ts';
import { usePrizeWords } from './prize-words.ts';
import styles from './minigames.module.css';

/** By what tokens are earned, and how far the player is to the next. */
export function EarnCard(): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  const rules = useTokenRules();
  const currency = useShell().site?.currency ?? '';
  return (
    <Card id="earn">
      <h2 className={styles['cardTitle']}>{t('minigame.howToEarn')}</h2>
      <Answered query={rules} height="10rem">
        {({ value }) =>
          value.length === 0 ? (
            <p className={styles['muted']}>{t('minigame.earn.none')}</p>
          ) : (
            <>
              <ul className={styles['rules']}>
                {value.map((rule) => {
                  const step = formatMoney(rule.step, currency);
                  const label = t(`minigame.earn.${rule.rule}`, { step, tokens: words.tokens(rule.tokens) });
                  return (
                    <li key={rule.rule} className={styles['rule']}>
                      <span className={styles['ruleHead']}>
                        <strong>{label}</strong>
                        <span className={styles['muted']}>
                          {t('minigame.earn.progress', { done: formatMoney(rule.progress, currency), step })}
                        </span>
                      </span>
                      <ProgressBar label={label} value={rule.progress_percent} max={100} />
                      <span className={styles['muted']}>
                        {t('minigame.earn.total', { tokens: words.tokens(rule.earned_token) })}
                      </span>
                    </li>
                  );
                })}
              </ul>
              <p className={styles['muted']}>{t('minigame.earn.text')}</p>
              <LateStakeWeights className={styles['muted']} />
            </>
          )
        }
      </Answered>
    </Card>
  );
}
