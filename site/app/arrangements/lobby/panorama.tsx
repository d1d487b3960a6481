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
import styles from './panorama.module.css';

/** How many pictures are in a phone's first screen. */
const eager = 4;

/** Wide views, one below the other: the game's name in large type at one side, its scene fading in from the other. */
export default function LobbyAsPanorama(props: LobbyArrangementProps): ReactNode {
  return (
    <div className={styles['lobby']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{props.title}</h1>
        <p className={styles['count']} aria-live="polite">
          {props.countLine}
        </p>
        <search className={styles['search']}>{props.search}</search>
      </div>
      {props.lead}
      {props.recent}
      <div className={styles['tools']}>
        {props.chips}
        <div className={styles['choices']}>
          {props.providerChoice}
          {props.sortChoice}
        </div>
      </div>
      {props.chosen}
      {props.empty || <LobbyGrid games={props.games} total={props.total} Shown={Views} />}
    </div>
  );
}

/** The views from `first` to before `last` of the list. */
const Views: ShownGames = ({ games, first, last, part }) => (
  <PartOfList
    games={games}
    first={first}
    last={last}
    part={part}
    className={styles['views']}
    itemClassName={styles['view']}
  >
    {(game, index) => <View game={game} eager={index < eager} />}
  </PartOfList>
);

function View({ game, eager: isEager }: { game: ApiGame | undefined; eager: boolean }): ReactNode {
  const t = useWords();
  const path = usePath();
  const corner = useContext(CardCorner);
  if (!game) return <Skeleton className={styles['blank'] ?? ''} height="100%" radius="var(--radius-panel)" />;
  const card = toGame(game, path, t);
  const [badge] = card.badges;
  return (
    <>
      <a className={styles['link']} href={card.href}>
        <WidePicture game={card} eager={isEager} className={styles['picture']} />
        <span className={styles['words']}>
          <span className={styles['maker']}>
            {badge ? `${badge} · ${card.providerName}` : card.providerName}
          </span>
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
