import type { Words } from '../../words/use-words.ts';

/** What was done, in words; the call's own name for what there are none for. */
export function callName(words: Words, call: string): string {
  return words.find(`call.${call.replaceAll('/', '.')}`, call);
}
