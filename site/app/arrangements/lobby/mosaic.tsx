import { CardCorner } from '@marquee/ui/sections/card-corner.ts';
import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import { useContext, type ReactNode } from 'react';
import type { ApiGame } from '../../features/lobby/game-filter.ts';
import { LobbyGrid } from '../../features/lobby/lobby-grid.tsx';
import type { LobbyArrangementProps } from '../../features/lobby/lobby.tsx';
import { unmeasured } from '../../features/lobby/some-games.tsx';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './mosaic.module.css';

/** So many tiles make the mosaic of a category that goes on in a grid. */
const tilesBeforeGrid = 26;
/** How many pictures are in a phone's first screen. */
const eager = 3;

type Form = 'large' | 'wide' | 'small';

/** How many cells of the wall a tile takes. */
const cells: Readonly<Record<Form, number>> = { large: 4, wide: 2, small: 1 };
/** The wall on wide screens, and the cells of its sign. */
const columns = 6;
const signCells = 2;

/**
 * The forms of tiles by their places: of thirteen two are large and two wide. Towards the end there are none but small ones,
 * of which as many are widened as it takes to fill the last row of a wide screen.
 */
function formsOf(count: number): readonly Form[] {
  const forms = Array.from({ length: count }, (_, index): Form => {
    const place = index % 13;
    if (index > count - 6) return 'small';
    if (place === 0 || place === 8) return 'large';
    return place === 3 || place === 11 ? 'wide' : 'small';
  });
  const taken = forms.reduce((sum, form) => sum + cells[form], signCells);
  const missing = (columns - (taken % columns)) % columns;
  return forms.map((form, index) => (index >= count - missing ? 'wide' : form));
}

/** One wall of tiles in three sizes. The name of the category, and the search, is a tile of it. */
export default function LobbyAsMosaic(props: LobbyArrangementProps): ReactNode {
  const { games, total } = props;
  const inMosaic = total > unmeasured ? tilesBeforeGrid : games.length;
  const forms = formsOf(Math.min(inMosaic, games.length));
  return (
    <div className={styles['lobby']}>
      <div className={styles['tools']}>
        {props.chips}
        <div className={styles['choices']}>
          {props.providerChoice}
          {props.sortChoice}
        </div>
      </div>
      {props.lead}
      {props.chosen}
      {props.recent}
      <div className={styles['wall']}>
        <div className={styles['sign']}>
          <h1 className={styles['title']}>{props.title}</h1>
          <p className={styles['count']} aria-live="polite">
            {props.countLine}
          </p>
          <search className={styles['search']}>{props.search}</search>
        </div>
        {!props.empty && (
          <ul className={styles['tiles']}>
            {games.slice(0, inMosaic).map((game, index) => (
              <Tile
                key={`${game.provider_code}/${game.game_code}`}
                game={game}
                form={forms[index] ?? 'small'}
                eager={index < eager}
              />
            ))}
          </ul>
        )}
      </div>
      {props.empty ||
        (total > inMosaic && <LobbyGrid games={games.slice(inMosaic)} total={total - inMosaic} />)}
    </div>
  );
}

function Tile({ game, form, eager: isEager }: { game: ApiGame; form: Form; eager: boolean }): ReactNode {
  const t = useWords();
  const path = usePath();
  const corner = useContext(CardCorner);
  const card = toGame(game, path, t);
  const [badge] = card.badges;
  return (
    <li className={styles['tile']} data-form={form}>
      <a className={styles['link']} href={card.href}>
        <span className={styles['window']}>
          <GamePicture
            game={card}
            eager={isEager}
            late={!isEager}
            className={styles['picture']}
            sizes={form === 'large' ? '(width < 48rem) 180px, 420px' : '(width < 48rem) 170px, 220px'}
          />
        </span>
        <span className={styles['plate']}>
          {badge && <span className={styles['badge']}>{badge}</span>}
          <span className={styles['name']}>{card.name}</span>
          <span className={styles['facts']}>
            {card.rtpPercent !== null && <span>{`RTP ${card.rtpPercent}%`}</span>}
            {card.volatility && (
              <span className={styles['more']}>{`${t('game.volatility')}: ${card.volatility}`}</span>
            )}
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
