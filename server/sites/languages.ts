import type { z } from 'zod';
import type { languageSchema } from '@marquee/contract/entities.ts';

/** The five chunks in which a language's messages load. */
export const messageFiles = ['interface', 'validation', 'errors', 'general', 'misc'];

/** The languages that a site can list. Those without files are listed, and shown in the site's default language. */
const languages: z.infer<typeof languageSchema>[] = [
  { code: 'EN', name: 'English', icon: 'en.svg', files: messageFiles },
  { code: 'PHP', name: 'Filipino', icon: 'php.svg', files: messageFiles },
  { code: 'CN', name: '中文', icon: 'cn.svg', files: messageFiles },
  { code: 'MMK', name: 'မြန်မာ', icon: 'mmk.svg', files: [] },
  { code: 'MNT', name: 'Монгол', icon: 'mnt.svg', files: [] },
  { code: 'IDR', name: 'Bahasa Indonesia', icon: 'idr.svg', files: [] },
];

/** The entries of the given codes, in the site's order; unknown codes are passed over. */
export function languagesOf(codes: readonly string[]): z.infer<typeof languageSchema>[] {
  return codes.flatMap((code) => languages.filter((language) => language.code === code));
}
