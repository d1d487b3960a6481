import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../shell/popover.tsx';
import { useWords } from '../words/use-words.ts';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

/** Which columns are shown. What names the row always is. */
export function ColumnChoice<Row>({
  columns,
  shown,
  choose,
}: {
  columns: readonly Column<Row>[];
  shown: Readonly<Record<string, boolean>>;
  choose: (id: string, shown: boolean) => void;
}): ReactNode {
  const words = useWords();
  return (
    <span className={styles['columns']}>
      <Popover
        label={words('table.columns')}
        className={styles['tool']}
        align="end"
        trigger={<Columns3 size={16} aria-hidden="true" />}
      >
        {() => (
          <fieldset className={styles['choice']}>
            <legend>{words('table.columns')}</legend>
            {columns
              .filter(({ lead }) => lead !== true)
              .map(({ id, title }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={shown[id] !== false}
                    onChange={(event) => choose(id, event.currentTarget.checked)}
                  />
                  {title}
                </label>
              ))}
          </fieldset>
        )}
      </Popover>
    </span>
  );
}
