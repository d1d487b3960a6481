import type { ReactNode } from 'react';
import styles from './level-choice.module.css';
import { VipEmblem } from './vip-emblem.tsx';
import type { VipLevel } from './vip-steps.ts';

/**
 * Chooses one of the levels, for arrangements that show the figures of one at a time. It is a radio button, so that styles
 * alone show what is chosen (`:has(:checked)`): it works before the page's script does, and arrow keys go from level to level.
 */
export function LevelChoice({
  level,
  group,
  isChosen,
  className,
  emblemClass,
  emblem_px,
  children,
}: {
  level: VipLevel;
  /** The name that the choices of one list share. */
  group: string;
  /** Whether it is chosen when the page opens. */
  isChosen: boolean;
  className: string | undefined;
  emblemClass?: string | undefined;
  emblem_px: number;
  /** What stands beside the emblem; it names the choice. */
  children: ReactNode;
}): ReactNode {
  return (
    <label className={className}>
      <input className={styles['radio']} type="radio" name={group} defaultChecked={isChosen} />
      <VipEmblem level={level.level} size={emblem_px} className={emblemClass} />
      {children}
    </label>
  );
}
