/** One thing that a change made different. */
export interface Difference {
  /** Where it is, e.g. `grants.0.role`; empty for the whole. */
  readonly path: string;
  /** As text; nothing where it was or is not there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The leaves of a value by their paths. */
function leaves(value: unknown, path: string, found: Map<string, string>): void {
  if (value === null || typeof value !== 'object') {
    if (value !== undefined && !(value === null && path === ''))
      found.set(path, typeof value === 'string' ? value : JSON.stringify(value));
    return;
  }
  const entries = Object.entries(value);
  if (entries.length === 0 && path !== '') found.set(path, Array.isArray(value) ? '[]' : '{}');
  for (const [name, inner] of entries) leaves(inner, path === '' ? name : `${path}.${name}`, found);
}

/** What is different between two states of a thing, in the order of the earlier one. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const [was, is] = [new Map<string, string>(), new Map<string, string>()];
  leaves(before, '', was);
  leaves(after, '', is);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }));
}
