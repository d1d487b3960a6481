/** A rule of the protocol, and how a wallet or a provider is seen to keep it. */
export interface Rule<Subject> {
  /** Short, stable and printed, e.g. `bet-repeat`. */
  readonly id: string;
  /** What is right, as a sentence. */
  readonly title: string;
  /**
   * Play it; each complaint says what was expected and what happened. Answers `untried` where the subject has nothing on
   * which it could be tried.
   */
  play(subject: Subject, complain: Complain): Promise<'untried' | void>;
}

/** Note what is wrong. */
export type Complain = (complaint: string) => void;

export interface Verdict {
  readonly id: string;
  readonly title: string;
  /** None where the rule is kept. */
  readonly complaints: readonly string[];
  readonly isTried: boolean;
}

/** Play rules one after another, so that no rule disturbs the balance of another. `told` hears of each as it is done. */
export async function playRules<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  told: (verdict: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { id, title, play } of rules) {
    const complaints: string[] = [];
    let isTried = true;
    try {
      const outcome = await play(subject, (complaint) => complaints.push(complaint));
      isTried = outcome !== 'untried';
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error));
    }
    const verdict = { id, title, complaints, isTried };
    verdicts.push(verdict);
    told(verdict);
  }
  return verdicts;
}

/** A verdict as it is printed. */
export function linesOf({ id, title, complaints, isTried }: Verdict): string[] {
  const word = complaints.length > 0 ? 'BROKEN ' : isTried ? 'kept   ' : 'untried';
  return [`${word}  ${id.padEnd(28)} ${title}`, ...complaints.map((complaint) => `          ${complaint}`)];
}
