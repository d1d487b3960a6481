import { useId, type ReactNode } from 'react';
import { asStyle } from '../../features/vip/as-style.ts';
import { LevelChoice } from '../../features/vip/level-choice.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './constellation.module.css';

/** Where a star stands, in hundredths of the sky: from the lower left to the upper right, every other one a little lower. */
function starAt(at: number, count: number): { x: number; y: number } {
  const share = count > 1 ? at / (count - 1) : 0.5;
  return { x: 9 + 82 * share, y: 70 - 52 * share + (at % 2 === 0 ? 9 : -9) };
}

/** The levels as stars of one constellation. What the chosen star gives is written on a pane below the sky. */
export default function VipConstellation({
  title,
  lead,
  own,
  levels,
  rules,
}: VipArrangementProps): ReactNode {
  const t = useWords();
  const group = useId();
  const partsOf = useLevelParts();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      <section aria-labelledby="vip-ladder">
        <h2 className={styles['heading']} id="vip-ladder">
          {t('vip.ladder')}
        </h2>
        <ol className={styles['sky']}>
          {levels.map((level, at) => {
            const star = starAt(at, levels.length);
            const next = starAt(at + 1, levels.length);
            return (
              <li
                key={level.level}
                className={styles['level']}
                style={asStyle({ '--x': star.x, '--y': star.y })}
              >
                {at < levels.length - 1 && (
                  <svg
                    className={styles['line']}
                    viewBox="0 0 100 100"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <line x1={star.x} y1={star.y} x2={next.x} y2={next.y} />
                  </svg>
                )}
                <LevelChoice
                  level={level}
                  group={group}
                  isChosen={at === Math.floor(levels.length / 2)}
                  className={styles['star']}
                  emblemClass={styles['emblem']}
                  emblem_px={72}
                >
                  <span className={styles['called']}>
                    {level.name}
                    <LevelMark level={level.level} />
                  </span>
                </LevelChoice>
                <div className={styles['pane']}>
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
            );
          })}
        </ol>
      </section>
      {own}
      {rules}
    </div>
  );
}
