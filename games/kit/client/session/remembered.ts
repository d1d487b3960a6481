/** What the player chose on this device, kept by the browser where it allows that. */
import type { z } from 'zod';

/** Reads what is kept under a key; null if there is nothing, or nothing that can be read. */
export function readRemembered<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const text = window.localStorage.getItem(key);
    const parsed = schema.safeParse(text === null ? null : JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps a value. A frame of another origin may be denied storage; the choice then lasts as long as the page. */
export function remember(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
