import { Button } from '@marquee/ui/controls/button.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './rewards.module.css';

/** Entries in rows, each with its fields; there are never fewer than `least`, nor more than `most`. */
export function FieldRows<Entry>({
  entries,
  onEntries,
  least,
  most,
  next,
  nameOf,
  add,
  children,
}: {
  entries: readonly Entry[];
  onEntries: (entries: Entry[]) => void;
  least: number;
  most: number;
  /** The entry that a new row begins with. */
  next: () => Entry;
  /** What the entry of a number is called, from 1 on, for those who hear its button. */
  nameOf: (number: number) => string;
  /** What is written on the button that adds one. */
  add: string;
  /** The fields of a row. */
  children: (entry: Entry, index: number) => ReactNode;
}): ReactNode {
  return (
    <>
      <ul className={styles['rows']}>
        {entries.map((entry, index) => (
          <li key={`${index} ${entries.length}`} className={styles['row']}>
            <div className={styles['fields']}>{children(entry, index)}</div>
            {entries.length > least ? (
              <RemoveButton
                name={nameOf(index + 1)}
                onRemove={() => onEntries(entries.toSpliced(index, 1))}
              />
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={entries.length >= most}
          onClick={() => onEntries([...entries, next()])}
        >
          {add}
        </Button>
      </div>
    </>
  );
}

/** Takes a row of a list away. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }): ReactNode {
  const words = useWords();
  return (
    <Button
      iconOnly
      size="small"
      variant="quiet"
      icon={<Trash2 size={16} aria-hidden="true" />}
      aria-label={words('content.remove', { name })}
      onClick={onRemove}
    />
  );
}
