import { Button } from '@marquee/ui/controls/button.tsx';
import { useState, type ReactNode } from 'react';
import { phone, useMedia } from '../style/use-media.ts';
import { useWords } from '../words/use-words.ts';

/** Filters that are rarely asked for: on a phone they are shown once they are asked for, elsewhere at once. */
export function MoreFilters({ children }: { children: ReactNode }): ReactNode {
  const words = useWords();
  const onPhone = useMedia(phone);
  const [asksMore, askMore] = useState(false);
  return (
    <>
      {onPhone && (
        <Button size="small" aria-expanded={asksMore} onClick={() => askMore(!asksMore)}>
          {words('rounds.moreFilters')}
        </Button>
      )}
      {(!onPhone || asksMore) && children}
    </>
  );
}
