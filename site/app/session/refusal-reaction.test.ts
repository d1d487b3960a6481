import { expect, test } from 'vitest';
import { reactionTo, refusalWords } from './refusal-reaction.ts';

const refused = (statusMessage: string) => ({ statusCode: -1, statusMessage });

test('S8.1 a success asks for nothing', () => {
  expect(reactionTo({ statusCode: 1, statusMessage: '' })).toBe('none');
  expect(reactionTo({ statusCode: 0, statusMessage: 'OK' })).toBe('none');
});

test.each(['sessionExpired', 'Session Expired', 'BLOCK', 'CLOSE', 'permissionDenied'])(
  'S8.5 %s ends the session',
  (message) => expect(reactionTo(refused(message))).toBe('sign_out'),
);

test('S8.6 serviceUnavailable is only logged', () => {
  expect(reactionTo(refused('serviceUnavailable'))).toBe('log');
});

test('S8.7 letters are translated, anything else is shown as it is, nothing is unknownError', () => {
  const words: Record<string, string> = { accountTaken: 'Taken.', unknownError: 'Something went wrong.' };
  const translate = (key: string) => words[key];
  expect(reactionTo(refused('accountTaken'))).toBe('show');
  expect(refusalWords('accountTaken', translate)).toBe('Taken.');
  expect(refusalWords('noSuchKey', translate)).toBe('Something went wrong.');
  expect(refusalWords('accountTaken', () => undefined)).toBe('');
  expect(refusalWords('Wait 5 minutes.', translate)).toBe('Wait 5 minutes.');
  expect(refusalWords('', translate)).toBe('Something went wrong.');
});
