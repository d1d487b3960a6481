import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { localTime, momentOf } from '../content/moments.ts';
import styles from './editor.module.css';

/** Something about a document, beside its form: what it says, what it costs, when it goes out. */
export function SideCard({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles['card']} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** When a document goes out by itself. */
export function ScheduleCard({
  title,
  label,
  at,
  planned,
  isChanged,
  error,
  onAt,
  onSchedule,
}: {
  title: string;
  label: string;
  at: string | null;
  /** The time that it has already. */
  planned: string | null;
  /** Whether the document was changed since, so that the same time is worth saving. */
  isChanged: boolean;
  error: string | undefined;
  onAt: (at: string | null) => void;
  onSchedule: () => void;
}): ReactNode {
  const words = useWords();
  return (
    <SideCard title={title}>
      <TextField
        type="datetime-local"
        label={label}
        hint={words('content.publishAtHint')}
        value={localTime(at)}
        error={error}
        onChange={(event) => onAt(momentOf(event.currentTarget.value))}
      />
      <div className={styles['buttons']}>
        <Button size="small" disabled={at === null || (at === planned && !isChanged)} onClick={onSchedule}>
          {words('content.schedule')}
        </Button>
      </div>
    </SideCard>
  );
}
