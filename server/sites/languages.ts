import type { z } from 'zod';
import type { languageSchema } from '@marquee/contract/entities.ts';

/** Each language's messages are split into these five files. */
export const messageFiles = ['interface', 'validation', 'errors', 'general', 'misc'];

/** The languages that a site can offer. A language without files is listed but shown in the site's default language. */
const languages: z.infer<typeof languageSchema>[] = [
  { code: 'EN', name: 'English', icon: 'en.svg', files: messageFiles },
  { code: 'PHP', name: 'Filipino', icon: 'php.svg', files: messageFiles },
  { code: 'CN', name: '中文', icon: 'cn.svg', files: messageFiles },
  { code: 'MMK', name: 'မြန်မာ', icon: 'mmk.svg', files: [] },
  { code: 'MNT', name: 'Монгол', icon: 'mnt.svg', files: [] },
  { code: 'IDR', name: 'Bahasa Indonesia', icon: 'idr.svg', files: [] },
];

/** The languages with the given codes, in the site's order. Skips unknown codes. */
export function languagesOf(codes: readonly string[]): z.infer<typeof languageSchema>[] {
  return codes.flatMap((code) => languages.filter((language) => language.code === code));
}
