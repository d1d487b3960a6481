import { inLanguage } from '../words.ts';

/** A text of every language that is written; the others are empty. */
export interface WrittenText {
  readonly EN: string;
  readonly PHP: string;
  readonly CN: string;
}

/** The stored text as it is edited: what is missing is empty, and does not look like a translation. */
export function writtenText(stored: unknown): WrittenText {
  const own = typeof stored === 'object' && stored !== null ? stored : {};
  const read = (language: 'EN' | 'PHP' | 'CN') => (language in own ? inLanguage(stored, language) : '');
  return { EN: read('EN'), PHP: read('PHP'), CN: read('CN') };
}

/** The text as it is stored: without the languages in which it is not written, for which English stands in. */
export function storedText({ EN, PHP, CN }: WrittenText): string {
  return JSON.stringify({ EN, ...(PHP === '' ? {} : { PHP }), ...(CN === '' ? {} : { CN }) });
}
