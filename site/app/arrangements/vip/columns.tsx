import type { ReactNode } from 'react';
import { VipEmblem } from '../../features/vip/vip-emblem.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './columns.module.css';

/** The levels side by side, their figures in line, to be compared like goods in a table. */
export default function VipInColumns({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
  const t = useWords();
  const partsOf = useLevelParts();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <img className={styles['crown']} src="/art/minigame/vip.webp" alt="" width={96} height={96} />
        <div>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
        </div>
      </header>
      {own}
      <section aria-labelledby="vip-ladder">
        <h2 className={styles['heading']} id="vip-ladder">
          {t('vip.ladder')}
        </h2>
        {/* Said beforehand, for a browser that shows the first levels while it still reads the others. */}
        <ol
          className={styles['steps']}
          style={{ gridTemplateColumns: `repeat(${levels.length}, minmax(0, 1fr))` }}
        >
          {levels.map((level) => (
            <li key={level.level} className={styles['step']}>
              <div className={styles['stepHead']}>
                <VipEmblem level={level.level} size={40} />
                <h3 className={styles['name']}>{level.name}</h3>
                <LevelMark level={level.level} />
              </div>
              {partsOf(level).map((part) => (
                <LevelFigures
                  key={part.heading}
                  {...part}
                  className={{
                    block: styles['block'],
                    heading: styles['label'],
                    list: styles['list'],
                    none: styles['muted'],
                  }}
                />
              ))}
            </li>
          ))}
        </ol>
      </section>
      {rules}
    </div>
  );
}
