import { useState } from 'react';

type Shown = Readonly<Record<string, boolean>>;

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

/** Which columns of a table are shown, as this browser remembers it by the table's name. */
export function useKeptColumns(table: string, first: Shown): [Shown, (id: string, shown: boolean) => void] {
  const key = `console.columns.${table}`;
  const [chosen, setChosen] = useState<Shown>(() => read(key));
  function choose(id: string, shown: boolean): void {
    const after = { ...chosen, [id]: shown };
    setChosen(after);
    localStorage.setItem(key, JSON.stringify(after));
  }
  return [{ ...first, ...chosen }, choose];
}
