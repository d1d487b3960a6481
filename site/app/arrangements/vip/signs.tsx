import { useId, type ReactNode } from 'react';
import { LevelChoice } from '../../features/vip/level-choice.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './signs.module.css';

/** Signs that hang upright side by side, each with the name of its level down its length. The one that is chosen is wide open. */
export default function VipSigns({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
  const t = useWords();
  const group = useId();
  const partsOf = useLevelParts();
  return (
    <div className={styles['page']}>
      <header>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      <section aria-labelledby="vip-ladder">
        <h2 className={styles['heading']} id="vip-ladder">
          {t('vip.ladder')}
        </h2>
        <ol className={styles['street']}>
          {levels.map((level, at) => (
            <li key={level.level} className={styles['sign']}>
              <LevelChoice
                level={level}
                group={group}
                isChosen={at === Math.floor(levels.length / 2)}
                className={styles['board']}
                emblemClass={styles['emblem']}
                emblem_px={64}
              >
                <span className={styles['call']}>
                  {level.name}
                  <LevelMark level={level.level} />
                </span>
              </LevelChoice>
              <div className={styles['open']}>
                <h3 className={styles['name']}>{level.name}</h3>
                {partsOf(level).map((part, index) => (
                  <LevelFigures
                    key={part.heading}
                    {...part}
                    className={{
                      block: styles[index === 1 ? 'gives' : 'needs'],
                      heading: styles['label'],
                      list: styles['list'],
                      none: styles['none'],
                    }}
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </section>
      {own}
      {rules}
    </div>
  );
}
