import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Suspense, type ReactNode } from 'react';
import { arranged } from '../../shell/arranged.tsx';
import type { HistoryProps } from './history-shape.ts';

const Arranged = arranged<'history', HistoryProps>('history', {
  table: () => import('../../arrangements/history/table.tsx'),
  timeline: () => import('../../arrangements/history/timeline.tsx'),
  receipts: () => import('../../arrangements/history/receipts.tsx'),
});

/** A history as the site's template arranges it. */
export function History(props: HistoryProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height="32rem" radius="var(--radius-panel)" />}>
      <Arranged {...props} />
    </Suspense>
  );
}
