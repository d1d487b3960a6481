/** The languages that game clients speak. */
export const languages = ['en', 'fil', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The language to speak for the operator's code, which may be a language (`zh-CN`) or a market (`PHP`, `CN`). */
export function languageOf(code: string): Language {
  const lower = code.toLowerCase();
  if (/^(zh|cn|hans)/.test(lower)) return 'zh';
  if (/^(fil|tl|ph)/.test(lower)) return 'fil';
  return 'en';
}
