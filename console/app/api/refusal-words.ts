import type { Envelope, FieldFault } from '@marquee/contract/envelope.ts';
import type { Words } from '../words/use-words.ts';
import { Refused } from './client.ts';

/** Why a command is refused. What has no words here is told as it came. */
export function reasonsText(words: Words, reasons: readonly FieldFault[]): string {
  return reasons
    .map(({ key, expected, values }) => words.find(key, expected, withKindsNamed(words, values)))
    .join(' ');
}

/** Kinds of documents come as their codes, as the command line prints them. */
function withKindsNamed(words: Words, values: FieldFault['values']): FieldFault['values'] {
  const { documents } = values;
  if (documents === undefined) return values;
  const names = documents.split(', ').map((kind) => words.find(`documentKind.${kind}`, kind));
  return { ...values, documents: new Intl.ListFormat(words.locale, { style: 'narrow' }).format(names) };
}

/** What is said of a refusal. A command that is refused says why. */
export function refusalText(words: Words, { statusMessage, statusDetail }: Envelope): string {
  if (statusMessage === 'commandRefused' && typeof statusDetail !== 'string') {
    return words('errors.commandRefused', { detail: reasonsText(words, statusDetail) });
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

/** What is wrong with each field of a form, by the field's name. What is wrong with the whole is no field's. */
export function fieldFaults(words: Words, { statusDetail }: Envelope): Readonly<Record<string, string>> {
  if (typeof statusDetail === 'string') return {};
  return Object.fromEntries(
    statusDetail
      .filter(({ field }) => field !== '')
      .map(({ field, expected, key, values }) => [field, words.find(key, expected, values)]),
  );
}
