import { expect, test } from 'vitest';
import { languages } from '../../words/languages.ts';
import { likelyCountry } from './likely-country.ts';

test('a telephone number begins in the country of the site, whatever its language', () => {
  expect(likelyCountry('MX', languages.EN.locale)).toBe('MX');
  expect(likelyCountry('PH', languages.CN.locale)).toBe('PH');
});

test.each([null, undefined])(
  'where the site has no country (%s), it begins where the language is at home',
  (none) => {
    expect(likelyCountry(none, languages.CN.locale)).toBe('CN');
    expect(likelyCountry(none, 'fil')).toBe('PH');
    expect(likelyCountry(none, 'pt-BR')).toBe('BR');
    expect(likelyCountry(none, 'en')).toBe('US');
  },
);

test('what is no country, of the site or of the language, is passed over', () => {
  expect(likelyCountry('XX', 'fil')).toBe('PH');
  expect(likelyCountry(null, 'eo-001')).toBe('US');
});
