import { expect, test } from 'vitest';
import { everyLanguage, pageLanguage, preferencesOf, siteLanguages } from './page-language.ts';

const english = siteLanguages(['EN', 'PHP', 'CN', 'MMK', 'MNT', 'IDR'], 'EN');

test.each([
  ['/', undefined, 'EN'],
  ['/slots', undefined, 'EN'],
  ['/cn', undefined, 'CN'],
  ['/cn/slots?sort=name', undefined, 'CN'],
  ['/cn?sort=name', undefined, 'CN'],
  ['/php/', 'language=CN', 'PHP'],
  ['/cnn', 'theme=dark; language=php', 'PHP'],
  ['/cnn', 'theme=dark; language=phpx', 'EN'],
  ['/?next=/cn/slots', undefined, 'EN'],
  ['/slots', 'language=MMK', 'EN'],
  ['/toString', 'language=CN', 'CN'],
])('S2.13 S4.16 %s with the cookies "%s" is in %s', (path, cookie, language) => {
  expect(pageLanguage(path, { cookie }, english, 'language')).toBe(language);
});

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'CN'],
  ['zh-Hant-TW', 'CN'],
  ['fil-PH, en;q=0.5', 'PHP'],
  ['tl', 'PHP'],
  ['en;q=0.3, tl;q=0.7', 'PHP'],
  ['de-DE, my;q=0.9, mn;q=0.8, id;q=0.7', 'EN'],
  ['zh;q=0, fil;q=0.1', 'PHP'],
  ['*', 'EN'],
  ['', 'EN'],
  [`${'de,'.repeat(100)}zh`, 'EN'],
])('S4.16 a first visit that prefers "%s" is in %s', (accepted, language) => {
  expect(pageLanguage('/slots', { 'accept-language': accepted }, english, 'language')).toBe(language);
});

test('a path wins over a cookie, a cookie over what the browser prefers', () => {
  const headers = { cookie: 'language=PHP', 'accept-language': 'zh' };
  expect(pageLanguage('/en/slots', headers, english, 'language')).toBe('EN');
  expect(pageLanguage('/slots', headers, english, 'language')).toBe('PHP');
});

test('a language that the site does not offer is not spoken, whoever asks for it', () => {
  const site = siteLanguages(['EN', 'PHP'], 'PHP');
  expect(
    pageLanguage('/cn/slots', { cookie: 'language=CN', 'accept-language': 'zh' }, site, 'language'),
  ).toBe('PHP');
});

test("S9.5 a site's usual language has message files", () => {
  expect(siteLanguages(['MMK', 'PHP', 'EN'], 'MMK')).toEqual({ offered: ['PHP', 'EN'], usual: 'EN' });
  expect(siteLanguages(['MMK', 'PHP'], 'MMK').usual).toBe('PHP');
  expect(siteLanguages(['MMK'], 'MMK')).toEqual({ offered: ['EN'], usual: 'EN' });
  expect(pageLanguage('/slots', {}, everyLanguage, 'language')).toBe('EN');
});

test('a header is read once', () => {
  const read = preferencesOf('zh-CN,zh;q=0.9');
  expect(preferencesOf('zh-CN,zh;q=0.9')).toBe(read);
  expect(read).toEqual(['CN']);
});

test('S9.10 the cookie has the configured name, and no other counts', () => {
  const headers = { cookie: 'language=PHP; lang_of_site=CN' };
  expect(pageLanguage('/slots', headers, english, 'lang_of_site')).toBe('CN');
  expect(pageLanguage('/slots', { cookie: 'language=PHP' }, english, 'lang_of_site')).toBe('EN');
});
