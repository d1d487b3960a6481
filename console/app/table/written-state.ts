import { useDeferredValue, useEffect, useState } from 'react';
import { useSettled } from '../screens/players/search-term.ts';
import { useAddressState } from './address-state.ts';

/**
 * A text that narrows a list while it is being written: what stands in its field, and what is searched once nobody has written for a
 * moment, which the address keeps. It must not be personal.
 */
export function useWrittenState(name: string): {
  text: string;
  settled: string;
  write: (text: string) => void;
} {
  const [kept, keep] = useAddressState(name);
  const [text, write] = useState(kept);
  const settled = useSettled(useDeferredValue(text.trim()));
  useEffect(() => {
    if (settled !== kept) keep(settled);
  }, [settled, kept, keep]);
  return { text, settled, write };
}
