/** The check of a round that was copied from its page, whatever its kind: what is compared is the kind's, the verdict is the same. */
import type { z } from 'zod';
import { hashOfText } from '../kit/fairness/revealed.ts';
import { canonicalJson } from '../kit/published/canonical.ts';
import { type CheckStep } from '../kinds/slot/client/round/check-round.ts';
import { failurePart, verdictPart } from '../kinds/slot/client/round/round-view.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';

export type RoundCheck<Copy> = {
  /** The verdict on a round, or why it cannot be given. */
  verdictOf: (words: Words, copy: Copy) => Promise<HTMLElement>;
  /** The verdict on a copied round; undefined if the text is none of this kind. */
  verdictOfText: (words: Words, text: string) => Promise<HTMLElement | undefined>;
};

/** @param compare what is compared of a round, in the order of the proof. It may throw CannotCheck. */
export function createRoundCheck<Copy>(
  schema: z.ZodType<Copy>,
  compare: (copy: Copy) => Promise<CheckStep[]>,
  said?: Parameters<typeof verdictPart>[2],
): RoundCheck<Copy> {
  async function verdictOf(words: Words, copy: Copy): Promise<HTMLElement> {
    try {
      const steps = await compare(copy);
      return verdictPart(words, { steps, isAsPlayed: steps.every(({ holds }) => holds) }, said);
    } catch (error) {
      return failurePart(words, error);
    }
  }
  return {
    verdictOf,
    async verdictOfText(words, text) {
      try {
        return await verdictOf(words, schema.parse(JSON.parse(text)));
      } catch {
        return undefined;
      }
    },
  };
}

/** Whether the published mathematics are those that the round was played by; no step where the copy does not say which. */
export async function definitionStep(
  definitionHash: string | null | undefined,
  mathematics: unknown,
): Promise<CheckStep[]> {
  if (!definitionHash) return [];
  return [{ id: 'definition', holds: (await hashOfText(canonicalJson(mathematics))) === definitionHash }];
}
