import { useState } from 'react';

export type Shown = Readonly<Record<string, boolean>>;

function read(key: string): Shown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

/** Which columns of a table were chosen to be shown or not, as this browser remembers it by the table's name; the others are as at first. */
export function useKeptColumns(table: string): [Shown, (chosen: Shown) => void] {
  const key = `console.columns.${table}`;
  const [chosen, setChosen] = useState<Shown>(() => read(key));
  function choose(after: Shown): void {
    setChosen(after);
    localStorage.setItem(key, JSON.stringify(after));
  }
  return [chosen, choose];
}
