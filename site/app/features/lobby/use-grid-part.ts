import type { GridPart } from '@marquee/ui/sections/game-row.tsx';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { unmeasured } from './some-games.tsx';

/** So many rows more than are in sight are on the page, above and below. */
const spareRows = 2;

interface Measures {
  readonly width_px: number;
  readonly columns: number;
  readonly row_px: number;
  readonly gap_px: number;
  /** From the top of the document. */
  readonly top_px: number;
}

/** Kept from one lobby to the next, so that going back finds the page as high as it was. */
let lastMeasures: Measures | undefined;

function measure(list: HTMLUListElement, before: Measures | undefined): Measures {
  const style = getComputedStyle(list);
  const width_px = list.clientWidth;
  const { gridAutoRows } = list.style;
  const isWiderOrNarrower = before?.width_px !== width_px;
  // The least height of a row would hide that cards have become lower.
  if (isWiderOrNarrower) list.style.gridAutoRows = 'auto';
  const columns = style.gridTemplateColumns.split(' ').length;
  const heights = [...list.children].map((child) => child.getBoundingClientRect().height);
  const least_px = isWiderOrNarrower ? 0 : (before?.row_px ?? 0);
  list.style.gridAutoRows = gridAutoRows;
  return {
    width_px,
    columns,
    row_px: Math.max(least_px, ...heights),
    gap_px: Number.parseFloat(style.rowGap) || 0,
    top_px: list.getBoundingClientRect().top + scrollY,
  };
}

function isSame(one: Measures | undefined, other: Measures): boolean {
  return (
    one !== undefined &&
    one.columns === other.columns &&
    one.width_px === other.width_px &&
    Math.abs(one.row_px - other.row_px) < 0.5 &&
    Math.abs(one.top_px - other.top_px) < 0.5
  );
}

/**
 * Which of `total` games are on the page: those in sight and a little more, however long the list is. The grid keeps its
 * own columns; they are read from what the browser made of them.
 */
export function useGridPart(total: number): GridPart & { readonly last: number } {
  const list = useRef<HTMLUListElement>(null);
  const [measures, setMeasures] = useState(() => lastMeasures);
  const { columns = 1, row_px = 0, gap_px = 0, top_px = 0 } = measures ?? {};
  const rowCount = Math.ceil(total / columns);
  // Nothing that it returns is kept from one rendering to the next.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => row_px,
    gap: gap_px,
    overscan: spareRows,
    scrollMargin: top_px,
    enabled: measures !== undefined,
  });

  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, row_px, gap_px, columns]);

  const rows = virtualizer.getVirtualItems();
  const firstRow = rows[0]?.index;
  const lastRow = rows.at(-1)?.index;

  const look = useCallback(() => {
    if (!list.current || list.current.children.length === 0) return;
    const next = measure(list.current, lastMeasures);
    lastMeasures = next;
    setMeasures((before) => (isSame(before, next) ? before : next));
  }, []);
  // Other rows may have higher cards than those that were measured.
  useLayoutEffect(look, [look, firstRow]);
  useEffect(() => {
    const observer = new ResizeObserver(look);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [look]);

  if (measures === undefined || firstRow === undefined || lastRow === undefined) {
    const last = Math.min(total, unmeasured);
    return { list, first: 0, last, total, before_px: 0, after_px: 0, row_px: undefined };
  }
  return {
    list,
    first: firstRow * columns,
    last: Math.min(total, (lastRow + 1) * columns),
    total,
    before_px: firstRow * (row_px + gap_px),
    after_px: (rowCount - 1 - lastRow) * (row_px + gap_px),
    row_px,
  };
}
