import { DataTable, type Column } from '@marquee/ui/data/data-table.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import type { HistoryEntry, HistoryProps } from '../../features/history/history-shape.ts';
import { formatMoment } from '../../features/history/moments.ts';
import { useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from './table.module.css';

/** With more columns than this the time stands under what happened instead of in a column of its own. */
const roomy = 3;

/** Rows and columns in one frame, with the filters at its head and the pages at its foot. */
export default function TableHistory(props: HistoryProps): ReactNode {
  const { caption, title, filters, busy, stale, head, foot, entries, lines, children } = props;
  const t = useWords();
  const { language } = useShell();
  return (
    <Card flush>
      {title && <h2 className={styles['title']}>{title}</h2>}
      {filters && <div className={styles['filters']}>{filters}</div>}
      <div className={styles['list']} aria-busy={busy} data-stale={stale}>
        {head}
        {entries && (
          <DataTable
            caption={caption}
            columns={columnsOf(props, t, language)}
            rows={entries}
            rowKey={({ key }) => key}
          />
        )}
        {lines && (
          <dl className={styles['lines']}>
            {lines.map(({ key, label, figure, edge }) => (
              <div key={key} className={edge ? styles['edge'] : undefined}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        {!entries && !lines && children}
        {foot}
      </div>
    </Card>
  );
}

function columnsOf(
  { titleHeader = '', columns = [] }: HistoryProps,
  t: Words,
  language: LanguageCode,
): readonly Column<HistoryEntry>[] {
  const isRoomy = columns.length <= roomy;
  return [
    {
      key: 'title',
      header: titleHeader,
      lead: true,
      cell: ({ picture, title, text, at }) => (
        <span className={styles['lead']}>
          {picture}
          <span>
            {title}
            {text && <span className={styles['sub']}>{text}</span>}
            {!isRoomy && <span className={styles['sub']}>{formatMoment(at, language)}</span>}
          </span>
        </span>
      ),
    },
    ...(isRoomy
      ? [{ key: 'at', header: t('list.time'), cell: ({ at }: HistoryEntry) => formatMoment(at, language) }]
      : []),
    ...columns.map(({ key, header, align }, index) => ({
      key,
      header,
      ...(align && { align }),
      cell: ({ cells }: HistoryEntry) => cells[index],
    })),
  ];
}
