import { useWords } from '../../words/use-words.ts';

/** The language in which titles of a site are shown to whoever works in the console. */
export function useContentLanguage(): 'EN' | 'CN' {
  return useWords().locale.startsWith('zh') ? 'CN' : 'EN';
}
