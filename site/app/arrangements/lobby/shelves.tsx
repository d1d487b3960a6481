import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LobbyGrid } from '../../features/lobby/lobby-grid.tsx';
import type { LobbyArrangementProps } from '../../features/lobby/lobby.tsx';
import { shelvesOf, type Shelf } from '../../features/lobby/shelves.ts';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useTemplate } from '../../shell/template-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './shelves.module.css';

/** So many games, the first, are divided among shelves: those that come with the page, so that nothing moves when more do. */
const divided = 48;
/** How many pictures are in a phone's first screen. */
const eager = 2;

/** Games in rows by what they have in common, the most popular ones first and numbered. Who filters sees a grid. */
export default function LobbyInShelves(props: LobbyArrangementProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { pathname } = useLocation();
  const { GameCard } = useTemplate();
  const { games, total, isNarrowed, traits } = props;
  const { popular, shelves, rest } = useMemo(() => {
    const known = shelvesOf(games.slice(0, divided));
    return { ...known, rest: [...known.rest, ...games.slice(divided)] };
  }, [games]);
  const isDivided = !isNarrowed && shelves.length > 0;
  const shelved = total - games.length + rest.length;

  function titleOf(shelf: Shelf): string {
    if (shelf.by === 'provider') return shelf.name;
    if (shelf.by === 'theme') return traits.themes[shelf.value] ?? '';
    return traits.features[shelf.value] ?? '';
  }
  const words = {
    seeAllLabel: t('home.seeAll'),
    previousLabel: t('common.previous'),
    nextLabel: t('common.next'),
    playLabel: t('game.play'),
  };
  return (
    <div className={styles['lobby']}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{props.title}</h1>
          <p className={styles['count']} aria-live="polite">
            {props.countLine}
          </p>
        </div>
        <search className={styles['tools']}>
          <div className={styles['search']}>{props.search}</div>
          {props.providerChoice}
          {props.sortChoice}
        </search>
        {props.lead}
        <div className={styles['chips']}>{props.chips}</div>
        {props.chosen}
        {props.recent}
      </header>
      {props.empty ||
        (isDivided ? (
          <>
            <GameRow
              shelf={{
                id: 'lobby-popular',
                title: t('home.shelf.hot.title'),
                lead: t('home.shelf.hot.lead'),
                href: '',
                games: popular.map((game) => toGame(game, path, t)),
              }}
              Card={GameCard}
              eager={eager}
              ranked
              {...words}
            />
            {shelves.map((shelf) => (
              <GameRow
                key={`${shelf.by}-${shelf.value}`}
                shelf={{
                  id: `lobby-${shelf.by}-${shelf.value}`,
                  title: titleOf(shelf),
                  lead: t('lobby.count', { count: shelf.games.length }),
                  href: `${pathname}?${new URLSearchParams({ [shelf.by]: shelf.value })}`,
                  games: shelf.games.map((game) => toGame(game, path, t)),
                }}
                Card={GameCard}
                {...words}
              />
            ))}
            {shelved > 0 && (
              <section className={styles['rest']} aria-labelledby="lobby-rest">
                <h2 className={styles['restTitle']} id="lobby-rest">
                  {t('home.shelf.popular.title')}
                </h2>
                <LobbyGrid games={rest} total={shelved} />
              </section>
            )}
          </>
        ) : (
          <div className={styles['rest']}>
            <LobbyGrid games={games} total={total} />
          </div>
        ))}
    </div>
  );
}
