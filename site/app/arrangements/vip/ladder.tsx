import type { ReactNode } from 'react';
import { VipEmblem } from '../../features/vip/vip-emblem.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './ladder.module.css';

/**
 * A ladder, its highest rung on top. What the page is about and where the player stands stays in sight beside it; the rungs
 * that are climbed are lit.
 */
export default function VipLadder({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
  const t = useWords();
  const partsOf = useLevelParts();
  return (
    <div className={styles['page']}>
      <div className={styles['beside']}>
        <header>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
        </header>
        {own}
      </div>
      <section aria-labelledby="vip-ladder">
        <h2 className={styles['heading']} id="vip-ladder">
          {t('vip.ladder')}
        </h2>
        <ol className={styles['rungs']} reversed>
          {levels.toReversed().map((level) => (
            <li key={level.level} className={styles['rung']}>
              <div className={styles['name']}>
                <VipEmblem level={level.level} size={56} className={styles['emblem']} />
                <h3>{level.name}</h3>
                <LevelMark level={level.level} />
              </div>
              {partsOf(level).map((part, at) => (
                <LevelFigures
                  key={part.heading}
                  {...part}
                  className={{
                    block: styles[at === 1 ? 'gives' : 'needs'],
                    heading: styles['label'],
                    list: styles['list'],
                    none: styles['none'],
                  }}
                />
              ))}
            </li>
          ))}
        </ol>
      </section>
      <div className={styles['rules']}>{rules}</div>
    </div>
  );
}
