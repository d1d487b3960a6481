/** What the player chose for all games on this device: speed and sound. A browser that keeps nothing gets the defaults. */
import { z } from 'zod';
import { readRemembered, remember } from '../../../../kit/client/session/remembered.ts';
import { speeds } from '../reels/tempo.ts';

const preferencesSchema = z.object({
  speed: z.enum(speeds),
  isSoundOn: z.boolean(),
  isMusicOn: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

const KEY = 'marquee:game-preferences';

/** Sound is on until it is switched off; music is not, where the player asked the browser to save data. */
function defaults(): Preferences {
  const isSaving = 'connection' in navigator && Object(navigator.connection).saveData === true;
  return { speed: 'normal', isSoundOn: true, isMusicOn: !isSaving };
}

/** Reads the preferences; unreadable ones are ignored. */
export function readPreferences(): Preferences {
  return readRemembered(KEY, preferencesSchema) ?? defaults();
}

/** Remembers the preferences where the browser allows it. */
export function rememberPreferences(preferences: Preferences): void {
  remember(KEY, preferences);
}
