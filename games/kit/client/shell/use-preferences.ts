/** The player's choices on this device, and the pace that follows from them. */
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Pace } from '../game-view.ts';
import {
  readTablePreferences,
  rememberTablePreferences,
  type TablePreferences,
} from '../session/table-preferences.ts';

const stillness = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Turbo counts only where play may be hastened. */
export function usePreferences(mayHasten: boolean): {
  preferences: TablePreferences;
  setPreferences: (preferences: TablePreferences) => void;
  pace: Pace;
} {
  const [preferences, setPreferences] = useState(readTablePreferences);
  const change = useCallback((next: TablePreferences): void => {
    rememberTablePreferences(next);
    setPreferences(next);
  }, []);
  const isStill = useSyncExternalStore(subscribe, () => window.matchMedia(stillness).matches);
  const swift: Pace = mayHasten && preferences.isTurbo ? 'turbo' : 'normal';
  return {
    preferences,
    setPreferences: change,
    pace: isStill ? 'still' : swift,
  };
}
