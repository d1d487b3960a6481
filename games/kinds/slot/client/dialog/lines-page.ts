/** Where symbols must stand to pay: every line drawn, or the rule of ways. */
import { element } from '../dom/element.ts';
import { lineColor } from '../wins/line-path.ts';
import type { ReelInfo } from './info-dialog.ts';

/** Builds the page. */
export function linesPage({ words, paytable }: ReelInfo): HTMLElement {
  const { evaluation } = paytable;
  if (evaluation.kind === 'ways') {
    return element('p', { class: 'info-lead' }, words('info.ways.about', { ways: evaluation.ways }));
  }
  return element(
    'div',
    {},
    element(
      'p',
      { class: 'info-lead' },
      words('info.rule.lines', { lines: evaluation.lines.length, coins: paytable.bet_coins }),
    ),
    element(
      'ol',
      { class: 'lines' },
      ...evaluation.lines.map((rows, line) =>
        element(
          'li',
          {
            class: 'line',
            'aria-label': `${words('info.lines.number', { line: line + 1 })}: ${rows.map((row) => row + 1).join(' ')}`,
          },
          element('span', { class: 'line-number', 'aria-hidden': 'true' }, String(line + 1)),
          drawing(rows, paytable.rows, lineColor(line)),
        ),
      ),
    ),
  );
}

/** A small grid with the line's cells filled. */
function drawing(rows: readonly number[], rowCount: number, color: string): HTMLElement {
  const grid = element('span', { class: 'line-grid', 'aria-hidden': 'true' });
  grid.style.setProperty('--line-reels', String(rows.length));
  for (let row = 0; row < rowCount; row += 1) {
    for (const wanted of rows) {
      const cell = element('span', { class: 'line-cell' });
      if (wanted === row) cell.style.background = color;
      grid.append(cell);
    }
  }
  return grid;
}
