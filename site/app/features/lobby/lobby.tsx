import type { Category } from '@marquee/contract/categories.ts';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatNumber } from '@marquee/ui/data/decimal.ts';
import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Heart, Search, SlidersHorizontal } from 'lucide-react';
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
import { FavouritesContext } from '../../shell/favourites-context.ts';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useTemplate } from '../../shell/template-context.ts';
import { addCatalogues } from '../../words/load.ts';
import { useWords } from '../../words/use-words.ts';
import {
  everyGame,
  filterGames,
  lobbySort,
  lobbySorts,
  type ApiGame,
  type LobbyFilter,
} from './game-filter.ts';
import styles from './lobby.module.css';
import { LobbyGrid } from './lobby-grid.tsx';
import { RecentStrip } from './recent-strip.tsx';
import { useAllGames } from './use-all-games.ts';
import { useLobbyFilter } from './use-lobby-filter.ts';

const FilterSheet = lazy(async () => {
  const [module] = await Promise.all([import('./filter-sheet.tsx'), addCatalogues(['misc'])]);
  return module;
});

const volatilities = ['low', 'medium', 'high'] as const;

export interface LobbyProvider {
  readonly provider_code: string;
  readonly provider_name: string;
  readonly count: number;
}

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
}): ReactNode {
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

  return (
    <div className={styles['lobby']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['count']} aria-live="polite">
          {t('lobby.count', { count })}
        </p>
      </div>
      {lead}
      {category && <RecentStrip />}
      <search className={styles['tools']}>
        <TextField
          id="search"
          className={styles['search'] ?? ''}
          type="search"
          label={t('lobby.search')}
          placeholder={t('lobby.searchHint')}
          prefix={<Search size={18} aria-hidden="true" />}
          autoComplete="off"
          enterKeyHint="search"
          value={filter.search}
          onChange={(event) => setFilter({ search: event.currentTarget.value })}
        />
        {providers.length > 1 && (
          <SelectField
            label={t('lobby.provider')}
            value={filter.provider}
            onChange={(event) => setFilter({ provider: event.currentTarget.value })}
            options={[
              { value: '', label: t('lobby.allProviders') },
              ...providers.map((provider) => ({
                value: provider.provider_code,
                label: `${provider.provider_name} (${provider.count})`,
              })),
            ]}
          />
        )}
        <SelectField
          label={t('lobby.sort')}
          value={filter.sort}
          onChange={(event) => setFilter({ sort: lobbySort(event.currentTarget.value) })}
          options={lobbySorts.map((sort) => ({ value: sort, label: t(`lobby.sort.${sort}`) }))}
        />
      </search>
      <fieldset className={styles['chips']} aria-label={t('lobby.filters')}>
        <button
          type="button"
          className={styles['chip']}
          aria-haspopup="dialog"
          aria-expanded={choosing}
          onClick={() => setChoosing(true)}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
          {t('lobby.more')}
          {chosenCount > 0 && <span className={styles['number']}>{chosenCount}</span>}
        </button>
        {(['', ...volatilities] as const).map((volatility) => (
          <button
            key={volatility}
            type="button"
            className={styles['chip']}
            aria-pressed={filter.volatility === volatility}
            onClick={() => setFilter({ volatility })}
          >
            {t(volatility ? `lobby.volatility.${volatility}` : 'lobby.volatility.all')}
            <span className={styles['number']}>
              {all.isComplete && formatNumber(String(counts.get(volatility) ?? 0))}
            </span>
          </button>
        ))}
        {favourites && (
          <button
            type="button"
            className={styles['chip']}
            aria-pressed={filter.favourites}
            onClick={() => setFilter({ favourites: !filter.favourites })}
          >
            <Heart size={16} aria-hidden="true" />
            {t('lobby.favourites')}
          </button>
        )}
      </fieldset>
      {(choosing || chosenCount > 0) && (
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
      )}
      {count > 0 ? (
        <LobbyGrid games={found} total={count} />
      ) : (
        <EmptyState
          picture={<img src="/art/empty-games.webp" alt="" width={88} height={88} />}
          title={t('lobby.empty.title')}
          text={filter.search ? t('lobby.empty.search', { search: filter.search }) : t('lobby.empty.text')}
        >
          <Button variant="primary" onClick={() => setFilter(everyGame)}>
            {t('lobby.empty.reset')}
          </Button>
        </EmptyState>
      )}
    </div>
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
    <div className={styles['lobby']}>
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
