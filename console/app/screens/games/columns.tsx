import type { gamesList } from '@marquee/contract/operate/games/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Sign } from '../../figures/state.tsx';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';
import { GameState } from './game-state.tsx';
import { gameMarks } from './game-states.ts';
import styles from './games.module.css';

export type Game = OperationAnswer<typeof gamesList>['value'][number];

/** By what a game is known among those of a site. */
export function idOfGame({ provider_code, game_code }: Pick<Game, 'provider_code' | 'game_code'>): string {
  return `${provider_code}/${game_code}`;
}

export function columnsOf(words: Words): readonly Column<Game>[] {
  const percent = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return [
    {
      id: 'place',
      title: words('games.place'),
      width: '4.5rem',
      align: 'end',
      order: ({ place }) => place,
      cell: ({ place }) => place,
    },
    {
      id: 'game',
      title: words('games.game'),
      width: 'minmax(13rem, 2fr)',
      lead: true,
      phone: 'first',
      order: ({ game_name }) => game_name,
      cell: ({ game_name, game_image }) => (
        <span className={styles['name']}>
          <img src={game_image} alt="" width={24} height={32} loading="lazy" className={styles['poster']} />
          <span>{game_name}</span>
        </span>
      ),
    },
    {
      id: 'state',
      title: words('games.state'),
      width: 'minmax(10rem, 1fr)',
      phone: 'firstEnd',
      order: ({ state }) => state,
      cell: (game) => <GameState game={game} />,
    },
    {
      id: 'marks',
      title: words('games.marks'),
      width: 'minmax(10rem, 1.2fr)',
      phone: 'secondEnd',
      cell: (game) =>
        gameMarks
          .filter((mark) => game[`is_${mark}`])
          .map((mark) => (
            <Sign key={mark} tone="accent">
              {words(`gameMark.${mark}`)}
            </Sign>
          )),
    },
    {
      id: 'provider',
      title: words('games.provider'),
      width: 'minmax(9.5rem, 1fr)',
      phone: 'second',
      order: ({ provider_name }) => provider_name,
      cell: ({ provider_name }) => provider_name,
    },
    {
      id: 'category',
      title: words('games.category'),
      width: 'minmax(7rem, 1fr)',
      order: ({ category }) => category,
      cell: ({ category }) => words.find(`gameCategory.${category}`, category),
    },
    {
      id: 'rtp',
      title: words('games.rtp'),
      width: '6rem',
      align: 'end',
      order: ({ rtp_percent }) => Number(rtp_percent ?? 0),
      cell: ({ rtp_percent }) => (rtp_percent === null ? '–' : `${percent.format(Number(rtp_percent))} %`),
    },
    {
      id: 'open',
      title: words('games.inPlay'),
      width: '6.5rem',
      align: 'end',
      order: ({ open_rounds }) => open_rounds,
      cell: ({ open_rounds }) => (open_rounds === 0 ? '–' : open_rounds),
    },
    {
      id: 'code',
      title: words('games.code'),
      width: 'minmax(9rem, 1fr)',
      optional: true,
      order: (game) => idOfGame(game),
      cell: (game) => idOfGame(game),
    },
  ];
}
