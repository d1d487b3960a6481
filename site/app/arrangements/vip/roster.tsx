import { useId, type ReactNode } from 'react';
import { asStyle } from '../../features/vip/as-style.ts';
import { LevelChoice } from '../../features/vip/level-choice.tsx';
import { VipEmblem } from '../../features/vip/vip-emblem.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './roster.module.css';

/** Tiles in a row where the screen stands beside them. */
const abreast = 3;

/** A roster as games have it to choose who one plays: a tile for each level, and the one that is chosen large on a screen with its figures. */
export default function VipRoster({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
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
        <ol className={styles['roster']} style={asStyle({ '--rows': Math.ceil(levels.length / abreast) })}>
          {levels.map((level, at) => (
            <li key={level.level} className={styles['level']}>
              <LevelChoice
                level={level}
                group={group}
                isChosen={at === Math.floor(levels.length / 2)}
                className={styles['tile']}
                emblemClass={styles['emblem']}
                emblem_px={96}
              >
                <span className={styles['call']}>
                  {level.name}
                  <LevelMark level={level.level} />
                </span>
              </LevelChoice>
              <div className={styles['screen']}>
                <div className={styles['portrait']}>
                  <VipEmblem level={level.level} size={200} className={styles['likeness']} />
                  <h3 className={styles['name']}>{level.name}</h3>
                  <span
                    className={styles['power']}
                    style={asStyle({ '--height': level.height })}
                    aria-hidden="true"
                  />
                </div>
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
