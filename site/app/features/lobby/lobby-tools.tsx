import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { formatNumber } from '@marquee/ui/data/decimal.ts';
import { Heart, Search, SlidersHorizontal } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { FavouritesContext } from '../../shell/favourites-context.ts';
import { useWords } from '../../words/use-words.ts';
import { lobbySort, lobbySorts, type LobbyFilter } from './game-filter.ts';
import styles from './lobby-tools.module.css';

/** The controls of the lobby, one by one: an arrangement puts them where it wants them. */

const volatilities = ['low', 'medium', 'high'] as const;

export interface LobbyProvider {
  readonly provider_code: string;
  readonly provider_name: string;
  readonly count: number;
}

interface Filtering {
  readonly filter: LobbyFilter;
  readonly onFilter: (changes: Partial<LobbyFilter>) => void;
}

export function LobbySearch({ filter, onFilter }: Filtering): ReactNode {
  const t = useWords();
  return (
    <TextField
      id="search"
      type="search"
      label={t('lobby.search')}
      placeholder={t('lobby.searchHint')}
      prefix={<Search size={18} aria-hidden="true" />}
      autoComplete="off"
      enterKeyHint="search"
      value={filter.search}
      onChange={(event) => onFilter({ search: event.currentTarget.value })}
    />
  );
}

export function ProviderChoice({
  filter,
  onFilter,
  providers,
}: Filtering & { providers: readonly LobbyProvider[] }): ReactNode {
  const t = useWords();
  if (providers.length < 2) return null;
  return (
    <SelectField
      label={t('lobby.provider')}
      value={filter.provider}
      onChange={(event) => onFilter({ provider: event.currentTarget.value })}
      options={[
        { value: '', label: t('lobby.allProviders') },
        ...providers.map((provider) => ({
          value: provider.provider_code,
          label: `${provider.provider_name} (${provider.count})`,
        })),
      ]}
    />
  );
}

export function SortChoice({ filter, onFilter }: Filtering): ReactNode {
  const t = useWords();
  return (
    <SelectField
      label={t('lobby.sort')}
      value={filter.sort}
      onChange={(event) => onFilter({ sort: lobbySort(event.currentTarget.value) })}
      options={lobbySorts.map((sort) => ({ value: sort, label: t(`lobby.sort.${sort}`) }))}
    />
  );
}

/** All filters behind one button, the volatilities, and the favourites of a player. */
export function LobbyChips({
  filter,
  onFilter,
  counts,
  chosenCount,
  choosing,
  onChoose,
}: Filtering & {
  /** How many games there are of each volatility; undefined until all games are known. */
  counts: ReadonlyMap<string, number> | undefined;
  chosenCount: number;
  choosing: boolean;
  onChoose: () => void;
}): ReactNode {
  const t = useWords();
  const favourites = useContext(FavouritesContext);
  return (
    <fieldset className={styles['chips']} aria-label={t('lobby.filters')}>
      <button
        type="button"
        className={styles['chip']}
        aria-haspopup="dialog"
        aria-expanded={choosing}
        onClick={onChoose}
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
          onClick={() => onFilter({ volatility })}
        >
          {t(volatility ? `lobby.volatility.${volatility}` : 'lobby.volatility.all')}
          <span className={styles['number']}>
            {counts && formatNumber(String(counts.get(volatility) ?? 0))}
          </span>
        </button>
      ))}
      {favourites && (
        <button
          type="button"
          className={styles['chip']}
          aria-pressed={filter.favourites}
          onClick={() => onFilter({ favourites: !filter.favourites })}
        >
          <Heart size={16} aria-hidden="true" />
          {t('lobby.favourites')}
        </button>
      )}
    </fieldset>
  );
}
