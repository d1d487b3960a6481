import { refusals } from '@marquee/contract/refusals.ts';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../words/languages.ts';
import { wordsOf } from '../words/testing/words-of.ts';
import { refusalWords } from './refusal-reaction.ts';

/** What the browser makes itself, beside what the contract names. */
const clientMade = ['internalServerError', 'serviceUnavailable', 'disconnect', 'unknownError', ''];

describe.each(languageCodes)('S8.7 in %s', (language) => {
  const say = wordsOf(language);
  const translate = (key: string): string | undefined => {
    try {
      return say(key);
    } catch {
      return undefined;
    }
  };
  test.each([...Object.keys(refusals), ...clientMade])('"%s" is a sentence, never a key', (refusal) => {
    const words = refusalWords(refusal, translate);
    expect(words).not.toBe(refusal);
    expect(words).toMatch(/ |\p{Script=Han}/u);
    if (refusal !== '' && refusal !== 'unknownError') expect(words).not.toBe(say('unknownError'));
  });
  test('a key that is not known yet is one too', () => {
    expect(refusalWords('aRefusalOfTomorrow', translate)).toBe(say('unknownError'));
  });
});
