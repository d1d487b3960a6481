import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageWindow } from './page-window.ts';
import styles from './data.module.css';

/** Page buttons under a list; nothing where there is only one page. */
export function Paginator({
  page,
  total,
  pageSize = 10,
  onPage,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
}: {
  /** Counts from 1. */
  page: number;
  /** How many items there are in all. */
  total: number;
  pageSize?: number;
  onPage: (page: number) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Names one page button, e.g. "Page 3". */
  pageLabel: (page: number) => string;
}): ReactNode {
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  return (
    <nav className={styles['paginator']} aria-label={label}>
      <button
        type="button"
        className={styles['page']}
        aria-label={previousLabel}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </button>
      {pageWindow(page, pageCount).map((number) => (
        <button
          key={number}
          type="button"
          className={styles['page']}
          aria-label={pageLabel(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        className={styles['page']}
        aria-label={nextLabel}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </button>
    </nav>
  );
}
