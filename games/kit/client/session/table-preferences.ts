/** What the player chose for all games of the shell on this device. */
import { z } from 'zod';
import { readRemembered, remember } from './remembered.ts';

const preferencesSchema = z.object({
  /** All that is heard. */
  isSoundOn: z.boolean(),
  /** Chosen apart; left out by devices that chose before there was music. */
  isMusicOn: z.boolean().default(true),
  isTurbo: z.boolean(),
  hasKeys: z.boolean(),
});
export type TablePreferences = z.infer<typeof preferencesSchema>;

const KEY = 'marquee:table-preferences';

/** Reads the preferences; unreadable ones are ignored. */
export function readTablePreferences(): TablePreferences {
  const remembered = readRemembered(KEY, preferencesSchema);
  return remembered ?? { isSoundOn: true, isMusicOn: true, isTurbo: false, hasKeys: true };
}

/** Remembers the preferences where the browser allows it. */
export function rememberTablePreferences(preferences: TablePreferences): void {
  remember(KEY, preferences);
}
