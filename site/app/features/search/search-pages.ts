import { housePages } from '../../shell/brand-pages.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { accountHome, accountLinks } from '../account-area/account-links.ts';
import { searchedName, type SearchedName } from '../lobby/name-match.ts';

/** A page that the search finds. */
export interface SearchedPage {
  readonly href: string;
  readonly label: string;
  readonly name: SearchedName;
}

/** Pages for those who are not signed in. */
const visitorPages = [
  { path: '/login', label: 'account.signIn' },
  { path: '/register', label: 'account.register' },
];

/** The pages that a visitor, or a player, can go to: the menu's, his own, and those about the house. */
export function useSearchPages(isPlayer: boolean): SearchedPage[] {
  const t = useWords();
  const path = usePath();
  const { content } = useShell();
  const pages = [
    ...content.menu.map((item) => ({ path: item.href, label: item.label_key })),
    ...(isPlayer ? [accountHome, ...accountLinks] : visitorPages),
    ...housePages,
    { path: '/providers', label: 'page.providers' },
  ];
  return pages.map((page) => {
    const label = t.find(page.label);
    return { href: path(page.path), label, name: searchedName(label) };
  });
}
