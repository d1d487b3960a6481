import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField, TextField } from '@marquee/ui/controls/text-field.tsx';
import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import {
  everyGame,
  filterGames,
  lobbySort,
  lobbySorts,
  type ApiGame,
  type LobbyFilter,
} from './game-filter.ts';
import { toGame } from './games.ts';
import styles from './lobby.module.css';
import { usePath } from './shell-context.ts';
import { useTemplate } from './template-context.ts';
import { useLobbyFilter } from './use-lobby-filter.ts';

/** How many cards are shown before "Show more" is asked for more; thousands at once would make the page slow. */
const step = 48;

const volatilities = ['low', 'medium', 'high'] as const;

/** Games to search, filter and sort; the address keeps what was chosen. */
export function Lobby({
  games,
  providers,
  titleId,
}: {
  games: readonly ApiGame[];
  providers: readonly { provider_code: string; provider_name: string; count: number }[];
  titleId: string;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const { GameCard } = useTemplate();
  const [filter, setFilter] = useLobbyFilter();
  const [shownCount, setShownCount] = useState(step);
  const found = filterGames(games, filter);

  function choose(changes: Partial<LobbyFilter>): void {
    setShownCount(step);
    setFilter(changes);
  }

  return (
    <div className={styles['lobby']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{t(titleId)}</h1>
        <p className={styles['count']} aria-live="polite">
          {t('lobby.count', { count: found.length })}
        </p>
      </div>
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
          onChange={(event) => choose({ search: event.currentTarget.value })}
        />
        {providers.length > 1 && (
          <SelectField
            label={t('lobby.provider')}
            value={filter.provider}
            onChange={(event) => choose({ provider: event.currentTarget.value })}
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
          onChange={(event) => choose({ sort: lobbySort(event.currentTarget.value) })}
          options={lobbySorts.map((sort) => ({ value: sort, label: t(`lobby.sort.${sort}`) }))}
        />
      </search>
      <fieldset className={styles['chips']} aria-label={t('lobby.volatility')}>
        {['', ...volatilities].map((volatility) => (
          <button
            key={volatility}
            type="button"
            className={styles['chip']}
            aria-pressed={filter.volatility === volatility}
            onClick={() => choose({ volatility })}
          >
            {t(volatility ? `lobby.volatility.${volatility}` : 'lobby.volatility.all')}
            <span className={styles['number']}>{filterGames(games, { ...filter, volatility }).length}</span>
          </button>
        ))}
      </fieldset>
      {found.length > 0 ? (
        <GameGrid
          games={found.slice(0, shownCount).map((game) => toGame(game, path, t))}
          Card={GameCard}
          playLabel={t('game.play')}
          eager={6}
        />
      ) : (
        <EmptyState
          title={t('lobby.empty.title')}
          text={filter.search ? t('lobby.empty.search', { search: filter.search }) : t('lobby.empty.text')}
        >
          <Button variant="primary" onClick={() => choose(everyGame)}>
            {t('lobby.empty.reset')}
          </Button>
        </EmptyState>
      )}
      {found.length > shownCount && (
        <Button className={styles['more']} size="large" onClick={() => setShownCount(shownCount + step)}>
          {t('lobby.more', { count: found.length - shownCount })}
        </Button>
      )}
    </div>
  );
}
