import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { Screen } from './screen.tsx';

/** There is no such page; or, with `nothing`, the operator has no role that shows one. */
export function NotFound({ nothing = false }: { nothing?: boolean }): ReactNode {
  const words = useWords();
  return (
    <Screen title={nothing ? words('noRole.title') : words('notFound.title')}>
      <EmptyState
        title={nothing ? words('noRole.text') : words('notFound.text')}
        text={nothing ? words('noRole.next') : words('notFound.next')}
      />
    </Screen>
  );
}
