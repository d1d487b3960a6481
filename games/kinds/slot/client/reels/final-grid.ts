/** What the reels show at the end of a book: the last spin, with everything that changed it afterwards. */
import type { Book, Coin } from '../../book.ts';
import type { CollectBook } from '../../collect/book.ts';
import type { Grid } from './reel-set.ts';

/** The grid to show when a game is opened again; null for a book without a spin. */
export function finalGrid(book: Book | CollectBook): Grid | null {
  let grid: string[][] | null = null;
  for (const event of book.events) {
    if (event.type === 'spin') grid = event.grid.map((column) => [...column]);
    if (!grid) continue;
    if (event.type === 'wild_reels' || event.type === 'special_expand') {
      for (const reel of event.reels) grid[reel]?.fill(event.symbol);
    }
    if (event.type === 'mystery_reveal') {
      for (const { reel, row } of event.positions) {
        const column = grid[reel];
        if (column) column[row] = event.symbol;
      }
    }
  }
  return grid;
}

/** The coins of that grid with their prizes. */
export function finalCoins(book: Book | CollectBook): readonly Coin[] {
  const last = book.events.findLast((event) => event.type === 'spin');
  return last && 'coins' in last ? last.coins : [];
}
