import { CardCorner } from '@marquee/ui/sections/card-corner.ts';
import { WidePicture } from '@marquee/ui/sections/wide-picture.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useRef, type ReactNode } from 'react';
import type { ApiGame } from '../../features/lobby/game-filter.ts';
import { LobbyGrid } from '../../features/lobby/lobby-grid.tsx';
import type { LobbyArrangementProps } from '../../features/lobby/lobby.tsx';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './reel.module.css';

/** How many games the reel has; the others follow in a grid. */
const frames = 8;
/** How many pictures are in a phone's first screen. */
const eager = 2;

/** A strip of film with the first games: one large in the gate, with its figures beside it. All others follow below it. */
export default function LobbyAsReel(props: LobbyArrangementProps): ReactNode {
  const t = useWords();
  const reel = useRef<HTMLUListElement>(null);
  const { games, total, title } = props;
  function wind(direction: 1 | -1): void {
    // By less than a frame and more than its half: it stops at the next one.
    const frame = reel.current?.firstElementChild?.clientWidth ?? 0;
    reel.current?.scrollBy({ left: direction * frame * 0.9 });
  }
  return (
    <div className={styles['lobby']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['count']} aria-live="polite">
          {props.countLine}
        </p>
        <search className={styles['search']}>{props.search}</search>
      </div>
      {props.lead}
      {!props.empty && (
        <div className={styles['film']}>
          <ul ref={reel} className={styles['reel']}>
            {games.slice(0, frames).map((game, index) => (
              <Frame
                key={`${game.provider_code}/${game.game_code}`}
                game={game}
                number={index + 1}
                eager={index < eager}
              />
            ))}
          </ul>
          <div className={styles['arrows']}>
            <button
              type="button"
              className={styles['arrow']}
              aria-label={`${t('common.previous')}: ${title}`}
              onClick={() => wind(-1)}
            >
              <ChevronLeft size={22} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={styles['arrow']}
              aria-label={`${t('common.next')}: ${title}`}
              onClick={() => wind(1)}
            >
              <ChevronRight size={22} aria-hidden="true" />
            </button>
          </div>
        </div>
      )}
      <div className={styles['tools']}>
        {props.chips}
        <div className={styles['choices']}>
          {props.providerChoice}
          {props.sortChoice}
        </div>
      </div>
      {props.chosen}
      {props.recent}
      {props.empty ||
        (total > frames && (
          <div className={styles['rest']}>
            <LobbyGrid games={games.slice(frames)} total={total - frames} />
          </div>
        ))}
    </div>
  );
}

function Frame({
  game,
  number,
  eager: isEager,
}: {
  game: ApiGame;
  number: number;
  eager: boolean;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const corner = useContext(CardCorner);
  const card = toGame(game, path, t);
  const [badge] = card.badges;
  return (
    <li className={styles['frame']}>
      <a className={styles['link']} href={card.href}>
        <span className={styles['window']}>
          <WidePicture game={card} eager={isEager} className={styles['picture']} />
        </span>
        <span className={styles['plate']}>
          <span className={styles['maker']}>
            <span className={styles['number']} aria-hidden="true">
              {String(number).padStart(2, '0')}
            </span>
            {badge ? `${badge} · ${card.providerName}` : card.providerName}
          </span>
          <span className={styles['name']}>{card.name}</span>
          <span className={styles['facts']}>
            {card.rtpPercent !== null && <span>{`RTP ${card.rtpPercent}%`}</span>}
            {card.volatility && <span>{`${t('game.volatility')}: ${card.volatility}`}</span>}
          </span>
          <span className={styles['play']} aria-hidden="true">
            {t('game.play')}
          </span>
        </span>
      </a>
      {corner && <span className={styles['corner']}>{corner(card)}</span>}
    </li>
  );
}
