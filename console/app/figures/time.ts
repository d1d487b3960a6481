const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a browser longer than writing a screen of times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** How far a zone is from UTC at a moment: "+08:00", "+00:00". */
export function offsetAt(iso: string, timeZone: string): string {
  const parts = formatOf('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date(iso));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** When a day, `YYYY-MM-DD`, begins in a zone. */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const before_ms = (at: number): number => {
    const [, sign, hours, minutes] =
      /^([-+])(\d{2}):(\d{2})$/.exec(offsetAt(new Date(at).toISOString(), timeZone)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
  // The offset is that of the moment itself, which is on the other side of a change of the clocks now and then.
  return new Date(midnight - before_ms(midnight - before_ms(midnight))).toISOString();
}

/** The last moment of a day, `YYYY-MM-DD`, in a zone. */
export function endOfDay(day: string, timeZone: string): string {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return new Date(Date.parse(startOfDay(next, timeZone)) - 1).toISOString();
}

/** A moment in a zone: "26 Nov 2026, 18:14:05". */
export function formatTime(iso: string, timeZone: string, locale: string, withSeconds = false): string {
  const english = locale === 'en' ? 'en-GB' : locale;
  return formatOf(english, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
  }).format(new Date(iso));
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, in its largest unit: "3 hr", "2 d". Less than a minute counts as one. */
export function formatAge(iso: string, now_ms: number, locale: string): string {
  const seconds = Math.max(60, (now_ms - Date.parse(iso)) / 1000);
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / size),
  );
}
