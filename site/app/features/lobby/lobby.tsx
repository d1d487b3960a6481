import type { Category } from '@marquee/contract/categories.ts';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import {
  lazy,
  Suspense,
  useContext,
  useDeferredValue,
  useMemo,
  useState,
  type ContextType,
  type ReactNode,
} from 'react';
import { arranged } from '../../shell/arranged.tsx';
import { FavouritesContext } from '../../shell/favourites-context.ts';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useTemplate } from '../../shell/template-context.ts';
import { addCatalogues } from '../../words/load.ts';
import { useWords } from '../../words/use-words.ts';
import { everyGame, filterGames, writeFilter, type ApiGame, type LobbyFilter } from './game-filter.ts';
import { LobbyChips, LobbySearch, ProviderChoice, SortChoice, type LobbyProvider } from './lobby-tools.tsx';
import styles from './lobby.module.css';
import { RecentStrip } from './recent-strip.tsx';
import type { TraitWords } from './trait-words.ts';
import { useAllGames } from './use-all-games.ts';
import { useDrawTags } from './use-draw-tags.ts';
import { useLobbyFilter } from './use-lobby-filter.ts';

/** What every arrangement of the lobby is given. */
export interface LobbyArrangementProps {
  readonly title: string;
  /** How many games are found, in words. */
  readonly countLine: string;
  /** What is said under the title. */
  readonly lead: ReactNode;
  /** What the player opened last; nothing for visitors. */
  readonly recent: ReactNode;
  readonly search: ReactNode;
  readonly providerChoice: ReactNode;
  readonly sortChoice: ReactNode;
  readonly chips: ReactNode;
  /** The filters that are chosen, to be taken away one by one. */
  readonly chosen: ReactNode;
  /** The games that are found, as far as they are known. */
  readonly games: readonly ApiGame[];
  /** How many are found; those that are not known yet hold their places. */
  readonly total: number;
  readonly filter: LobbyFilter;
  readonly onFilter: (changes: Partial<LobbyFilter>) => void;
  /** Whether anything is filtered or sorted. */
  readonly isNarrowed: boolean;
  readonly traits: TraitWords;
  /** What stands in place of the games where none is found. */
  readonly empty: ReactNode;
}

const Arrangement = arranged<'lobby', LobbyArrangementProps>('lobby', {
  grid: () => import('../../arrangements/lobby/grid.tsx'),
  shelves: () => import('../../arrangements/lobby/shelves.tsx'),
  list: () => import('../../arrangements/lobby/list.tsx'),
  mosaic: () => import('../../arrangements/lobby/mosaic.tsx'),
  reel: () => import('../../arrangements/lobby/reel.tsx'),
  wall: () => import('../../arrangements/lobby/wall.tsx'),
  panorama: () => import('../../arrangements/lobby/panorama.tsx'),
});

const FilterSheet = lazy(async () => {
  const [module] = await Promise.all([import('./filter-sheet.tsx'), addCatalogues(['misc'])]);
  return module;
});

