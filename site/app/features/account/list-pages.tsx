import { Paginator } from '@marquee/ui/data/paginator.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';

/** The pages of a player's list; nothing where one page holds all of it. */
export function ListPages(pages: {
  page: number;
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
}): ReactNode {
  const t = useWords();
  return (
    <Paginator
      {...pages}
      label={t('list.pages')}
      previousLabel={t('list.previous')}
      nextLabel={t('list.next')}
      pageLabel={(number) => t('list.page', { page: number })}
    />
  );
}
