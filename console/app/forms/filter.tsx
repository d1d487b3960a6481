import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './filter.module.css';

/** A choice that narrows a list. */
export function FilterSelect({
  label,
  value,
  onValue,
  options,
  usual = '',
}: {
  label: string;
  value: string;
  onValue: (value: string) => void;
  options: readonly { readonly value: string; readonly label: string }[];
  /** What is chosen as long as nobody chooses; another choice stands out. */
  usual?: string | undefined;
}): ReactNode {
  return (
    <span className={styles['filter']} data-set={value !== usual || undefined}>
      <select aria-label={label} value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden="true" />
    </span>
  );
}

/** A text that narrows a list while it is being written. */
export function FilterText({
  label,
  placeholder,
  value,
  onValue,
  type = 'search',
  main = false,
  usual = '',
}: {
  label: string;
  placeholder?: string;
  value: string;
  onValue: (value: string) => void;
  type?: 'search' | 'date' | 'datetime-local' | 'text';
  /** Whether `/` leads to it. */
  main?: boolean;
  /** What stands there as long as nobody writes anything. */
  usual?: string;
}): ReactNode {
  return (
    <span
      className={styles['filter']}
      data-main={main || undefined}
      data-search={main || undefined}
      data-set={(!main && value !== usual) || undefined}
    >
      {main && <Search size={15} aria-hidden="true" />}
      {(type === 'date' || type === 'datetime-local') && <span aria-hidden="true">{label}</span>}
      <input
        type={type}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onValue(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key !== 'ArrowDown' || !main) return;
          event.preventDefault();
          document.querySelector<HTMLElement>('[role="grid"] [data-index][tabindex="0"]')?.focus();
        }}
      />
    </span>
  );
}
