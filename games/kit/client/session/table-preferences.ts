/** What the player chose for all games of the shell on this device. */
import { z } from 'zod';
import { readRemembered, remember } from './remembered.ts';

const preferencesSchema = z.object({ isSoundOn: z.boolean(), isTurbo: z.boolean(), hasKeys: z.boolean() });
export type TablePreferences = z.infer<typeof preferencesSchema>;

const KEY = 'marquee:table-preferences';

/** Reads the preferences; unreadable ones are ignored. */
export function readTablePreferences(): TablePreferences {
  return readRemembered(KEY, preferencesSchema) ?? { isSoundOn: true, isTurbo: false, hasKeys: true };
}

/** Remembers the preferences where the browser allows it. */
export function rememberTablePreferences(preferences: TablePreferences): void {
  remember(KEY, preferences);
}
