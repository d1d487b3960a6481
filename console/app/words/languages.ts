/** The languages that the console speaks, each by its own name. */
export const languages = {
  EN: { name: 'English', locale: 'en', tag: 'en' },
  CN: { name: '简体中文', locale: 'zh-CN', tag: 'zh-Hans' },
} as const;

export type LanguageCode = keyof typeof languages;
export const languageCodes: readonly LanguageCode[] = ['EN', 'CN'];

function isLanguageCode(code: string | null): code is LanguageCode {
  return code !== null && Object.hasOwn(languages, code);
}

const key = 'console.language';

/** What was chosen in this browser, else what it asks for. */
export function preferredLanguage(): LanguageCode {
  const chosen = localStorage.getItem(key);
  if (isLanguageCode(chosen)) return chosen;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('zh')) &&
    !navigator.language.toLowerCase().startsWith('en')
    ? 'CN'
    : 'EN';
}

export function rememberLanguage(code: LanguageCode): void {
  localStorage.setItem(key, code);
}
