import { useId, type ReactNode } from 'react';
import { asStyle } from '../../features/vip/as-style.ts';
import { contourPath, wayAt, wayPath } from '../../features/vip/contours.ts';
import { LevelChoice } from '../../features/vip/level-choice.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './relief.module.css';

/** An island on a map: each level is a contour, and a way winds up to the summit. The legend says what the chosen one gives. */
export default function VipRelief({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
  const t = useWords();
  const group = useId();
  const partsOf = useLevelParts();
  const highest = Math.max(1, levels.length - 1);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      <section className={styles['map']} aria-labelledby="vip-ladder">
        <h2 className={styles['heading']} id="vip-ladder">
          {t('vip.ladder')}
        </h2>
        <ol className={styles['island']}>
          {levels.map((level, at) => {
            const height = at / highest;
            const place = wayAt(height);
            return (
              <li
                key={level.level}
                className={styles['level']}
                style={asStyle({ '--height': height, '--x': place.x, '--y': place.y })}
              >
                <svg
                  className={styles['ground']}
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path className={styles['contour']} d={contourPath(height)} />
                  {at < highest && (
                    <>
                      <path className={styles['between']} d={contourPath((at + 0.5) / highest)} />
                      <path className={styles['way']} d={wayPath(height, (at + 1) / highest)} />
                    </>
                  )}
                </svg>
                <LevelChoice
                  level={level}
                  group={group}
                  isChosen={at === Math.floor(levels.length / 2)}
                  className={styles['flag']}
                  emblemClass={styles['emblem']}
                  emblem_px={56}
                >
                  <span className={styles['sign']}>
                    {level.name}
                    <LevelMark level={level.level} />
                  </span>
                </LevelChoice>
                <div className={styles['legend']}>
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
      <div className={styles['own']}>{own}</div>
      <div className={styles['rules']}>{rules}</div>
    </div>
  );
}
