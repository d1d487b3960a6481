import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useVip } from '../../session/vip.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { vipProgressOf } from '../profile/vip-progress.ts';
import { BonusLine } from '../promotions/bonus-line.tsx';
import { useOpenBonuses } from '../promotions/bonus-queries.ts';
import { VipEmblem } from '../vip/vip-emblem.tsx';
import styles from './own-standing.module.css';

/** The player's level with the way to the next, and the bonus that is active: both at once, because either alone takes the whole line. */
export function OwnStanding(): ReactNode {
  const level = useVip();
  const bonuses = useOpenBonuses();
  return (
    <div className={styles['standing']}>
      {!level.isPending && !bonuses.isPending && (
        <>
          <LevelLine />
          <BonusLine />
        </>
      )}
    </div>
  );
}

function LevelLine(): ReactNode {
  const t = useWords();
  const path = usePath();
  const level = useVip().data?.nextLevel[0];
  if (!level) return null;
  const { currentLevel, nextLevel, depoProgress, toProgress } = vipProgressOf(level);
  // Both are needed, so the slower one says how far it is.
  const percent = Math.min(depoProgress, toProgress);
  return (
    <a className={styles['level']} href={path('/vip')}>
      <VipEmblem level={level.vip_level} size={36} />
      <span className={styles['words']}>
        <span className={styles['name']}>
          {t('home.level')}: {currentLevel}
        </span>
        <span className={styles['muted']}>
          {nextLevel ? t('home.levelNext', { percent, level: nextLevel }) : t('home.levelTop')}
        </span>
        {nextLevel && <ProgressBar label={t('home.level')} value={percent} max={100} />}
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </a>
  );
}
