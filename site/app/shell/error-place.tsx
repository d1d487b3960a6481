import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
// The style comes with every page: what the server renders must look right before the page's code has come.
import styles from './error-page.module.css';

const ErrorPage = lazy(() => import('./error-page.tsx'));

/** What stands where a page cannot be shown. Its code comes when it is needed; where it does not, one line says so. */
export function ErrorPlace({ error }: { error: unknown }): ReactNode {
  const t = useWords();
  const plain = (
    <main className={styles['page']}>
      <h1 className={styles['message']}>{t('error.unexpected')}</h1>
    </main>
  );
  return (
    <Contained fallback={plain}>
      <Suspense>
        <ErrorPage error={error} />
      </Suspense>
    </Contained>
  );
}
