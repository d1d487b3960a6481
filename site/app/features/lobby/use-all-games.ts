import type { Category } from '@marquee/contract/categories.ts';
import { usePageSettled } from '@marquee/ui/sections/page-settled.ts';
import { useEffect, useMemo, useState } from 'react';
import type { ApiGame } from './game-filter.ts';
import { knownGames, loadGames } from './game-index.ts';

/**
 * The games of a category or of a provider: those that came with the page, and all of them once they are loaded, when the page has settled or
 * as soon as somebody filters. Where they cannot be loaded, it stays with those of the page.
 */
export function useAllGames({
  category,
  provider,
  games,
  isWhole,
  isUrgent,
}: {
  category: Category | undefined;
  provider: string | undefined;
  games: readonly ApiGame[];
  isWhole: boolean;
  isUrgent: boolean;
}): { readonly games: readonly ApiGame[]; readonly isComplete: boolean } {
  const [index, setIndex] = useState(knownGames);
  const isSettled = usePageSettled();
  const isWanted = !isWhole && (isSettled || isUrgent);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    async function load(): Promise<void> {
      const loaded = await loadGames().catch(() => undefined);
      if (isCurrent && loaded) setIndex(loaded);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  const ofCategory = useMemo(
    () =>
      isWhole
        ? undefined
        : index?.filter(
            (game) =>
              game.category === (category ?? game.category) &&
              game.provider_code === (provider ?? game.provider_code),
          ),
    [isWhole, index, category, provider],
  );
  return { games: ofCategory ?? games, isComplete: isWhole || ofCategory !== undefined };
}
