/** What the player chose for all games on this device: speed and sound. A browser that keeps nothing gets the defaults. */
import { z } from 'zod';
import { speeds } from '../reels/tempo.ts';

const preferencesSchema = z.object({ speed: z.enum(speeds), isMuted: z.boolean() });
export type Preferences = z.infer<typeof preferencesSchema>;

const KEY = 'marquee:game-preferences';
const defaults: Preferences = { speed: 'normal', isMuted: false };

/** Reads the preferences; unreadable ones are ignored. */
export function readPreferences(): Preferences {
  try {
    const text = window.localStorage.getItem(KEY);
    const parsed = preferencesSchema.safeParse(text === null ? null : JSON.parse(text));
    return parsed.success ? parsed.data : defaults;
  } catch {
    return defaults;
  }
}

/** Remembers the preferences where the browser allows it. */
export function rememberPreferences(preferences: Preferences): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A frame of another origin may be denied storage; the choice then lasts as long as the page.
  }
}
