import { z } from 'zod';

/** Words that players read, in the languages that have words. */
export const wordsSchema = z.strictObject({
  EN: z.string().min(1),
  PHP: z.string().min(1),
  CN: z.string().min(1),
});
export type Words = z.infer<typeof wordsSchema>;

const storedSchema = z.record(z.string(), z.string());

/** The words in a language, in English where it has none. Takes what a jsonb column answers. */
export function inLanguage(stored: unknown, language: string): string {
  const words = storedSchema.parse(stored);
  return (Object.hasOwn(words, language) ? words[language] : undefined) ?? words['EN'] ?? '';
}

/** Words as they are stored, in every language: in English where one is missing. */
export function inEveryLanguage(stored: unknown): Words {
  return { EN: inLanguage(stored, 'EN'), PHP: inLanguage(stored, 'PHP'), CN: inLanguage(stored, 'CN') };
}
