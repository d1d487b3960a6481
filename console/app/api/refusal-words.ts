import type { Envelope } from '@marquee/contract/envelope.ts';
import type { Words } from '../words/use-words.ts';
import { Refused } from './client.ts';

/** What is said of a refusal. A command that says why in its own words is quoted. */
export function refusalText(words: Words, { statusMessage, statusDetail }: Envelope): string {
  if (statusMessage === 'commandRefused' && typeof statusDetail === 'string') {
    return words('errors.commandRefused', { detail: statusDetail });
  }
  return words.find(`errors.${statusMessage}`, words('errors.internalServerError'));
}

/** What is said of an error that a call ended in. */
export function failureText(words: Words, error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined;
  return error instanceof Refused ? refusalText(words, error.envelope) : words('errors.internalServerError');
}

/** As `failureText`, of what may pass when it is tried again; nothing of a refusal of what was asked. */
export function passingFailure(words: Words, error: unknown): string | undefined {
  const isRefusal = error instanceof Refused && !passing.has(error.envelope.statusMessage);
  return isRefusal ? undefined : failureText(words, error);
}
const passing: ReadonlySet<string> = new Set(['unreachable', 'internalServerError', 'serviceUnavailable']);

/** What is wrong with each field of a form, by the field's name. */
export function fieldFaults(words: Words, { statusDetail }: Envelope): Readonly<Record<string, string>> {
  if (typeof statusDetail === 'string') return {};
  return Object.fromEntries(
    statusDetail.map(({ field, expected, key, values }) => [field, words.find(key, expected, values)]),
  );
}
