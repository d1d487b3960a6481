import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { HistoryColumn, HistoryEntry, HistoryProps } from '../../features/history/history-shape.ts';
import { byDay, formatTime } from '../../features/history/moments.ts';
import { useShell } from '../../shell/shell-context.ts';
import styles from './timeline.module.css';

/** Day after day as in a diary: a leaf of the calendar for each, and beside it what happened, along a line. */
export default function TimelineHistory({
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
  const id = useId();
  return (
    <div className={styles['whole']}>
      {title && <h2 className={styles['title']}>{title}</h2>}
      {filters && <div className={styles['filters']}>{filters}</div>}
      <div className={styles['list']} aria-busy={busy} data-stale={stale}>
        {head && <div className={styles['head']}>{head}</div>}
        {entries && (
          <ol aria-label={caption} className={styles['days']}>
            {byDay(entries, language).map(({ day, date, month, weekday, whole, entries: ofDay }) => (
              <li key={day} className={styles['day']}>
                <time className={styles['leaf']} dateTime={day} aria-label={whole} id={`${id}-${day}`}>
                  <span className={styles['date']}>{date}</span>
                  <span className={styles['weekday']}>{weekday}</span>
                  <span className={styles['month']}>{month}</span>
                </time>
                <ol className={styles['entries']} aria-labelledby={`${id}-${day}`}>
                  {ofDay.map((entry) => (
                    <Entry
                      key={entry.key}
                      entry={entry}
                      columns={columns}
                      time={formatTime(entry.at, language)}
                    />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        )}
        {lines && (
          <dl className={styles['lines']}>
            {lines.map(({ key, label, figure, edge }) => (
              <div key={key} className={clsx(styles['line'], edge && styles['edge'])}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        {!entries && !lines && children}
        {foot}
      </div>
    </div>
  );
}

function Entry({
  entry,
  columns,
  time,
}: {
  entry: HistoryEntry;
  columns: readonly HistoryColumn[];
  time: string;
}): ReactNode {
  const told = columns.map((column, index) => ({ ...column, value: entry.cells[index] }));
  const of = (role: HistoryColumn['role']) => told.filter((one) => one.role === role);
  return (
    <li className={styles['entry']}>
      <span className={styles['node']}>{entry.picture}</span>
      <div className={styles['what']}>
        <time className={styles['time']} dateTime={entry.at}>
          {time}
        </time>
        <p className={styles['name']}>{entry.title}</p>
        {entry.text && <p className={styles['text']}>{entry.text}</p>}
        <dl className={styles['facts']}>
          {of('fact').map(({ key, header, value }) => (
            <div key={key}>
              <dt>{header}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles['sum']}>
        {of('figure').map(({ key, value }) => (
          <span key={key} className={styles['figure']}>
            {value}
          </span>
        ))}
        {of('status').map(({ key, value }) => (
          <span key={key}>{value}</span>
        ))}
        {of('action').map(({ key, value }) => (
          <span key={key} className={styles['action']}>
            {value}
          </span>
        ))}
      </div>
    </li>
  );
}
