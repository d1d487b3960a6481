import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../words/use-words.ts';
import { useProviderName } from './provider-name.ts';
import styles from './reports.module.css';

/** What a report was narrowed to by what led to it, each with a press that takes it away. */
export function Narrowed({
  names,
}: {
  names: readonly ('provider' | 'game' | 'category' | 'player')[];
}): ReactNode {
  const words = useWords();
  const providerName = useProviderName();
  const [parameters, setParameters] = useSearchParams();
  return names.map((name) => {
    const value = parameters.get(name);
    if (value === null) return null;
    const shown =
      name === 'provider'
        ? providerName(value)
        : name === 'category'
          ? words.find(`category.${value}`, value)
          : value;
    return (
      <button
        key={name}
        type="button"
        className={styles['narrowed']}
        aria-label={words('report.widen', { value: shown })}
        onClick={() =>
          setParameters((before) => {
            const after = new URLSearchParams(before);
            after.delete(name);
            return after;
          })
        }
      >
        <span>{words(`grouping.${name}`)}</span>
        {shown}
        <X size={14} aria-hidden="true" />
      </button>
    );
  });
}
