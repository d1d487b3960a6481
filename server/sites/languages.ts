import { isLanguage, isSpoken, languages } from '@marquee/contract/languages.ts';
import type { languageSchema } from '@marquee/contract/entities.ts';
import type { z } from 'zod';

/** Each language's messages are split into these five files. */
export const messageFiles = ['interface', 'validation', 'errors', 'general', 'misc'];

/**
 * The languages with the given codes, in the site's order. Skips unknown codes. A language without files is listed but
 * shown in the site's default language.
 */
export function languagesOf(codes: readonly string[]): z.infer<typeof languageSchema>[] {
  return codes.filter(isLanguage).map((code) => ({
    code,
    name: languages[code].name,
    icon: `${code.toLowerCase()}.svg`,
    files: isSpoken(code) ? messageFiles : [],
  }));
}
