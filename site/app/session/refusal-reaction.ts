import type { Envelope } from '@marquee/contract/envelope.ts';

/** The refusals that end the session. */
const endings: ReadonlySet<string> = new Set([
  'sessionExpired',
  'Session Expired',
  'BLOCK',
  'CLOSE',
  'permissionDenied',
]);

export function endsSession(statusMessage: string): boolean {
  return endings.has(statusMessage);
}

/** Whether a refusal says that the account may not be used: to whom signs in, it is the answer. */
export function refusesAccount(statusMessage: string): boolean {
  return statusMessage === 'BLOCK' || statusMessage === 'CLOSE';
}

/** What the site does with a refusal that no form takes: nothing, a line in the log, a sign-out, or words on screen. */
export function reactionTo({
  statusCode,
  statusMessage,
}: Pick<Envelope, 'statusCode' | 'statusMessage'>): 'none' | 'log' | 'sign_out' | 'show' {
  if (statusCode === 1 || statusMessage === 'OK') return 'none';
  if (endsSession(statusMessage)) return 'sign_out';
  if (statusMessage === 'serviceUnavailable') return 'log';
  // The player was asked for the proof, and has chosen not to give it.
  if (statusMessage === 'stepUpRequired') return 'none';
  return 'show';
}

/**
 * The words of a refusal: the translation where the message is purely letters, else the message itself, and `unknownError`
 * where it is empty. A key without a translation is no sentence, so it is `unknownError` too. `translate` answers undefined
 * for a key it does not know; as long as it knows none at all, there are no words yet.
 */
export function refusalWords(message: string, translate: (key: string) => string | undefined): string {
  const unknown = (): string => translate('unknownError') ?? '';
  if (message === '') return unknown();
  return /^[A-Za-z]+$/.test(message) ? (translate(message) ?? unknown()) : message;
}
