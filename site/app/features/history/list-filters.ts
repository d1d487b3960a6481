import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { periods, periodStart, type Period } from './moments.ts';

/** How many lines a page of a list has. */
export const pageSize = 10;

/** A history's filters, kept in the address so that the way back leads to them. */
export function useListFilters(): {
  page: number;
  period: Period;
  /** The first moment of the period; undefined for all times. */
  dateFrom: string | undefined;
  filter: string;
  setPage: (page: number) => void;
  setPeriod: (period: string) => void;
  setFilter: (filter: string) => void;
  clear: () => void;
} {
  const [query, setQuery] = useSearchParams();
  // The moment is held, or the key of the question would change with every rendering.
  const [now] = useState(() => new Date());
  const asked = query.get('period');
  const period = periods.find((one) => one === asked) ?? 'month';
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const filter = query.get('filter') ?? '';

  function set(changes: Record<string, string>): void {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return {
    page,
    period,
    dateFrom: periodStart(period, now),
    filter,
    setPage: (to) => set({ page: to === 1 ? '' : String(to) }),
    setPeriod: (to) => set({ period: to, page: '' }),
    setFilter: (to) => set({ filter: to, page: '' }),
    clear: () => set({ period: 'all', filter: '', page: '' }),
  };
}
