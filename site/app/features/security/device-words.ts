import type { Words } from '../../words/use-words.ts';

/** A device as a player knows it, such as "Chrome 141 · Android 16". */
export function deviceWords(device: { readonly browser: string; readonly os: string }, t: Words): string {
  return [device.browser, device.os].filter(Boolean).join(' · ') || t('security.unknownDevice');
}
