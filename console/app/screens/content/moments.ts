/** A moment as a field of date and time holds it, in the operator's own zone. */
export function localTime(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that a field of date and time says; null where it is empty. */
export function momentOf(local: string): string | null {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
