/** A round as pictures: the reels of every spin as they were paid, its features step by step, and the coins with their values. */
import type { Book, BookEventOf, Coin, Position, Win } from '../../book.ts';
import type { CollectBook, CollectEvent } from '../../collect/book.ts';
import { element } from '../dom/element.ts';
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { Words } from '../words/words.ts';
import type { DrawSymbol } from './symbol-sheet.ts';

export type PictureOptions = {
  words: Words;
  money: MoneyFormat;
  /** Names of the symbols by id. */
  names: ReadonlyMap<string, string>;
  /** The symbol that carries prizes. */
  coinSymbol: string | undefined;
  /** Whether the grand pot is progressive: then a full board has a prize of its own name. */
  isGrandProgressive: boolean;
  draw: DrawSymbol;
  /** Level of the turns' headings, below that of what surrounds them. */
  heading: 'h2' | 'h3';
};

/** What follows one turn of the reels, up to the next one. */
type Turn = { spin: BookEventOf<'spin'>; after: CollectEvent[] };

/** Builds the pictures of a whole round. */
export function roundPicture(options: PictureOptions, book: Book | CollectBook): HTMLElement {
  const turns: Turn[] = [];
  // A round that was bought begins without a turn.
  const before: CollectEvent[] = [];
  for (const event of book.events) {
    if (event.type === 'spin') turns.push({ spin: event, after: [] });
    else (turns.at(-1)?.after ?? before).push(event);
  }
  const beginning =
    before.length === 0
      ? []
      : [element('section', { class: 'round-turn' }, ...eventParts(options, null, before))];
  return element('div', { class: 'round' }, ...beginning, ...turns.map((turn) => turnPicture(options, turn)));
}

function turnPicture(options: PictureOptions, { spin, after }: Turn): HTMLElement {
  const won = after.flatMap((event) =>
    event.type === 'wins' ? event.wins.flatMap((win) => win.positions) : [],
  );
  const collected = after.flatMap((event) => (event.type === 'collect' ? event.positions : []));
  return element(
    'section',
    { class: 'round-turn' },
    element(options.heading, {}, titleOf(options, spin)),
    gridPicture(options, paidGrid(spin, after), spin.coins, won, collected),
    ...eventParts(options, spin, after),
  );
}

function titleOf({ words }: PictureOptions, spin: BookEventOf<'spin'>): string {
  const title = spin.free_spin
    ? words('round.free_spin', spin.free_spin)
    : words(spin.phase === 'wild_respin' ? 'round.respin' : 'round.spin');
  return spin.multiplier > 1 ? `${title} · ×${spin.multiplier}` : title;
}

/** The grid that wins were counted on: mystery symbols turned, wild and filled reels in place. */
function paidGrid(spin: BookEventOf<'spin'>, after: readonly CollectEvent[]): string[][] {
  const grid = spin.grid.map((column) => [...column]);
  for (const event of after) {
    if (event.type === 'mystery_reveal') {
      for (const { reel, row } of event.positions) grid[reel]?.splice(row, 1, event.symbol);
    } else if (event.type === 'wild_reels' || event.type === 'special_expand') {
      for (const reel of event.reels) grid[reel]?.fill(event.symbol);
    }
  }
  return grid;
}

const key = ({ reel, row }: Position): string => `${reel},${row}`;

function gridPicture(
  { names, draw, money }: PictureOptions,
  grid: readonly (readonly string[])[],
  coins: readonly Coin[],
  marked: readonly Position[],
  collected: readonly Position[] = [],
): HTMLElement {
  const isMarked = new Set(marked.map(key));
  const isCollected = new Set(collected.map(key));
  const markOf = (at: string): string | undefined => {
    if (isMarked.has(at)) return 'is-win';
    return isCollected.has(at) ? 'is-collected' : undefined;
  };
  const values = new Map(coins.map((coin) => [key(coin), money(coin.amount_minor)]));
  const rows = grid[0]?.length ?? 0;
  const cell = (reel: number, row: number): HTMLElement => {
    const symbol = grid[reel]?.[row] ?? '';
    const at = key({ reel, row });
    const name = names.get(symbol) ?? symbol;
    const value = values.get(at);
    return element(
      'td',
      { class: markOf(at) },
      symbol === '' ? null : (draw(symbol, name) ?? name),
      value === undefined ? null : element('b', { class: 'coin-value' }, value),
    );
  };
  return element(
    'table',
    { class: 'round-grid' },
    element(
      'tbody',
      {},
      ...Array.from({ length: rows }, (_, row) =>
        element('tr', {}, ...grid.map((_column, reel) => cell(reel, row))),
      ),
    ),
  );
}

