import { Button } from '@marquee/ui/controls/button.tsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';

/** A list with one entry moved. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
}

/** A list with one entry changed. */
export function changed<Entry>(list: readonly Entry[], at: number, change: Partial<Entry>): Entry[] {
  return list.map((entry, index) => (index === at ? { ...entry, ...change } : entry));
}

/** What can be done with an entry of a list: up, down, away. */
export function ListTools({
  name,
  at,
  count,
  onMove,
  onRemove,
}: {
  /** What the entry is called, for those who hear the buttons. */
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
}): ReactNode {
  const words = useWords();
  return (
    <span className={styles['tools']}>
      <Button
        iconOnly
        size="small"
        variant="quiet"
        icon={<ArrowUp size={16} aria-hidden="true" />}
        aria-label={words('content.up', { name })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <Button
        iconOnly
        size="small"
        variant="quiet"
        icon={<ArrowDown size={16} aria-hidden="true" />}
        aria-label={words('content.down', { name })}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
      {onRemove && (
        <Button
          iconOnly
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} aria-hidden="true" />}
          aria-label={words('content.remove', { name })}
          onClick={onRemove}
        />
      )}
    </span>
  );
}
