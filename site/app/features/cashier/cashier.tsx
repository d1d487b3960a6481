import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Suspense, type ReactNode } from 'react';
import { arranged } from '../../shell/arranged.tsx';
import type { DeskProps } from './desk.ts';
import styles from './cashier.module.css';

const Arranged = arranged<'cashier', DeskProps>('cashier', {
  'two-column': () => import('../../arrangements/cashier/two-column.tsx'),
  steps: () => import('../../arrangements/cashier/steps.tsx'),
  counter: () => import('../../arrangements/cashier/counter.tsx'),
});

/** A desk of the cashier, as the site's template arranges it in the width that it is given: a page's or a dialog's. */
export function Cashier(props: DeskProps): ReactNode {
  return (
    <div className={styles['desk']}>
      <Suspense fallback={<Skeleton height="30rem" radius="var(--radius-panel)" />}>
        <Arranged {...props} />
      </Suspense>
    </div>
  );
}
