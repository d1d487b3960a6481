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
import styles from './passport.module.css';

/** Membership cards, fanned like a hand of cards. The one that is chosen is pulled up, and its back is read beside it. */
export default function VipPassport({ title, lead, own, levels, rules }: VipArrangementProps): ReactNode {
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
        <ol className={styles['hand']} style={asStyle({ '--cards': levels.length })}>
          {levels.map((level, at) => (
            <li key={level.level} className={styles['level']} style={asStyle({ '--at': at })}>
              <LevelChoice
                level={level}
                group={group}
                isChosen={at === Math.floor(levels.length / 2)}
                className={styles['card']}
                emblemClass={styles['emblem']}
                emblem_px={120}
              >
                <span className={styles['number']} aria-hidden="true">
                  {String(at + 1).padStart(2, '0')}
                </span>
                <span className={styles['holder']}>
                  {level.name}
                  <LevelMark level={level.level} />
                </span>
              </LevelChoice>
              <div className={styles['back']}>
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
                <VipEmblem level={level.level} size={160} className={styles['stamp']} />
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
