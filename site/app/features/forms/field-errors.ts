import type { Envelope } from '@marquee/contract/envelope.ts';
import { expectationWords } from '@marquee/contract/validation.ts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useRefusalWords } from '../../session/report.ts';
import { useWords } from '../../words/use-words.ts';

/** The words of a field's error in the visitor's language, whether the browser or the server found it. */
export function useFieldError(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const t = useWords();
  const refusalWords = useRefusalWords();
  return (error) => {
    if (!error) return undefined;
    const message = error.message ?? '';
    const words = expectationWords(message);
    return words ? t(words.id, words.values) : refusalWords(message);
  };
}

/**
 * Show a refusal at the fields of a form that it is about: those that `statusDetail` names, or the one that the form holds
 * responsible for this refusal. Returns the first of them, or undefined where the refusal is about none.
 */
export function showAtFields<Values extends FieldValues>(
  refusal: Envelope,
  fields: readonly Path<Values>[],
  responsible: Partial<Record<string, Path<Values>>>,
  setError: UseFormSetError<Values>,
): Path<Values> | undefined {
  const field = responsible[refusal.statusMessage];
  if (field) {
    setError(field, { type: 'refusal', message: refusal.statusMessage }, { shouldFocus: true });
    return field;
  }
  if (typeof refusal.statusDetail === 'string') return undefined;
  const shown = refusal.statusDetail.flatMap((fault) => {
    const at = fields.find((name) => name === fault.field);
    if (at) setError(at, { type: 'refusal', message: fault.expected }, { shouldFocus: true });
    return at ? [at] : [];
  });
  return shown[0];
}
