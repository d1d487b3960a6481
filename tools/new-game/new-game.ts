/** What a new game is made of, and the writing of it: all of it, or nothing. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type NewGame = {
  /** Folder name and game code: `lucky-door`. */
  code: string;
  /** As players read it: `Lucky Door`. */
  title: string;
  /** As the code calls it: `luckyDoor`. */
  name: string;
};

/** Paths are below the repository. */
export type Plan = {
  files: Readonly<Record<string, string>>;
  /** Files that gain an entry. An edit throws if the file is not as it expects. */
  edits: Readonly<Record<string, (text: string) => string>>;
  /** Folders and files that stand in for what somebody has to draw. */
  copies: Readonly<Record<string, string>>;
  /** What is left to do, in order. */
  next: readonly string[];
};

/** Folders of `games/` that are no games, and the word by which all crash games are proved. */
const reserved = new Set([
  'build',
  'client',
  'crash',
  'kinds',
  'kit',
  'migrations',
  'node_modules',
  'server',
]);

/**
 * Reads the name of a game, given as a title (`Lucky Door`) or as a code (`lucky-door`).
 * @throws Error that says what a name looks like.
 */
export function readName(given: string): NewGame {
  const words = given.trim().split(/[\s-]+/);
  if (words.some((word) => !/^[A-Za-z0-9]+$/.test(word)) || !/^[A-Za-z]/.test(given.trim()))
    throw new Error(
      `“${given}” is no name of a game: use letters and digits, begin with a letter, and put blanks or hyphens between words.`,
    );
  const code = words.join('-').toLowerCase();
  if (code.length < 3 || code.length > 40)
    throw new Error(
      `“${given}” is too ${code.length < 3 ? 'short' : 'long'}: a name has 3 to 40 characters.`,
    );
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const isCode = given.trim() === code;
  return {
    code,
    title: (isCode ? words.map(capital) : words).join(' '),
    name: code.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  };
}

/** @throws Error if the house has a game of this code or title, or uses the name for something else. */
export function refuseTaken(
  { code, title, name }: NewGame,
  house: readonly { code: string; title: string }[],
  root: string,
): void {
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  const other = house.find((game) => game.code === code || same(game.title, title));
  if (other) throw new Error(`${other.title} (${other.code}) is already a game of the house.`);
  if (reserved.has(code) || unusable.has(name))
    throw new Error(`“${code}” means something else in the code: choose another name.`);
  if (existsSync(join(root, 'games', code))) throw new Error(`games/${code} is already there.`);
}

/** What no variable of the generated files can be called. */
const unusable = new Set(
  'break case catch class const continue default delete else enum export extends false finally for function import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async bigint number string games definition scene slot instant game spots suits'.split(
    ' ',
  ),
);

/**
 * Writes a game. Everything is read and checked before the first file is written.
 * @returns The paths that were made, then those that were changed.
 * @throws Error if a file is already there, or one that gains an entry is not as expected.
 */
export async function writeGame(root: string, plan: Plan): Promise<{ made: string[]; changed: string[] }> {
  const taken = [...Object.keys(plan.files), ...Object.keys(plan.copies)].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken !== undefined) throw new Error(`${taken} is already there.`);
  const edited: [string, string][] = [];
  for (const [path, edit] of Object.entries(plan.edits))
    edited.push([path, edit(await readFile(join(root, path), 'utf8'))]);
  for (const [to, from] of Object.entries(plan.copies))
    await cp(join(root, from), join(root, to), { recursive: true });
  for (const [path, text] of [...Object.entries(plan.files), ...edited]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return {
    made: [...Object.keys(plan.files), ...Object.keys(plan.copies)],
    changed: edited.map(([path]) => path),
  };
}

/** An edit that puts text before the only place where a mark stands. @throws Error if it does not stand there once. */
export function before(mark: string, text: string): (file: string) => string {
  return (file) => {
    const [head, tail, ...more] = file.split(mark);
    if (head === undefined || tail === undefined || more.length > 0)
      throw new Error(
        `A file that lists the games has changed its form: “${mark.trim()}” is not in it once.`,
      );
    return `${head}${text}${mark}${tail}`;
  };
}

/** An edit that adds messages to a catalogue, in the order of their ids. */
export function withMessages(messages: Readonly<Record<string, string>>): (file: string) => string {
  return (file) => {
    const all: Record<string, string> = { ...JSON.parse(file), ...messages };
    const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  };
}
