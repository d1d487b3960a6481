import { z } from 'zod';

/** A text for players, in every language that has translations. */
export const wordsSchema = z.strictObject({
  EN: z.string().min(1),
  PHP: z.string().min(1),
  CN: z.string().min(1),
});
export type Words = z.infer<typeof wordsSchema>;

const storedSchema = z.record(z.string(), z.string());

/** The text in a language, or in English if that translation is missing. Takes the value of a jsonb column. */
export function inLanguage(stored: unknown, language: string): string {
  const words = storedSchema.parse(stored);
  return (Object.hasOwn(words, language) ? words[language] : undefined) ?? words['EN'] ?? '';
}

/** The stored text in every language. A missing translation falls back to English. */
export function inEveryLanguage(stored: unknown): Words {
  return { EN: inLanguage(stored, 'EN'), PHP: inLanguage(stored, 'PHP'), CN: inLanguage(stored, 'CN') };
}