/** The games of a category, or of a provider, to search, filter and sort; the address keeps what was chosen. */
export function Lobby({
  category,
  provider,
  title,
  lead,
  games,
  total,
  isWhole,
  providers,
  liked,
  traits,
}: {
  category?: Category;
  provider?: string;
  title: string;
  /** What is said under the title. */
  lead?: ReactNode;
  /** The games that came with the page. */
  games: readonly ApiGame[];
  /** How many there are of them in all. */
  total: number;
  /** Whether the games are all of the category. */
  isWhole: boolean;
  providers: readonly LobbyProvider[];
  /** What the site's players like most, where the category has no games. */
  liked: readonly ApiGame[];
  traits: TraitWords;
}): ReactNode {
  useDrawTags();
  const t = useWords();
  const favourites = useContext(FavouritesContext);
  const [filter, setFilter, isAsLoaded] = useLobbyFilter();
  const all = useAllGames({ category, provider, games, isWhole, isUrgent: !isAsLoaded });
  const [choosing, setChoosing] = useState(false);
  const chosen = ['provider', 'feature', 'theme', 'volatility'] as const;
  const chosenCount = chosen.filter((name) => filter[name] !== '').length;
  // What is typed is shown before what it finds.
  const { found, counts } = useFound(all.games, useDeferredValue(filter), favourites);
  // Until all of them are here, the number is the server's and the missing ones hold their places.
  const count = !all.isComplete && isAsLoaded && !filter.favourites ? total : found.length;

  if (isWhole && games.length === 0) return <NoGames title={title} liked={liked} />;

  const filtering = { filter, onFilter: setFilter };
  return (
    <Arrangement
      title={title}
      countLine={t('lobby.count', { count })}
      lead={lead}
      recent={category && <RecentStrip />}
      search={<LobbySearch {...filtering} />}
      providerChoice={providers.length > 1 && <ProviderChoice {...filtering} providers={providers} />}
      sortChoice={<SortChoice {...filtering} />}
      chips={
        <LobbyChips
          {...filtering}
          counts={all.isComplete ? counts : undefined}
          chosenCount={chosenCount}
          choosing={choosing}
          onChoose={() => setChoosing(true)}
        />
      }
      chosen={
        (choosing || chosenCount > 0) && (
          <Suspense>
            <FilterSheet
              games={all.games}
              filter={filter}
              onChange={setFilter}
              count={count}
              open={choosing}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        )
      }
      games={found}
      total={count}
      filter={filter}
      onFilter={setFilter}
      isNarrowed={writeFilter(filter, new URLSearchParams()).size > 0}
      traits={traits}
      empty={
        count === 0 && (
          <EmptyState
            picture={<img src="/art/empty-games.webp" alt="" width={88} height={88} />}
            title={t('lobby.empty.title')}
            text={filter.search ? t('lobby.empty.search', { search: filter.search }) : t('lobby.empty.text')}
          >
            <Button variant="primary" onClick={() => setFilter(everyGame)}>
              {t('lobby.empty.reset')}
            </Button>
          </EmptyState>
        )
      }
    />
  );
}

/** The games that a filter lets through, and how many there are of each volatility; of any under the empty word. */
function useFound(
  games: readonly ApiGame[],
  filter: LobbyFilter,
  favourites: ContextType<typeof FavouritesContext>,
): { readonly found: readonly ApiGame[]; readonly counts: ReadonlyMap<string, number> } {
  return useMemo(() => {
    const isFavourite = favourites && ((game: ApiGame) => favourites.has(game));
    const any = filterGames(games, { ...filter, volatility: '' }, isFavourite);
    const counts = new Map([['', any.length]]);
    for (const { volatility } of any) {
      if (volatility) counts.set(volatility, (counts.get(volatility) ?? 0) + 1);
    }
    const { volatility } = filter;
    const found = volatility === '' ? any : any.filter((game) => game.volatility === volatility);
    return { found, counts };
  }, [games, filter, favourites]);
}

/** A category in which the site has no games now: what else its players like. */
function NoGames({ title, liked }: { title: string; liked: readonly ApiGame[] }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { GameCard } = useTemplate();
  return (
    <div className={styles['none']}>
      <h1 className={styles['title']}>{title}</h1>
      <EmptyState
        picture={<img src="/art/empty-games.webp" alt="" width={88} height={88} />}
        title={t('lobby.none.title')}
        text={t('lobby.none.text')}
      >
        <LinkButton variant="primary" href={path('/')}>
          {t('shell.home')}
        </LinkButton>
      </EmptyState>
      {liked.length > 0 && (
        <section className={styles['liked']} aria-labelledby="liked-games">
          <h2 id="liked-games">{t('lobby.liked')}</h2>
          <GameGrid
            games={liked.map((game) => toGame(game, path, t))}
            Card={GameCard}
            playLabel={t('game.play')}
          />
        </section>
      )}
    </div>
  );
}
