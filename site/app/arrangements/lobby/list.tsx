import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { createContext, useContext, type ReactNode } from 'react';
import { LobbyGrid } from '../../features/lobby/lobby-grid.tsx';
import type { LobbyArrangementProps } from '../../features/lobby/lobby.tsx';
import type { LobbySort } from '../../features/lobby/game-filter.ts';
import { PartOfList } from '../../features/lobby/part-of-list.tsx';
import type { ShownGames } from '../../features/lobby/some-games.tsx';
import type { TraitWords } from '../../features/lobby/trait-words.ts';
import { useWords } from '../../words/use-words.ts';
import { GameLine } from './list-line.tsx';
import styles from './list.module.css';

const Traits = createContext<TraitWords>({ themes: {}, features: {} });

/** How many thumbnails are in a phone's first screen. */
const eager = 6;

/**
 * Games as lines of a table that says of each what it returns and how it plays. The controls stand at its side; the heads of
 * the columns sort.
 */
export default function LobbyAsList(props: LobbyArrangementProps): ReactNode {
  const t = useWords();
  const { filter, onFilter } = props;
  const head = (sort: LobbySort, label: string, name: string): ReactNode => (
    <button
      type="button"
      className={clsx(styles['sort'], styles[name])}
      aria-pressed={filter.sort === sort}
      onClick={() => onFilter({ sort: filter.sort === sort ? 'popular' : sort })}
    >
      {label}
      <ArrowDown size={14} aria-hidden="true" />
    </button>
  );
  return (
    <div className={styles['frame']}>
      <div className={styles['lobby']}>
        <header className={styles['head']}>
          <h1 className={styles['title']}>{props.title}</h1>
          <p className={styles['count']} aria-live="polite">
            {props.countLine}
          </p>
        </header>
        <div className={styles['side']}>
          <search className={styles['tools']}>
            {props.search}
            {props.providerChoice}
            {props.sortChoice}
          </search>
          {props.chips}
        </div>
        <div className={styles['main']}>
          {props.lead}
          {props.chosen}
          {props.recent}
          {props.empty || (
            <div className={styles['table']}>
              <fieldset className={styles['columns']} aria-label={t('lobby.columns')}>
                {head('name', t('lobby.game'), 'toName')}
                <span className={styles['toTraits']}>{t('lobby.features')}</span>
                <span className={styles['toVolatility']}>{t('game.volatility')}</span>
                {head('rtp', t('game.rtpShort'), 'toRtp')}
              </fieldset>
              <Traits value={props.traits}>
                <LobbyGrid games={props.games} total={props.total} Shown={Lines} />
              </Traits>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The lines from `first` to before `last` of the list. */
const Lines: ShownGames = ({ games, first, last, part }) => {
  const traits = useContext(Traits);
  return (
    <PartOfList
      games={games}
      first={first}
      last={last}
      part={part}
      className={styles['lines']}
      itemClassName={styles['line']}
    >
      {(game, index) => <GameLine game={game} traits={traits} eager={index < eager} />}
    </PartOfList>
  );
};
