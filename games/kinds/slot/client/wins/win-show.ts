/** Shows the wins of a spin: all together first, then one after the other for as long as nothing else happens. */
import type { Win } from '../../book.ts';
import type { ReelTable } from '../../shown-paytable.ts';
import type { Stage } from '../stage/stage.ts';
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { Words } from '../words/words.ts';
import type { Highlights } from './highlights.ts';
import { lineColor, type LinePaths } from './line-path.ts';
import type { MessageBar } from './message-bar.ts';

export type WinShowParts = {
  stage: Stage;
  highlights: Highlights;
  paths: LinePaths;
  message: MessageBar;
  paytable: ReelTable;
  words: Words;
  money: MoneyFormat;
};

export type WinShow = {
  /** Lifts all wins and draws their lines. A quiet show does not move: what came back is less than the bet. */
  showAll: (wins: readonly Win[], isQuiet: boolean, factor: number) => Promise<void>;
  /** Shows one win after the other, over and over, until {@link WinShow.clear}. */
  cycle: (wins: readonly Win[], isQuiet: boolean) => void;
  clear: () => void;
};

const DRAW_MS = 320;
const EACH_MS = 1700;
/** So many lines can still be told apart when drawn together. */
const MOST_LINES_AT_ONCE = 8;

/** Makes the show of wins. */
export function createWinShow(parts: WinShowParts): WinShow {
  const { stage, highlights, paths, message, paytable, words, money } = parts;
  /** Raised by each clear, so that a cycle begun before knows that its time is over. */
  let turn = 0;

  function rowsOf(win: Win): readonly number[] | null {
    if (win.kind !== 'line' || paytable.evaluation.kind !== 'lines') return null;
    return paytable.evaluation.lines[win.line] ?? null;
  }

  async function drawLine(win: Win, duration_ms: number): Promise<void> {
    const rows = rowsOf(win);
    if (win.kind !== 'line' || !rows) return;
    const fromRight = win.direction === 'right';
    await paths.draw(
      { line: win.line, rows, count: win.count, fromRight },
      stage.isMotionReduced() ? 0 : duration_ms,
    );
  }

  /** Writes what a win pays at the last of its symbols. */
  function tagAmount(win: Win): void {
    const isFromRight = win.kind === 'line' && win.direction === 'right';
    const ordered = win.positions.toSorted((a, b) => a.reel - b.reel);
    const last = isFromRight ? ordered[0] : ordered.at(-1);
    if (last) paths.tag(money(win.amount_minor), last, win.kind === 'line' ? lineColor(win.line) : '#ffe29a');
  }

  function describe(win: Win): string {
    const amount = money(win.amount_minor);
    switch (win.kind) {
      case 'line':
        return words('stage.line', { line: win.line + 1, amount });
      case 'ways':
        return words('stage.ways', { ways: win.ways, amount });
      case 'scatter':
        return words('stage.scatter', { amount });
      case 'special':
        return words('stage.special', { lines: win.lines, amount });
    }
  }

  function clear(): void {
    turn += 1;
    highlights.clear();
    paths.clear();
  }

  async function showFrom(wins: readonly Win[], place: number, isQuiet: boolean, own: number): Promise<void> {
    const win = wins[place % wins.length];
    if (!win || own !== turn) return;
    highlights.lift(win.positions, isQuiet);
    paths.clear();
    message.say(describe(win));
    await drawLine(win, DRAW_MS);
    if (own !== turn) return;
    tagAmount(win);
    await stage.timeline.wait(EACH_MS);
    void showFrom(wins, place + 1, isQuiet, own);
  }

  return {
    async showAll(wins, isQuiet, factor) {
      clear();
      highlights.lift(
        wins.flatMap(({ positions }) => positions),
        isQuiet,
      );
      const own = turn;
      const shown = wins.slice(0, MOST_LINES_AT_ONCE);
      await Promise.all(shown.map((win) => drawLine(win, DRAW_MS * factor)));
      if (own === turn) shown.forEach(tagAmount);
    },
    cycle(wins, isQuiet) {
      void showFrom(wins, 0, isQuiet, turn);
    },
    clear,
  };
}
