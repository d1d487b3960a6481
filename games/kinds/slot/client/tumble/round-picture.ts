/** A round of a tumbling slot as pictures: each landing and each board that its tumbles led to, with what it won. */
import type { Position } from '../../book.ts';
import type { TumbleBook, TumbleEvent, TumbleEventOf, TumbleWin } from '../../tumble/book.ts';
import { element } from '../dom/element.ts';
import type { PictureOptions } from '../round/round-picture.ts';
import { type CellNumber, finalBoard, type Shown } from './first-board.ts';

type Options = Pick<PictureOptions, 'words' | 'money' | 'names' | 'draw' | 'heading'>;

/** A landing with all that follows it, up to the next one. */
type Spin = { landing: TumbleEventOf<'spin'>; after: TumbleEvent[] };

/** Boards beyond this many are drawn when their spin is unfolded: a long round has a thousand symbols. */
const drawnAtOnce = 6;

/** Builds the pictures of a whole round. */
export function tumbleRoundPicture(options: Options, book: TumbleBook): HTMLElement {
  const spins: Spin[] = [];
  for (const event of book.events) {
    if (event.type === 'spin') spins.push({ landing: event, after: [] });
    else spins.at(-1)?.after.push(event);
  }
  let boards = 0;
  return element(
    'div',
    { class: 'round' },
    ...spins.map((spin) => {
      boards += 1 + spin.after.filter(({ type }) => type === 'tumble').length;
      return spinPicture(options, spin, boards <= drawnAtOnce);
    }),
  );
}

function titleOf({ words }: Options, { free_spin }: TumbleEventOf<'spin'>): string {
  return free_spin ? words('round.free_spin', free_spin) : words('round.spin');
}

/** A spin, folded together if it is not drawn at once. */
function spinPicture(options: Options, spin: Spin, isOpen: boolean): HTMLElement {
  const title = titleOf(options, spin.landing);
  if (isOpen)
    return element(
      'section',
      { class: 'round-turn' },
      element(options.heading, {}, title),
      ...partsOf(options, spin),
    );
  const won = spin.after.findLast((event) => event.type === 'wins' || event.type === 'multiply');
  const before = spin.after.find((event) => event.type === 'wins');
  const soFar =
    won && before
      ? BigInt(won.round_win_minor) - (BigInt(before.round_win_minor) - BigInt(before.amount_minor))
      : 0n;
  const body = element('div', {});
  const fold = element(
    'details',
    { class: 'round-turn round-fold' },
    element('summary', {}, element('span', {}, title), element('b', {}, options.money(soFar))),
    body,
  );
  fold.addEventListener('toggle', () => {
    if (body.childElementCount === 0) body.append(...partsOf(options, spin));
  });
  return fold;
}

/** Board after board, each with the wins that it paid. */
function partsOf(options: Options, { landing, after }: Spin): HTMLElement[] {
  const { words } = options;
  const parts: HTMLElement[] = [];
  let seen: TumbleEvent[] = [landing];
  let tumbles = 0;
  const board = (wins: readonly Position[]): HTMLElement =>
    boardPicture(options, finalBoard({ events: seen }), wins);
  after.forEach((event, index) => {
    if (index === 0 && event.type !== 'wins') parts.push(board([]));
    switch (event.type) {
      case 'wins':
        parts.push(
          element(
            'div',
            { class: 'round-board-step' },
            board(event.wins.flatMap(({ positions }) => positions)),
            winList(options, event.wins),
          ),
        );
        return;
      case 'tumble': {
        seen = [...seen, event];
        tumbles += 1;
        const text = words('round.tumble', { number: tumbles });
        parts.push(note(event.multiplier > 1 ? `${text} · ×${event.multiplier}` : text));
        // A board that wins nothing more is shown too: it is what the spin ended with.
        if (after[index + 1]?.type !== 'wins') parts.push(board([]));
        return;
      }
      default:
        parts.push(...notesOf(options, event));
    }
  });
  return parts;
}

const note = (text: string): HTMLElement => element('p', { class: 'round-note' }, text);
const strong = (text: string): HTMLElement => element('p', { class: 'round-note is-strong' }, text);

function notesOf(
  { words, money }: Options,
  event: Exclude<TumbleEvent, { type: 'wins' | 'tumble' }>,
): HTMLElement[] {
  switch (event.type) {
    case 'spin':
      return [];
    case 'multiply':
      return [
        note(words('round.multiplied', { multiplier: event.multiplier, amount: money(event.amount_minor) })),
      ];
    case 'scatter_win':
      return [note(words('round.scatter', { count: event.scatters, amount: money(event.amount_minor) }))];
    case 'free_spins_start':
      return [strong(words('round.free_start', { spins: event.spins }))];
    case 'free_spins_retrigger':
      return [note(words('round.free_more', { added: event.added, total: event.total }))];
    case 'free_spins_end':
      return [strong(words('round.free_end', { amount: money(event.amount_minor) }))];
    case 'max_win':
      return [strong(words('round.max_win', { amount: money(event.amount_minor) }))];
    case 'end':
      return [
        element(
          'p',
          { class: 'round-end' },
          event.win_minor === '0'
            ? words('round.nothing')
            : words('round.end', { amount: money(event.win_minor) }),
        ),
      ];
  }
}

/** A board, a reel a column: reels of few symbols have higher cells, as on the stage. */
function boardPicture(
  { names, draw }: Options,
  { grid, numbers }: Shown,
  marked: readonly Position[],
): HTMLElement {
  const key = ({ reel, row }: Position | CellNumber): string => `${reel},${row}`;
  const isMarked = new Set(marked.map(key));
  const multipliers = new Map(numbers.map((number) => [key(number), number.multiplier]));
  return element(
    'div',
    { class: 'round-board' },
    ...grid.map((column, reel) =>
      element(
        'div',
        { class: 'round-reel' },
        ...column.map((symbol, row) => {
          const at = key({ reel, row });
          const name = names.get(symbol) ?? symbol;
          const multiplier = multipliers.get(at);
          return element(
            'div',
            { class: isMarked.has(at) ? 'round-cell is-win' : 'round-cell' },
            draw(symbol, name) ?? name,
            multiplier === undefined ? null : element('b', { class: 'coin-value' }, `×${multiplier}`),
          );
        }),
      ),
    ),
  );
}

function winList({ words, money, names }: Options, wins: readonly TumbleWin[]): HTMLElement {
  const describe = (win: TumbleWin): string => {
    const values = { symbol: names.get(win.symbol) ?? win.symbol, count: win.count };
    switch (win.kind) {
      case 'cluster':
        return words('round.win.cluster', values);
      case 'anywhere':
        return words('round.win.scatter', values);
      case 'ways':
        return words('round.win.ways', { ...values, ways: win.ways });
    }
  };
  return element(
    'ul',
    { class: 'round-wins' },
    ...wins.map((win) =>
      element(
        'li',
        {},
        element('span', {}, win.multiplier > 1 ? `${describe(win)} · ×${win.multiplier}` : describe(win)),
        element('b', {}, money(win.amount_minor)),
      ),
    ),
  );
}
