import { createContext, useCallback, useContext } from 'react';
import { useLocation } from 'react-router';
import { languageOfPrefix } from '../words/languages.ts';
import { pathIn, type ShellData } from './shell-data.ts';

export const ShellContext = createContext<ShellData | undefined>(undefined);

/** The site, its content and its language, wherever a page is. */
export function useShell(): ShellData {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell was called outside the shell.');
  return shell;
}

/** A function that turns a path of the site, such as /slots, into a link's address in the page's language. */
export function usePath(): (path: string) => string {
  const { language } = useShell();
  const { pathname } = useLocation();
  const prefixed = languageOfPrefix(pathname.split('/')[1] ?? '') !== undefined;
  return useCallback((path) => pathIn(language, prefixed, path), [language, prefixed]);
}
