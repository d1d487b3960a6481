/** A seeded fault: one place of one file, changed so that a stated behaviour breaks. */
export type Mutant = {
  /** The file, relative to the root of the repository. */
  readonly file: string;
  /** What goes wrong, in one sentence. */
  readonly breaks: string;
  /** A text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What should notice: test files, relative to the root, or tests of a file by a part of their title (`file#S4.13`). */
  readonly tests: readonly string[];
  /** Some of the tests drive a browser, so the site or the games are built with the fault in them. */
  readonly inBrowser: boolean;
};

/** One seeded fault as a list states it: what breaks, the original text, the faulty text. */
type Fault = readonly [breaks: string, find: string, replace: string];

/** The mutants of one file. All of them are shown to the same tests. */
export function mutantsOf(file: string, tests: readonly string[], faults: readonly Fault[]): Mutant[] {
  const inBrowser = tests.some((test) => test.startsWith('tests/journeys/') || test.includes('.browser.'));
  return faults.map(([breaks, find, replace]) => ({ file, breaks, find, replace, tests, inBrowser }));
}

/** The file of a test that a list names. */
export function fileOf(test: string): string {
  return test.split('#', 1)[0] ?? test;
}

/** The part of a title by which a list names a test; empty for a whole file. */
export function titleOf(test: string): string {
  return test.slice(fileOf(test).length + 1);
}

/** How a mutant is called in a report. No two have the same name. */
export function nameOf({ file, breaks }: Pick<Mutant, 'file' | 'breaks'>): string {
  return `${file}: ${breaks}`;
}

/** The file's text with the fault in it. Throws unless the original text occurs exactly once. */
export function mutate(mutant: Mutant, source: string): string {
  const places = source.split(mutant.find).length - 1;
  if (places !== 1) {
    throw new Error(
      `${mutant.file}: "${mutant.find}" occurs ${places} times, expected once (${mutant.breaks})`,
    );
  }
  if (mutant.find === mutant.replace) {
    throw new Error(`${mutant.file}: the fault changes nothing (${mutant.breaks})`);
  }
  return source.replace(mutant.find, () => mutant.replace);
}
