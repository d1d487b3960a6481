import type { ReactNode } from 'react';
import { asStyle } from '../../features/vip/as-style.ts';
import { VipEmblem } from '../../features/vip/vip-emblem.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './summit.module.css';

/** A skyline with a tower for each level, as high as what it takes to reach it, and the level's emblem on its roof. */
export default function VipSummit({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
  const t = useWords();
  const partsOf = useLevelParts();
  const count = asStyle({ '--levels': levels.length });
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      <div className={styles['skyline']} style={count} aria-hidden="true">
        {levels.map((level, at) => (
          <div
            key={level.level}
            className={styles['tower']}
            style={asStyle({ '--height': level.height, '--at': at })}
          >
            <VipEmblem level={level.level} size={72} className={styles['emblem']} />
            <span className={styles['body']}>
              <span className={styles['number']}>{at + 1}</span>
            </span>
          </div>
        ))}
      </div>
      <section aria-labelledby="vip-ladder">
        <h2 className={styles['heading']} id="vip-ladder">
          {t('vip.ladder')}
        </h2>
        <ol className={styles['panels']} style={count}>
          {levels.map((level, at) => (
            <li key={level.level} className={styles['panel']}>
              <div className={styles['top']}>
                <span className={styles['place']} aria-hidden="true">
                  {at + 1}
                </span>
                <h3 className={styles['name']}>{level.name}</h3>
                <LevelMark level={level.level} />
              </div>
              {partsOf(level).map((part) => (
                <LevelFigures
                  key={part.heading}
                  {...part}
                  className={{
                    block: styles['part'],
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
      {own}
      {rules}
    </div>
  );
}
