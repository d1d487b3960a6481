import { Badge } from '@marquee/ui/data/badge.tsx';
import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useWords } from '../../words/use-words.ts';
import { useVipLadder } from './vip-query.ts';

/** Marks the level of the player among all of them. */
export default function OwnLevelMark({ level }: { level: number }): ReactNode {
  return (
    <QueryScope>
      <Mark level={level} />
    </QueryScope>
  );
}

function Mark({ level }: { level: number }): ReactNode {
  const t = useWords();
  const own = useVipLadder().data?.standing.level;
  if (own !== level) return null;
  return (
    <span data-own-level="">
      <Badge tone="accent">{t('vip.yours')}</Badge>
    </span>
  );
}
