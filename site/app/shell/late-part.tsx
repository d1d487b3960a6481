import { Button } from '@marquee/ui/controls/button.tsx';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { Suspense, useEffect, type ReactNode } from 'react';
import { addCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';

/** A part of a page whose code comes late. Where it fails it says so in its own place, with a way to try again. */
export function LatePart({ fallback, children }: { fallback: ReactNode; children: ReactNode }): ReactNode {
  return (
    <Contained fallback={<Unavailable />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Contained>
  );
}

function Unavailable(): ReactNode {
  const t = useWords();
  useEffect(() => void addCatalogues(['general']), []);
  return (
    <div role="alert">
      <p>{t('list.failed')}</p>
      <Button onClick={() => location.reload()}>{t('list.retry')}</Button>
    </div>
  );
}
