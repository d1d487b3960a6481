import type { ReactNode } from 'react';
import { imageAt } from '../../shell/image-folders.ts';

/** How many emblems are drawn; the levels above the last one share it. */
const drawn = 7;

/** The emblem of a VIP level, by its place on the ladder. The level's name stands beside it, so it says nothing itself. */
export function VipEmblem({
  level,
  size,
  className,
}: {
  level: number;
  size: number;
  className?: string | undefined;
}): ReactNode {
  const at = Math.min(Math.max(level, 0), drawn - 1);
  return (
    <img className={className} src={imageAt('vip', `level-${at}.svg`)} alt="" width={size} height={size} />
  );
}
