/** A place in a document at which two versions of it differ. */
export interface ChangedPlace {
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

const most = 12;
const longest = 140;

/** Where two versions of a document differ, as far as a person reads on; long texts are cut. */
export function changedPlaces(before: unknown, after: unknown): readonly ChangedPlace[] {
  const from = leavesOf(before);
  const to = leavesOf(after);
  const places = [...new Set([...from.keys(), ...to.keys()])].filter(
    (place) => from.get(place) !== to.get(place),
  );
  return places.slice(0, most).map((place) => ({
    place,
    before: cut(from.get(place) ?? ''),
    after: cut(to.get(place) ?? ''),
  }));
}

function leavesOf(value: unknown, place = ''): Map<string, string> {
  if (value === null) return new Map([[place, '']]);
  if (typeof value !== 'object') {
    return new Map([[place, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]]);
  }
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => {
      const step = Array.isArray(value) ? String(Number(name) + 1) : name;
      return [...leavesOf(inner, place === '' ? step : `${place} › ${step}`)];
    }),
  );
}

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
