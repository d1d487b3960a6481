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
 * The words of a refusal: a translation where the message is purely letters and has one, else the message itself, and
 * `unknownError` where it is empty. `translate` answers undefined for a key it does not know.
 */
export function refusalWords(message: string, translate: (key: string) => string | undefined): string {
  if (message === '') return translate('unknownError') ?? 'unknownError';
  if (/^[A-Za-z]+$/.test(message)) return translate(message) ?? message;
  return message;
}
