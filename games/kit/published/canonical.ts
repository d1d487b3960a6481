/**
 * JSON without spaces and with the keys of every object in the order of their characters, so that the same values are the same
 * bytes. Its SHA-256 is the hash of a definition.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // Written out here, because an object would put keys that are whole numbers first.
  const members = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${members.join(',')}}`;
}
