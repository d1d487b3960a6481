import { useId, type ReactNode } from 'react';
import { asStyle } from '../../features/vip/as-style.ts';
import { LevelChoice } from '../../features/vip/level-choice.tsx';
import { levelGroupsOf } from '../../features/vip/level-groups.ts';
import { VipEmblem } from '../../features/vip/vip-emblem.tsx';
import {
  LevelFigures,
  LevelMark,
  useLevelParts,
  type VipArrangementProps,
} from '../../features/vip/vip-parts.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './matrix.module.css';

/**
 * A table: the figures are its rows, the levels its columns, and the names of the rows stay where they are. Where it has no
 * room, one level is chosen from a bar of emblems and its figures stand beside their names.
 */
export default function VipMatrix({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
  const t = useWords();
  const group = useId();
  const partsOf = useLevelParts();
  const groups = levelGroupsOf(levels, partsOf);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      {own}
      <section className={styles['levels']} aria-labelledby="vip-ladder">
        <h2 className={styles['heading']} id="vip-ladder">
          {t('vip.ladder')}
        </h2>
        <div
          className={styles['table']}
          style={asStyle({ '--levels': levels.length, '--in-bar': inBar(levels.length) })}
        >
          {/* Each figure has its name beside it too, for those who do not see the table. */}
          <div className={styles['names']} aria-hidden="true">
            {groups.map(({ heading, labels }) => (
              <div key={heading} className={styles['group']} style={asStyle({ '--figures': rowsOf(labels) })}>
                <span className={styles['groupName']}>{heading}</span>
                {labels.map((label) => (
                  <span key={label} className={styles['rowName']}>
                    {label}
                  </span>
                ))}
              </div>
            ))}
          </div>
          <ol className={styles['columns']}>
            {levels.map((level, at) => (
              <li key={level.level} className={styles['level']}>
                <LevelChoice
                  level={level}
                  group={group}
                  isChosen={at === Math.floor(levels.length / 2)}
                  className={styles['choice']}
                  emblem_px={36}
                >
                  <span className={styles['hidden']}>{level.name}</span>
                </LevelChoice>
                <div className={styles['column']}>
                  <div className={styles['top']}>
                    <VipEmblem level={level.level} size={44} />
                    <h3 className={styles['name']}>{level.name}</h3>
                    <LevelMark level={level.level} />
                  </div>
                  {partsOf(level).map((part, index) => (
                    <div
                      key={part.heading}
                      className={styles['part']}
                      style={asStyle({ '--figures': rowsOf(groups[index]?.labels ?? []) })}
                    >
                      <LevelFigures
                        {...part}
                        className={{
                          block: styles['block'],
                          heading: styles['label'],
                          list: styles['list'],
                          none: styles['none'],
                        }}
                      />
                    </div>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {rules}
    </div>
  );
}

/** A group without figures says so in a row of its own. */
function rowsOf(labels: readonly string[]): number {
  return Math.max(1, labels.length);
}

/** How many emblems stand in a line of the bar, each wide enough for a finger: two lines where there are many. */
function inBar(levels: number): number {
  return levels > 7 ? Math.ceil(levels / 2) : levels;
}
