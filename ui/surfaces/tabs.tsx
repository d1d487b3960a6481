import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './card.module.css';

/** Tabs with one panel; arrow keys, Home and End move between the tabs as the ARIA pattern says. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValue,
  children,
}: {
  /** Names the list of tabs for assistive technology. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValue: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // Where the tabs are wider than their place, the chosen one may lie beyond its edge.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [value]);

  function move(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onValue(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  }
  return (
    <div>
      <div
        ref={list}
        className={styles['tabs']}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles['tab']}
            onClick={() => onValue(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={styles['panel']}>
        {children}
      </div>
    </div>
  );
}
