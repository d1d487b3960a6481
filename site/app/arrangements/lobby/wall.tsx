import { CardCorner } from '@marquee/ui/sections/card-corner.ts';
import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useContext, type ReactNode } from 'react';
import type { ApiGame } from '../../features/lobby/game-filter.ts';
import { LobbyGrid } from '../../features/lobby/lobby-grid.tsx';
import type { LobbyArrangementProps } from '../../features/lobby/lobby.tsx';
import { PartOfList } from '../../features/lobby/part-of-list.tsx';
import type { ShownGames } from '../../features/lobby/some-games.tsx';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './wall.module.css';

/** How many pictures are in a phone's first screen. */
const eager = 9;

/** A wall of pictures, edge to edge and without words: a name is read where one points, and below its picture on phones. */
export default function LobbyAsWall(props: LobbyArrangementProps): ReactNode {
  return (
    <div className={styles['lobby']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{props.title}</h1>
        <p className={styles['count']} aria-live="polite">
          {props.countLine}
        </p>
      </div>
      {props.lead}
      <search className={styles['tools']}>
        {props.search}
        {props.sortChoice}
        {props.providerChoice}
      </search>
      {props.chips}
      {props.chosen}
      {props.recent}
      {props.empty || (
        <div className={styles['wall']}>
          <LobbyGrid games={props.games} total={props.total} Shown={Tiles} />
        </div>
      )}
    </div>
  );
}

/** The tiles from `first` to before `last` of the wall. */
const Tiles: ShownGames = ({ games, first, last, part }) => (
  <PartOfList
    games={games}
    first={first}
    last={last}
    part={part}
    className={styles['tiles']}
    itemClassName={styles['tile']}
  >
    {(game, index) => <Tile game={game} eager={index < eager} />}
  </PartOfList>
);

function Tile({ game, eager: isEager }: { game: ApiGame | undefined; eager: boolean }): ReactNode {
  const t = useWords();
  const path = usePath();
  const corner = useContext(CardCorner);
  if (!game) return <Skeleton className={styles['blank'] ?? ''} height="100%" radius="0" />;
  const card = toGame(game, path, t);
  return (
    <>
      <a className={styles['link']} href={card.href}>
        <span className={styles['window']}>
          <WidePicture game={card} eager={isEager} className={styles['picture']} />
        </span>
        <span className={styles['plate']}>
          <span className={styles['name']}>{card.name}</span>
          <span className={styles['facts']}>
            {[card.rtpPercent !== null && `RTP ${card.rtpPercent}%`, card.volatility]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </a>
      {corner && <span className={styles['corner']}>{corner(card)}</span>}
    </>
  );
}
