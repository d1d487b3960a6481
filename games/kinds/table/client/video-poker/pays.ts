/** What a line is worth, and how it is marked. */
import type { PayTable } from '../../poker/video/lines.ts';

/** What a line pays for one. */
export function paysOf(table: PayTable, line: string): number {
  return table.lines.find(({ name }) => name === line)?.pays ?? 0;
}

/** What only gives the stake back is no win. */
export function markOf(pays: number): 'won' | 'returned' | 'lost' {
  if (pays > 1) return 'won';
  return pays === 1 ? 'returned' : 'lost';
}
