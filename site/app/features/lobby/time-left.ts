/** The time until something, as m:ss, or h:mm:ss from an hour upwards. Whole seconds, and never less than one of them. */
export function leftOf(left_ms: number): string {
  const all_s = Math.max(1, Math.ceil(left_ms / 1000));
  const hours = Math.floor(all_s / 3600);
  const minutes = Math.floor((all_s % 3600) / 60);
  const seconds = (all_s % 60).toString().padStart(2, '0');
  return hours > 0 ? `${hours}:${minutes.toString().padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
