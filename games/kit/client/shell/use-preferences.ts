/** The player's choices on this device, what is heard by them, and the pace that follows from them. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Pace } from '../game-view.ts';
import {
  readTablePreferences,
  rememberTablePreferences,
  type TablePreferences,
} from '../session/table-preferences.ts';
import type { CuePlayer } from '../sound/cues.ts';

const stillness = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export type Preferences = {
  preferences: TablePreferences;
  /** Switches one of them. */
  toggle: (name: keyof TablePreferences) => void;
  pace: Pace;
};

/** Turbo counts only where play may be hastened. */
export function usePreferences(cues: CuePlayer, mayHasten: boolean): Preferences {
  const [preferences, setPreferences] = useState(readTablePreferences);
  const toggle = useCallback(
    (name: keyof TablePreferences): void => {
      const next = { ...preferences, [name]: !preferences[name] };
      rememberTablePreferences(next);
      setPreferences(next);
    },
    [preferences],
  );
  const { isSoundOn, isMusicOn } = preferences;
  useEffect(() => {
    cues.setOn(isSoundOn);
    cues.music.setOn(isSoundOn && isMusicOn);
  }, [cues, isSoundOn, isMusicOn]);
  const isStill = useSyncExternalStore(subscribe, () => window.matchMedia(stillness).matches);
  const swift: Pace = mayHasten && preferences.isTurbo ? 'turbo' : 'normal';
  return { preferences, toggle, pace: isStill ? 'still' : swift };
}
