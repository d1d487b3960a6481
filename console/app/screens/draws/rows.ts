import type { drawsList } from '@marquee/contract/operate/draws/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { Tone } from '../../figures/state.tsx';
import type { Words } from '../../words/use-words.ts';

type Answer = OperationAnswer<typeof drawsList>;
export type DrawGame = Answer['value'][number];
export type Draw = DrawGame['draws'][number];
export type Sales = Draw['sales'][number];

/** What a draw has in one currency; without sales where nothing was sold. */
export interface DrawRow {
  readonly game: DrawGame;
  readonly draw: Draw;
  readonly sales: Sales | null;
}

export const isOver = ({ state }: Draw): boolean => state === 'settled' || state === 'cancelled';

/** The name of a draw, as approvals have it. */
export const subjectOf = ({ game, draw }: Pick<DrawRow, 'game' | 'draw'>): string =>
  [game.provider_code, game.game_code, draw.chain, draw.draw].join('/');

/** The id of a row: of what the draw has in its currency. */
export const idOf = (row: DrawRow): string =>
  [subjectOf(row), ...(row.sales ? [row.sales.currency] : [])].join('/');

/** A row for each currency of each draw: those to come, the next one first, or those that are over, the latest first. */
export function rowsOf(games: readonly DrawGame[], shown: { over: boolean; game: string }): DrawRow[] {
  const rows = games
    .filter(({ game_code }) => shown.game === '' || game_code === shown.game)
    .flatMap((game) =>
      game.draws
        .filter((draw) => isOver(draw) === shown.over)
        .flatMap((draw) =>
          (draw.sales.length > 0 ? draw.sales : [null]).map((sales) => ({ game, draw, sales })),
        ),
    );
  const order = shown.over ? -1 : 1;
  return rows.toSorted((a, b) => order * a.draw.closes_at.localeCompare(b.draw.closes_at));
}

/** A result in the operator's language: numbers in their order, or who has won. */
export const resultText = (words: Words, result: NonNullable<Draw['result']>): string =>
  result.map((each) => words.find(`draws.result.${each}`, String(each))).join(' · ');

/** A line of a table has room for the numbers of a lottery. */
const MOST_IN_LINE = 6;

/** The same in a line: of a round of bingo, how many balls were called. */
export const resultInLine = (words: Words, result: Draw['result']): string => {
  if (result === null) return '–';
  return result.length > MOST_IN_LINE
    ? words('draws.balls', { count: result.length })
    : resultText(words, result);
};

/** What a draw is to an operator, in one word and its tone. */
export function standingOf(
  game: DrawGame,
  draw: Draw,
): { word: 'off' | 'stopped' | Draw['state']; tone: Tone } {
  if (draw.called_off) return { word: 'off', tone: 'negative' };
  if (draw.state === 'open' && game.stopped) return { word: 'stopped', tone: 'warning' };
  const tones = {
    open: 'positive',
    closed: 'accent',
    running: 'accent',
    ended: 'accent',
    settled: 'neutral',
    cancelled: 'negative',
  } as const satisfies Record<Draw['state'], Tone>;
  return { word: draw.state, tone: tones[draw.state] };
}
