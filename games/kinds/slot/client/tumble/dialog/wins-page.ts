/** Where symbols must lie to pay on a board, with a drawing of one win. */
import { element } from '../../dom/element.ts';
import type { TumbleInfo } from './pages.ts';

type Cell = readonly [reel: number, row: number];

/** Five that touch, by their sides. */
const touching: readonly Cell[] = [
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 2],
  [2, 3],
];

/** Builds the page. */
export function tumbleWinsPage({ words, language, paytable }: TumbleInfo): HTMLElement {
  const { evaluation, heights } = paytable;
  const reels = heights.length;
  const rows = Math.max(...heights.flat());
  const paragraph = (text: string): HTMLElement => element('p', { class: 'info-lead' }, text);
  const end = paragraph(words('info.tumble.tumbles.about'));
  switch (evaluation.kind) {
    case 'cluster':
      return element(
        'div',
        {},
        paragraph(words('info.tumble.cluster', { least: evaluation.least })),
        drawing(
          heights.map(() => rows),
          touching,
        ),
        end,
      );
    case 'anywhere': {
      // So many, strewn over the board without a pattern.
      const strewn = Array.from({ length: evaluation.least }, (_, index): Cell => {
        const place = (index * 7 + 3) % (reels * rows);
        return [Math.floor(place / rows), place % rows];
      });
      return element(
        'div',
        {},
        paragraph(words('info.tumble.anywhere', { least: evaluation.least })),
        drawing(
          heights.map(() => rows),
          strewn,
        ),
        end,
      );
    }
    case 'ways': {
      const ways = new Intl.NumberFormat(language).format(evaluation.ways);
      const drawn = heights.map((list, reel) => list[(reel * 2 + 1) % list.length] ?? rows);
      const first: readonly Cell[] = [
        [0, 1],
        [1, 0],
        [1, 2],
        [2, 1],
      ];
      return element('div', {}, paragraph(words('info.tumble.ways', { ways })), drawing(drawn, first), end);
    }
  }
}

/** A small board, a reel a column, with a win's cells filled. */
function drawing(heights: readonly number[], win: readonly Cell[]): HTMLElement {
  return element(
    'div',
    { class: 'board-drawing', 'aria-hidden': 'true' },
    ...heights.map((height, reel) =>
      element(
        'span',
        { class: 'board-reel' },
        ...Array.from({ length: height }, (_, row) =>
          element('span', {
            class: win.some(([at, place]) => at === reel && place === row)
              ? 'board-cell is-win'
              : 'board-cell',
          }),
        ),
      ),
    ),
  );
}
