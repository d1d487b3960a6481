import type { GameFinder } from '@marquee/themes/home/section.ts';
import { useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { knownGames, loadGames } from '../lobby/game-index.ts';
import { matchNames, searchedName } from '../lobby/name-match.ts';

/** Finds games among all of the site as one types, in the look that the template gives them. */
export default function FoundGames({ typed, category, render }: ComponentProps<GameFinder>): ReactNode {
  const t = useWords();
  const path = usePath();
  const [index, setIndex] = useState(knownGames);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const games = await loadGames().catch(() => undefined);
      if (isCurrent && games) setIndex(games);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, []);
  const named = useMemo(() => index?.map((game) => ({ game, name: searchedName(t.game(game)) })), [index, t]);
  const found = named && matchNames(named, ({ name }) => name, typed);
  return render(
    found
      ?.filter(({ game }) => category === '' || game.category === category)
      .map(({ game }) => toGame(game, path, t)),
  );
}
