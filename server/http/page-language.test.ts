import { expect, test } from 'vitest';
import { chosenLanguage, pageLanguage } from './page-language.ts';

test.each([
  ['/', undefined, undefined],
  ['/slots', undefined, undefined],
  ['/cn', undefined, 'CN'],
  ['/cn/slots?sort=name', undefined, 'CN'],
  ['/cn?sort=name', undefined, 'CN'],
  ['/php/', 'language=CN', 'PHP'],
  ['/cnn', 'theme=dark; language=php', 'PHP'],
  ['/?next=/cn/slots', undefined, undefined],
  ['/slots', 'language=MMK', undefined],
  ['/toString', 'language=EN', 'EN'],
])('of %s with the cookies "%s" the visitor has chosen %s', (path, cookies, language) => {
  expect(chosenLanguage(path, cookies, 'language')).toBe(language);
});

test("without a choice a page is in the site's language, or in English where that has no message files", () => {
  expect(pageLanguage('/slots', undefined, 'PHP', 'language')).toBe('PHP');
  expect(pageLanguage('/slots', undefined, 'MMK', 'language')).toBe('EN');
  expect(pageLanguage('/en/slots', undefined, 'PHP', 'language')).toBe('EN');
});

test('S9.10 the cookie has the configured name, and no other counts', () => {
  expect(chosenLanguage('/slots', 'language=PHP; lang_of_site=CN', 'lang_of_site')).toBe('CN');
  expect(chosenLanguage('/slots', 'language=PHP', 'lang_of_site')).toBeUndefined();
});