/** What happened after a turn, in order; coins that hold are shown as the board they make. */
function eventParts(
  options: PictureOptions,
  spin: BookEventOf<'spin'> | null,
  after: readonly CollectEvent[],
): HTMLElement[] {
  const { words, money, names, coinSymbol, isGrandProgressive } = options;
  const name = (symbol: string): string => names.get(symbol) ?? symbol;
  const reels = (list: readonly number[]): string => list.map((reel) => reel + 1).join(', ');
  const note = (text: string): HTMLElement => element('p', { class: 'round-note' }, text);
  const strong = (text: string): HTMLElement => element('p', { class: 'round-note is-strong' }, text);
  let held: Coin[] = [];
  const lastLanding = after.findLast((event) => event.type === 'hold_spin' && event.coins.length > 0);
  const board = (landed: readonly Coin[]): HTMLElement => {
    const grid = (spin?.grid ?? []).map((column) => column.map(() => ''));
    for (const { reel, row } of held) grid[reel]?.splice(row, 1, coinSymbol ?? '');
    return gridPicture(options, grid, held, landed);
  };
  return after.flatMap((event): HTMLElement[] => {
    switch (event.type) {
      case 'spin':
        return [];
      case 'bought':
        return [strong(words('round.bought'))];
      case 'mystery_reveal':
        return [note(words('round.mystery', { symbol: name(event.symbol) }))];
      case 'wild_reels':
        return [note(words('round.wild_reels', { reels: reels(event.reels) }))];
      case 'boost':
        return [note(words('round.boost', { multiplier: event.multiplier }))];
      case 'special_expand':
        return [note(words('round.special', { symbol: name(event.symbol), reels: reels(event.reels) }))];
      case 'wins':
        return [winList(options, event.wins)];
      case 'wild_respin':
        return [note(words('round.held', { reels: reels(event.held_reels) }))];
      case 'feature_choice':
        return [
          strong(
            event.chosen === null
              ? words('round.chosen.waits')
              : words('round.chosen', { name: name(event.chosen) }),
          ),
        ];
      case 'free_spins_start':
        return [
          strong(words('round.free_start', { spins: event.spins })),
          ...(event.special_symbol === null
            ? []
            : [note(words('round.free_special', { symbol: name(event.special_symbol) }))]),
        ];
      case 'free_spins_retrigger':
        return [note(words('round.free_more', { added: event.added, total: event.total }))];
      case 'free_spins_end':
        return [strong(words('round.free_end', { amount: money(event.amount_minor) }))];
      case 'hold_start':
        held = [...event.coins];
        return [strong(words('round.hold_start', { coins: event.coins.length }))];
      case 'hold_spin': {
        held = [...held, ...event.coins];
        const counts = { landed: event.coins.length, held: event.held, left: event.respins_left };
        const said = note(words('round.hold_spin', counts));
        return event.coins.length === 0 ? [said] : [said, board(event.coins)];
      }
      case 'hold_end':
        return [
          ...(lastLanding ? [] : [board([])]),
          ...(event.grand ? [strong(words(isGrandProgressive ? 'round.full' : 'round.grand'))] : []),
          strong(words('round.hold_end', { amount: money(event.amount_minor) })),
        ];
      case 'collect':
        return [note(words('round.collect', { count: event.count, meter: event.meter }))];
      case 'level':
        return [
          strong(
            words('stage.level', { level: event.level, from: name(event.from), into: name(event.into) }),
          ),
          turnedPicture(options, event),
        ];
      case 'harvest':
        return [strong(words('stage.harvest'))];
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
  });
}

/** What a level turns into what. The words before it say the same, so that it is for those who see it. */
function turnedPicture(
  { draw }: PictureOptions,
  { from, into }: Extract<CollectEvent, { type: 'level' }>,
): HTMLElement {
  return element(
    'p',
    { class: 'round-turned', 'aria-hidden': 'true' },
    draw(from, '') ?? null,
    '→',
    draw(into, '') ?? null,
  );
}

function winList({ words, money, names }: PictureOptions, wins: readonly Win[]): HTMLElement {
  const describe = (win: Win): string => {
    const values = { symbol: names.get(win.symbol) ?? win.symbol, count: win.count };
    switch (win.kind) {
      case 'line':
        return words('round.win.line', { ...values, line: win.line + 1 });
      case 'ways':
        return words('round.win.ways', { ...values, ways: win.ways });
      case 'scatter':
        return words('round.win.scatter', values);
      case 'special':
        return words('round.win.special', { ...values, lines: win.lines });
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
