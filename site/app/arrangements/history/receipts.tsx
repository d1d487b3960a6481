import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HistoryColumn, HistoryEntry, HistoryProps } from '../../features/history/history-shape.ts';
import { formatMoment } from '../../features/history/moments.ts';
import { useShell } from '../../shell/shell-context.ts';
import styles from './receipts.module.css';

/** A slip of paper for each entry, torn off at its foot, side by side as they were printed. */
export default function ReceiptsHistory({
  caption,
  title,
  filters,
  busy,
  stale,
  head,
  foot,
  columns = [],
  entries,
  lines,
  children,
}: HistoryProps): ReactNode {
  const { language } = useShell();
  return (
    <div className={styles['whole']}>
      {title && <h2 className={styles['title']}>{title}</h2>}
      {filters && <div className={styles['filters']}>{filters}</div>}
      <div className={styles['list']} aria-busy={busy} data-stale={stale}>
        {head && <div className={styles['head']}>{head}</div>}
        {entries && (
          <ul aria-label={caption} className={styles['slips']}>
            {entries.map((entry) => (
              <li key={entry.key} className={styles['lift']}>
                <Slip entry={entry} columns={columns} moment={formatMoment(entry.at, language)} />
              </li>
            ))}
          </ul>
        )}
        {lines && (
          <div className={clsx(styles['lift'], styles['long'])}>
            <dl className={styles['slip']}>
              {lines.map(({ key, label, figure, edge }) => (
                <div key={key} className={clsx(styles['fact'], edge && styles['edge'])}>
                  <dt>{label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {!entries && !lines && children}
        {foot}
      </div>
    </div>
  );
}

function Slip({
  entry,
  columns,
  moment,
}: {
  entry: HistoryEntry;
  columns: readonly HistoryColumn[];
  moment: string;
}): ReactNode {
  const told = columns.map((column, index) => ({ ...column, value: entry.cells[index] }));
  const of = (role: HistoryColumn['role']) => told.filter((one) => one.role === role);
  return (
    <div className={styles['slip']}>
      <div className={styles['top']}>
        {entry.picture}
        <p className={styles['name']}>{entry.title}</p>
        {entry.text && <p className={styles['text']}>{entry.text}</p>}
        <time className={styles['text']} dateTime={entry.at}>
          {moment}
        </time>
      </div>
      <dl className={styles['facts']}>
        {[...of('fact'), ...of('status')].map(({ key, header, value }) => (
          <div key={key} className={styles['fact']}>
            <dt>{header}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {of('figure').map(({ key, header, value }) => (
          <div key={key} className={clsx(styles['fact'], styles['total'])}>
            <dt>{header}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {of('action').map(({ key, value }) => (
        <div key={key} className={styles['action']}>
          {value}
        </div>
      ))}
    </div>
  );
}
