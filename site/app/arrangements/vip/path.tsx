import type { ReactNode } from 'react';
import { VipEmblem } from '../../features/vip/vip-emblem.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './path.module.css';

/** A road that winds down the page from side to side, with a station for each level. The way that is gone is drawn through. */
export default function VipPath({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
  const t = useWords();
  const partsOf = useLevelParts();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <img className={styles['crown']} src="/art/minigame/vip.webp" alt="" width={96} height={96} />
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      {own}
      <section aria-labelledby="vip-ladder">
        <h2 className={styles['heading']} id="vip-ladder">
          {t('vip.ladder')}
        </h2>
        <ol className={styles['road']}>
          {levels.map((level) => (
            <li key={level.level} className={styles['station']}>
              <span className={styles['stop']}>
                <VipEmblem level={level.level} size={72} className={styles['emblem']} />
              </span>
              <div className={styles['sign']}>
                <div className={styles['name']}>
                  <h3>{level.name}</h3>
                  <LevelMark level={level.level} />
                </div>
                <div className={styles['parts']}>
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
                </div>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {rules}
    </div>
  );
}
