/** What stands on the badge of a provider: the first letters of two words of its name, or the first two of one. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}
