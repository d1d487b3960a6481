import { useEffect, useState } from 'react';

/** How long nobody writes before it is searched, in milliseconds. */
const settle_ms = 120;

/** A value once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settle_ms);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A search as the address may keep it: an e-mail address or a phone number is personal, and is left out. */
export function keptInAddress(search: string): string {
  return search.includes('@') || /^[+(]?[\d ()./-]{7,}$/.test(search) ? '' : search;
}
