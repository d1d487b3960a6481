/** True if PostgreSQL can store the text: it contains no NUL character and no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** True if PostgreSQL can store every text in a parsed JSON value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}
