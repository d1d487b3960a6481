/** The languages that a template's own words are written in; a page in any other shows the English ones. */
export interface OwnWords<Words> {
  readonly EN: Words;
  readonly PHP: Words;
  readonly CN: Words;
}

/** A template's own words in the language of a page. */
export function wordsIn<Words>(words: OwnWords<Words>, language: string): Words {
  if (language === 'PHP' || language === 'CN') return words[language];
  return words.EN;
}
