/** A rule of the protocol, and how to test that a wallet or a provider keeps it. */
export interface Rule<Subject> {
  /** Short, stable and printed, e.g. `bet-repeat`. */
  readonly id: string;
  /** The rule, as a sentence. */
  readonly title: string;
  /**
   * Play it. Each complaint states what was expected and what happened. Returns `untried` if the subject lacks
   * something the test needs, and `not_offered` if the subject states that it does not offer the feature.
   */
  play(subject: Subject, complain: Complain, note: Note): Promise<'untried' | 'not_offered' | void>;
}

/** Record a fault. */
export type Complain = (complaint: string) => void;
/** Say what was left out, and why that is no fault. */
export type Note = (text: string) => void;

export interface Verdict {
  readonly id: string;
  readonly title: string;
  /** Empty if the rule is kept. */
  readonly complaints: readonly string[];
  readonly notes: readonly string[];
  readonly isTried: boolean;
  /** False if the subject does not offer the feature, so there is nothing to try. */
  readonly isOffered: boolean;
}

/** Play rules one after another, so that none disturbs the balance of another. `told` receives each verdict at once. */
export async function playRules<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  told: (verdict: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { id, title, play } of rules) {
    const complaints: string[] = [];
    const notes: string[] = [];
    let outcome: Awaited<ReturnType<typeof play>> = undefined;
    try {
      outcome = await play(
        subject,
        (complaint) => complaints.push(complaint),
        (text) => notes.push(text),
      );
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error));
    }
    const verdict = {
      id,
      title,
      complaints,
      notes,
      isTried: outcome !== 'untried',
      isOffered: outcome !== 'not_offered',
    };
    verdicts.push(verdict);
    told(verdict);
  }
  return verdicts;
}

/** A verdict as it is printed. */
export function linesOf({ id, title, complaints, notes, isTried, isOffered }: Verdict): string[] {
  const kept = isOffered ? 'kept   ' : 'absent ';
  const word = complaints.length > 0 ? 'BROKEN ' : isTried ? kept : 'untried';
  return [
    `${word}  ${id.padEnd(28)} ${title}`,
    ...[...complaints, ...notes].map((text) => `          ${text}`),
  ];
}

/** The last line, and the exit code: 0 if every rule is kept, 1 if one is broken, 2 if one could not be tried. */
export function conclude(verdicts: readonly Verdict[]): { line: string; exitCode: 0 | 1 | 2 } {
  const broken = verdicts.filter(({ complaints }) => complaints.length > 0).length;
  const untried = verdicts.filter(({ isTried, complaints }) => !isTried && complaints.length === 0).length;
  const absent = verdicts.filter(({ isOffered }) => !isOffered).length;
  const kept = verdicts.length - broken - untried - absent;
  const line = `${kept} rules kept, ${broken} broken, ${untried} untried, ${absent} of what is not offered`;
  return { line, exitCode: broken > 0 ? 1 : untried > 0 ? 2 : 0 };
}
