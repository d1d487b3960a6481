import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allTexts, languages, plain, type Language } from './texts.ts';

interface Term {
  readonly words: Readonly<Record<Language, string>>;
  readonly never: readonly { readonly language: Language; readonly word: string }[];
}

const terms = readTerms(await readFile(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8'));
const texts = (await allTexts()).map(({ place, words }) => ({
  place,
  words: { EN: plain(words.EN), PHP: plain(words.PHP), CN: plain(words.CN) },
}));

test('the glossary has a word for every term in every language', () => {
  expect(terms.length).toBeGreaterThan(50);
  for (const { words } of terms) {
    for (const language of languages) expect(words[language], words.EN).not.toBe('');
  }
});

test('a label that is a term has the word of the glossary in every language', () => {
  const strays: string[] = [];
  let labels = 0;
  for (const { words } of terms) {
    for (const text of texts) {
      if (text.words.EN.toLowerCase() !== words.EN.toLowerCase()) continue;
      labels += 1;
      for (const language of ['PHP', 'CN'] as const) {
        if (!text.words[language].toLowerCase().includes(words[language].toLowerCase())) {
          strays.push(`${text.place}: ${text.words[language]} instead of ${words[language]}`);
        }
      }
    }
  }
  expect(strays).toEqual([]);
  expect(labels).toBeGreaterThan(50);
});

test('no text holds a word that the glossary has another one for', () => {
  const strays = terms.flatMap(({ never }) =>
    never.flatMap(({ language, word }) => {
      const pattern =
        language === 'CN' ? new RegExp(word) : new RegExp(`(?<![\\w-])${word}(?:ng)?(?![\\w-])`, 'i');
      return texts
        .filter(({ words }) => pattern.test(words[language]))
        .map(({ place, words }) => `${word}: ${place}: ${words[language]}`);
    }),
  );
  expect(strays).toEqual([]);
});

/** The rows of the tables: term, meaning, three languages, and what is never said. */
function readTerms(markdown: string): Term[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| (?!term )/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, , , EN = '', PHP = '', CN = '', never = '']) => ({
      words: { EN, PHP, CN },
      never: never
        .split(';')
        .map((part) => /^\s*(EN|PHP|CN): (.+)$/.exec(part))
        .flatMap((match) => {
          const language = languages.find((code) => code === match?.[1]);
          const words = match?.[2]?.split(',') ?? [];
          return language ? words.map((word) => ({ language, word: word.trim() })) : [];
        }),
    }));
}
